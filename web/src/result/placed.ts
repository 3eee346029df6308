/* The players at the end of a game, by their places. */
import { faceAt } from '$/table/face';
import { placesOf } from '$/table/places';
import type { TableStore } from '$/table/store.svelte';

/** `place`: 0 where nobody has won. */
export type Placed = { seat: number; place: number; points: number } & ReturnType<typeof faceAt>;

/** How many stand on the podium. */
export const PODIUM = 3;

/** All players, the best first. */
export function placedAt(table: TableStore): Placed[] {
  const { totals, winners } = table.view;
  return placesOf(totals, winners)
    .map((place, seat) => ({ place, seat, points: totals[seat]!, ...faceAt(table, seat) }))
    .sort((a, b) => a.place - b.place);
}
