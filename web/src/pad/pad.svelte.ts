/* An open score pad: what it shows, the round that is being entered, and what a correction would change. */
import type { PadProblem, PadState, PadTurn, Pads } from 'upcard/pad';
import { addGameTexts } from '$/games';
import { keep, kept } from '$/settings/settings.svelte';
import { list, t } from '$/text/index.svelte';
import {
  bonusIn,
  draftOf,
  draftOfMoves,
  fits,
  isAgain,
  isEmpty,
  isProblem,
  newDraft,
  noPart,
  roundLine,
  typedHeap,
  typedPoints,
  waitingAfter,
  worthOf,
  type Draft,
} from './entry';
import { PadFile } from './file.svelte';
import { draftKey, keptPad, padEngine, type KeptPad } from './pads';

export class Pad extends PadFile {
  /** The round that was taken back last, as a line. */
  #back = '';
  draft = $state({} as Draft);
  /** The draft as it was before each change, and the seat whose part was changed. */
  #past: { draft: Draft; seat: number }[] = $state.raw([]);
  #last: Draft;
  /** Seats whose points were there before: the first digit replaces them. */
  #old = new Set<number>();
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
  /** How often others have changed the entries. */
  others = $state(0);
  /** How many rounds of theirs came since the one that is being entered was begun. */
  arrived = $state(0);
  /** A tapped card is out although no entry had it. */
  outs = $state(false);
  /** Where a game stands that is followed card by card. */
  readonly turn: PadTurn = $derived.by(() => this.state && this.engine.turn());

  private constructor(from: KeptPad, engine: Pads, stored: string) {
    super(from, engine, stored);
    const left = kept<Draft | null>(draftKey(this.id), null);
    this.draft = fits(left, this.state) && !this.state.over ? left : newDraft(this.state.names.length);
    this.#last = $state.snapshot(this.draft);
    this.#toFirstEmpty();
  }

  static async open(id: string): Promise<Pad | null> {
    const [engine, found] = await Promise.all([padEngine(), keptPad(id)]);
    if (!found) return null;
    const { pad, stored } = found;
    const refused = engine.open(pad.file);
    if (refused) throw new Error(t('pad-bad-file', { file: list(pad.names), reason: refused.message }));
    await addGameTexts(pad.game, 'pad');
    return new Pad(pad, engine, stored);
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

  #line(checked = true): string {
    return roundLine(this.draft, this.state, checked);
  }

