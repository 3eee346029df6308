/* How a game against bots is begun when nothing else is said: as the last time. */
import { botNames, type GameId } from 'upcard';
import type { OfflineGame, Rules } from '$/engine/messages';
import { seatsOf } from '$/games';
import { keep, kept } from '$/settings/settings.svelte';
import { t } from '$/text/index.svelte';

export interface Usual {
  seats: number;
  level: string;
  rules: Rules;
}

const KEY = 'upcard.usual.';

export function usual(id: GameId): Usual {
  return kept<Usual>(KEY + id, { seats: 3, level: 'normal', rules: {} });
}

/** Forgets what was chosen the last time; false where there was nothing. */
export function forgetUsual(id: GameId): boolean {
  const known = kept<Usual | null>(KEY + id, null) !== null;
  keep(KEY + id, null);
  return known;
}

/** A number of the last time, which another version may have kept, as a whole one that may be. */
export const within = (number: number, least: number, most: number): number =>
  Math.round(Math.min(most, Math.max(least, number)));

export const usualKey = (id: GameId): string => KEY + id;

export function usualGame(id: GameId, chosen = usual(id)): OfflineGame {
  const { min, max } = seatsOf(id);
  const seats = within(chosen.seats, min, max);
  const bots = botNames.slice(0, seats - 1);
  return {
    game: id,
    seats,
    rules: chosen.rules,
    players: ['you', ...bots.map(() => `bot:${chosen.level}`)],
    names: [t('you'), ...bots],
  };
}
