import { settings } from '$/settings/settings.svelte';
import type { FaceFrom } from '$/ui/avatar';
import type { TableStore } from './store.svelte';

/** What the face of a seat is drawn from, if not from the name that is shown: the number that the player has chosen, or
 * the player's own name, for which this page may show another one. */
export function faceAt(table: TableStore, seat: number): FaceFrom | undefined {
  const person = table.people?.[seat];
  if (person || table.faces) return person?.face ?? person?.name ?? table.faces?.[seat];
  const own = table.source.kind === 'offline' && table.info.you === undefined && seat === table.info.seat;
  return own ? settings.face || settings.name : undefined;
}
