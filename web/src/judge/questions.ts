/* The questions that games have for the judge: games/NAME/judge.ts. What is picked is turned into situations, which are
 * moves; the library says what may be done there. */
import type { Component } from 'svelte';
import type { GameId } from 'upcard';
import type { Rules, Situation } from '$/engine/messages';

/** What has been picked, by the key of the pick; several are one text with spaces. */
export type Picked = Record<string, string>;

export interface Pick {
  key: string;
  /** Its words; a number is typed within its limits, and of `several` any can be picked. */
  label: string;
  options?: { value: string; label: string }[];
  number?: { min: number; max: number };
  several?: boolean;
}

export interface Question {
  key: string;
  label: string;
  /** The picks, which may depend on what is picked. */
  picks(picked: Picked): Pick[];
  first: Picked;
  /** The cards of the picture, each with what it is. */
  cards(picked: Picked): { label: string; cards: string[] }[];
  /** The names of the seats. */
  names: string[];
  situations(picked: Picked, rules: Rules): Situation[];
  /** What happens is asked, not whether it may be done. */
  what?: boolean;
  /** The rule that says why it is not this seat's turn at all. */
  rule: string;
}

export interface JudgeParts {
  questions: () => Question[];
  Card: Component<{ card: string }>;
}

const parts = import.meta.glob<JudgeParts>('../games/*/judge.ts');
const pathOf = (game: GameId) => `../games/${game}/judge.ts`;
export const canJudge = (game: GameId): boolean => pathOf(game) in parts;
export const loadQuestions = (game: GameId): Promise<JudgeParts> => parts[pathOf(game)]!();
