/* The games of the page. Each comes with its own code and texts when it is wanted. */
import type { GameId } from 'upcard';
import { addTexts } from '$/text/index.svelte';
import type { GameUi } from './ui';

const loaders: Record<GameId, () => Promise<{ ui: GameUi; texts: Parameters<typeof addTexts>[0] }>> = {
  flip7: () => import('./flip7'),
  hilo: () => import('./hilo'),
  hi_lo_flip: () => import('./hi_lo_flip'),
  uno_flip: () => import('./uno_flip'),
};
export const gameIds = Object.keys(loaders) as GameId[];

export async function loadGame(id: GameId): Promise<GameUi> {
  const { ui, texts } = await loaders[id]();
  await addTexts(texts);
  return ui;
}
