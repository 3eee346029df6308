/* Bots hurry while the player can only watch them, until the end of the round. */
import type { View } from 'upcard';
import type { Source } from './source';
import type { TableStore } from './store.svelte';

const HASTE = 0.4;

/** A factor of the time for which the step to `next` is shown. Where several people play, nobody is hurried. */
export function hasteOf({ source, ui, info: { seat }, view }: TableStore, next: View): number {
  /* The first steps may come before their source is there. */
  const game = (source as Source | undefined)?.kind === 'offline' && source.game;
  const alone = game && game.kind !== 'together' && !game.script;
  return alone && seat !== null && ui.out?.(view, seat) && ui.out(next, seat) ? HASTE : 1;
}
