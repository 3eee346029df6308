/* Positions of games between bots in which the natural move is a costly one (tools/make-puzzles). */
import type { GameId } from 'upcard';
import { keep, kept } from '$/settings/settings.svelte';

export interface Puzzle {
  /** The game up to the position, as a link without its head. */
  record: string;
  /** Who is to move. */
  seat: number;
  /** What a bot played. */
  natural: string;
  /** Move, chance to win, standard error; the best first. */
  choices: [move: string, chance: number, error: number][];
}

const key = (id: GameId) => `upcard.puzzles.${id}`;

/** The first answer to each puzzle: whether it was right. */
export function answers(id: GameId): Record<string, boolean> {
  const found = kept<unknown>(key(id), null);
  return found && typeof found === 'object' && !Array.isArray(found) ? (found as Record<string, boolean>) : {};
}

/** A puzzle is known by its record, whatever its number will be. */
export function answer(id: GameId, { record }: Puzzle, right: boolean): void {
  const all = answers(id);
  if (!(record in all)) keep(key(id), { ...all, [record]: right });
}
