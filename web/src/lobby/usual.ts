/* The defaults of a new game against bots: the choices of the last one. */
import { nameBots, type GameId } from 'upcard';
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

/** Forgets the last choices; false if there were none. */
export function forgetUsual(id: GameId): boolean {
  const known = kept<Usual | null>(KEY + id, null) !== null;
  keep(KEY + id, null);
  return known;
}

/** Clamps a stored number, which may come from another version, to a whole number in range. */
export const within = (number: number, least: number, most: number): number =>
  Math.round(Math.min(most, Math.max(least, number)));

export const usualKey = (id: GameId): string => KEY + id;

export function usualGame(id: GameId, chosen = usual(id)): OfflineGame {
  const { min, max } = seatsOf(id);
  const seats = within(chosen.seats, min, max);
  const bots = Array.from({ length: seats - 1 }, () => `bot:${chosen.level}`);
  return {
    game: id,
    seats,
    rules: chosen.rules,
    players: ['you', ...bots],
    names: [t('you'), ...nameBots(bots)],
  };
}
