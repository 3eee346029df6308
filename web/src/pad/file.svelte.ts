/* The file of an open score pad: what its lines say now, and how the browser keeps them beside other windows. */
import type { GameInfo } from 'upcard';
import type { PadProblem, PadState, Pads } from 'upcard/pad';
import { textOfRules } from '$/lobby/rules';
import { download } from '$/ui/download';
import { draftOf, isCorrection, isMove, pointsOf, seenIn } from './entry';
import { keepPad, keptPad, newId, type KeptPad, type Shared } from './pads';
import { divide, headOf, linesOf, merge, partsOf, type Merged, type News, type Part } from './shared';

/* A correction that was meant for the pad as it was before another window wrote. */
const changed: PadProblem = { code: 'changed', word: '', seat: null, entry: 0, message: '' };

export class PadFile {
  readonly id: string;
  protected readonly engine: Pads;
  /** The file as it is, and as the browser has it: it may follow by some lines. */
  #file = $state.raw('');
  #stored: string;
  #busy = false;
  #turn: Promise<void> = Promise.resolve();
  /** Where the pad is shared. */
  shared: Shared | null = $state.raw(null);
  /** The next lines for the server, which are stored here, and how many it has before them. */
  first: (Part & { seq: number }) | null = $state.raw(null);
  /** The id of the part that was sent and has no answer yet. */
  sent = '';
  /** The server no longer has this pad. */
  gone = $state(false);
  /** The server had lost lines, which are sent again. */
  again = $state(false);
  state = $state.raw({} as PadState);
  /** Why the last line was refused. */
  problem: PadProblem | null = $state.raw(null);
  /** The browser has not stored the last lines. */
  unkept = $state(false);

  protected constructor({ id, file, shared }: KeptPad, engine: Pads, stored: string) {
    this.id = id;
    this.shared = shared ?? null;
    this.engine = engine;
    this.#has(file);
    this.#stored = stored;
    this.unkept = file !== stored;
    this.state = engine.state();
  }

  get file(): string {
    return this.#file;
  }

  /** The page only shows it. */
  get onlyLooks(): boolean {
    return this.shared?.code === null;
  }

  get info(): GameInfo {
    return this.engine.games.find(({ id }) => id === this.state.game)!;
  }

  /** The rules, as the text of a link. */
  get rules(): string {
    return textOfRules(this.info, this.state.rules);
  }

  /** Has the browser save the pad as a file. */
  download(): void {
    download(`${this.state.game}-pad`, this.file, 'pad');
  }

  /** The last entry is a move: the game is followed card by card. */
  get followed(): boolean {
    return isMove(this.state.entries.at(-1) ?? '');
  }

  /** The game as a record; '' unless it is over and was entered card by card from its beginning. */
  get record(): string {
    return this.state.over ? this.engine.record() : '';
  }

  /** The sum that was entered for a seat in a round, where the rules may change it; null: something else was. */
  sumOf(entry: number, seat: number): number | null {
    const part = this.state.sums ? draftOf(entry, this.state)?.parts[seat] : undefined;
    if (!part) return null;
    const counted = part.cards.length ? this.engine.count(seat, part.cards, false) : null;
    return typeof counted === 'number' ? counted : part.points.startsWith('=') ? pointsOf(part) : null;
  }

  get seen(): ReturnType<typeof seenIn> {
    return seenIn(this.state);
  }

  /** What the pad would show after this line. */
  try(line: string): PadState | PadProblem {
    return this.engine.try(line);
  }

