/* What the player is about to do: the choices that take more than one press. */
import type { HiloView } from 'upcard';
import type { TableStore } from '$/table/store.svelte';
import { lineOf, position, without } from './layout';
import type { Rows, Slot } from './scene';

/** The words of a move for a card of the layout, by phase; in other phases such a press is a question. */
const verbs: Partial<Record<HiloView['phase'], string>> = {
  choose: 'take',
  draw: 'take',
  drawn: 'trade',
  hilo: 'take',
};

/** What a removal would do: which places go, where the others go, what is left. */
export interface Slide {
  gone: Set<number>;
  moved: Map<number, 'left' | 'up'>;
  left: string[][];
}

/** The round whose end the player still looks at, while the table has continued; null: no such round. */
export const looking: { at: number | null } = $state({ at: null });

/** The place where the top card of the discard pile is to go, '' until one is pressed; null: it is not taken. */
export const taking: { at: string | null } = $state({ at: null });

export class Play {
  readonly #table: TableStore;
  /** The top card of the discard pile is to be taken. */
  picked = $state(false);
  /** The place that was pressed before a pile was chosen. */
  aimed: string | null = $state(null);
  /** The removal that was pressed, and the one under the pointer or the focus. */
  chosen: string | null = $state(null);
  peeked: string | null = $state(null);
  /** The layouts that the engine foresees, by move. */
  #foreseen: Record<string, string[][]> = $state.raw({});

  constructor(table: TableStore) {
    this.#table = table;
  }

  get view(): HiloView {
    return this.#table.view as HiloView;
  }
  get removals(): string[] {
    return this.#table.moves.filter((move) => move.startsWith('remove '));
  }
  get shown(): string | null {
    return this.peeked ?? this.chosen;
  }

  /** A new position: nothing is half done any more. */
  renew(): void {
    this.picked = false;
    this.aimed = this.peeked = null;
    this.chosen = this.removals.length === 1 ? this.removals[0]! : null;
    this.#foreseen = {};
    for (const move of this.removals) void this.#foresee(move);
  }

  async #foresee(move: string): Promise<void> {
    const { seq } = this.#table;
    const seat = this.#table.info.seat;
    // Only cosmetic, so it may fail when the table is left meanwhile.
    const preview = await this.#table.source.preview?.(move).catch(() => null);
    if (!preview || seat === null || this.#table.seq !== seq) return;
    const view = preview.view as HiloView;
    // The removal may end the round; then the layouts to come are others.
    if (view.round !== this.view.round || view.over || (preview.uncertain as string[]).includes('layouts')) return;
    this.#foreseen = { ...this.#foreseen, [move]: view.layouts[seat]! };
  }

  /** What a removal would do to these cards, as the engine computed it, if it has. */
  slide(rows: Rows, move: string): Slide {
    const line = lineOf(move.slice('remove '.length));
    const rest = without(rows, line);
    const left = this.#foreseen[move] ?? rest.map((row) => row.map((slot) => slot.card));
    const open = new Set(left.flat());
    const gone = new Set(rows.flat().map((slot) => slot.id));
    const before = places(rows);
    const moved: Slide['moved'] = new Map();
    for (const [id, place] of places(rest)) {
      const slot = rest.flat().find((s) => s.id === id) as Slot;
      if (slot.card !== '?' && !open.has(slot.card)) continue; // a line that the slide makes goes too
      gone.delete(id);
      if (before.get(id) !== place) moved.set(id, line.closes);
    }
    return { gone, moved, left };
  }

  /** The move that a press of the place makes. */
  moveAt(place: string): string {
    return `${verbs[this.view.phase] ?? 'turn'} ${place}`;
  }

  pressCard(place: string, row: number, column: number): void {
    const lines = this.removals.filter((move) => lineOf(move.slice('remove '.length)).has(row, column));
    if (lines.length) return this.#chooseAmong(lines);
    const move = this.moveAt(place);
    if (this.view.phase === 'choose' && !this.picked && this.#table.moves.includes(move)) {
      this.picked = true;
      this.aimed = place;
    } else void this.#table.play(move);
  }

  #chooseAmong(lines: string[]): void {
    this.peeked = null;
    const at = this.chosen ? lines.indexOf(this.chosen) : -1;
    if (at >= 0 && lines.length === 1) void this.#table.play(lines[0]!);
    else this.chosen = lines[(at + 1) % lines.length]!;
  }

  pressLine(move: string): void {
    if (this.chosen === move) void this.#table.play(move);
    else this.chosen = move;
  }

  pressDiscards(): void {
    if (this.view.phase === 'drawn') void this.#table.play('discard');
    else if (this.#table.moves.some((move) => move.startsWith('take '))) {
      this.picked = !this.picked;
      this.aimed = null;
    } else void this.#table.explain('take a1');
  }
}

function places(rows: Rows): Map<number, string> {
  return new Map(rows.flatMap((row, r) => row.map((slot, c) => [slot.id, position(r, c)] as const)));
}
