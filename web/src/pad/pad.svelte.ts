/* An open score pad: what it shows, the round that is being entered, and what a correction would change. */
import type { PadProblem, PadState, Pads } from 'upcard/pad';
import { addGameTexts } from '$/games';
import { keep, kept } from '$/settings/settings.svelte';
import { draftOf, isEmpty, isProblem, newDraft, noPart, roundLine, type Draft } from './entry';
import { keepPad, keptPad, padEngine } from './pads';

export class Pad {
  readonly id: string;
  readonly #engine: Pads;
  #file: string;
  state = $state.raw({} as PadState);
  draft = $state({} as Draft);
  /** The seat whose part is being entered. */
  seat = $state(0);
  problem: PadProblem | null = $state.raw(null);
  /** The refused line, if `!` would enter it all the same. */
  unlikely = $state('');
  /** The browser keeps nothing. */
  unkept = $state(false);

  private constructor(id: string, engine: Pads, file: string) {
    this.id = id;
    this.#engine = engine;
    this.#file = file;
    this.state = engine.state();
    const left = kept<Draft | null>(this.#key, null);
    const fits = left?.parts?.length === this.state.names.length && left.fixes <= this.state.entries.length;
    this.draft = fits && !this.state.over ? left : newDraft(this.state.names.length);
    this.seat = Math.max(0, this.draft.parts.findIndex(isEmpty));
  }

  static async open(id: string): Promise<Pad | null> {
    const [engine, found] = await Promise.all([padEngine(), keptPad(id)]);
    if (!found || engine.open(found.file)) return null;
    await addGameTexts(found.game, 'pad');
    return new Pad(id, engine, found.file);
  }

  get #key(): string {
    return `upcard.pad.draft.${this.id}`;
  }

  get file(): string {
    return this.#file;
  }

  /** The seats' points of the round that is being entered, as far as they are known; null: nothing is entered. */
  get points(): (number | PadProblem | null)[] {
    return this.draft.parts.map((part, seat) => {
      if (part.nothing) return 0;
      if (part.cards.length) return this.#engine.count(seat, [...part.cards], this.draft.who === seat);
      return part.points && part.points !== '-' ? Number(part.points) : null;
    });
  }

  /** What the pad would show after this line. */
  try(line: string): PadState | PadProblem {
    return this.#engine.try(line);
  }

  get line(): string {
    return roundLine(this.draft, this.state.nothing);
  }

  /** What the correction would change; null: nothing is being corrected. */
  get preview(): PadState | PadProblem | null {
    return this.draft.fixes ? this.try(this.line) : null;
  }

  /** The total that the present seat would have; null: it is not known yet. */
  get then(): number | null {
    if (this.draft.fixes || isEmpty(this.draft.parts[this.seat]!)) return null;
    const after = this.try(roundLine(this.draft, this.state.nothing, false));
    return isProblem(after) ? null : after.totals[this.seat]!;
  }

  #changed(): void {
    this.problem = null;
    this.unlikely = '';
    keep(this.#key, $state.snapshot(this.draft));
  }

  /** Types a digit, '-', or '<' for the last one taken back. */
  type(key: string): void {
    const part = this.draft.parts[this.seat]!;
    const { points } = part.nothing || part.cards.length ? noPart() : part;
    const longer = points === '0' ? key : points + key;
    const turned = points.startsWith('-') ? points.slice(1) : `-${points}`;
    const next = key === '<' ? points.slice(0, -1) : key === '-' ? turned : longer;
    if (Number(next) > this.state.most || Number(next) < this.state.least) return;
    this.draft.parts[this.seat] = { ...noPart(), points: next };
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

  /** Cards of this kind that no seat has yet. */
  left(card: string): number {
    const all = this.state.cards.find((one) => one.card === card)?.copies ?? 0;
    return all - this.draft.parts.flatMap(({ cards }) => cards).filter((one) => one === card).length;
  }

  /** Adds a card; one that cannot lie there twice is taken away instead, as is the last one of all. */
  tap(card: string): void {
    const { cards } = this.draft.parts[this.seat]!;
    const counted = this.#engine.count(this.seat, [...cards, card], this.draft.who === this.seat);
    const twice = isProblem(counted) && counted.code === 'twice';
    if (twice || this.left(card) < 1) this.drop(card);
    else this.#put([...cards, card]);
  }

  drop(card: string): void {
    const { cards } = this.draft.parts[this.seat]!;
    this.#put(cards.filter((_, i) => i !== cards.lastIndexOf(card)));
  }

  /** Cards may say by themselves who did what the game asks for: seven numbers are a Flip 7. */
  #put(cards: string[]): void {
    const own = this.draft.who === this.seat;
    const counts = (who: boolean) => !isProblem(this.#engine.count(this.seat, cards, who));
    if (!counts(own) && counts(!own)) this.draft.who = own ? null : this.seat;
    this.draft.parts[this.seat] = { ...noPart(), cards };
    this.#changed();
  }

  /** This seat did what the game asks for, or did not. */
  mark(): void {
    this.draft.who = this.draft.who === this.seat ? null : this.seat;
    this.#changed();
  }

  next(): void {
    const { parts } = this.draft;
    const after = parts.findIndex((part, seat) => seat > this.seat && isEmpty(part));
    const any = after < 0 ? parts.findIndex(isEmpty) : after;
    this.seat = any < 0 ? this.seat : any;
  }

  /** The next seat without a part; null: all have one. */
  get waiting(): number | null {
    const { parts } = this.draft;
    const after = parts.findIndex((part, seat) => seat > this.seat && isEmpty(part));
    const any = after < 0 ? parts.findIndex((part, seat) => seat !== this.seat && isEmpty(part)) : after;
    return any < 0 ? null : any;
  }

  /** Begins to correct an entry; false: it is a move. */
  correct(entry: number): boolean {
    const draft = draftOf(this.state.entries[entry - 1] ?? '', entry, this.state);
    if (!draft) return false;
    this.draft = draft;
    this.seat = 0;
    this.#changed();
    return true;
  }

  /** Throws away what is being entered. */
  cancel(): void {
    this.draft = newDraft(this.state.names.length);
    this.seat = 0;
    this.#changed();
  }

  /** Enters the round, or takes the correction. */
  async enter(checked = true): Promise<boolean> {
    const line = roundLine(this.draft, this.state.nothing, checked);
    const { seat } = this;
    if (await this.take(line)) {
      this.cancel();
      return true;
    }
    this.seat = this.problem?.seat ?? seat;
    this.unlikely = checked && !isProblem(this.try(roundLine(this.draft, this.state.nothing, false))) ? 'round!' : '';
    return false;
  }

  /** Enters a line and keeps the pad; false: it is refused. */
  async take(line: string): Promise<boolean> {
    for (;;) {
      const before = this.#file;
      this.problem = this.#engine.enter(line);
      if (this.problem) return false;
      const state = this.#engine.state();
      const file = this.#engine.file();
      const other = await keepPad(this.id, before, file, state).catch(() => {
        this.unkept = true;
        return null;
      });
      if (other === null) {
        this.#file = file;
        this.state = state;
        return true;
      }
      /* Another window has written: the line comes after what that one wrote. */
      this.#engine.open(other);
      this.#file = other;
    }
  }
}
