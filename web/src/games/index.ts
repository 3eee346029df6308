/* The games of the page are those of the engine. What the page has for one of them is the folder of its name here, and
 * every file in it may be missing:
 *     index.ts               ui and texts: board, words, pace (ui.ts says what each is)
 *     lesson.ts              lesson, and texts if it has some: a first game that teaches by playing
 *     about.LANGUAGE.ftl     a sentence for the list of games, about-NAME
 *     options.LANGUAGE.ftl   words for its rule options
 *     reasons.LANGUAGE.ftl   what speaks for a move
 *     pad.LANGUAGE.ftl       words of its score pad: who did what a round asks for, cards, and why a line is refused
 *     Follow.svelte          the table of its score pad when a round is entered card by card, with Odds.svelte; or
 *     Count.svelte           its cards, to say which are out ($/pad/parts.ts)
 *     judge.ts               what people ask at a table with real cards ($/judge/questions.ts)
 *     judge.LANGUAGE.ftl     its words
 *     puzzles.json           positions to be solved (tools/make-puzzles)
 *     rules.LANGUAGE.md      its rules for players
 *     Guide.svelte           the game in brief, with pictures, before its rules; guide.LANGUAGE.ftl has the words
 *     tv.css                 the sizes of its cards on a big screen
 *     Art.svelte             a drawing for the list of games
 *     Sample.svelte          some of its cards, for the choice of colors in the settings
 * For missing files the engine's own tables and words are used ($/generic). All but the first and the last two are
 * loaded on demand. */
import type { GameId } from 'upcard';
import { games } from 'virtual:games';
import { addTexts, hasText, t, type Texts } from '$/text/index.svelte';
import type { Puzzle } from '$/puzzles/puzzles';
import type { GameUi, Lesson } from './ui';

const folders = import.meta.glob<{ ui?: Partial<GameUi>; texts?: Texts }>('./*/index.ts');
const lessons = import.meta.glob<{ lesson: Lesson; texts?: Texts }>('./*/lesson.ts');
const puzzles = import.meta.glob<{ default: Puzzle[] }>('./*/puzzles.json');

/** In the engine's order. */
export const gameIds = games.map(({ id }) => id);

const entry = (id: string | undefined) => games.find((game) => game.id === id);
export const isGame = (id: string | undefined): id is GameId => entry(id) !== undefined;
/** The name for people, the same in all languages; an unknown id stands for itself. */
export const gameName = (id: string) => entry(id)?.name ?? id;
/** What one does in it, or for how many it is. */
export function gameAbout(id: GameId): string {
  if (hasText(`about-${id}`)) return t(`about-${id}`);
  const { seats } = entry(id)!;
  return t(seats.min === seats.max ? 'about-exactly' : 'about-any', seats);
}
/** Whether seats hold cards that others may not see. */
export const hidesHands = (id: GameId): boolean => entry(id)!.secretHands;
export const seatsOf = (id: GameId) => entry(id)!.seats;
export const gameOfRule = (rule: string) => games.find(({ prefix }) => rule.startsWith(`${prefix}-`))?.id;

const needed = ['Board', 'describe', 'moveName', 'prompt', 'duration'] as const;
const whole = (ui: Partial<GameUi> | undefined): ui is GameUi => needed.every((key) => ui?.[key] !== undefined);

export async function loadGame(id: GameId): Promise<GameUi> {
  const { ui, texts } = (await folders[`./${id}/index.ts`]?.()) ?? {};
  if (texts) await addTexts(texts);
  if (whole(ui)) return ui;
  const { genericUi } = await import('$/generic');
  return { ...(await genericUi(id)), ...ui };
}

export const hasLesson = (id: GameId) => `./${id}/lesson.ts` in lessons;

/** Null: the game has no lesson. */
export async function loadLesson(id: GameId): Promise<Lesson | null> {
  const { lesson, texts } = (await lessons[`./${id}/lesson.ts`]?.()) ?? {};
  if (texts) await addTexts(texts);
  return lesson ?? null;
}

export const hasPuzzles = (id: GameId): boolean => `./${id}/puzzles.json` in puzzles;
export const loadPuzzles = async (id: GameId): Promise<Puzzle[]> =>
  (await puzzles[`./${id}/puzzles.json`]?.())?.default ?? [];

/** Texts of a game that only some screens need, if it has them. */
export async function addGameTexts(id: GameId, part: 'options' | 'reasons' | 'pad' | 'judge'): Promise<void> {
  const texts = (await import('./texts'))[part][id];
  if (texts) await addTexts(texts);
}
