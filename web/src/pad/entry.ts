/* A round as it is being entered: a line of the pad (docs/pad.md), and back. No rule stands here. */
import type { PadProblem, PadState } from 'upcard/pad';
import { hasText, t } from '$/text/index.svelte';

/** One seat's part: points as they are typed, cards, or the word for cards that count nothing. */
export interface Part {
  points: string;
  cards: string[];
  nothing: boolean;
}

export interface Draft {
  parts: Part[];
  /** Who did what the game asks for. */
  who: number | null;
  /** The entry that it corrects; 0: a new one. */
  fixes: number;
}

export const noPart = (): Part => ({ points: '', cards: [], nothing: false });
export const newDraft = (seats: number): Draft => ({
  parts: Array.from({ length: seats }, noPart),
  who: null,
  fixes: 0,
});
export const isEmpty = ({ points, cards, nothing }: Part): boolean => !points && !cards.length && !nothing;

export const partText = ({ points, cards, nothing }: Part, word: string | null): string =>
  nothing && word ? word : cards.length ? `[${cards.join(' ')}]` : points === '-' ? '' : points;

export function roundLine({ parts, who, fixes }: Draft, word: string | null, checked = true): string {
  const texts = parts.map((part) => partText(part, word));
  const round = `${checked ? 'round' : 'round!'} ${texts.join(' | ')}${who === null ? '' : `; ${who}`}`;
  return fixes ? `fix ${fixes} ${round}` : round;
}

/** The draft of an entry that is a round; null: it is a move. */
export function draftOf(entry: string, number: number, state: PadState): Draft | null {
  const [, line] = /^round!? ?(.*)$/.exec(entry) ?? [];
  if (line === undefined) return null;
  const [parts = '', who = ''] = line.split(';').map((text) => text.trim());
  const named = state.names.findIndex((name) => name.toLowerCase() === who.toLowerCase());
  const seat = named >= 0 ? named : who === '' ? -1 : Number(who);
  return {
    parts: parts.split('|').map((text) => {
      const part = text.trim();
      const cards = /^\[(.*)\]$/.exec(part);
      if (cards) return { ...noPart(), cards: cards[1]!.split(' ').filter(Boolean) };
      return part === state.nothing ? { ...noPart(), nothing: true } : { ...noPart(), points: part };
    }),
    who: seat >= 0 ? seat : null,
    fixes: number,
  };
}

export const isProblem = (found: object | number | null): found is PadProblem =>
  typeof found === 'object' && found !== null && 'code' in found;

/** Why a line is refused, in the page's language. */
export function problemText(problem: PadProblem, state: PadState): string {
  const id = `pad-no-${problem.code}`;
  if (!hasText(id)) return problem.message;
  const own = hasText(`${id}-${state.game}`) ? `${id}-${state.game}` : id;
  const said = t(own, { word: problem.word, least: state.least, most: state.most });
  const name = problem.seat === null ? '' : `${state.names[problem.seat]}: `;
  const round = state.rounds.findIndex(({ entry }) => entry >= problem.entry) + 1;
  return name + said + (problem.entry ? ` ${t('pad-later', { round })}` : '');
}

/** A name as files and lines may hold it. */
export function plainName(name: string, seat: number): string {
  const plain = name.replace(/[|;[\]:"\\]/g, ' ').trim();
  return /^[\d*]/.test(plain) ? `#${plain}` : plain || t('seat-number', { seat: seat + 1 });
}
