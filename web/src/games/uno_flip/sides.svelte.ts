/* Which side was up at an event. Events name whole cards, and sentences the face that counted; what came before tells which. */
import type { UnoFlipEvent } from 'upcard';
import type { LogEntry } from '$/table/store.svelte';
import type { Side } from './faces';

const sides = new WeakMap<object, Side>();
/* After the last event that was told. */
let now: Side = 'light';
let version = $state(0);

function after(event: UnoFlipEvent, side: Side): Side {
  if (event.type === 'round' || event.type === 'dealer_card') return 'light';
  return event.type === 'flipped' ? (event.side as Side) : side;
}

/** Walks through a log, so that its events can be told in any order. */
export function learnSides(log: LogEntry[]): void {
  let side: Side = 'light';
  let news = false;
  for (const entry of log)
    for (const event of entry.events as UnoFlipEvent[]) {
      side = after(event, side);
      news ||= sides.get(event) !== side;
      sides.set(event, side);
    }
  now = side;
  if (news) version++;
}

/** The side that is up once this event has happened. One that no log has shown yet follows the last one told. */
export function sideAt(event: UnoFlipEvent): Side {
  void version;
  let side = sides.get(event);
  if (!side) {
    now = side = after(event, now);
    sides.set(event, side);
  }
  return side;
}
