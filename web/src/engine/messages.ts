/* The messages between the page and its worker, which runs the engine. */
import type { ErrorWord, GameEvent, GameId, GameInfo, Odds, Preview, Reason, View } from 'upcard';

export type Rules = Record<string, string | number>;

/** A table as it is opened: what does not change in a game. */
export interface TableInfo {
  game: GameId;
  seats: number;
  rules: Rules;
  /** One a seat. */
  names: string[];
  /** The seat whose view is shown; null for a spectator. */
  seat: number | null;
  /** The seat that is called "you", if it is not the seat whose view is shown: in a replay the one that played. */
  you?: number | null;
}

/** An event, and the engine's own sentence about it, in English. */
export type EventWithWords = GameEvent & { said?: string };

export const withWords = ({ event, text }: { event: GameEvent; text: string }): EventWithWords => ({
  ...event,
  said: text,
});

/** What a move caused, as the viewer sees it, and the view after it. */
export interface Step {
  /** Moves of the game until then, those of chance included. */
  seq: number;
  events: GameEvent[];
  /** The seat of the player for whom a bot did this. */
  botFor?: number | undefined;
  view: View;
  /** Totals after each round that is over. */
  rounds: number[][];
}

/** The seat that acts next, once the last step is shown. */
export interface Turn {
  /** 'call': the viewer may act out of turn (catch somebody, say the word late, jump in) before the game continues.
   * 'wait': others act. */
  turn: 'over' | 'you' | 'call' | 'wait';
  /** The legal moves of the viewer now, as texts. */
  moves: string[];
  canUndo: boolean;
  /** At a table of several people on one device: the one who is to act. */
  next?: number;
}

/** A move that catches somebody, or says the word late. */
export const isCall = (move: string): boolean => move === 'catch' || move === 'uno';

/** Why a move is refused: the number of the rule and a sentence in English. */
export interface Refusal {
  error: string;
  rule: string | null;
  message: string;
}

export interface Choice {
  move: string;
  /** The chance to win the game, 0..1, and its standard error. */
  value: number;
  error: number;
  /** How much worse it is than the best. */
  behind: number;
  behindError: number;
}

export interface Hint {
  choices: Choice[];
  /** The reasons for the best one. */
  reasons: Reason[];
  /** The same in English. */
  said: string;
}

/** A position of a finished game, reviewed from what a seat knew then. */
export interface Reviewed {
  /** Moves made before it. */
  at: number;
  round: number;
  /** The seat's chance to win the game, 0..1, and the standard error. */
  chance: number;
  error: number;
  /** If the seat had to choose: its move, the best move, and the reasons for that. */
  decision: {
    made: string;
    best: string;
    bestValue: number;
    /** How much less likely the game was won by it, 0..1, and the standard error. */
    cost: number;
    costError: number;
    reasons: Reason[];
    /** The same in English. */
    said: string;
    /** The seat's view: moves are named from it. */
    view: View;
  } | null;
}

/** The result of somebody who had the same cards. */
export interface Rival {
  name: string;
  points: number;
  place: number;
}

/** A game that the page itself keeps. */
export interface OfflineGame {
  game: GameId;
  seats: number;
  rules: Rules;
  /** One a seat: "you" or "bot:LEVEL". */
  players: string[];
  names: string[];
  /** What decides all cards, as 64 hexadecimal digits; without it the engine draws a secret of its own. */
  secret?: string;
  /** Missing for an ordinary game against bots. */
  kind?: 'daily' | 'deal' | 'together';
  /** Of a daily deal: "2026-11-23". */
  date?: string;
  /** The player has taken back a move. */
  undone?: boolean;
  /** Of a friend's deal: how the friend did. */
  rival?: Rival;
  /** A lesson's moves of chance and of bots, in order, as in a record: "* card 7", "1 hit". */
  script?: string[];
}

export interface ReplayInfo extends TableInfo {
  /** As in the record: "you", "bot:normal". */
  players: string[];
  length: number;
  moves: { mover: number | 'chance'; text: string }[];
  headers: Record<string, string>;
  over: boolean;
  winners: number[];
}

export interface Checked {
  ok: boolean;
  /** A sentence in English about what is wrong; '' when all is well. */
  reason: string;
  draws: number;
  /** Whether the record contains its secret, so that the draws could be verified. */
  seeded: boolean;
}

