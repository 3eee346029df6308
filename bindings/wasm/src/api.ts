/* What the package offers, as types. Rules and texts are the library's; nothing here knows a game. */
import type { EventOf, GameId, RulesOf, Seat, ViewOf } from './tables.js';

/** Who looks: a seat, somebody who watches, or whoever may see everything. */
export type Viewer = Seat | 'spectator' | 'all';
/** Who moves. */
export type Mover = Seat | 'chance';

/** The words for what can go wrong, as in the table protocol. */
export type ErrorWord =
  | 'game_over'
  | 'unknown_move'
  | 'not_your_turn'
  | 'illegal_move'
  | 'unknown_game'
  | 'bad_seats'
  | 'bad_rules'
  | 'bad_record'
  | 'bad_view'
  | 'too_small'
  | 'no_memory'
  | 'bad_player';

/** Why a move is not made: the rule that it breaks ("F7-3.2"), where one does, and a sentence for people. */
export interface Refusal {
  error: ErrorWord;
  rule: string | null;
  message: string;
}
export type Made = { ok: true } | ({ ok: false } & Refusal);

/* ---- games ---- */

/** A rule option. `min` and `max` stand for numbers and seats; `words` for those that are words, or may be one. */
export interface OptionInfo {
  key: string;
  kind: 'word' | 'number' | 'seat' | 'ages';
  fallback: number | string;
  min?: number;
  max?: number;
  words?: string[];
  help: string;
}

export interface EventKey {
  key: string;
  /** "number", "flag", "seat", "card", "cards", or a noun of the game: "color". */
  kind: string;
  /** Where there is none, it is null. */
  nullable: boolean;
  /** Only one seat may know it; for all others it is null. */
  secret: boolean;
}

export interface EventInfo {
  type: string;
  keys: EventKey[];
}

export interface GameInfo<G extends GameId = GameId> {
  id: G;
  /** For people: "Flip 7". */
  name: string;
  /** Of its rules: "F7". */
  prefix: string;
  seats: { min: number; max: number };
  options: OptionInfo[];
  phases: string[];
  /** What the game's own nouns can be; null: too many to list. */
  nouns: { name: string; words: string[] | null }[];
  events: EventInfo[];
  /** The keys of its views: the type of each as TypeScript writes it, with the game's nouns; who sees what of it; whether it is
   * a list with one entry a seat. */
  view: { key: string; type: string; seenBy: string; bySeat: boolean }[];
}

export interface BotInfo {
  id: string;
  help: string;
  /** Thinks ahead: takes a budget, and some time. */
  searches: boolean;
}

/* ---- search ---- */

/** How much is searched: until the first limit that is reached; without any, 1000 playouts a move. The same number of
 * playouts or tries gives the same answer on every machine. */
export interface Budget {
  playouts?: number;
  tries?: number;
  ms?: number;
}

/** What a search found out about a move. Chances are 0..1; `behind` is how much worse than the best it is. */
export interface Choice {
  move: string;
  playouts: number;
  value: number;
  error: number;
  behind: number;
  behindError: number;
}

export interface Advice {
  /** What the bot `normal` would do. */
  guide: string;
  /** The best first. */
  choices: Choice[];
  playouts: number;
}

/** One thing that speaks for a move, apart from any language: which, and what it is about. */
export interface Reason {
  /** "flip7_bust". */
  reason: string;
  numbers: [number, number, number];
  seat: Seat | null;
  word: string | null;
}

/** The chance of each seat to win, and its standard error. */
export interface Evaluation {
  chance: number[];
  error: number[];
}

/* ---- tables ---- */

export interface TableOptions<G extends GameId = GameId> {
  game: G;
  seats: number;
  /** Rule options that are not to have their default. */
  rules?: Partial<RulesOf[G]> | Record<string, string | number>;
  /** One a seat: "bot:normal", "bot:hard:ms=300", or a person's name ("you"). */
  players: string[];
  /** Any text, for a game that is to be repeated; otherwise the cards come from the system's generator. */
  secret?: string;
}

