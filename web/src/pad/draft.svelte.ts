/* The round that is being entered on a score pad: its parts, whose part it is, and what it would count. */
import { SvelteSet } from 'svelte/reactivity';
import type { PadProblem, PadState, Pads } from 'upcard/pad';
import { keep, kept } from '$/settings/settings.svelte';
import {
  corrects,
  fits,
  isEmpty,
  isProblem,
  newDraft,
  noPart,
  pointsOf,
  roundLine,
  typedHeap,
  typedPoints,
  waitingAfter,
  worthOf,
  type Draft,
} from './entry';
import { PadFile } from './file.svelte';
import { draftKey, type KeptPad } from './pads';

export class PadDraft extends PadFile {
  draft = $state({} as Draft);
  /** The draft as it was before each change, and the seat whose part was changed. */
  #past: { draft: Draft; seat: number }[] = $state.raw([]);
  #last: Draft;
  /** Seats whose points were there before: the first digit replaces them. */
  #old = new SvelteSet<number>();
  /** The seat whose part is being entered. */
  seat = $state(0);
  /** The number of a heap that is typed: its cards, or those of them that are worth more; null: points are. */
  heap: number | null = $state(null);
  /** The line was refused, but could be entered unchecked. */
  unlikely = $state(false);
  /** Seats that have nothing in the round although they could have points: they are asked about. */
  leftOut: number[] = $state.raw([]);
  /** What else is asked about: nobody went out, or cards of both sides. */
  doubt = $state('');
  /** The line was refused, but would be right if the typed points had the bonus in them: those points. */
  included: number | null = $state(null);

  /** The last digit went to the next seat, but could be one more of this seat, which would have these points. */
  longer: { seat: number; points: number } | null = $state.raw(null);

  protected constructor(from: KeptPad, engine: Pads, stored: string) {
    super(from, engine, stored);
    const left = kept<Draft | null>(draftKey(this.id), null);
    this.draft = fits(left, this.state) && !this.state.over ? left : newDraft(this.state.names.length);
    this.#last = $state.snapshot(this.draft);
    this.toFirstEmpty();
  }

  /** The seats' points of the round that is being entered, as far as they are known; null: nothing is entered. */
  get points(): (number | PadProblem | null)[] {
    return this.draft.parts.map((part, seat) => {
      if (part.nothing) return 0;
      if (part.cards.length) return this.engine.count(seat, [...part.cards], this.draft.who === seat);
      return worthOf(part, this.bonusOf(seat));
    });
  }

  /** The bonus that the pad adds to the points which are typed for a seat. */
  bonusOf(seat: number): number {
    return this.draft.who === seat ? this.state.bonus : 0;
  }

  protected line(checked = true): string {
    return roundLine(this.draft, this.state, checked);
  }

  /** What the correction would change, even an unlikely one; null: nothing is being corrected. */
  get preview(): PadState | PadProblem | null {
    if (!this.draft.fixes) return null;
    const after = this.try(this.line(false));
    return isProblem(after) ? this.try(this.line()) : after;
  }

  /** The points and the total that the present seat would have; null: they are not known yet. */
  get then(): { points: number; total: number } | null {
    const points = this.draft.fixes ? null : this.counts?.[this.seat];
    if (points == null || isEmpty(this.draft.parts[this.seat]!)) return null;
    return { points, total: this.state.totals[this.seat]! + points };
  }

  /** What this round would count for all seats, as the rules have it; null: it is not known yet. A sum that is compared
   * with those of the others is known when all are. */
  get counts(): (number | null)[] | null {
    const after = this.try(this.line());
    if (isProblem(after)) return null;
    const { sums, totals } = this.state;
    const waits = sums && this.draft.parts.some(isEmpty) ? this.draft.who : null;
    return after.totals.map((total, seat) => (seat === waits ? null : total - totals[seat]!));
  }

