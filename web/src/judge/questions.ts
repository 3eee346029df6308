/* The questions that games have for the judge: games/NAME/judge.ts. What is picked is turned into situations, which are
 * moves; the library says what may be done there. */
import type { Component } from 'svelte';
import type { GameEvent, GameId } from 'upcard';
import type { Rules, Situation } from '$/engine/messages';
import { addGameTexts, loadGame } from '$/games';
import { addTexts } from '$/text/index.svelte';

export const texts = import.meta.glob<string>('$/text/judge.*.ftl', { query: '?raw', import: 'default' });

/** What has been picked, by the key of the pick; several are one text with spaces. */
export type Picked = Record<string, string>;

export interface Option {
  value: string;
  label: string;
  /** What is drawn in place of the words. */
  card?: string;
}

export interface Pick {
  key: string;
  /** Its words; a number is typed within its limits, and of `several` any can be picked. */
  label: string;
  options?: Option[];
  number?: { min: number; max: number };
  several?: boolean;
}

export interface Question {
  key: string;
  label: string;
  /** The picks, which may depend on what is picked. */
  picks(picked: Picked): Pick[];
  first: Picked;
  /** The cards of the picture, each with what it is, in rows of `columns`. */
  cards(picked: Picked): { label: string; cards: string[]; columns?: number }[];
  /** The names of the seats. */
  names: string[];
  situations(picked: Picked, rules: Rules): Situation[];
  /** What happens is asked, not whether it may be done. */
  what?: boolean;
  /** Whether it matters how often the same happened; without it, it does. */
  counted?(events: GameEvent[]): boolean;
  /** That the next round begins is part of the answer. */
  onward?: boolean;
  /** What happened by cards that nobody asked about. */
  untold?: GameEvent['type'][];
  /** The rule that the answer follows from, where no refusal names one. */
  rule(picked: Picked, events: GameEvent[], rules: Rules): string;
}

/** The rules of a table that matter to a question: others could only be in the way of the position. */
export const only = (rules: Rules, keys: string[]): Rules =>
  Object.fromEntries(Object.entries(rules).filter(([key]) => keys.includes(key)));

/** Options in words. */
export const inWords = (options: [value: string, label: string][]): Option[] =>
  options.map(([value, label]) => ({ value, label }));

export interface JudgeParts {
  questions: () => Question[];
  Card: Component<{ card: string }>;
}

/** The address of a question under the rules of a table; '' stands for the first one. `pad`: the pad one comes from. */
export const judgeAt = (game: GameId, rules: string, question: string, pad = ''): string =>
  ['/#/judge', game, rules, question, pad].join('/').replace(/\/+$/, '');

const parts = import.meta.glob<JudgeParts>('../games/*/judge.ts');
const pathOf = (game: GameId) => `../games/${game}/judge.ts`;
export const canJudge = (game: GameId): boolean => pathOf(game) in parts;
/** The questions of a game, with the words that they need. */
export async function loadQuestions(game: GameId): Promise<JudgeParts> {
  const [found] = await Promise.all([
    parts[pathOf(game)]!(),
    addTexts(texts),
    loadGame(game),
    addGameTexts(game, 'judge'),
  ]);
  return found;
}
