/* Score pads (docs/pad.md) in a page or Node: pad.wasm, the rules of all games without players. It is small and fast
 * enough for the page's own thread. */
import type { GameInfo } from './api.js';
import { listedGames } from './games.js';
import type { GameEvent, GameId, Seat, View } from './tables.js';
import { wasi } from './wasi.js';

/** What a pad shows: uc_pad_json. */
export interface PadState {
  game: GameId;
  names: string[];
  rules: Record<string, number | string>;
  round: number;
  totals: number[];
  over: boolean;
  winners: Seat[];
  /** The seats with the best total. */
  leaders: Seat[];
  lowestWins: boolean;
  /** The seat that deals this round; null: no seat deals, or nobody has said who. */
  dealer: Seat | null;
  /** Whether "deal 1" may be entered now. */
  deals: boolean;
  /** The seats one of which begins this round, of several the oldest or the youngest; empty: only cards decide it. */
  begins: Seat[];
  /** The rule by which the table finds out who begins or deals where points do not tell it; after the end that of the
   * next game. */
  starter: string | null;
  /** This round was begun card by card. */
  begun: boolean;
  /** The line that ends it by its points, as far as known: "fix 3-7 round 12 | bust |"; null: none is begun. */
  soFar: string | null;
  canUndo: boolean;
  /** Whether the table allows odds. */
  odds: boolean;
  /** The rounds that have ended; `entry` is the number of the entry that ended it, `who` the seat that it marks. */
  rounds: { entry: number; who: Seat | null; points: number[] }[];
  entries: string[];
  /** What each seat needs in this round; empty: the game is over. */
  needs: PadNeeds[];
  /** Whether seats that share the lead at the end share the win; otherwise another round is played. */
  shares: boolean;
  /** Whether the game would be over if seats did not share the lead: another round decides. */
  playedOff: boolean;
  /** What a round asks of one seat: "had a Flip 7". */
  who: string;
  whoIsNeeded: boolean;
  /** Whether "=14" enters what the cards of a seat count, before the rules of a round's end change it. */
  sums: boolean;
  /** Whether "12/1" among the cards counts a heap: its cards, and how many of them are worth more. */
  heaps: boolean;
  /** A word for cards that count nothing. */
  nothing: string | null;
  /** The points that `who` has beside those of its cards. */
  bonus: number;
  /** The limits of a seat's points in a round. */
  least: number;
  most: number;
  /** The highest score that cards can give a seat in a round, and the seat that did what the game asks for. */
  highest: number;
  highestWho: number;
  /** The highest score of a round that needs no rare card. */
  usual: number;
  cards: { card: string; copies: number }[];
  /** The rule options that decide what rounds count, and when the game ends and who wins; the others matter only to a
   * game that is followed card by card. */
  options: string[];
}

/** What a seat needs in the round that is played. */
export interface PadNeeds {
  /** The fewest points that end the game if the others get none; null: no score of one round does. */
  end: number | null;
  /** By how many points its score must be better than that of the best rival for it to lead alone; with one less they
   * share the lead. 0 or less: it may be worse by so many. */
  lead: number;
  /** The best other seats. */
  rivals: Seat[];
}

/** Where a game stands that is followed card by card. */
export interface PadTurn {
  /** The whole state, with what lies face down for people who look on. */
  view: View;
  /** The seat that is to move; null: a card comes, or the game is over. */
  mover: Seat | null;
  /** Its legal moves. */
  moves: string[];
  /** The move after which a card comes, if none comes now. */
  by: string | null;
  /** The moves of chance that name the card which comes now, or after `by`, with the copies of each. */
  cards: Record<string, number>;
  /** What the last line made happen, if it was a move. */
  news: GameEvent[];
}

/** Why a line was refused: a code, with a sentence in English for codes that nobody knows. */
export interface PadProblem {
  code: string;
  word: string;
  seat: Seat | null;
  /** The present number of the entry that a correction would make impossible; 0: none. */
  entry: number;
  message: string;
}

export interface NewPad {
  game: GameId;
  names: string[];
  rules: Record<string, number | string>;
  /** false: the table wants no odds. */
  odds?: boolean;
}

