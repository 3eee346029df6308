/* Statistics of the finished games. */
import type { Reviewed } from '$/engine/messages';
import { fewestWin, scoresOf } from '$/table/places';
import type { Judged, PlayedGame } from './games';

/** Whether the player has won or shared the win; null: the player had no seat. */
export const hasWon = ({ seat, winners }: PlayedGame): boolean | null =>
  seat === null ? null : winners.includes(seat);

/** Games won in a row, from games with the newest first: in the present row, and in the longest. */
export function streaks(games: PlayedGame[]): { now: number; best: number } {
  const results = games.map(hasWon).filter((won) => won !== null);
  const lost = results.indexOf(false);
  let best = 0;
  let row = 0;
  for (const won of results) best = Math.max(best, (row = won ? row + 1 : 0));
  return { now: lost < 0 ? results.length : lost, best };
}

/** The points that the player made in each round. */
function gains({ seat, rounds = [] }: PlayedGame): number[] {
  if (seat === null) return [];
  return scoresOf(rounds).flatMap((scores) => scores[seat] ?? []);
}

/** The player's best round of games of one kind: the most points, or the fewest where these win. Null: unknown, or none
 * that scored. */
export function bestRound(games: PlayedGame[]): number | null {
  const all = games.flatMap(gains);
  if (!all.length) return null;
  const few = games.some(({ totals, winners }) => fewestWin(totals, winners));
  return few ? Math.min(...all) : Math.max(...all) || null;
}

/** A review summed up: only what is beyond its error counts as a cost. */
export function judge(
  { seat, winners, side }: { seat: number; winners: number[]; side?: boolean | undefined },
  points: Reviewed[],
): Judged {
  const start = points[0]?.chance ?? 0;
  const costs = points.flatMap(({ decision: d }) => (d && d.cost > 2 * d.costError ? d.cost : []));
  const cost = costs.reduce((sum, one) => sum + one, 0);
  const result = winners.includes(seat) ? 1 / (side ? 1 : winners.length) : 0;
  return { start, cost, luck: result - start + cost };
}

const DAY_MS = 86_400_000;

export interface Filter {
  game: string;
  result: '' | 'won' | 'lost';
  against: '' | 'people' | 'bots';
  /** Days back, or '' for all. */
  days: string;
}

export const filtered = (
  games: PlayedGame[],
  { game, result, against, days }: Filter,
  people: (game: PlayedGame) => boolean,
  now: number,
): PlayedGame[] =>
  games.filter(
    (one) =>
      (!game || one.game === game) &&
      (!result || hasWon(one) === (result === 'won')) &&
      (!against || people(one) === (against === 'people')) &&
      (!days || one.at >= now - Number(days) * DAY_MS),
  );
