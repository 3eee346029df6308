/* How long it takes to see what happened. */
import type { Flip7Event, GameEvent, View } from 'upcard';
import { DRAWN, landing, momentOf } from './moments';

/** ms of each kind of event; a step takes as long as its longest. */
const looks: Partial<Record<Flip7Event['type'], number>> = {
  round: 300,
  reshuffled: 900,
  dealt: 60,
  drew: 650,
  flipped: 750,
  no_card: 500,
  stayed: 550,
  busted: 1000,
  saved: 1300,
  set_aside: 800,
  froze: 1000,
  flip3: 900,
  gave: 900,
  discarded: 800,
};
/** The end of a round stays until everybody's points can have been read. */
const END = 2400;
const END_SEAT = 220;
const END_MOST = 5000;

/** Seats of the table on the screen: with many of them each takes less, so that a lap does not drag. */
let seats = 3;
export function paceFor(count: number): void {
  seats = count;
}

export function duration(events: GameEvent[], seat: number | null, view: View): number {
  const happened = events as Flip7Event[];
  const scored = happened.filter((event) => event.type === 'scored').length;
  const longest =
    Math.max(0, ...happened.map((event) => looks[event.type] ?? 0)) * Math.min(1, Math.max(0.3, 6 / seats));
  const moment = momentOf(events, seat, view);
  if (scored) return moment + Math.min(END_MOST, END + END_SEAT * scored);
  return happened.some((event) => event.type === 'busted' && event.seat === seat)
    ? moment
    : longest + landing(events, seat, view) - DRAWN;
}
