import { motionWanted, paceNow } from '$/settings/settings.svelte';

/** ms of a movement, or 0 when nothing is to move. */
export function ms(wanted: number): number {
  return motionWanted() ? wanted : 0;
}

/** ms of a cross-fade in place of a movement, where nothing is to move; 0 where things move, or take no time at all. */
export function fade(): number {
  return motionWanted() || !paceNow() ? 0 : 120;
}