  /** What the correction would change, even an unlikely one; null: nothing is being corrected. */
  get preview(): PadState | PadProblem | null {
    if (!this.draft.fixes) return null;
    const after = this.try(this.#line(false));
    return isProblem(after) ? this.try(this.#line()) : after;
  }

  /** The points and the total that the present seat would have; null: they are not known yet. */
  get then(): { points: number; total: number } | null {
    const points = this.draft.fixes ? null : this.counts?.[this.seat];
    if (points == null || isEmpty(this.draft.parts[this.seat]!)) return null;
    return { points, total: this.state.totals[this.seat]! + points };
  }

  /** What this round would count for all seats, as the rules have it; null: it is not known yet. */
  get counts(): number[] | null {
    const after = this.try(this.#line());
    return isProblem(after) ? null : after.totals.map((total, seat) => total - this.state.totals[seat]!);
  }

  #changed(past = [...this.#past, { draft: this.#last, seat: this.seat }]): void {
    this.problem = null;
    this.unlikely = false;
    this.leftOut = [];
    this.doubt = '';
    this.included = null;
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
    this.#changed(this.#past.slice(0, -1));
  }

  /** Types a digit, '-', or '<' for the last one taken back. */
  type(key: string): void {
    const part = this.draft.parts[this.seat]!;
    const old = this.#old.delete(this.seat);
    const typed = this.heap === null ? typedPoints(part, key, old, this.state) : typedHeap(part, key, old, this.heap);
    if (!typed) return;
    this.draft.parts[this.seat] = typed;
    this.#changed();
  }

  /** Cards that count nothing: "bust". */
  nothing(): void {
    this.draft.parts[this.seat] = { ...noPart(), nothing: true };
    if (this.draft.who === this.seat) this.draft.who = null;
    this.#changed();
    this.next();
  }

  clear(): void {
    this.draft.parts[this.seat] = noPart();
    this.#changed();
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
    this.#changed();
  }

  /** This seat did what the game asks for, or did not. */
  mark(seat = this.seat): void {
    this.draft.who = this.draft.who === seat ? null : seat;
    this.#changed();
  }

  /** The seats that are asked about have no points. */
  zero(): void {
    for (const seat of this.leftOut) this.draft.parts[seat] = { ...noPart(), points: this.state.sums ? '=0' : '0' };
    this.#changed();
  }

  /** The points that were typed for the seat which has the bonus have it in them. */
  include(): void {
    const part = this.draft.parts[this.draft.who!]!;
    part.points = String(Number(part.points) - this.state.bonus);
    this.#changed();
  }

  next(): void {
    [this.seat, this.heap] = [this.waiting ?? this.seat, this.heap && 0];
  }

  /** The next seat without a part; null: all have one. */
  get waiting(): number | null {
    return waitingAfter(this.seat, this.draft, this.state);
  }

  #begin(draft: Draft): void {
    this.draft = draft;
    this.arrived = 0;
    this.seat = 0;
    this.#old = new Set(draft.parts.keys());
    this.#changed([]);
  }

  /** Begins to correct the round that an entry ended; false: it ended none. The one being entered goes on later. */
  correct(entry: number): boolean {
    const draft = draftOf(entry, this.state) ?? draftOfMoves(entry, this.state);
    const before = this.draft.fixes ? this.draft.before : $state.snapshot(this.draft);
    if (draft) this.#begin({ ...draft, before });
    return draft !== null;
  }

  /** Begins a forgotten round before an entry: without a number the one that is being corrected. */
  insert(entry = this.draft.fixes): void {
    const before = this.draft.fixes ? this.draft.before : $state.snapshot(this.draft);
    this.#begin({ ...newDraft(this.state.names.length), fixes: entry, inserts: true, before });
  }

  /** Ends what is being entered; after a correction the round that it interrupted goes on. */
  cancel(): void {
    this.#begin(this.draft.before ?? newDraft(this.state.names.length));
    this.#toFirstEmpty();
  }

  #toFirstEmpty(): void {
    this.seat = Math.max(0, this.draft.parts.findIndex(isEmpty));
  }

  /** Enters the round, or takes the correction; with `checked` it asks about seats that may be forgotten, and unless
   * people are sure about what else is in doubt. */
  async enter(checked = true, sure = false): Promise<boolean> {
    if (this.busy) return false;
    this.leftOut = checked ? this.engine.leftOut(this.#line()) : [];
    if (this.leftOut.length) {
      this.seat = this.leftOut[0]!;
      return false;
    }
    const again = () => !this.draft.fixes && isAgain(this.try(this.#line(false)), this.arrived, this.state);
    this.doubt = checked && !sure ? this.engine.doubt(this.#line()) || (again() ? 'again' : '') : '';
    if (this.doubt) return false;
    const { seat } = this;
    if (await this.take(this.#line(checked))) {
      this.cancel();
      return true;
    }
    this.seat = this.problem?.seat ?? seat;
    this.unlikely = checked && !isProblem(this.try(this.#line(false)));
    this.included = this.unlikely ? bonusIn($state.snapshot(this.draft), this.state, (line) => this.try(line)) : null;
    return false;
  }

  /** Takes the last line back; a round is then there to be entered again. */
  async undo(): Promise<boolean> {
    const before = this.state;
    const last = before.entries.length;
    const untouched = this.draft.parts.every(isEmpty) || this.#line() === this.#back;
    if (!(await this.take('undo'))) return false;
    const gone = before.entries.slice(0, -1).join('\n') === this.state.entries.join('\n');
    const draft = gone ? draftOf(last, before) : null;
    if (this.draft.fixes) this.cancel();
    else if (untouched) {
      this.#begin(draft ? { ...draft, fixes: 0 } : newDraft(this.state.names.length));
      this.#back = this.#line();
    }
    return true;
  }

  /** The correction of an entry that is another one in what another window has stored ends. */
  protected override show(): void {
    const { entries, rounds } = this.state;
    const { fixes, parts, who } = this.draft;
    super.show();
    if (who !== null || !parts.every(isEmpty)) this.arrived += Math.max(0, this.state.rounds.length - rounds.length);
    if (this.state.entries.join('\n') !== entries.join('\n')) this.others++;
    if (this.state.entries[fixes - 1] !== entries[fixes - 1]) this.cancel();
  }
}
