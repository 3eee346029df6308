/* The games in brief: the component of a game's folder with its pictures, and the words for them. */
import type { Component } from 'svelte';
import type { GameId } from 'upcard';
import { loadGame } from '$/games';
import { addTexts, type Texts } from '$/text/index.svelte';

type Parts = Component<{ game: GameId }>;
const guides = import.meta.glob<{ default: Parts; texts: Texts }>('../games/*/Guide.svelte');
const pathOf = (id: GameId) => `../games/${id}/Guide.svelte`;

export const hasGuide = (id: GameId): boolean => pathOf(id) in guides;

/** The cards have their names from the game's own texts. */
export async function loadGuide(id: GameId): Promise<Parts> {
  const [{ default: parts, texts }] = await Promise.all([guides[pathOf(id)]!(), loadGame(id)]);
  await addTexts(texts);
  return parts;
}
