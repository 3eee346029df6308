/* Sounds and vibration, if the settings want them. Browsers let a page be heard once it has been touched. The code that
 * makes sounds is loaded ahead, or with the first one; a sound that cannot be loaded is not played. */
import { settings } from '$/settings/settings.svelte';
import { whenIdle } from './idle';
import type { SoundName } from './sound';

/** ms of vibration and of the pauses between. */
const felt: Partial<Record<SoundName, number[]>> = {
  turn: [80],
  seven: [40, 40, 40, 40, 120],
  bust: [200],
  saved: [40, 60, 40],
  freeze: [120],
  line: [40, 40, 40],
  uno: [40],
  turnover: [60],
  win: [60, 60, 60, 60, 200],
};

let hushed = false;
/** No sound at all, whatever the settings say. */
export const hush = (on: boolean): void => void (hushed = on);

const touched = (): boolean => navigator.userActivation?.hasBeenActive ?? true;
const load = () => import('./sound');
const ignore = () => undefined;

/** Makes the sounds once they may be heard, so that the first one takes no time. Returns what ends the wait for it. */
export function hearLater(): () => void {
  const begin = () =>
    whenIdle(() => {
      if (!hushed && settings.sound) load().then(({ prepare }) => prepare(), ignore);
    });
  if (touched()) begin();
  else addEventListener('click', begin, { once: true });
  return () => removeEventListener('click', begin);
}

export function hear(name: SoundName): void {
  if (hushed || !touched()) return;
  const pattern = felt[name];
  if (settings.vibrate && pattern) navigator.vibrate?.(pattern);
  if (settings.sound) load().then(({ play }) => play(name), ignore);
}
