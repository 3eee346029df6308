import type { UnoFlipEvent, UnoFlipView } from 'upcard';
import { tick, untrack } from 'svelte';
import { motionWanted } from '$/settings/settings.svelte';
import type { TableStore } from '$/table/store.svelte';
import { DEAL, during, lastIn } from '$/ui/flight';
import { fade } from '$/ui/motion';
import { faceOf } from './faces';

/* ms: the card that turns the table comes onto the pile; nothing moves; the table folds; it unfolds with its other
 * side. */
const COMES = DEAL;
const HUSH = 120;
const FOLD = 260;
const UNFOLD = 320;
/* The cards of each hand then turn, from left to right. */
const CARD = 180;
const APART = 40;
/* Frames on its edge: in some the other side comes, so that none is late; in some it is painted. */
const COMING = 3;
const PAINTING = 2;
/** ms until the table is on its edge, where all changes. */
export const TURNED = COMES + HUSH + FOLD;

/** The old side with the card on the pile that turns the table. */
function withCard(view: UnoFlipView, events: UnoFlipEvent[]): UnoFlipView {
  const played = events.find((event) => event.type === 'played');
  if (played?.type !== 'played') return view;
  const { seat, card } = played;
  /* Of others the back alone may be known. */
  const [light, dark] = card.split('/');
  const known = [card, view.side === 'light' ? dark : light];
  const without = (hand: UnoFlipView['hands'][number]) =>
    typeof hand === 'number' ? hand - 1 : hand.filter((_, i) => i !== hand.findIndex((one) => known.includes(one)));
  return {
    ...view,
    hands: view.hands.map((hand, of) => (of === seat ? without(hand) : hand)),
    discard: [...view.discard, card],
    color: (faceOf(card, view.side).color as UnoFlipView['color']) ?? view.color,
  };
}

/** While the whole table turns over, the old side stays visible until the table is on its edge. */
export class Turning {
  #table: TableStore;
  #held: UnoFlipView | null = $state.raw(null);
  /* On the edge the other seats turn after the rest, some in each frame. */
  #late: UnoFlipView | null = $state.raw(null);
  #turned = $state(0);
  #onEdge = $state(false);
  #before: UnoFlipView | null = null;

  constructor(table: TableStore) {
    this.#table = table;
  }

  get shown(): UnoFlipView {
    return this.#held ?? (this.#table.view as UnoFlipView);
  }

  /** What one of the other seats shows. */
  shownBy(other: number): UnoFlipView {
    return (other < this.#turned ? null : this.#late) ?? this.shown;
  }

  /** Whether the table is on its edge. It lies flat then, all but invisible, so that its other side is painted before
   * it moves: a browser paints nothing that is seen from the edge. */
  get onEdge(): boolean {
    return this.#onEdge;
  }

  /** For $effect.pre. */
  follow(felt: HTMLElement | undefined): void {
    const now = this.#table.view as UnoFlipView;
    const flips = (this.#table.events as UnoFlipEvent[]).some((event) => event.type === 'flipped');
    untrack(() => {
      const before = this.#before;
      const turns = flips && before && before.side !== now.side;
      if (turns && motionWanted()) void this.#turnOver(withCard(before, this.#table.events as UnoFlipEvent[]), felt);
      else if (before !== now) this.#held = this.#late = null;
      if (turns && fade()) felt?.animate([{ opacity: 0 }, { opacity: 1 }], fade());
      this.#before = now;
    });
  }

  async #turnOver(old: UnoFlipView, felt: HTMLElement | undefined): Promise<void> {
    const edge = 'perspective(60rem) rotateY(90deg)';
    this.#held = old;
    const fold = felt?.animate([{ transform: 'none' }, { transform: edge }], {
      delay: COMES + HUSH,
      duration: FOLD,
      easing: 'cubic-bezier(0.5, 0, 0.9, 0.4)',
      fill: 'forwards',
    });
    try {
      await fold?.finished;
      this.#onEdge = true;
      await tick();
      fold?.cancel();
      await this.#change(old);
      this.#turnCards(felt);
      for (let frame = 0; frame < PAINTING; frame++) await new Promise(requestAnimationFrame);
    } finally {
      if (this.#held === old) this.#held = null;
      this.#onEdge = false;
      fold?.cancel();
    }
    await tick();
    felt?.animate([{ transform: 'perspective(60rem) rotateY(-90deg)' }, { transform: 'none' }], {
      duration: UNFOLD,
      easing: 'cubic-bezier(0.3, 1.5, 0.5, 1)',
    });
  }

  /** They begin so narrow that nothing is seen of them, but not without any width, which would not be painted. */
  #turnCards(felt: HTMLElement | undefined): void {
    const hands = [...(felt?.querySelectorAll('[data-hand]') ?? [])].map((hand) => [
      ...hand.querySelectorAll('[data-turns]'),
    ]);
    const whole = lastIn(hands, CARD, APART);
    for (const hand of hands)
      hand.forEach((card, i) => {
        card.animate(during({ scale: '0.001 1' }, { scale: '1 1' }, i * APART, CARD, whole), whole);
      });
  }

  /** Shows the other side, while nothing of it is seen. */
  async #change(old: UnoFlipView): Promise<void> {
    if (this.#held !== old) return;
    this.#turned = 0;
    this.#late = old;
    this.#held = null;
    for (let frame = 1; frame <= COMING; frame++) {
      await new Promise(requestAnimationFrame);
      this.#turned = Math.ceil((old.seats * frame) / COMING);
    }
    if (this.#late === old) this.#late = null;
  }
}