/** What happens next: `bot`, `person` and `call` have the seat. At `call` people may act out of turn (`callers`, to
 * catch a forgotten uno) before the bot `seat` goes on: make it, or `pass`. */
export interface Next {
  turn: 'over' | 'chance' | 'bot' | 'person' | 'call';
  seat: Seat | null;
}

export interface Told<G extends GameId = GameId> {
  /** Number of the move that brought it about, from 0. */
  move: number;
  event: EventOf[G];
  /** An English sentence, with the table's names. */
  text: string;
}

export interface MoveText {
  /** null at a table that is kept elsewhere. */
  mover: Mover | null;
  text: string;
}

/** The position after a move as far as the seat can know it now: the keys of the view that depend on cards that nobody
 * has seen stand as they may be, and are listed. */
export interface Preview<G extends GameId = GameId> {
  view: ViewOf[G];
  uncertain: (keyof ViewOf[G] & string)[];
}

/** A table: players round one game. It lives in the engine's memory until free(). */
export interface Table<G extends GameId = GameId> {
  readonly game: G;
  readonly seats: number;
  /** For people: "You", "Ada". */
  readonly names: string[];
  /** As in records: "you", "bot:normal"; "" at a table that is kept elsewhere. */
  readonly players: string[];
  /** Whether a person sits there. */
  readonly persons: boolean[];

  next(): Next;
  /** Draws for chance until a seat is to act or the game is over. */
  draw(): void;
  /** One move of chance; false when it is not chance's turn. */
  drawOne(): boolean;
  /** The bot of this seat decides; with a budget of its own for this move. */
  letBot(seat: Seat, budget?: Budget): void;
  make(mover: Mover, move: string): Made;
  /** People that may act out of turn now. */
  callers(): Seat[];
  /** They let it go by. */
  pass(): void;

  /** For a table that is kept elsewhere: what moves there brought about, as the viewer was shown it (`raw` and
   * `raw_events` of the protocol, decoded from base64). */
  shown(view: Uint8Array, events: Uint8Array): void;
  rename(seat: Seat, name: string): void;
  /** What shown() and follow() take, of this table: a viewer's view as bytes, and the events from number `from` on. */
  raw(viewer: Seat | 'spectator'): Uint8Array;
  rawTold(from: number, viewer: Seat | 'spectator'): Uint8Array;

  view(viewer: Viewer): ViewOf[G];
  /** The texts of the legal moves of a seat; none when it is not its turn. */
  legal(seat: Seat): string[];
  /** Why a move would be refused; null when it is legal. */
  refusal(mover: Mover, move: string): Refusal | null;
  preview(seat: Seat, move: string): Preview<G>;

  readonly toldCount: number;
  /** Events from number `from` on, as the viewer is shown them. */
  told(from: number, viewer: Viewer): Told<G>[];
  /** The totals after each finished round. */
  readonly rounds: number[][];
  readonly totals: number[];
  readonly winners: Seat[];
  readonly over: boolean;
  readonly moveCount: number;
  readonly moves: readonly MoveText[];

  readonly canUndo: boolean;
  /** Takes back the last decision of the only person, and all that followed. */
  undo(): void;
  /** The record; `saved`: with the secret, so that read() can go on. Once the game is over every record tells it. */
  record(options?: { saved?: boolean }): string;

  advise(seat: Seat, budget?: Budget): Advice;
  /** One or two sentences about a legal move: what it does and what speaks for it. */
  reason(seat: Seat, move: string): string;
  /** The same for a page in another language. */
  reasons(seat: Seat, move: string): Reason[];
  /** The chances to win by what this seat has seen. */
  evaluate(seat: Seat, budget?: Budget): Evaluation;
  readonly odds: Odds;

  free(): void;
}

