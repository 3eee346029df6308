/* A big screen is silent unless it is wanted otherwise: whatever the settings of its browser say. */
import { keep, kept } from '$/settings/settings.svelte';
import { hush } from '$/ui/hear';

const KEY = 'upcard.tv.sound';
export const soundWanted = (): boolean => kept(KEY, false);
export const wantSound = (on: boolean): void => void keep(KEY, on);

/** Silences a screen until the returned function is called. */
export function quiet(): () => void {
  hush(!soundWanted());
  return () => hush(false);
}
