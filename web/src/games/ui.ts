/* What the page needs of a game beside the engine: a board, words, and a lesson. One folder a game (index.ts). */
import type { Component, Snippet } from 'svelte';
import type { Card, GameEvent, View } from 'upcard';
import type { Names } from '$/table/names';
import type { LogEntry } from '$/table/log';
import type { TableStore } from '$/table/store.svelte';
import type { Rules } from '$/engine/messages';
import type { SoundName } from '$/ui/sound';

export interface GameUi {
  /** The cards of all seats and what can be done with them. It fills the width it is given. */
  Board: Component<{ table: TableStore; news?: Snippet }>;
  /** Whether the board itself shows the news (the last event and the prompt), passed as `news`. Otherwise they are
   * shown above the board. */
  tells?: boolean;
  /** Receives all that is known of a table before any sentence is made, for words that depend on earlier events. */
  learn?(log: LogEntry[], view: View): void;
  /** A sentence about an event; null: it needs no words. */
  describe(event: GameEvent, names: Names): string | null;
  /** A move in words: "Play red 7". `names` for moves that name a seat. */
  moveName(move: string, view: View, names: Names): string;
  /** What the viewer must do now, in a short sentence: "Your turn: hit or stay." Without moves: the player that the
   * table waits for. */
  prompt(view: View, moves: string[], names: Names): string;
  /** The round whose end the board still shows, although the next one has begun. */
  looksAt?(): number | null;
  /** Why a move is refused by a rule ("UF-3.1"), short and in the user's language: "58 is not lower than 45." null: the
   * rule's own words do. */
  refusal?(move: string, rule: string, view: View, names: Names): string | null;
  /** If several seats may act: the one that the table waits for, or null. Without it, that is the seat that may act. */
  decider?(view: View): number | null;
  /** The seats that win together with this one, itself too. Without it each wins alone. */
  side?(view: View, seat: number): number[];
  /** The fewest points win. Without it, the most. */
  fewest?: boolean;
  /** Whether this seat can do nothing more in the round. Without it, each can until its end. */
  out?(view: View, seat: number): boolean;
  /** How many ms these events stay on the screen before the next ones, at the normal pace; 0: continue at once. */
  duration(events: GameEvent[], seat: number | null, view: View): number;
  /** How many ms after the beginning of its step the board shows an event; without it, all of a step at once. Words and
   * sounds wait for it. `events`: all of the step. */
  lands?(event: GameEvent, events: GameEvent[], seat: number | null, view: View): number;
  /** What of a step is shouted, if anything. */
  shout?(events: GameEvent[], view: View, names: Names): Shout | null;
  /** A card as a shout shows it, `--w` wide. */
  Card?: Component<{ card: Card; large?: boolean }>;
  /** The sound of what has happened; `view`: the position after it. */
  sound?(events: GameEvent[], seat: number | null, view: View): SoundName | null;
  /** A word for the mood of the table, as data-mood of it: Uno Flip's light and dark side. `awaited`: the events of the
   * step that are not announced yet. */
  mood?(view: View, awaited: GameEvent[]): string;
}

/** A word on a strip of paper, with its picture: BUST!, FLIP 7!, HILO! Each `ms` is since the step began. */
export interface Shout {
  text: string;
  /** What it means, in a few words. */
  about?: string;
  /** Gold for what one wins. */
  gold?: boolean;
  /** At this seat, small; without it across the table. */
  seat?: number;
  /** Times in ms: the picture begins, the strip appears, and both disappear. */
  from: number;
  strip: number;
  to: number;
  /** Cards that come from this seat to the middle, above the strip. */
  cards?: { of: number; cards: Card[] };
  /** The lights go out behind it, or rays of light come. */
  behind?: 'veil' | 'rays';
}

/** A first game that teaches by playing. Its cards are written down, so that it always goes the same way. */
export interface Lesson {
  rules: Rules;
  /** One a seat, the learner's first: "you", "bot:easy". */
  players: string[];
  /** Moves of chance and of the others, in order, as in a record: "* card 7", "1 hit". When it is used up the rest of
   * the game is a free one. */
  script: string[];
  steps: LessonStep[];
}

export interface LessonStep {
  /** Id of the text that the coach says. */
  text: string;
  /** The learner's moves that lead to the next step; without them a button "Next" does. The coach answers all other
   * moves. */
  moves?: string[];
  /** A CSS selector within the board of what is meant; it is outlined. */
  point?: string;
}
