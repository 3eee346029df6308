/* Sounds, if the settings want them. The code that makes them is loaded with the first sound; a sound that cannot be
 * loaded is not played. */
import { settings } from '$/settings/settings.svelte';
import type { SoundName } from './sound';

export function hear(name: SoundName): void {
  if (settings.sound)
    import('./sound').then(
      (made) => made.play(name),
      () => undefined,
    );
}
