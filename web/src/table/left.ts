/* Games that the page has kept in the browser: those that were left, and the last finished one of each kind. */
import type { GameId } from 'upcard';
import type { OfflineGame } from '$/engine/messages';
import { keep, kept } from '$/settings/settings.svelte';

const KEY = 'upcard.game.';
/** Where the record of the last finished game of a kind is kept. */
export const LAST_KEY = 'upcard.last.';

export interface Kept {
  game: OfflineGame;
  save: string;
}

/** The game of this kind that was left, if there is one. */
export function leftGame(id: GameId): Kept | null {
  return kept<Kept | null>(KEY + id, null);
}

export function keepGame(game: OfflineGame, save: string): void {
  keep(KEY + game.game, { game, save } satisfies Kept);
}

export function forgetGame(id: GameId): void {
  keep(KEY + id, null);
}
