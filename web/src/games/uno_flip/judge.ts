/* What people ask at a table of Uno Flip. Colors and symbols are picked by their place on the side, so that both sides
 * have them. */
import type { Rules, Situation } from '$/engine/messages';
import type { Pick, Picked, Question } from '$/judge/questions';
import { t } from '$/text/index.svelte';
import { colorName, colors, type Side } from './faces';

export { default as Card } from './JudgeCard.svelte';

const digits = '1 2 3 4 5 6 7 8 9'.split(' ');
const symbols: Record<Side, string[]> = {
  light: [...digits, 'draw1', 'reverse', 'skip', 'flip', 'wild', 'wild-draw2'],
  dark: [...digits, 'draw5', 'reverse', 'skip-all', 'flip', 'wild', 'wild-draw-color'],
};
const sideOf = ({ side }: Picked): Side => (side === 'dark' ? 'dark' : 'light');
const isWild = (symbol: string) => symbol.startsWith('wild');
const isDrawing = (symbol: string) => symbol.includes('draw');

/** A face as it was picked; the color of a wild is the one that is named. */
function faceIn(picked: Picked, key: 'top' | 'mine') {
  const side = sideOf(picked);
  const symbol = symbols[side][Number(picked[key])]!;
  const color = colors[side][Number(picked[`${key}Color`] ?? 0)]!;
  return { symbol, color, text: isWild(symbol) ? symbol : `${color}:${symbol}` };
}

/* Patterns of a card with this face, alone and in moves. */
const held = (text: string, side: Side) => (side === 'light' ? `^${text}/` : `/${text}$`);
const given = (text: string, side: Side) => (side === 'light' ? `* ~^card ${text}/` : `* ~^card \\S+/${text}$`);
const played = (text: string, side: Side, color = '') =>
  `0 ~^play ${side === 'light' ? `${text}/\\S+` : `\\S+/${text}`}${color && ` ${color}`}$`;

/** The first player plays what leads to the card on top; the one who is asked about is `me`. */
function situation(picked: Picked, rules: Rules, me: number): Situation[] {
  const side = sideOf(picked);
  const [top, mine] = [faceIn(picked, 'top'), faceIn(picked, 'mine')];
  /* Other cards are numbers of another color, or, where that matters, of this one. */
  const away = colors[side].find((color) => color !== top.color && color !== mine.color)!;
  const rest = picked.has === 'yes' ? top.color : away;
  const any = side === 'light' ? `* ~^card ${rest}:\\d/` : `* ~^card \\w+:\\d/${rest}:\\d$`;
  const wild = given('wild', side);
  const lead = side === 'dark' ? ['* ~^card red:flip/'] : [];
  const own = [given(mine.text, side), ...(picked.has === 'yes' ? [any] : [])];
  const first = [given(top.text, side), wild, ...lead, ...(me ? [] : own)];
  const others = `* ~^card (?!red)\\w+:\\d/\\w+:\\d$`;
  const hand = (cards: string[]) => [...cards, ...Array<string>(7 - cards.length).fill(others)];
  const hands = [hand(first), hand(me ? own : []), hand([])].flat();
  const turned = side === 'dark' ? '* ~^card red:\\d/\\w+:\\d$' : '* ~^card \\w+:\\d/';
  const plays = [
    ...(side === 'dark' ? [`0 ~^play red:flip/`] : []),
    ...(isWild(top.symbol) ? [] : [played('wild', side, top.color)]),
    played(top.text, side, isWild(top.symbol) ? top.color : ''),
  ];
  const named = isWild(mine.symbol) ? ` ${mine.color}` : '';
  return [
    {
      ...{ game: 'uno_flip', seats: 3, rules: { ...rules, dealer: 2, uno: 'auto', backs: 'hidden' } },
      ...{ fills: ['accept', 'draw', 'keep'], mover: me, now: me > 0, move: `play {${held(mine.text, side)}}${named}` },
      script: [...hands, turned, ...plays],
    },
  ];
}

const choose = (key: string, label: string, options: [string, string][]): Pick => ({
  key,
  label,
  options: options.map(([value, label]) => ({ value, label })),
});

/** The picks of a face: its symbol, then its color, or the color that is named. */
function facePicks(picked: Picked, key: 'top' | 'mine', only = (_symbol: string) => true): Pick[] {
  const side = sideOf(picked);
  const symbol = (one: string) => (/^\d$/.test(one) ? one : t(`uno-symbol-${one}`));
  const all = symbols[side].map((one, i): [string, string] => [String(i), symbol(one)]);
  const wild = isWild(faceIn(picked, key).symbol);
  return [
    choose(
      key,
      t(`judge-${key}`),
      all.filter(([,], i) => only(symbols[side][i]!)),
    ),
    choose(
      `${key}Color`,
      t(wild ? 'judge-named' : 'judge-color'),
      colors[side].map((color, i): [string, string] => [String(i), colorName(color)]),
    ),
  ];
}

const sides = (): Pick =>
  choose('side', t('judge-side'), [
    ['light', t('uno-side-light')],
    ['dark', t('uno-side-dark')],
  ]);
const hasColor = (picked: Picked): Pick[] =>
  isWild(faceIn(picked, 'mine').symbol) && isDrawing(faceIn(picked, 'mine').symbol)
    ? [
        choose('has', t('judge-has', { color: colorName(faceIn(picked, 'top').color) }), [
          ['no', t('judge-no')],
          ['yes', t('judge-yes')],
        ]),
      ]
    : [];
const cards = (picked: Picked) => [
  { label: t('judge-top'), cards: [`${sideOf(picked)} ${faceIn(picked, 'top').text}`] },
  { label: t('judge-mine'), cards: [`${sideOf(picked)} ${faceIn(picked, 'mine').text}`] },
];
const isFlip = (symbol: string) => symbol === 'flip';

export const questions = (): Question[] => [
  {
    key: 'play',
    label: t('judge-may-play'),
    /* A flip is never on top: what lay lowest is. */
    picks: (picked) => [
      sides(),
      ...facePicks(picked, 'top', (symbol) => !isFlip(symbol)),
      ...facePicks(picked, 'mine'),
      ...hasColor(picked),
    ],
    first: { side: 'light', top: '6', topColor: '0', mine: '6', mineColor: '3', has: 'no' },
    cards,
    names: [t('you'), t('judge-other'), t('judge-other')],
    situations: (picked, rules) => situation(picked, rules, 0),
    rule: 'UF-3.1',
  },
  {
    key: 'answer',
    label: t('judge-may-answer'),
    picks: (picked) => [
      sides(),
      ...facePicks(picked, 'top', isDrawing),
      ...facePicks(picked, 'mine', isDrawing),
      ...hasColor(picked),
    ],
    first: { side: 'light', top: '9', topColor: '0', mine: '9', mineColor: '3', has: 'no' },
    cards,
    names: [t('judge-other'), t('you'), t('judge-other')],
    situations: (picked, rules) => situation(picked, rules, 1),
    rule: 'UF-5.9',
  },
];