/** A question at a table with real cards: a position, as the moves that lead to it, and a move there. */
export interface Situation {
  game: GameId;
  seats: number;
  rules: Rules;
  /** Lines as in a record, "* card 7" or "1 hit"; with ~ a pattern of what may be made, "0 ~^play wild/". */
  script: string[];
  /** What seats do whose moves the script does not have, by preference. */
  fills?: string[];
  /** Chance gives nothing that the script does not have. */
  exact?: boolean;
  /** Who makes the move that is asked about. The others act until it is this mover's turn; or the question comes as
   * soon as a person is to act, or at once after the script. */
  mover: number | 'chance';
  at?: 'person' | 'once';
  /** The seat whose turn it must be then. */
  whose?: number;
  /** In braces the pattern of a card of that seat's hand, "play {^red:7/}"; with ~ the pattern of a card of chance. */
  move: string;
  /** The seat of the one who asks; without it the mover's, or 0. */
  viewer?: number;
  /** After this many lines of the script, what happens is told. If the round ends before the move that is asked about,
   * that is the answer. */
  from?: number;
  /** Chance acts on after the move; which cards it gives is not told. */
  runs?: boolean;
}

/** The answer: why not, or what happens. */
export interface Judged {
  /** Whose view it is. */
  seat: number;
  view: View;
  /** As it was asked about. */
  move: string;
  refusal: Refusal | null;
  events: GameEvent[];
  after: View;
  /** What this seat may do then, where its cards are known. */
  moves: string[];
}

/** The page's requests to the worker, and their answers. */
export interface Asked {
  games(): GameInfo[];
  /** The number of the layout of raw views and events; a server's must be the same. */
  layout(): number;
  /** Opens a game of the page's own, and plays on to the first decision. */
  open(game: OfflineGame): Opened;
  /** Opens a game from the text of `save`. */
  read(save: string, seat: number): Opened;
  /** Follows a game elsewhere, from the bytes of a view (docs/protocol.md, "Raw bytes"). */
  follow(raw: string, seq: number, names: string[], seat: number | null): Opened;
  /** Applies one more move of the game followed. */
  shown(raw: string, rawEvents: string, seq: number): Step;
  /** Switches the page's own game to the view of another seat; null: of a spectator. */
  sit(seat: number | null): Opened;
  rename(seat: number, name: string): void;
  /** A move of the viewer in the page's own game; null: made. Steps follow as notices. */
  move(text: string): Refusal | null;
  /** The viewer declines an open call. */
  pass(): void;
  undo(): void;
  /** The page's own game as a text for `read`; '' without a game. */
  save(): string;
  /** Its record for others. */
  record(): string;
  /** Why this move of the viewer is refused; null if it is legal. */
  refusal(move: string): Refusal | null;
  /** The viewer's view after a legal move; parts that depend on chance are marked as uncertain. */
  preview(move: string): Preview;
  hint(ms: number): Hint;
  /** The answer to the first of these situations that can come about; null: none can. */
  judge(situations: Situation[]): Judged | null;
  /** The odds that some games can compute. */
  odds<K extends keyof Odds>(kind: K, seat: number): ReturnType<Odds[K]>;
  /** A finished game, to go back and forth in. */
  replay(record: string): ReplayInfo;
  position(at: number, viewer: number | 'spectator' | 'all'): Step;
  /** The events of each move for that viewer: number 0 is empty, number k led to position k. */
  tale(viewer: number | 'spectator' | 'all'): GameEvent[][];
  /** Reviews a game from one seat's views, `ms` for each of its decisions; results arrive as notices. */
  review(record: string, seat: number, ms: number): void;
  /** The reasons for a move in one of its positions: as data, and as English sentences. */
  reasons(at: number, seat: number, move: string): { reasons: Reason[]; said: string };
  verify(record: string): Checked;
  /** A record as a short text for links, and back. */
  link(record: string): string;
  unlink(link: string): string;
}

export interface Opened {
  info: TableInfo;
  seq: number;
  view: View;
  /** Totals after each round that is over. */
  rounds: number[][];
  /** The events so far, for the log. */
  past: { seq: number; events: GameEvent[]; botFor?: number | undefined }[];
  turn: Turn;
}

/** What the worker sends unasked. */
export type Notice =
  | { notice: 'step'; step: Step; turn: Turn; save: string }
  | { notice: 'reviewed'; item: Reviewed; done: number; of: number }
  | { notice: 'failed'; message: string };

export type Request = { id: number; method: keyof Asked; args: unknown[] };
/** `code`: the library's error word; missing if the engine itself failed. */
export type Reply = { id: number; result: unknown } | { id: number; error: string; code?: ErrorWord };
