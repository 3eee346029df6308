/* The seed that a guest adds to the cards of a table, and what is noted to check them later. */
import { note, noted } from '$/server/commits';
import type { TableState } from '$/server/messages';

/** A seed of one's own for the cards of a table (docs/protocol.md, "The cards can be checked"). */
export function freshSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export class Seeds {
  #code: string;
  #give: (seed: string) => void;
  /* A seed was given since the player came. */
  #given = false;

  constructor(code: string, give: (seed: string) => void) {
    this.#code = code;
    this.#give = give;
  }

  /** The player has come to the table, or back to it. */
  arrived(): void {
    this.#given = false;
  }

  /** A player at a table notes its commitment when it is first sent. While the table waits, the player then gives a
   * seed, unless another device of theirs has done so. A seed that is too late does not count, nor does the seed of a
   * player who left before the start; the player does not learn of either. */
  tableChanged({ phase, seat, chairs, commit }: TableState): void {
    const holder = chairs?.[seat ?? -1];
    const waits = phase === 'waiting';
    if (holder ? !waits && !holder.seeded : waits) this.forget();
    if (holder && phase === 'playing' && !noted(this.#code)) note(this.#code, { commit, late: true });
    if (!holder || !waits) return;
    const own = noted(this.#code) ?? { commit };
    const gives = !holder.seeded && !this.#given;
    const seed = own.seed ?? (gives ? freshSeed() : undefined);
    note(this.#code, { ...own, ...(seed && { seed }) });
    if (!gives) return;
    this.#given = true;
    this.#give(seed!);
  }

  forget(): void {
    const own = noted(this.#code);
    if (own?.seed) note(this.#code, { commit: own.commit });
  }
}
