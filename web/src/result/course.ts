/* Highlights of a finished game for one player: the best round and, from the chances to win, the turning point and the
 * luckiest moment. */

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

export interface Chance {
  at: number;
  round: number;
  chance: number;
}

/** The greatest change of the chance to win, and the greatest gain. Changes within the standard errors do not count. */
export function swings(points: Chance[]): { turning: Swing | null; lucky: Swing | null } {
  const all = points.slice(1).map((point, i): Swing => {
    const before = points[i]!;
    return { from: before.chance, to: point.chance, at: before.at, next: point.at, round: before.round };
  });
  const most = (worth: (swing: Swing) => number) =>
    all.reduce<Swing | null>((best, one) => (worth(one) > Math.max(LEAST, best ? worth(best) : 0) ? one : best), null);
  const turning = most(({ from, to }) => Math.abs(to - from));
  const lucky = most(({ from, to }) => to - from);
  return { turning, lucky: lucky === turning ? null : lucky };
}
/* Of 200 games each: two standard errors of a difference. */
const LEAST = 0.1;