  #has(file: string): void {
    const { shared } = this;
    const [first] = shared ? partsOf(linesOf(file), shared) : [];
    this.#file = file;
    this.first = first ? { ...first, seq: shared!.seq } : null;
  }

  /** A line is on its way. */
  protected get busy(): boolean {
    return this.#busy;
  }

  /** Enters a line and keeps the pad; false: it is refused, or another line is on its way (a second tap). */
  async take(line: string): Promise<boolean> {
    if (this.#busy || this.onlyLooks) return false;
    this.#busy = true;
    const file = this.#file;
    try {
      return await this.#inTurn(async () => {
        this.problem = isCorrection(line) && this.#file !== file ? changed : this.#enter(line);
        return !this.problem && (await this.#keep());
      });
    } finally {
      this.#busy = false;
    }
  }

  /** One after the other: what is entered, and what the server says. */
  #inTurn<T>(doing: () => Promise<T>): Promise<T> {
    const own = this.#turn.then(doing);
    this.#turn = own.then(
      () => {},
      () => {},
    );
    return own;
  }

  /** Enters a line, which then waits for the server. */
  #enter(line: string): PadProblem | null {
    const problem = this.engine.enter(line);
    if (!problem && this.shared)
      this.shared = { ...this.shared, waiting: [...this.shared.waiting, { id: newId(), count: 1 }] };
    return problem;
  }

  /** Stores the pad. Gives what another window has stored meanwhile, or null. */
  async #store(): Promise<KeptPad | null> {
    const file = this.engine.file();
    let other: KeptPad | null = null;
    try {
      if (file !== this.#stored || this.shared)
        other = await keepPad(this.id, this.#stored, file, this.engine.state(), this.shared);
      this.unkept = false;
    } catch {
      this.unkept = true;
    }
    if (other) return other;
    if (!this.unkept) this.#stored = file;
    this.#has(file);
    this.state = this.engine.state();
    return null;
  }

  /** Keeps what was entered; if another window has written, after what that one wrote. False: the last line does not
   * fit there. */
  async #keep(): Promise<boolean> {
    for (let good = true; ; good = !this.problem) {
      const own = this.engine.file().slice(this.#stored.length).split('\n').filter(Boolean);
      const other = await this.#store();
      if (!other) return good;
      this.#reopen(other);
      for (const line of own) this.problem = isCorrection(line) ? changed : this.#enter(line);
    }
  }

  /** Shares the pad; all of its lines wait for the server. */
  share(code: string | null, look: string): Promise<void> {
    return this.#inTurn(async () => {
      this.gone = this.again = false;
      for (let other; ; this.#reopen(other)) {
        const lines = linesOf(this.engine.file());
        this.shared = { code, look, seq: 0, made: lines.length, waiting: divide(lines, newId) };
        if (!(other = await this.#store())) return;
      }
    });
  }

  /** Brings what the server says and the lines that wait into one log. False: lines before these are missing. */
  hear(news: News): Promise<boolean> {
    return this.#inTurn(async () => {
      for (let other; ; this.#reopen(other)) {
        const merged = this.shared && merge(linesOf(this.#file), this.shared, this.sent, news);
        if (!merged) return !this.shared;
        this.#merge(merged, news.refused !== undefined);
        if (!(other = await this.#store())) return true;
      }
    });
  }

  #merge({ has, waits, lost, again }: Merged, refused: boolean): void {
    this.first = null;
    const unreadable = this.engine.open(headOf(this.#file) + has.map((line) => `${line}\n`).join(''));
    if (unreadable) {
      this.problem = unreadable;
      this.gone = true; // for this version of the page
      return;
    }
    const fits = (line: string) => {
      const problem = this.engine.enter(line);
      this.problem = problem ?? this.problem;
      return !problem;
    };
    const waiting = waits
      .map(({ id, lines }) => ({ id, count: lines.filter(fits).length }))
      .filter(({ count }) => count > 0);
    if (lost.length || refused) this.problem = changed;
    this.again ||= again;
    this.shared = { ...this.shared!, seq: has.length, waiting };
    this.show();
  }

  /** Shows what another window has written. Lines that are not stored wait for the next one. */
  async refresh(): Promise<void> {
    const found = await keptPad(this.id).catch(() => null);
    const same = found?.stored === this.#stored && found.pad.shared?.look === this.shared?.look;
    if (this.#busy || !found || same || this.#file !== this.#stored) return;
    this.#reopen(found.pad);
  }

  /** Opens what another window has stored. */
  #reopen({ file, shared }: KeptPad): void {
    this.engine.open(file);
    this.shared = shared ?? null;
    this.#has(file);
    this.#stored = file;
    this.show();
  }

  /** Shows what others have written. */
  protected show(): void {
    this.state = this.engine.state();
  }
}
