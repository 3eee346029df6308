/* A big screen is silent unless sound is turned on there, regardless of the browser's settings. */
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
