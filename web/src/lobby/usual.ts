/* How a game against bots is begun when nothing else is said: as the last time. */
import type { GameId } from 'upcard';
import type { OfflineGame, Rules } from '$/engine/messages';
import { kept } from '$/settings/settings.svelte';
import { t } from '$/text/index.svelte';

export interface Usual {
  seats: number;
  level: string;
  rules: Rules;
}

const KEY = 'upcard.usual.';
const botNames = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gia', 'Hugo', 'Ida', 'Jon', 'Kim', 'Leo'];

export function usual(id: GameId): Usual {
  return kept<Usual>(KEY + id, { seats: 3, level: 'normal', rules: {} });
}

export const usualKey = (id: GameId): string => KEY + id;

export function usualGame(id: GameId, chosen = usual(id)): OfflineGame {
  const bots = Array.from({ length: chosen.seats - 1 }, (_, i) => botNames[i % botNames.length]!);
  return {
    game: id,
    seats: chosen.seats,
    rules: chosen.rules,
    players: ['you', ...bots.map(() => `bot:${chosen.level}`)],
    names: [t('you'), ...bots],
  };
}
