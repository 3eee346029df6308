/* The types of the package. Rules and texts are the library's; nothing here knows a game. */
import type { EventOf, GameId, RulesOf, Seat, ViewOf } from './tables.js';

/** The viewer: a seat, a spectator, or one that may see everything. */
export type Viewer = Seat | 'spectator' | 'all';
/** Who moves. */
export type Mover = Seat | 'chance';

/** The error codes, as in the table protocol. */
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

/** Why a move is rejected: the rule that it breaks ("F7-3.2"), if any, and a sentence for people. */
export interface Refusal {
  error: ErrorWord;
  rule: string | null;
  message: string;
}
export type Made = { ok: true } | ({ ok: false } & Refusal);

/* ---- games ---- */

/** A rule option. `min` and `max` stand for numbers and seats; `words` for options whose value is a word, or may be
 * one. */
export interface OptionInfo {
  key: string;
  kind: 'word' | 'number' | 'seat' | 'ages';
  fallback: number | string;
  min?: number;
  max?: number;
  words?: string[];
  help: string;
  /** A house rule: the game's source does not have it, and it is off by default. */
  house?: true;
}

/** A named set of rule options: those that differ from the defaults. The first of a game is the game by the book. */
export interface PresetInfo {
  name: string;
  rules: Record<string, number | string>;
  help: string;
}

export interface EventKey {
  key: string;
  /** "number", "flag", "seat", "card", "cards", or a noun of the game: "color". */
  kind: string;
  /** If there is no value, it is null. */
  nullable: boolean;
  /** Visible to one seat only; for all others it is null. */
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
  /** Seats hold cards that others may not see. */
  secretHands: boolean;
  options: OptionInfo[];
  presets: PresetInfo[];
  phases: string[];
  /** The possible values of the game's own nouns; null: too many to list. */
  nouns: { name: string; words: string[] | null }[];
  events: EventInfo[];
  /** The keys of its views: the type of each in TypeScript, with the game's nouns; its visibility; whether it is a list
   * with one entry per seat. */
  view: { key: string; type: string; seenBy: string; bySeat: boolean }[];
}

export interface BotInfo {
  id: string;
  help: string;
  /** Thinks ahead: takes a budget, and some time. */
  searches: boolean;
}

/* ---- search ---- */

/** The size of a search: it ends at the first limit reached; without limits, after 1000 playouts per move. The same
 * number of playouts or tries gives the same answer on every machine. */
export interface Budget {
  playouts?: number;
  tries?: number;
  ms?: number;
}

/** A search's result for a move. Chances are 0..1; `behind` is how much worse it is than the best. */
export interface Choice {
  move: string;
  playouts: number;
  value: number;
  error: number;
  behind: number;
  behindError: number;
}

export interface Advice {
  /** The choice of the bot `normal`. */
  guide: string;
  /** The best first. */
  choices: Choice[];
  playouts: number;
}

/** One reason for a move, in no particular language: its kind and its subject. */
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
  /** Rule options that differ from their default. */
  rules?: Partial<RulesOf[G]> | Record<string, string | number>;
  /** One per seat: "bot:normal", "bot:hard:ms=300", or a person's name ("you"). */
  players: string[];
  /** Any text, for a game that can be repeated; otherwise the cards come from the system's generator. */
  secret?: string;
}

/** The next step: `bot`, `person` and `call` have the seat. At `call` people may act out of turn (`callers`, to catch a
 * forgotten uno) before the bot `seat` continues: make it, or `pass`. */
export interface Next {
  turn: 'over' | 'chance' | 'bot' | 'person' | 'call';
  seat: Seat | null;
}

export interface TableEvent<G extends GameId = GameId> {
  /** Number of the move that caused it, from 0. */
  move: number;
  event: EventOf[G];
  /** An English sentence, with the table's names. */
  text: string;
}

export interface MoveText {
  /** null at a remote table. */
  mover: Mover | null;
  text: string;
}

/** The position after a move as far as the seat can know it now. `uncertain` lists the keys of the view that depend on
 * unseen cards; their values are only possible ones. */
export interface Preview<G extends GameId = GameId> {
  view: ViewOf[G];
  uncertain: (keyof ViewOf[G] & string)[];
}

/** A table: players around one game. It lives in the engine's memory until free(). */
export interface Table<G extends GameId = GameId> {
  readonly game: G;
  readonly seats: number;
  /** For people: "You", "Ada". */
  readonly names: string[];
  /** As in records: "you", "bot:normal"; "" at a remote table. */
  readonly players: string[];
  /** Whether a person sits there. */
  readonly persons: boolean[];

  next(): Next;
  /** Draws for chance until a seat is to act or the game is over. */
  draw(): void;
  /** One move of chance; false if it is not chance's turn. */
  drawOne(): boolean;
  /** The bot of this seat decides; with a budget of its own for this move. */
  letBot(seat: Seat, budget?: Budget): void;
  make(mover: Mover, move: string): Made;
  /** People who may act out of turn now. */
  callers(): Seat[];
  /** They do not act. */
  pass(): void;

