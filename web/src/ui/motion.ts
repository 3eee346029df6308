import { motionWanted } from '$/settings/settings.svelte';

/** ms of a movement, or 0 when nothing is to move. */
export function ms(wanted: number): number {
  return motionWanted() ? wanted : 0;
}
