/* Cards and moves as the board shows them. What may be played the engine alone decides. */
import type { GameEvent, HiLoFlipEvent, HiLoFlipView } from 'upcard';
import type { LogEntry } from '$/table/log';

/** What a card does, by its last digit: HF-4.1, HF-4.2, HF-5.2. */
export type Kind = 'plain' | 'skip' | 'more' | 'ten';

const kinds: Record<number, Kind> = { 0: 'ten', 1: 'skip', 2: 'more' };

export const kindOf = (card: number): Kind => kinds[card % 10] ?? 'plain';

/** HF-5.2 */
export const worth = (cards: number[]): number =>
  cards.reduce((sum, card) => sum + (kindOf(card) === 'ten' ? 10 : 1), 0);

export const moveOf = (card: number): string => `play ${card}`;

export const cardOf = (move: string): number => Number(move.split(' ')[1]);

/** The cards of a seat, or null where only their number is known. */
export function cardsOf(view: HiLoFlipView, seat: number): number[] | null {
  const hand = view.hands[seat];
  return Array.isArray(hand) ? hand : null;
}

/** The number of cards, from a list or from a count. */
export const countOf = (cards: number | number[] | undefined): number =>
  Array.isArray(cards) ? cards.length : (cards ?? 0);

export const topOf = (view: HiLoFlipView): number | undefined => view.pile[view.pile.length - 1];

/** The seat at turn plays again because of the two on top: HF-4.2. */
export function owes(view: HiLoFlipView): boolean {
  const top = topOf(view);
  return top !== undefined && kindOf(top) === 'more' && view.last_player === view.turn;
}

export const isToss = (event: HiLoFlipEvent) => event.type === 'tossed' || event.type === 'opened';

/** The side that the chip shows; in the air, the one before the toss. `announced` is the number of announced events. */
export function sideUp(view: HiLoFlipView, events: HiLoFlipEvent[], announced: number): HiLoFlipView['chip'] {
  const toss = events.slice(announced).find(isToss);
  if (toss?.type === 'opened') return null;
  return toss?.type === 'tossed' && toss.turned ? (view.chip === 'hi' ? 'lo' : 'hi') : view.chip;
}

/** Whether this seat draws a card in a step. */
export const draws = (events: GameEvent[], seat: number | null): boolean =>
  (events as HiLoFlipEvent[]).some((event) => event.type === 'drew' && event.seat === seat);

/** The newest step with an event for which `is` holds. */
export function lastTold(log: LogEntry[], is: (event: HiLoFlipEvent) => boolean): LogEntry | undefined {
  for (let i = log.length - 1; i >= 0; i--) if ((log[i]!.events as HiLoFlipEvent[]).some(is)) return log[i];
  return undefined;
}