  /** For a remote table: the results of moves there, as the viewer sees them (`raw` and `raw_events` of the protocol,
   * decoded from base64). */
  shown(view: Uint8Array, events: Uint8Array): void;
  rename(seat: Seat, name: string): void;
  /** The arguments for shown() and follow(), from this table: a viewer's view as bytes, and the events from number
   * `from` on. */
  raw(viewer: Seat | 'spectator'): Uint8Array;
  rawEvents(from: number, viewer: Seat | 'spectator'): Uint8Array;

  view(viewer: Viewer): ViewOf[G];
  /** The texts of the legal moves of a seat; none if it is not its turn. */
  legal(seat: Seat): string[];
  /** Why a move would be rejected; null if it is legal. */
  refusal(mover: Mover, move: string): Refusal | null;
  preview(seat: Seat, move: string): Preview<G>;

  readonly eventCount: number;
  /** Events from number `from` on, as the viewer sees them. */
  events(from: number, viewer: Viewer): TableEvent<G>[];
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
  /** The record; `saved`: with the secret, so that read() can continue the game. After the end of the game every record
   * has the secret. */
  record(options?: { saved?: boolean }): string;

  advise(seat: Seat, budget?: Budget): Advice;
  /** One or two sentences about a legal move: its effect and the reasons for it. */
  reason(seat: Seat, move: string): string;
  /** The same for a page in another language. */
  reasons(seat: Seat, move: string): Reason[];
  /** The chances to win, from this seat's knowledge. */
  evaluate(seat: Seat, budget?: Budget): Evaluation;
  readonly odds: Odds;

  free(): void;
}

/* ---- chances ---- */

/** The next card of a seat of Flip 7, in cards of the deck. */
export interface Flip7Next {
  /** Possible cards. */
  cards: number;
  /** Those of them that bust; the chance to bust is bust / cards. */
  bust: number;
  /** Those of them that use up a Second Chance. */
  saved: number;
  /** Those of them that make a Flip 7. */
  seven: number;
}

export interface Odds {
  /** Flip 7: the next card. */
  flip7Next(seat: Seat): Flip7Next;
  /** Flip 7: the chance to reach seven numbers if the seat keeps hitting. */
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
  /** The error, or null. */
  reason: string | null;
  /** Whether the secret is in the record (so that every card was computed again), whether its hash was published
   * before. */
  seeded: boolean;
  committed: boolean;
  /** Whether the game is over, and its result line was right. */
  over: boolean;
  result: boolean;
  moves: number;
  draws: DrawCheck[];
}

/** A draw: the recorded card, and the one that secret and seeds determine (null if the record lacks them). */
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
  /** Header lines other than game, seats and rules: commit, seed, date... */
  readonly headers: Record<string, string>;
  /** Moves of the game: positions are 0..length. */
  readonly length: number;
  readonly moves: ReplayMove[];
  readonly text: string;

  /** The whole position after k moves. */
  at(k: number): ViewOf[G];
  view(k: number, viewer: Viewer): ViewOf[G];
  legal(k: number, seat: Seat): string[];
  /** The events of move number k (k = 1..length: it led to position k), as the viewer saw them. */
  events(k: number, viewer: Viewer): TableEvent<G>[];
  /** Totals after each round finished by position k. */
  rounds(k: number): number[][];
  /** A search of position k, from the seat's knowledge then. */
  advise(k: number, seat: Seat, budget?: Budget): Advice;
  evaluate(k: number, seat: Seat, budget?: Budget): Evaluation;
  reason(k: number, seat: Seat, move: string): string;
  reasons(k: number, seat: Seat, move: string): Reason[];
  odds(k: number): Odds;
}

/* ---- the whole ---- */

export interface Upcard {
  readonly version: string;
  /** Version of raw views and events: a server's must be the same. */
  readonly layout: number;
  readonly games: GameInfo[];
  readonly bots: BotInfo[];

  game<G extends GameId>(id: G): GameInfo<G>;
  /** A table for a new game. Throws an UpcardError with a sentence for people. */
  open<G extends GameId>(options: TableOptions<G>): Table<G>;
  /** A table read back from its own record (record({saved: true})). */
  read(record: string): Table;
  /** A remote table, from the bytes of a viewer's view. */
  follow(view: Uint8Array, names: readonly string[]): Table;

  /** A recorded game, or a link (upcard1...). */
  replay(record: string): Replay;
  /** Checks that a record follows the rules, with the cards of its seed. */
  verify(record: string): Verdict;
  /** Converts a record to its compact form for a URL, and back. */
  linkWrite(record: string): string;
  linkRead(link: string): string;

  /** A number that identifies how a game plays: the same as `upcard bench --signature` prints. */
  signature(game: GameId): string;
}
