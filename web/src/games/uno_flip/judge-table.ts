/* Positions of Uno Flip for the judge, and how their cards are picked. Colors and symbols are picked by their place on
 * the side, so that both sides have them. */
import type { GameEvent } from 'upcard';
import type { Rules } from '$/engine/messages';
import { inWords, only, type Option, type Pick, type Picked } from '$/judge/questions';
import { t } from '$/text/index.svelte';
import { colors, type Side } from './faces';

const digits = '1 2 3 4 5 6 7 8 9'.split(' ');
export const symbols: Record<Side, string[]> = {
  light: [...digits, 'draw1', 'reverse', 'skip', 'flip', 'wild', 'wild-draw2'],
  dark: [...digits, 'draw5', 'reverse', 'skip-all', 'flip', 'wild', 'wild-draw-color'],
};
export const wildDraw: Record<Side, string> = { light: 'wild-draw2', dark: 'wild-draw-color' };
export const sideOf = ({ side }: Picked): Side => (side === 'dark' ? 'dark' : 'light');
export const isWild = (symbol: string) => symbol.startsWith('wild');
export const isDrawing = (symbol: string) => symbol.includes('draw');
export const textOf = (symbol: string, color: string) => (isWild(symbol) ? symbol : `${color}:${symbol}`);

/** A face as it was picked; the color of a wild is the one that is named. */
export function faceIn(picked: Picked, key: 'top' | 'mine') {
  const side = sideOf(picked);
  const symbol = symbols[side][Number(picked[key])]!;
  const color = colors[side][Number(picked[`${key}Color`] ?? 0)]!;
  return { symbol, color, text: textOf(symbol, color) };
}

/* Patterns of a card with this face, alone and in moves. By night a flip of the color `lead` is kept for the way
 * there. */
export const held = (text: string, side: Side) => (side === 'light' ? `^${text}/` : `/${text}$`);
export const given = (text: string, side: Side, lead: string) =>
  side === 'light' ? `* ~^card ${text}/` : `* ~^card (?!${lead}:flip)\\S+/${text}$`;
export const played = (text: string, side: Side, color = '') =>
  `0 ~^play ${side === 'light' ? `${text}/\\S+` : `\\S+/${text}`}${color && ` ${color}`}$`;
/** A number of any color but these. */
export const numbered = (side: Side, lead: string, ...but: string[]) => {
  const text = `(?!${but.join('|')})\\w+:\\d`;
  return side === 'light' ? `* ~^card ${text}/` : `* ~^card (?!${lead}:)\\S+/${text}$`;
};

export const table = (rules: Rules, keys: string[], more: Rules = {}) => ({
  ...{ game: 'uno_flip' as const, seats: 3, fills: ['accept', 'draw', 'keep'], runs: true },
  rules: { ...only(rules, keys), dealer: 2, uno: 'auto', backs: 'hidden', ...more },
});

export interface Begun {
  side: Side;
  /** The color of the number on top, by night after a flip; that of its light face. */
  base: string;
  lead: string;
  /** The cards of the first and the second player, and what fills their hands. */
  hands: [string[], string[]];
  rest: string;
  seats?: number;
}

export function begun({ side, base, lead, hands, rest, seats = 3 }: Begun): string[] {
  const night = side === 'dark';
  /* No other hand has what is turned up. */
  const other = `* ~^card (?!${lead}:)`;
  const hand = (cards: string[], more: string) => [...cards, ...Array<string>(7 - cards.length).fill(more)];
  return [
    ...hand([...hands[0], ...(night ? [`* ~^card ${lead}:flip/`] : [])], rest),
    ...hand(hands[1], hands[1].length ? rest : other),
    ...Array.from({ length: seats - 2 }, () => hand([], other)).flat(),
    night ? `* ~^card ${lead}:\\d/${base}:\\d$` : `* ~^card ${base}:\\d/`,
    ...(night ? [`0 ~^play ${lead}:flip/`] : []),
  ];
}

/** The light colors with which a position can begin: the cards of one may be asked about. */
export const leads = (side: Side, base: string) => (side === 'dark' ? ['red', 'yellow'] : [base]);

export const drawn = (side: Side, symbol: string, color: string, value: string, label: string): Option => ({
  ...{ value, label, card: `${side} ${textOf(symbol, color)}` },
});
export const symbolName = (symbol: string) => (/^\d$/.test(symbol) ? symbol : t(`uno-symbol-${symbol}`));

export const words = (key: string, label: string, options: [string, string][]): Pick => ({
  ...{ key, label, options: inWords(options) },
});
export const noYes = (): [string, string][] => [
  ['no', t('judge-no')],
  ['yes', t('judge-yes')],
];
export const sides = (): Pick =>
  words('side', t('judge-side'), [
    ['light', t('uno-side-light')],
    ['dark', t('uno-side-dark')],
  ]);
/** Until a color comes, other cards are drawn at a real table. */
export const counted = (events: GameEvent[]) => events.every(({ type }) => type !== 'found');
