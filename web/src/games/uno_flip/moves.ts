/* The texts of moves, and the cards and buttons on the screen that stand for them. */
import type { GameEvent } from 'upcard';

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

/** Where new cards come from: the draw pile; not those that are new because the table was turned. */
export const newFrom = (events: GameEvent[]): string[] =>
  events.some(({ type }) => type === 'drew' || type === 'dealt') ? ['draw'] : [];
