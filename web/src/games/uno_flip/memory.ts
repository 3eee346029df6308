/* What can be derived from the log of a table. */
import type { UnoFlipEvent } from 'upcard';
import type { LogEntry } from '$/table/log';
import { faceOf, type Side } from './faces';
import { sideAt } from './sides';

/** The events from the last one back to the first. */
function* backward(log: LogEntry[]): Generator<UnoFlipEvent> {
  for (let i = log.length - 1; i >= 0; i--) {
    const events = log[i]!.events as UnoFlipEvent[];
    for (let k = events.length - 1; k >= 0; k--) yield events[k]!;
  }
}

/** The color that was active before the last card was played: a player who had it was not allowed to play a wild-draw
 * card. null: unknown. */
export function askedColor(log: LogEntry[]): string | null {
  let played = false;
  for (const event of backward(log)) {
    if (!played) {
      played = event.type === 'played';
      continue;
    }
    if (event.type === 'named') return event.color;
    if (event.type === 'played' || event.type === 'turned_up' || event.type === 'flipped') {
      const side = event.type === 'flipped' ? (event.side as Side) : sideAt(event);
      return (event.type === 'played' ? event.color : null) ?? faceOf(event.card, side).color;
    }
  }
  return null;
}

export interface Shown {
  of: number;
  cards: string[];
  guilty: boolean | null;
}

/** The hand that a challenge has shown to the viewer, until the next card is played. */
export function shownHand(log: LogEntry[]): Shown | null {
  let guilty: boolean | null = null;
  for (const event of backward(log)) {
    if (event.type === 'played' || event.type === 'round_over' || event.type === 'round') return null;
    if (event.type === 'verdict') guilty = event.verdict === 'guilty';
    if (event.type === 'challenged') return event.hand && { of: event.of, cards: event.hand, guilty };
  }
  return null;
}

export interface RoundEnd {
  round: number;
  winner: number | null;
  side: Side;
  scores: { seat: number; points: number }[];
  left: { seat: number; cards: string[]; points: number }[];
}

/** How a round has ended, while that is shown. */
export function roundEnd(events: UnoFlipEvent[]): RoundEnd | null {
  const over = events.find((e) => e.type === 'round_over');
  if (!over) return null;
  return {
    round: over.round,
    winner: over.winner,
    side: over.side as Side,
    scores: events.filter((e) => e.type === 'scored'),
    left: events.filter((e) => e.type === 'cards_left'),
  };
}
