/* Highlights of a finished game for one player: the best round and, from the chances to win, the turning point and the
 * luckiest moment. */

import type { GameEvent } from 'upcard';
import type { LogEntry, LogLine } from '$/table/log';

/** What each seat scored in each round. Rounds before a game was joined are not known. */
export function scoresOf(rounds: number[][]): number[][] {
  return rounds.map((totals, round) => totals.map((total, seat) => total - (rounds[round - 1]?.[seat] ?? 0)));
}

/** The round (from 1) in which a seat did best, and its points there; null: there is but one. */
export function bestRound(rounds: number[][], seat: number, fewest: boolean): { round: number; points: number } | null {
  if (rounds.length < 2 || rounds.some((totals) => !totals.length)) return null;
  const points = scoresOf(rounds).map((scores) => (fewest ? -1 : 1) * scores[seat]!);
  const best = Math.max(...points);
  return { round: points.indexOf(best) + 1, points: Math.abs(best) };
}

/** A chance to win at a move, and the one after what followed. */
export interface Swing {
  from: number;
  to: number;
  /** Moves made before it, and until the next chance. */
  at: number;
  next: number;
  round: number;
}

/** That these two are told as one. */
export const same = (one: Swing | null, other: Swing | null): boolean =>
  one?.at === other?.at && one?.next === other?.next;

export interface Chance {
  at: number;
  round: number;
  chance: number;
}

/** The greatest change of the chance to win, and the greatest gain, which may be the same. Changes within the standard
 * errors do not count: where no single step changes more, several in a row are looked at. */
export function swings(points: Chance[]): { turning: Swing | null; lucky: Swing | null } {
  const over = (steps: number) =>
    points.slice(steps).map((point, i): Swing => {
      const before = points[i]!;
      return { from: before.chance, to: point.chance, at: before.at, next: point.at, round: before.round };
    });
  const most = (worth: (swing: Swing) => number, steps = 1): Swing | null => {
    const found = over(steps).reduce<Swing | null>(
      (best, one) => (worth(one) > Math.max(LEAST, best ? worth(best) : 0) ? one : best),
      null,
    );
    return found ?? (steps < MOST_STEPS ? most(worth, 2 * steps) : null);
  };
  return { turning: most(({ from, to }) => Math.abs(to - from)), lucky: most(({ from, to }) => to - from) };
}
const MOST_STEPS = 8;
/* Of 200 games each: two standard errors of a difference. */
const LEAST = 0.1;

const FOLLOWS = /^(round|round_over|game_over|scored|doubled|cards_left|won|dealt|said_uno)$/;

/** What of a swing is told: the sentence about the event that a table is held longest for, `holds`. What only follows
 * from a move, or goes with it, is not the story. */
export function storyOf(swing: Swing, lines: LogLine[], log: LogEntry[], holds: (event: GameEvent) => number): string {
  const then = lines.filter(({ seq }) => seq > swing.at && seq <= swing.next);
  let told = then[0]?.text ?? '';
  let longest = -1;
  for (const { seq, at, text } of then) {
    const event = log.find((entry) => entry.seq === seq)?.events[at];
    if (!event || FOLLOWS.test(event.type) || holds(event) < longest) continue;
    longest = holds(event);
    told = text;
  }
  return told;
}
