/* Sounds, where the settings want them. What makes them is fetched with the first; one that cannot be fetched is not
 * heard. */
import { settings } from '$/settings/settings.svelte';
import type { SoundName } from './sound';

export function hear(name: SoundName): void {
  if (settings.sound)
    import('./sound').then(
      (made) => made.play(name),
      () => undefined,
    );
}
