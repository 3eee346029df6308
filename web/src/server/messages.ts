/* The messages between the page and a server (docs/protocol.md, "Over a network"). */
import type { GameEvent, GameId } from 'upcard';
import type { Rules } from '$/engine/messages';

export interface You {
  type: 'you';
  /** Null for a visitor without a name, who only looks. */
  id: number | null;
  name: string | null;
  /** Only when it is new. */
  token?: string;
  layout: number;
  emotes: string[];
  reasons: string[];
  levels: string[];
  games: GameId[];
  clocks: { id: string; turn_s: number }[];
  /** The key for push messages, null: the server sends none. */
  push?: string | null;
}

export interface TableSeat {
  seat: number;
  kind: 'open' | 'person' | 'bot';
  name: string | null;
  level: string | null;
  /** A new player may take it. */
  free: boolean;
  connected: boolean;
  /** A bot plays until the player is back. */
  away: boolean;
  /** A bot plays to the end. */
  out: boolean;
  /** This player has given a seed for the cards. */
  seeded: boolean;
  /** The number of the face that this player has chosen. */
  face?: number;
}

export type Phase = 'waiting' | 'playing' | 'over' | 'closed' | 'paused' | 'frozen';
export type Hints = 'alone' | 'on' | 'off';
export type Watch = 'nobody' | 'invited' | 'everybody';

/** A table as everybody there sees it. If `phase` is "paused" or "frozen", only the first keys may be there. */
export interface TableState {
  type: 'table';
  code: string;
  phase: Phase;
  /** Why it was closed. */
  closed: 'operator' | 'empty' | 'abandoned' | null;
  seat: number | null;
  watching: boolean;
  game: GameId;
  seats: number;
  rules: Rules;
  open: boolean;
  watch: Watch;
  delay_s: number;
  clock: string;
  turn_s: number;
  absent: 'bot' | 'out';
  /** Whether pages and programs may offer hints now. */
  hints: 'on' | 'off';
  commit: string;
  host: number | null;
  chairs: TableSeat[];
  watchers: number;
  rematch: string | null;
  record: string | null;
}

export interface LobbyTable {
  code: string;
  game: GameId;
  seats: number;
  free: number;
  host: string;
  clock: string;
  watch: Watch;
  phase: Phase;
  hints: Hints;
  rules: Rules;
}

/** A table where the player has a seat. For a paused or frozen table only `code`, `phase` and the last four are sent.
 * */
export interface OwnTable {
  code: string;
  phase: Phase;
  game?: GameId;
  seats?: number;
  names?: (string | null)[];
  host?: number | null;
  clock?: string;
  rematch: string | null;
  seat: number;
  away: boolean;
  your_turn: boolean;
  left_ms: number | null;
}

export interface ServerError {
  type: 'error';
  request: number | null;
  id: string | null;
  error: string;
  rule: string | null;
  message: string;
}

/** A score pad on the server. */
export interface SharedPad {
  type: 'pad';
  /** For those who write; null: this guest only looks on. */
  code: string | null;
  /** For those who look on. */
  look: string;
  /** The number of its lines. */
  seq: number;
  /** The head of its file. */
  head: string;
}

/** Lines of a shared pad that are on disk, with the ids that they came with. */
export interface PadLines {
  type: 'lines';
  after: number;
  seq: number;
  ids: string[];
  lines: string;
}

/** What the operator of the server has decided about this guest, or announces to everybody (`news`). */
export interface Measure {
  type: 'measure';
  measure: string;
  /** It holds; false: it was lifted. */
  on: boolean;
  /** Seconds since 1970. */
  since: number;
  /** A date and time; null: until it is lifted. */
  until: string | null;
  /** The name that the operator has given. */
  name: string | null;
  why: string | null;
  message: string;
}

/** The bytes of a view and of events, where they are asked for ("Raw bytes"). */
interface Bytes {
  raw?: string;
  raw_events?: string;
}

export type ServerMessage =
  | You
  | TableState
  | ServerError
  | { type: 'lobby'; tables: LobbyTable[] }
  | { type: 'mine'; tables: OwnTable[] }
  | { type: 'welcome'; seat: number | null; left_ms: number | null; restored?: boolean }
  | ({ type: 'view'; seq: number } & Bytes)
  | ({ type: 'event'; seq: number; events: GameEvent[]; left_ms: number | null; bot_for?: number } & Bytes)
  | { type: 'ask'; request: number; seq: number; left_ms: number | null; moves: string[] }
  | SharedPad
  | PadLines
  | { type: 'confirm'; id: string | null; request: number; seq: number }
  | { type: 'remind'; left_ms: number }
  | { type: 'emote'; seat: number; emote: string }
  | { type: 'end'; seq: number; over: boolean; totals: number[]; winners: number[]; record: string | null }
  | { type: 'left' }
  | { type: 'reported' }
  | { type: 'push'; on: boolean }
  | { type: 'slowed'; message: string }
  | Measure
  | { type: 'elsewhere'; path: string }
  | { type: 'bye'; reason: 'shutdown' | 'idle' | 'too_slow' | 'banned'; message: string };

export interface CreateCommand {
  type: 'create';
  game: GameId;
  seats: number;
  rules?: Rules;
  chairs?: string[];
  clock?: string;
  absent?: 'bot' | 'out';
  open?: boolean;
  watch?: Watch;
  delay_s?: number;
  hints?: Hints;
}

export type ClientMessage =
  | { type: 'hello'; protocol: 1; raw: true; name?: string; token?: string; face?: number }
  | { type: 'lobby'; on: boolean }
  | { type: 'mine' }
  | CreateCommand
  | { type: 'quick'; game: GameId }
  | { type: 'join'; table: string; seat?: number; watch?: boolean; seq?: number; seed?: string }
  | { type: 'share'; head: string }
  | { type: 'enter'; lines: string; seq: number; id: string }
  | { type: 'chair'; seat: number; player: string }
  | { type: 'remove'; seat: number }
  | { type: 'start'; fill?: string }
  | { type: 'move'; request: number; move: string; id: string }
  | { type: 'back' }
  | { type: 'leave' }
  | { type: 'emote'; emote: string }
  | { type: 'mute'; seat: number; on: boolean }
  | { type: 'report'; seat: number; reason: string }
  | { type: 'rematch' }
  | { type: 'push'; on: boolean; endpoint: string; p256dh?: string; auth?: string }
  | { type: 'visible'; on: boolean };
