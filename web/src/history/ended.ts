/* A game that has just ended waits in the browser's small storage until its database has the game: that takes a moment,
 * in which the page may be closed. */
import { keep, kept } from '$/settings/settings.svelte';
import type { NewGame } from './games';

const KEY = 'upcard.ended';
const waiting = () => kept<NewGame[]>(KEY, []);

function wait(games: NewGame[]): void {
  keep(KEY, games.length ? games : null);
}

/** Keeps a game that has just ended. False: the browser does not keep it. Throws where a part of the page is not there;
 * then the game waits. */
export async function addEnded(game: NewGame): Promise<boolean> {
  const ended = { ...game, at: Date.now() };
  wait([...waiting(), ended]);
  const { addGame } = await import('./games');
  const added = await addGame(ended);
  wait(waiting().filter(({ record }) => record !== ended.record));
  return added;
}

/** Forgets a game whose end was taken back. Throws where the browser keeps nothing. */
export async function removeEnded(record: string): Promise<void> {
  wait(waiting().filter((game) => game.record !== record));
  const { idOf, removeGame } = await import('./games');
  await removeGame(idOf(record));
}

/** Keeps the games whose page was closed before. Throws where the browser keeps nothing. */
export async function addWaiting(): Promise<void> {
  const games = waiting();
  if (!games.length) return;
  const { addGames } = await import('./games');
  await addGames(games);
  wait(waiting().filter(({ record }) => !games.some((one) => one.record === record)));
}
