/* The odds of score pads (docs/odds.md) in a worker of a page or in Node: odds.wasm. An answer may take a second, so it
 * is not for the page's own thread. */
import type { Seat } from './tables.js';
import { wasi } from './wasi.js';

/** Cards of a kind among those that may come. */
export interface OddsPart {
  cards: number;
  of: number;
  chance: number;
}

/** A move with its chance to win the game, 0..1, the standard error, and how much worse it is than the best. */
export interface OddsChoice {
  move: string;
  chance: number;
  error: number;
  playouts: number;
  behind: number;
  behind_error: number;
}

/** The keys of `upcard odds --json`; each game has some of them. */
export interface PadOdds {
  /** The seat that they are for; -1: for people who look on. */
  me: Seat;
  /** Rounds whose cards are unknown and are taken to be in the deck. */
  assumed: number[];
  /* Flip 7 */
  bust?: OddsPart;
  saved?: OddsPart;
  flip7_next?: OddsPart;
  flip7?: number;
  alone?: boolean;
  points?: { stay: number; hit?: number; hit_method?: 'exact' | 'about' | 'at least' };
  flip_three?: { seat: Seat; bust: number; flip7: number; points: number }[];
  /* HILO */
  draw?: { cards: number; lower: number; lines: number; mean: number; mean_face_down: number };
  sums?: Record<string, number>;
  /* Hi Lo Flip and Uno Flip */
  unseen?: number[];
  cards?: number;
  playable?: number;
  can_play?: number[];
  sides?: Record<'light' | 'dark', { colors: Record<string, number>; symbols: Record<string, number> }>;
  /* After a search: of the seat that is to choose, or else of all seats. */
  advice?: string;
  clear?: boolean;
  win?: OddsChoice[];
  win_seats?: { seat: Seat; chance: number; error: number }[];
  if_drawn?: Record<string, OddsChoice[]>;
}

interface Exports {
  memory: WebAssembly.Memory;
  malloc(bytes: number): number;
  free(at: number): void;
  odds(file: number, seat: number, ms: number): number;
}

/** Gives the odds of a pad from the text of its file, for a seat, or with -1 for the one whose turn it is. Without
 * `ms` nothing is searched. Null: the table forbids odds, or there is nothing to tell. */
export type OddsOf = (file: string, seat: Seat, ms: number) => PadOdds | null;

/** Starts odds.wasm. */
export async function loadOdds(module: WebAssembly.Module): Promise<OddsOf> {
  const imports = { wasi_snapshot_preview1: wasi(() => c.memory) };
  const instance: WebAssembly.Instance = await WebAssembly.instantiate(module, imports);
  const c = instance.exports as unknown as Exports;
  return (file, seat, ms) => {
    const encoded = new TextEncoder().encode(file.replaceAll('\0', ''));
    const at = c.malloc(encoded.length + 1);
    if (!at) throw new Error('odds.wasm: out of memory');
    new Uint8Array(c.memory.buffer).set([...encoded, 0], at);
    const answer = c.odds(at, seat, ms);
    c.free(at);
    const all = new Uint8Array(c.memory.buffer);
    const json = new TextDecoder().decode(all.subarray(answer, all.indexOf(0, answer)));
    return json ? (JSON.parse(json) as PadOdds) : null;
  };
}
