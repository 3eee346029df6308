/* Sounds and vibration, if the settings want them. Browsers let a page be heard once it has been touched. The code that
 * makes sounds is loaded with the first one; a sound that cannot be loaded is not played. */
import { settings } from '$/settings/settings.svelte';
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

export function hear(name: SoundName): void {
  if (hushed) return;
  const touched = navigator.userActivation?.hasBeenActive ?? true;
  const pattern = felt[name];
  if (touched && settings.vibrate && pattern) navigator.vibrate?.(pattern);
  if (touched && settings.sound)
    import('./sound').then(
      (made) => made.play(name),
      () => undefined,
    );
}
