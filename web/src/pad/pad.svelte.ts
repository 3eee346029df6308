/* An open score pad: rounds are entered, corrected and taken back, here and by others. */
import type { PadTurn } from 'upcard/pad';
import { addGameTexts } from '$/games';
import { list, t } from '$/text/index.svelte';
import { PadDraft } from './draft.svelte';
import { bonusIn, draftOf, draftOfBegun, draftOfMoves, isEmpty, isProblem, newDraft, type Draft } from './entry';
import { lastOf, notedIn, onTop, undone, type Noted } from './noted';
import { keptPad, padEngine } from './pads';
import { linesOf } from './shared';

export class Pad extends PadDraft {
  /** The round that was taken back last, as a line. */
  #back = '';
  /** How often others have changed the entries. */
  others = $state(0);
  /** A round of theirs came since the one that is being entered was begun: it may be the same. */
  #arrived = false;
  /** What is to be said about rounds beside the one that is being entered. */
  noted: Noted | null = $state.raw(null);
  /** Lines that were taken back here, to be entered again. */
  #undone: string[] = $state.raw([]);
  /** A tapped card is out although no entry had it. */
  outs = $state(false);
  /** Where a game stands that is followed card by card. */
  readonly turn: PadTurn = $derived.by(() => this.state && this.engine.turn());

  static async open(id: string): Promise<Pad | null> {
    const [engine, found] = await Promise.all([padEngine(), keptPad(id)]);
    if (!found) return null;
    const { pad, stored } = found;
    const refused = engine.open(pad.file);
    if (refused) throw new Error(t('pad-bad-file', { file: list(pad.names), reason: refused.message }));
    await addGameTexts(pad.game, 'pad');
    return new Pad(pad, engine, stored);
  }

  /** Begins to correct the round that an entry ended; false: it ended none. The one being entered goes on later. */
  correct(entry: number): boolean {
    const draft = draftOf(entry, this.state) ?? draftOfMoves(entry, this.state);
    const before = this.draft.fixes ? this.draft.before : $state.snapshot(this.draft);
    if (draft) this.begin({ ...draft, before });
    return draft !== null;
  }

  /** The round that is followed card by card ends by its points. */
  finish(): void {
    const draft = draftOfBegun(this.state);
    if (!draft) return;
    this.begin(draft);
    this.toFirstEmpty();
  }

  /** Begins a forgotten round before an entry: without a number the one that is being corrected. */
  insert(entry = this.draft.fixes): void {
    const before = this.draft.fixes ? this.draft.before : $state.snapshot(this.draft);
    this.begin({ ...newDraft(this.state.names.length), fixes: entry, inserts: true, before });
  }

  /** Ends what is being entered; after a correction the round that it interrupted goes on. */
  cancel(): void {
    this.begin(this.draft.before ?? newDraft(this.state.names.length));
    this.toFirstEmpty();
  }

  /** What was to be a new round becomes a correction of the one that others have just entered. */
  compare(): void {
    const { parts, who } = this.draft;
    if (!this.correct(this.state.rounds.at(-1)!.entry)) return;
    this.draft = { ...this.draft, parts, who, before: undefined };
    this.changed([]);
  }

  protected override begin(draft: Draft): void {
    this.#arrived = false;
    this.noted = null;
    super.begin(draft);
  }

  /** Enters the round, or takes the correction; with `checked` it asks about seats that may be forgotten, and unless
   * people are sure about what else is in doubt. */
  async enter(checked = true, sure = false): Promise<boolean> {
    if (this.busy) return false;
    this.leftOut = checked ? this.engine.leftOut(this.line()) : [];
    if (this.leftOut.length) {
      this.choose(this.leftOut[0]!);
      return false;
    }
    const again = this.#arrived && !this.draft.fixes ? 'again' : '';
    this.doubt = checked && !sure ? this.engine.doubt(this.line()) || again : '';
    if (this.doubt) return false;
    const { seat } = this;
    if (await this.take(this.line(checked))) {
      this.cancel();
      return true;
    }
    this.choose(this.problem?.seat ?? seat);
    this.unlikely = checked && !isProblem(this.try(this.line(false)));
    this.included = this.unlikely ? bonusIn($state.snapshot(this.draft), this.state, (line) => this.try(line)) : null;
    return false;
  }

  /** Takes the last line back; a round is then there to be entered again. */
  async undo(): Promise<boolean> {
    const before = this.state;
    const last = before.entries.length;
    const untouched = this.draft.parts.every(isEmpty) || this.line() === this.#back;
    const line = lastOf(linesOf(this.file));
    if (!(await this.take('undo'))) return false;
    const gone = before.entries.slice(0, -1).join('\n') === this.state.entries.join('\n');
    const draft = gone ? draftOf(last, before) : null;
    if (this.draft.fixes) this.cancel();
    else if (untouched) {
      this.begin(draft ? { ...draft, fixes: 0 } : newDraft(this.state.names.length));
      this.#back = this.line();
    }
    this.noted = undone(line, before);
    this.#undone = [...this.#undone, line];
    return true;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0 && !!this.noted?.what.startsWith('undone');
  }

  /** Enters again what was taken back last. */
  async redo(): Promise<void> {
    const line = this.#undone.at(-1)!;
    const isBack = this.line() === this.#back;
    const left = this.#undone.slice(0, -1);
    if (!(await this.take(line))) return;
    if (isBack) this.cancel();
    this.noted = null;
    this.#undone = left;
  }

  /** What others have changed is said. A correction of an entry that they have changed, too, goes on on top of that,
   * or ends if it is no longer that round. */
  protected override show(): void {
    const before = this.state;
    const { fixes, parts, who } = this.draft;
    super.show();
    const noted = notedIn(before, this.state);
    if (!noted) return;
    const draft =
      !this.draft.ends && this.state.entries[fixes - 1] === before.entries[fixes - 1]
        ? this.draft
        : onTop($state.snapshot(this.draft), before, this.state);
    this.others++;
    this.#undone = [];
    if (!draft) this.cancel();
    else this.draft = draft;
    if (draft && fixes) this.changed([]);
    const enters = who !== null || !parts.every(isEmpty);
    if (enters || noted.what !== 'arrived') this.noted = noted;
    this.#arrived ||= enters && noted.what === 'arrived';
  }
}
