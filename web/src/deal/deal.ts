/* The deal of a finished game as a link: a friend gets the same cards, options and bots, and the result to beat. */
import { nameBots, type GameId } from 'upcard';
import type { OfflineGame, Rival } from '$/engine/messages';
import { isGame } from '$/games';
import { t } from '$/text/index.svelte';
import { fromBase64url, toBase64url } from '$/ui/base64url';

/** What a link carries. */
export interface Deal {
  game: GameId;
  seats: number;
  rules: Record<string, string>;
  /** One a seat: "you", or a bot as in records. */
  players: string[];
  secret: string;
  rival: Rival;
}

const SEATS_MAX = 64;
const TEXT_MAX = 4000;

const header = (record: string, key: string): string => new RegExp(`^${key} (.*)$`, 'm').exec(record)?.[1] ?? '';
const namesIn = (text: string): string[] =>
  [...text.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, name]) => name!.replace(/\\(.)/g, '$1'));
const rulesIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split(' ')
      .filter((rule) => rule.includes('='))
      .map((rule) => rule.split('=', 2) as [string, string]),
  );
const matches = (text: unknown, pattern: RegExp): boolean => typeof text === 'string' && pattern.test(text);
const SECRET = /^[0-9a-f]{64}$/;
const fits = (players: unknown[]): boolean =>
  players.filter((player) => player === 'you').length === 1 &&
  players.every((player) => player === 'you' || matches(player, /^bot:[a-z]+$/));

/** The deal of a record; null if a friend cannot have it: others played, or their seeds decided the cards, too. */
export function dealOf(record: string, rival: Rival): Deal | null {
  const [head = ''] = record.split('\n\n', 1);
  const [game, secret, players] = [header(head, 'game'), header(head, 'seed'), namesIn(header(head, 'names'))];
  if (!isGame(game) || !SECRET.test(secret) || !fits(players)) return null;
  return { game, seats: players.length, rules: rulesIn(header(head, 'rules')), players, secret, rival };
}

export const linkOf = (deal: Deal): string => {
  const bytes = new TextEncoder().encode(JSON.stringify(deal));
  return `${location.origin}/#/deal/${toBase64url(bytes)}`;
};

/** Parses the text of a link; null if it is invalid. The engine checks the rules when it deals. */
export function dealIn(text: string): Deal | null {
  try {
    if (text.length > TEXT_MAX) return null;
    const { game, seats, rules, players, secret, rival } = JSON.parse(new TextDecoder().decode(fromBase64url(text)));
    const word = (value: unknown) => matches(value, /^[\w.,-]{1,200}$/);
    const numbers = [rival.points, rival.place].every(Number.isInteger);
    const fine =
      isGame(game) &&
      Array.isArray(players) &&
      players.length === seats &&
      seats <= SEATS_MAX &&
      fits(players) &&
      Object.entries(rules).every((pair) => pair.every(word)) &&
      matches(secret, SECRET) &&
      numbers &&
      typeof rival.name === 'string';
    const { points, place } = rival;
    return fine
      ? { game, seats, rules, players, secret, rival: { name: rival.name.slice(0, 40), points, place } }
      : null;
  } catch {
    return null;
  }
}

/** The game that a friend plays with it. */
export function gameOf({ rival, ...deal }: Deal): OfflineGame {
  const bots = nameBots(deal.players.filter((player) => player !== 'you'));
  const names = deal.players.map((player) => (player === 'you' ? t('you') : bots.shift()!));
  return { ...deal, names, kind: 'deal', rival };
}
