/* Running tables that the player has left: a bot plays there until they are back, and home shows the way. */
import type { GameId } from 'upcard';
import { keep, kept } from '$/settings/settings.svelte';

const KEY = 'upcard.left-tables';
const MOST = 3;

export interface LeftTable {
  code: string;
  game: GameId;
}

export const leftTables = (): LeftTable[] => kept<LeftTable[]>(KEY, []);

/** Its game is over, or the player is back. */
export function forgetTable(code: string): void {
  const others = leftTables().filter((one) => one.code !== code);
  if (others.length < leftTables().length) keep(KEY, others.length ? others : null);
}

export function noteLeft({ code, game }: LeftTable): void {
  forgetTable(code);
  keep(KEY, [{ code, game }, ...leftTables()].slice(0, MOST));
}
