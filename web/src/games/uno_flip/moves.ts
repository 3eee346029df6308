/* The texts of moves, and the cards and buttons on the screen that stand for them. */
import type { GameEvent, UnoFlipEvent } from 'upcard';

export interface Play {
  move: string;
  card: string;
  /** The color that a wild names. */
  color: string | null;
  uno: boolean;
}

/** Reads "play red:8/teal:7 uno"; null for other moves. */
export function readPlay(move: string): Play | null {
  const [verb, card, ...rest] = move.split(' ');
  if (verb !== 'play' || card === undefined) return null;
  const uno = rest[rest.length - 1] === 'uno';
  return { move, card, color: rest.length > (uno ? 1 : 0) ? rest[0]! : null, uno };
}

export function plays(moves: string[]): Play[] {
  return moves.map(readPlay).filter((p): p is Play => p !== null);
}

/** The color of "color blue", or null. */
export function readColor(move: string): string | null {
  return move.startsWith('color ') ? move.slice(6) : null;
}

/** The way to play a card that the player asks for; the word is said where it is wanted and can be. */
export function way(ways: Play[], card: string, color: string | null, uno: boolean): Play | undefined {
  const fit = ways.filter((p) => p.card === card && p.color === color);
  return fit.find((p) => p.uno === uno) ?? fit[0];
}

/** Reads the seat of "swap 2"; null for other moves. */
export const readSwap = (move: string): number | null => (move.startsWith('swap ') ? Number(move.slice(5)) : null);

/** Whether this seat draws a card because it wants to. */
export const hits = (events: GameEvent[], seat: number | null): boolean =>
  (events as UnoFlipEvent[]).some((event) => event.type === 'drew' && event.seat === seat && event.why === 'choice');

/** Where the new cards of a seat come from: the draw pile, or the seat whose hand it was. Cards that only look new
 * because the sides were flipped do not count. */
export function newFrom(events: GameEvent[], seat: number | null): string[] {
  for (const event of events as UnoFlipEvent[])
    if (event.type === 'new_hand' && event.seat === seat) return [`seat-${event.from}`];
  return events.some(({ type }) => ['drew', 'dealt', 'dealer_card'].includes(type)) ? ['draw'] : [];
}