/* ---- chances ---- */

/** The next card of a seat of Flip 7, in cards of the deck. */
export interface Flip7Next {
  /** Cards that may come. */
  cards: number;
  /** Of them those that bust; the chance to bust is bust / cards. */
  bust: number;
  /** Of them those that a Second Chance takes away. */
  saved: number;
  /** Of them those that make a Flip 7. */
  seven: number;
}

export interface Odds {
  /** Flip 7: the next card. */
  flip7Next(seat: Seat): Flip7Next;
  /** Flip 7: the chance to reach seven numbers when the seat goes on hitting. */
  flip7Seven(seat: Seat): number;
  /** HILO: for each legal move of the seat at turn the expected sum of its layout after this turn. */
  hilo(): { move: string; sum: number }[];
}

/* ---- recorded games ---- */

export interface ReplayMove {
  mover: Mover;
  text: string;
}

export interface Verdict {
  ok: boolean;
  /** What is wrong, or null. */
  reason: string | null;
  /** Whether the secret is told (so that every card was computed again), whether its hash was published before. */
  seeded: boolean;
  committed: boolean;
  /** Whether the game is over, and its result line was right. */
  over: boolean;
  result: boolean;
  moves: number;
  draws: DrawCheck[];
}

/** A draw: what the record says, and what secret and seeds decide (null where they are not told). */
export interface DrawCheck {
  /** Number of the move in the record, from 0. */
  move: number;
  made: string;
  decided: string | null;
  ok: boolean;
}

/** A recorded game with all its positions: number k is after k moves. It is plain data and needs no free(). */
export interface Replay<G extends GameId = GameId> {
  readonly game: G;
  readonly seats: number;
  /** For people. */
  readonly names: string[];
  /** As in the record. */
  readonly players: string[];
  /** Header lines beside game, seats and rules: commit, seed, date... */
  readonly headers: Record<string, string>;
  /** Moves of the game: positions are 0..length. */
  readonly length: number;
  readonly moves: ReplayMove[];
  readonly text: string;

  /** The whole position after k moves. */
  at(k: number): ViewOf[G];
  view(k: number, viewer: Viewer): ViewOf[G];
  legal(k: number, seat: Seat): string[];
  /** What move number k brought about (k = 1..length: it led to position k), as the viewer was shown it. */
  told(k: number, viewer: Viewer): Told<G>[];
  /** Totals after each round finished by position k. */
  rounds(k: number): number[][];
  /** What a search finds out about position k, by what the seat had seen then. */
  advise(k: number, seat: Seat, budget?: Budget): Advice;
  evaluate(k: number, seat: Seat, budget?: Budget): Evaluation;
  reason(k: number, seat: Seat, move: string): string;
  reasons(k: number, seat: Seat, move: string): Reason[];
  odds(k: number): Odds;
}

/* ---- the whole ---- */

export interface Upcard {
  readonly version: string;
  /** Of raw views and events: a server's must be the same. */
  readonly layout: number;
  readonly games: GameInfo[];
  readonly bots: BotInfo[];

  game<G extends GameId>(id: G): GameInfo<G>;
  /** A table for a new game. Throws an UpcardError with a sentence for people. */
  open<G extends GameId>(options: TableOptions<G>): Table<G>;
  /** A table read back from its own record (record({saved: true})). */
  read(record: string): Table;
  /** A table that is kept elsewhere, from the bytes of a viewer's view. */
  follow(view: Uint8Array, names: readonly string[]): Table;

  /** A recorded game, or a link (upcard1...). */
  replay(record: string): Replay;
  /** Whether a record is a game by the rules, with the cards of its seed. */
  verify(record: string): Verdict;
  /** The compact form of a record, fit for a URL, and back. */
  linkWrite(record: string): string;
  linkRead(link: string): string;

  /** A number that pins how a game plays: the same as `upcard bench --signature` prints. */
  signature(game: GameId): string;
}
