import { settings } from '$/settings/settings.svelte';
import type { TableStore } from './store.svelte';

/** The number of the face that the player of a seat has chosen, if that is known. Several people at one device have
 * none. */
export function faceAt(table: TableStore, seat: number): number | undefined {
  if (table.people) return table.people[seat]?.face;
  const own = table.source.kind === 'offline' && table.info.you === undefined && seat === table.info.seat;
  return (own && settings.face) || undefined;
}
