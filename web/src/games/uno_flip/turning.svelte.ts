import type { UnoFlipEvent, UnoFlipView } from 'upcard';
import { untrack } from 'svelte';
import { motionWanted } from '$/settings/settings.svelte';
import type { TableStore } from '$/table/store.svelte';

/* ms: nothing moves; the table folds; it unfolds with its other side. */
const HUSH = 120;
const FOLD = 260;
const UNFOLD = 320;
/** ms until the table is on its edge, where all changes. */
export const TURNED = HUSH + FOLD;

/** While the whole table turns over, the old side stays visible until the table is on its edge. */
export class Turning {
  #table: TableStore;
  #held: UnoFlipView | null = $state.raw(null);
  #before: UnoFlipView | null = null;

  constructor(table: TableStore) {
    this.#table = table;
  }

  get shown(): UnoFlipView {
    return this.#held ?? (this.#table.view as UnoFlipView);
  }

  /** For $effect.pre. */
  follow(felt: HTMLElement | undefined): void {
    const now = this.#table.view as UnoFlipView;
    const flips = (this.#table.events as UnoFlipEvent[]).some((event) => event.type === 'flipped');
    untrack(() => {
      const before = this.#before;
      if (flips && before && before.side !== now.side && motionWanted()) void this.#turnOver(before, felt);
      else if (before !== now) this.#held = null;
      this.#before = now;
    });
  }

  async #turnOver(old: UnoFlipView, felt: HTMLElement | undefined): Promise<void> {
    const edge = 'perspective(60rem) rotateY(90deg)';
    this.#held = old;
    try {
      await felt?.animate([{ transform: 'none' }, { transform: edge }], {
        delay: HUSH,
        duration: FOLD,
        easing: 'cubic-bezier(0.5, 0, 0.9, 0.4)',
      }).finished;
    } finally {
      if (this.#held === old) this.#held = null;
    }
    felt?.animate([{ transform: 'perspective(60rem) rotateY(-90deg)' }, { transform: 'none' }], {
      duration: UNFOLD,
      easing: 'cubic-bezier(0.3, 1.5, 0.5, 1)',
    });
  }
}
