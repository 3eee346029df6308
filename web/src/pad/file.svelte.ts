/* The file of an open score pad: what its lines say now, and how the browser keeps them beside other windows. */
import type { PadProblem, PadState, Pads } from 'upcard/pad';
import { isCorrection } from './entry';
import { keepPad, keptPad } from './pads';

/* A correction that was meant for the pad as it was before another window wrote. */
const changed: PadProblem = { code: 'changed', word: '', seat: null, entry: 0, message: '' };

export class PadFile {
  readonly id: string;
  protected readonly engine: Pads;
  /** The file as it is, and as the browser has it: it may follow by some lines. */
  #file = $state.raw('');
  #stored: string;
  #busy = false;
  state = $state.raw({} as PadState);
  /** Why the last line was refused. */
  problem: PadProblem | null = $state.raw(null);
  /** The browser has not stored the last lines. */
  unkept = $state(false);

  protected constructor(id: string, engine: Pads, file: string, stored: string) {
    this.id = id;
    this.engine = engine;
    this.#file = file;
    this.#stored = stored;
    this.unkept = file !== stored;
    this.state = engine.state();
  }

  get file(): string {
    return this.#file;
  }

  /** A line is on its way. */
  protected get busy(): boolean {
    return this.#busy;
  }

  /** Enters a line and keeps the pad; false: it is refused, or another line is on its way (a second tap). */
  async take(line: string): Promise<boolean> {
    if (this.#busy) return false;
    this.#busy = true;
    try {
      this.problem = this.engine.enter(line);
      return !this.problem && (await this.#keep());
    } finally {
      this.#busy = false;
    }
  }

  /** Keeps what was entered; if another window has written, after what that one wrote. False: the last line does not
   * fit there. */
  async #keep(): Promise<boolean> {
    for (let good = true; ; ) {
      const file = this.engine.file();
      let other: string | null = null;
      try {
        if (file !== this.#stored) other = await keepPad(this.id, this.#stored, file, this.engine.state());
        this.unkept = false;
      } catch {
        this.unkept = true;
      }
      if (other === null) {
        if (!this.unkept) this.#stored = file;
        this.#file = file;
        this.state = this.engine.state();
        return good;
      }
      const own = file.slice(this.#stored.length).split('\n').filter(Boolean);
      this.reopen(other);
      for (const line of own) this.problem = isCorrection(line) ? changed : this.engine.enter(line);
      good = !this.problem;
    }
  }

  /** Shows what another window has written. Lines that are not stored wait for the next one. */
  async refresh(): Promise<void> {
    const found = await keptPad(this.id).catch(() => null);
    if (this.#busy || !found || found.stored === this.#stored || this.#file !== this.#stored) return;
    this.reopen(found.stored);
  }

  /** Opens what another window has stored. */
  protected reopen(stored: string): void {
    this.engine.open(stored);
    this.#file = this.#stored = stored;
    this.state = this.engine.state();
  }
}
