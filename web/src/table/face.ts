import { settings } from '$/settings/settings.svelte';
import { huesOf, type FaceFrom } from '$/ui/avatar';
import type { TableStore } from './store.svelte';

/** What the face of a seat is drawn from, if not from the name that is shown: the number that the player has chosen, or
 * the player's own name, for which this page may show another one. */
export function fromAt(table: TableStore, seat: number): FaceFrom | undefined {
  const person = table.people?.[seat];
  if (person || table.faces) return person?.face ?? person?.name ?? table.faces?.[seat];
  const own = table.source.kind === 'offline' && table.info.you === undefined && seat === table.info.seat;
  return own ? settings.face || settings.name : undefined;
}

/** How a token shows the face of a seat: at one table nobody has the color of another, as far as there are colors. */
export function faceAt(table: TableStore, seat: number): { face: FaceFrom | undefined; hue: number } {
  const all = Array.from({ length: table.info.seats }, (_, one) => fromAt(table, one) ?? table.names.of(one));
  return { face: fromAt(table, seat), hue: huesOf(all)[seat]! };
}
