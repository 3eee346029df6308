/* The deal of a day: the same cards for everyone, decided by the date and the game alone (docs/record.md). */
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex } from '@noble/hashes/utils';
import type { GameId } from 'upcard';
import type { OfflineGame } from '$/engine/messages';
import { gameIds, gameName } from '$/games';
import { usualGame } from '$/lobby/usual';
import { kept } from '$/settings/settings.svelte';
import { DAY_KEY } from '$/table/offline';
import { fewestWin, placesOf, scoresOf } from '$/table/places';

const SEATS = 3;
const LEVEL = 'normal';
const DAY_MS = 86_400_000;

/** How a day's game has ended. */
export interface Day {
  seat: number;
  totals: number[];
  winners: number[];
  /** Totals after each round. */
  rounds: number[][];
}

/** The date `days` days later. */
export const later = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

export function dailyGame(id: GameId, date: string): OfflineGame {
  const secret = bytesToHex(sha256(`upcard daily ${date} ${id}`));
  return { ...usualGame(id, { seats: SEATS, level: LEVEL, rules: {} }), secret, kind: 'daily', date };
}

/** The result of a day's game, if it has been played to its end. */
export function dayOf(date: string, id: GameId): Day | null {
  const day = kept<Day | null>(`${DAY_KEY}${date}.${id}`, null);
  const fine = [day?.totals, day?.winners, day?.rounds].every(Array.isArray) && Number.isInteger(day?.seat);
  return fine ? day : null;
}

/** Which games were played to their end on a day. */
export const playedOn = (date: string): GameId[] => gameIds.filter((id) => dayOf(date, id));

/** Days in a row with at least one game, up to today, or to yesterday if today's are still to come. */
export function daysInRow(now: string, played: (date: string) => boolean): number {
  let days = 0;
  for (let date = played(now) ? now : later(now, -1); played(date); date = later(date, -1)) days++;
  return days;
}

const marks = { best: '🌟', between: '🔸', worst: '▫️' };

/** For each round whether its player did best, worst, or something between. */
export function standings({ seat, totals, winners, rounds }: Day): (keyof typeof marks)[] {
  const sign = fewestWin(totals, winners) ? -1 : 1;
  return scoresOf(rounds).map((scores) => {
    const gains = scores.map((points) => sign * points);
    const own = gains[seat] ?? 0;
    return own === Math.max(...gains) ? 'best' : own === Math.min(...gains) ? 'worst' : 'between';
  });
}
export const symbols = (day: Day): string =>
  standings(day)
    .map((stands) => marks[stands])
    .join('');

export const placeIn = ({ seat, totals, winners }: Day): number => placesOf(totals, winners)[seat] ?? 0;

/** A result to send to others. It tells of no card. */
export function sharedText(id: GameId, date: string, day: Day, address: string): string {
  const place = placeIn(day);
  const won = day.winners.includes(day.seat) ? '🏆' : '🃏';
  return [
    `Upcard ${date} · ${gameName(id)}`,
    `${won} ${place || '–'}/${day.totals.length} · ${day.totals[day.seat] ?? 0}`,
    symbols(day),
    address,
  ].join('\n');
}