  protected changed(past = [...this.#past, { draft: this.#last, seat: this.seat }]): void {
    this.problem = null;
    this.unlikely = false;
    this.leftOut = [];
    this.doubt = '';
    this.included = null;
    this.longer = null;
    this.#past = past;
    this.#last = $state.snapshot(this.draft);
    keep(draftKey(this.id), this.#last);
  }

  /** Something of what is being entered can be taken back. */
  get canTakeBack(): boolean {
    return this.#past.length > 0;
  }

  /** Takes the last key or card back. */
  takeBack(): void {
    const { draft, seat } = this.#past.at(-1)!;
    [this.draft, this.seat] = [draft, seat];
    this.changed(this.#past.slice(0, -1));
  }

  /** What is entered for this seat is changed: its first digit replaces what is there. */
  choose(seat: number): void {
    this.#at(seat);
    this.#old.add(seat);
  }

  /** The highest points that can be typed for the present seat; people may type the bonus, too. */
  get #highest(): number {
    const { sums, highest, highestWho } = this.state;
    const other = this.draft.who !== null && this.draft.who !== this.seat;
    return other || sums ? highest : highestWho;
  }

  /** The points that have just been typed for the present seat; null: none. */
  get #typed(): number | null {
    const there = this.heap !== null || this.#old.has(this.seat) || corrects(this.draft);
    return there ? null : pointsOf(this.draft.parts[this.seat]!);
  }

  /** The seat that the next digit is for, because the present seat has its points; null: they may become more. */
  get follower(): number | null {
    const most = Math.min(this.#highest, this.state.usual);
    return this.#typed === null || this.#typed * 10 <= most ? null : this.waiting;
  }

  /** Types a digit, '-', or '<' for the last one taken back. */
  type(key: string): void {
    const [before, highest] = [this.seat, this.#highest];
    if (/\d/.test(key)) this.seat = this.follower ?? this.seat;
    const part = this.draft.parts[this.seat]!;
    const old = this.#old.delete(this.seat);
    const typed = this.heap === null ? typedPoints(part, key, old, this.state) : typedHeap(part, key, old, this.heap);
    if (!typed) return;
    this.draft.parts[this.seat] = typed;
    this.changed();
    const points = Number(this.draft.parts[before]!.points + key);
    if (before !== this.seat && points <= highest) this.longer = { seat: before, points };
  }

  /** The last digit was for the seat before. */
  takeLonger(): void {
    const { seat, points } = this.longer!;
    this.draft.parts[this.seat] = noPart();
    this.draft.parts[seat] = { ...noPart(), points: String(points) };
    this.seat = seat;
    this.changed();
  }

  /** The seat that "bust" is for: the next one, if the present one has just got points. */
  get busts(): number {
    return (this.#typed === null ? null : this.waiting) ?? this.seat;
  }

  /** Cards that count nothing: "bust". */
  nothing(): void {
    this.seat = this.busts;
    this.draft.parts[this.seat] = { ...noPart(), nothing: true };
    if (this.draft.who === this.seat) this.draft.who = null;
    this.changed();
    this.next();
  }

  clear(seat = this.seat): void {
    this.draft.parts[seat] = noPart();
    this.#at(this.seat);
    this.changed();
  }

  /** Cards of this kind in the game, and those of them that no seat has yet. */
  copies = (card: string): number => this.state.cards.find((one) => one.card === card)?.copies ?? 0;
  left = (card: string): number =>
    this.copies(card) - this.draft.parts.flatMap(({ cards }) => cards).filter((one) => one === card).length;

  /** Adds a card, or takes away one that cannot lie there twice; says why if there is no more of it. */
  tap(card: string): void {
    const cards = [...this.draft.parts[this.seat]!.cards, card];
    const counted = this.engine.count(this.seat, cards, this.draft.who === this.seat);
    const once = (isProblem(counted) && counted.code === 'twice') || this.copies(card) === 1;
    if (once && cards.indexOf(card) < cards.length - 1) this.drop(card);
    else if (this.left(card) > 0) this.#put(cards);
    else this.problem = { code: 'copies', word: card, seat: null, entry: 0, message: '' };
  }

  drop(card: string): void {
    const { cards } = this.draft.parts[this.seat]!;
    this.#put(cards.filter((_, i) => i !== cards.lastIndexOf(card)));
  }

  /** Cards may say by themselves who did what the game asks for: seven numbers are a Flip 7. */
  #put(cards: string[]): void {
    const own = this.draft.who === this.seat;
    const counts = (who: boolean) => !isProblem(this.engine.count(this.seat, cards, who));
    if (!counts(own) && counts(!own)) this.draft.who = own ? null : this.seat;
    this.draft.parts[this.seat] = { ...noPart(), cards };
    this.changed();
  }

  /** This seat did what the game asks for, or did not. */
  mark(seat = this.seat): void {
    this.draft.who = this.draft.who === seat ? null : seat;
    this.changed();
  }

  /** The seats that are asked about have no points. */
  zero(): void {
    for (const seat of this.leftOut) this.draft.parts[seat] = { ...noPart(), points: this.state.sums ? '=0' : '0' };
    this.changed();
  }

  /** The points that were typed for the seat which has the bonus have it in them. */
  include(): void {
    const part = this.draft.parts[this.draft.who!]!;
    part.points = String(Number(part.points) - this.state.bonus);
    this.changed();
  }

  next(): void {
    this.#at(this.waiting ?? this.seat);
  }

  /** The part of this seat is entered, a heap from its first number on. */
  #at(seat: number): void {
    [this.seat, this.heap] = [seat, this.heap && 0];
  }

  /** The next seat without a part; null: all have one. */
  get waiting(): number | null {
    return waitingAfter(this.seat, this.draft, this.state);
  }

  protected begin(draft: Draft): void {
    this.draft = draft;
    this.#at(0);
    this.#old = new SvelteSet(draft.parts.keys());
    this.changed([]);
  }

  protected toFirstEmpty(): void {
    this.#at(Math.max(0, this.draft.parts.findIndex(isEmpty)));
  }
}