export interface Pads {
  games: GameInfo[];
  /** Opens a pad from the text of its file; the one before is closed. Null, or the problem. */
  open(file: string): PadProblem | null;
  enter(line: string): PadProblem | null;
  /** What the pad would show after this line. */
  try(line: string): PadState | PadProblem;
  state(): PadState;
  turn(): PadTurn;
  /** The points of a seat's cards, before the end of the round changes them. */
  count(seat: Seat, cards: string[], isWho: boolean): number | PadProblem;
  /** The seats that a round has nothing for although they could have points: they may have been forgotten. */
  leftOut(line: string): Seat[];
  /** What people should be asked before the round is entered: 'nobody' went out, or cards are 'mixed'; '': nothing. */
  doubt(line: string): string;
  file(): string;
  /** The game as a record; '' unless every entry is a move. */
  record(): string;
}

interface Exports {
  memory: WebAssembly.Memory;
  malloc(bytes: number): number;
  free(at: number): void;
  pad_games(): number;
  pad_open(text: number): number;
  pad_enter(line: number): number;
  pad_try(line: number): number;
  pad_json(tried: number): number;
  pad_turn(): number;
  pad_count(seat: number, cards: number, isWho: number, points: number): number;
  pad_left_out(line: number): bigint;
  pad_doubt(line: number): number;
  pad_file(): number;
  pad_record(): number;
}

/** The file of a pad without entries. */
export function newPadFile({ game, names, rules, odds = true }: NewPad): string {
  const words = Object.entries(rules).map(([key, value]) => `${key}=${value}`);
  const quoted = names.map((name) => `"${name.replace(/[\\"]/g, '\\$&')}"`);
  const head = ['upcard-pad 1', `game ${game}`, `seats ${names.length}`];
  if (words.length) head.push(`rules ${words.join(' ')}`);
  return `${head.join('\n')}\nnames ${quoted.join(' ')}\n${odds ? '' : 'odds no\n'}\n`;
}

function padState(json: string): PadState {
  const { lowest_wins: lowestWins, can_undo: canUndo, who_is_needed: whoIsNeeded, ...more } = JSON.parse(json);
  const { played_off: playedOff, highest_who: highestWho, so_far: soFar, options, ...rest } = more;
  return {
    ...rest,
    soFar,
    lowestWins,
    canUndo,
    whoIsNeeded,
    playedOff,
    highestWho,
    options: options.split(' '),
  } as PadState;
}

const seatsIn = (bits: bigint): Seat[] =>
  Array.from({ length: 64 }, (_, i) => i).filter((i) => (bits >> BigInt(i)) & 1n);

/** Starts pad.wasm. */
export async function loadPads(module: WebAssembly.Module): Promise<Pads> {
  const imports = { wasi_snapshot_preview1: wasi(() => c.memory) };
  const instance: WebAssembly.Instance = await WebAssembly.instantiate(module, imports);
  const c = instance.exports as unknown as Exports;
  const bytes = () => new Uint8Array(c.memory.buffer);

  function text(at: number): string {
    if (!at) throw new Error('pad.wasm: out of memory');
    const all = bytes();
    return new TextDecoder().decode(all.subarray(at, all.indexOf(0, at)));
  }
  function give<T>(given: string, use: (at: number) => T): T {
    const encoded = new TextEncoder().encode(given.replaceAll('\0', ''));
    const at = c.malloc(encoded.length + 1);
    if (!at) throw new Error('pad.wasm: out of memory');
    bytes().set(encoded, at);
    bytes()[at + encoded.length] = 0;
    try {
      return use(at);
    } finally {
      c.free(at);
    }
  }
  const problem = (at: number) => (at ? (JSON.parse(text(at)) as PadProblem) : null);
  const points = c.malloc(4);

  return {
    games: listedGames(text(c.pad_games())),
    open: (file) => give(file, (at) => problem(c.pad_open(at))),
    enter: (line) => give(line, (at) => problem(c.pad_enter(at))),
    try: (line) => give(line, (at) => problem(c.pad_try(at))) ?? padState(text(c.pad_json(1))),
    state: () => padState(text(c.pad_json(0))),
    turn: () => JSON.parse(text(c.pad_turn())) as PadTurn,
    count: (seat, cards, isWho) =>
      give(cards.join(' '), (at) => problem(c.pad_count(seat, at, Number(isWho), points))) ??
      new DataView(c.memory.buffer).getInt32(points, true),
    leftOut: (line) => give(line, (at) => seatsIn(c.pad_left_out(at))),
    doubt: (line) => give(line, (at) => text(c.pad_doubt(at))),
    file: () => text(c.pad_file()),
    record: () => text(c.pad_record()),
  };
}
