/* Which side was up at an event. Events name whole cards, and sentences the face that counted; what came before and
 * after tells which. */
import type { UnoFlipEvent, UnoFlipView } from 'upcard';
import type { LogEntry } from '$/table/log';
import { other, type Side } from './faces';

const sides = new WeakMap<object, Side>();

function after(event: UnoFlipEvent, side: Side): Side {
  if (event.type === 'round' || event.type === 'dealer_card') return 'light';
  return event.type === 'flipped' ? (event.side as Side) : side;
}

/** The side that was up before all these events. A viewer who comes late has not seen the beginning, but the first
 * event with a side, or the view after the last event, is enough. */
function first(events: UnoFlipEvent[], view: UnoFlipView): Side {
  for (const event of events) {
    if (event.type === 'flipped') return other(event.side as Side);
    if (event.type === 'round_over') return event.side as Side;
    if (event.type === 'round' || event.type === 'dealer_card') return 'light';
  }
  return view.side;
}

/** Walks through all that is known of a table, up to what is seen now, so its events can be announced in any order. */
export function learnSides(log: LogEntry[], view: UnoFlipView): void {
  const events = log.flatMap((entry) => entry.events as UnoFlipEvent[]);
  let side = first(events, view);
  for (const event of events) sides.set(event, (side = after(event, side)));
}

/** The side that is up once this event has happened. */
export const sideAt = (event: UnoFlipEvent): Side => sides.get(event) ?? after(event, 'light');
