import type { View } from 'upcard';
import type { GameUi } from '$/games/ui';

/** Whether the winners are one side (ui.side), which wins together and shares its win with nobody else. */
export function wonAsSide(ui: Pick<GameUi, 'side'>, view: View, winners: number[]): boolean {
  const side = winners.length > 1 ? (ui.side?.(view, winners[0]!) ?? []) : [];
  return side.length > 0 && winners.every((seat) => side.includes(seat));
}

/** Whether the fewest points have won: somebody has more than the winners. */
export function fewestWin(totals: number[], winners: number[]): boolean {
  const best = totals[winners[0] ?? 0] ?? 0;
  return winners.length > 0 && totals.some((total) => total > best);
}

/** The place of each seat when a game is over; 0 for all when nobody has won. Either the most points are best or the
 * fewest: the winners' points tell which. Seats with equal points share a place, and those after them are as much
 * further back. */
export function placesOf(totals: number[], winners: number[]): number[] {
  if (!winners.length) return totals.map(() => 0);
  const sign = fewestWin(totals, winners) ? 1 : -1;
  const rest = totals.filter((_, seat) => !winners.includes(seat));
  return totals.map((own, seat) =>
    winners.includes(seat) ? 1 : 1 + winners.length + rest.filter((total) => sign * (total - own) < 0).length,
  );
}

/** What each seat scored in each round. Rounds before a game was joined are not known. */
export function scoresOf(rounds: number[][]): number[][] {
  return rounds.map((totals, round) => totals.map((total, seat) => total - (rounds[round - 1]?.[seat] ?? 0)));
}
