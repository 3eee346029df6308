/* What people ask at a table of Uno Flip. */
import type { Rules, Situation } from '$/engine/messages';
import { inWords, type Pick, type Picked, type Question } from '$/judge/questions';
import { t } from '$/text/index.svelte';
import { colorName, colors, face, faceName } from './faces';
import {
  begun,
  counted,
  drawn,
  faceIn,
  given,
  held,
  isDrawing,
  isWild,
  leads,
  noYes,
  numbered,
  played,
  sideOf,
  sides,
  symbolName,
  symbols,
  table,
  textOf,
  wildDraw,
  words,
  type Begun,
} from './judge-table';
import { afterQuestions } from './judge-after';
import { turnQuestions } from './judge-turn';

export { default as Card } from './JudgeCard.svelte';

/** The first player plays what leads to the card on top; the one who is asked about is `me`. */
function onTop(picked: Picked, rules: Rules, me: number): Situation[] {
  const side = sideOf(picked);
  const [top, mine] = [faceIn(picked, 'top'), faceIn(picked, 'mine')];
  const base = colors[side].find((color) => color !== top.color && color !== mine.color)!;
  const swap = rules.sevens === 'swap' && top.symbol === '7';
  const plays = isWild(top.symbol)
    ? [played(top.text, side, top.color)]
    : [played('wild', side, top.color), played(top.text, side), ...(swap ? ['0 swap 1'] : [])];
  const named = isWild(mine.symbol) ? ` ${mine.color}` : '';
  const there = {
    ...{ ...table(rules, ['wild_draw', 'stacking', 'sevens', 'exposed_wild']), mover: me, viewer: me },
    ...{ move: `play {${held(mine.text, side)}}${named}`, ...(me && { at: 'person' as const }) },
  };
  return leads(side, base).flatMap((lead) => {
    const first = [given(top.text, side, lead), given('wild', side, lead)];
    /* The cards beside it have not the color on top, but for one where that is asked about. */
    const own = [
      given(mine.text, side, lead),
      ...(picked.has === 'yes' ? [given(`${top.color}:\\d`, side, lead)] : []),
    ];
    const hands: Begun['hands'] = me || swap ? [first, own] : [[...first, ...own], []];
    const script = [...begun({ side, base, lead, hands, rest: numbered(side, lead, base, top.color) }), ...plays];
    /* A wild that may be challenged is accepted before it is answered. */
    return [...(me ? [{ ...there, script: [...script, '1 accept'] }] : []), { ...there, script }];
  });
}

/** A wild draw card is played on the one who asks. */
function challenged(picked: Picked, rules: Rules): Situation[] {
  const side = sideOf(picked);
  const [, base = '', named = ''] = colors[side];
  const text = wildDraw[side];
  return leads(side, base).map((lead) => {
    const has = picked.has === 'yes' ? [given(`${base}:\\d`, side, lead)] : [];
    const hands: Begun['hands'] = [[given(text, side, lead), ...has], []];
    return {
      ...{ ...table(rules, ['wild_draw', 'stacking']), mover: 1, move: picked.does!, at: 'person' as const },
      script: [...begun({ side, base, lead, hands, rest: numbered(side, lead, base) }), played(text, side, named)],
    };
  });
}

/** Of two cards one is played without the word. */
function forgotten({ does, when }: Picked, rules: Rules): Situation[] {
  const red = '* ~^card red:\\d/';
  const other = '* ~^card (?!red:)';
  const script = [red, red, red, other, other, other, red, '0 ~^play red:\\d/\\S+$'];
  const there = {
    ...table(rules, ['uno_penalty', 'uno'], { hand: 2, uno: rules.uno ?? 'declare' }),
    ...{ mover: does === 'say' ? 0 : 2, move: does === 'say' ? 'uno' : 'catch', at: 'person' as const, viewer: 0 },
  };
  const then: Record<string, string[][]> = {
    now: [[]],
    drew: [['1 draw', '1 keep']],
    played: [['1 ~^play red:\\d/\\S+ uno$'], ['1 ~^play red:\\d/\\S+$']],
  };
  return then[when!]!.map((more) => ({ ...there, script: [...script, ...more] }));
}

const openings = ['flip', 'draw1', 'skip', 'reverse', 'wild', 'wild-draw2'];
const opening = ({ card, color }: Picked) => textOf(card!, colors.light[Number(color)]!);

/** The first card is turned up. */
function opened(picked: Picked, rules: Rules): Situation[] {
  const text = opening(picked);
  return [
    {
      ...table(rules, ['first_flip', 'exposed_wild']),
      ...{ mover: 'chance', move: `~^card ${text}/`, runs: picked.card !== 'wild-draw2' },
      script: Array<string>(21).fill(`* ~^card (?!${text}/)`),
    },
  ];
}

/** The picks of a face: its symbol, then its color, or the color that is named. */
function facePicks(picked: Picked, key: 'top' | 'mine', may = (_symbol: string) => true): Pick[] {
  const side = sideOf(picked);
  const { symbol, color } = faceIn(picked, key);
  const options = symbols[side].map((one, i) => drawn(side, one, color, String(i), symbolName(one)));
  return [
    { key, label: t(`judge-${key}`), options: options.filter((_, i) => may(symbols[side][i]!)) },
    isWild(symbol)
      ? {
          key: `${key}Color`,
          label: t('judge-named'),
          options: inWords(colors[side].map((one, i) => [String(i), colorName(one)])),
        }
      : {
          key: `${key}Color`,
          label: t('judge-color'),
          options: colors[side].map((one, i) => drawn(side, symbol, one, String(i), colorName(one))),
        },
  ];
}

const hasColor = (picked: Picked): Pick[] => {
  const { symbol } = faceIn(picked, 'mine');
  if (!isWild(symbol) || !isDrawing(symbol)) return [];
  return [words('has', t('judge-has', { color: colorName(faceIn(picked, 'top').color) }), noYes())];
};
const cards = (picked: Picked) => [
  { label: t('judge-top'), cards: [`${sideOf(picked)} ${faceIn(picked, 'top').text}`] },
  { label: t('judge-mine'), cards: [`${sideOf(picked)} ${faceIn(picked, 'mine').text}`] },
];
const isFlip = (symbol: string) => symbol === 'flip';

const isOn = (rule?: string | number) => rule !== undefined && rule !== 'off';
/** The rule of a card that may be played. */
function ruleOfPlay(symbol: string, { stacking, sevens }: Rules): string {
  if (isOn(stacking) && isDrawing(symbol)) return 'UF-7.8';
  if (isWild(symbol) && isDrawing(symbol)) return 'UF-5.6';
  return symbol === '7' && sevens === 'swap' ? 'UF-7.9' : 'UF-3.1';
}

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
    situations: (picked, rules) => onTop(picked, rules, 0),
    counted,
    rule: (picked, _, rules) => ruleOfPlay(faceIn(picked, 'mine').symbol, rules),
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
    situations: (picked, rules) => onTop(picked, rules, 1),
    counted,
    rule: (_, __, rules) => (isOn(rules.stacking) ? 'UF-7.8' : 'UF-5.9'),
  },
  {
    key: 'challenge',
    label: t('judge-challenge'),
    picks: (picked) => [
      sides(),
      words('has', t('judge-challenge-has', { color: colorName(colors[sideOf(picked)][1]!) }), noYes()),
      words('does', t('judge-challenge-does'), [
        ['challenge', t('uno-move-challenge')],
        ['accept', t('uno-move-accept')],
      ]),
    ],
    first: { side: 'light', has: 'yes', does: 'accept' },
    cards: (picked) => [{ label: t('judge-top'), cards: [`${sideOf(picked)} ${wildDraw[sideOf(picked)]}`] }],
    names: [t('judge-other'), t('you'), t('judge-other')],
    situations: challenged,
    counted,
    rule: () => 'UF-5.6',
    what: true,
  },
  {
    key: 'forgotten',
    label: t('judge-forgotten'),
    picks: () => [
      words('does', t('judge-forgotten-does'), [
        ['catch', t('judge-forgotten-catch')],
        ['say', t('judge-forgotten-say')],
      ]),
      words('when', t('judge-forgotten-when'), [
        ['now', t('judge-forgotten-now')],
        ['drew', t('judge-forgotten-drew')],
        ['played', t('judge-forgotten-played')],
      ]),
    ],
    first: { does: 'catch', when: 'now' },
    cards: () => [],
    names: [t('you'), t('judge-other'), t('judge-other')],
    situations: forgotten,
    rule: ({ does }, _, { uno_penalty }) => (does === 'catch' && Number(uno_penalty ?? 2) !== 2 ? 'UF-7.3' : 'UF-4.2'),
  },
  {
    key: 'opening',
    label: t('judge-opening'),
    picks: ({ card, color }) => [
      {
        key: 'card',
        label: t('judge-card'),
        options: openings.map((one) => drawn('light', one, colors.light[Number(color)]!, one, symbolName(one))),
      },
      ...(isWild(card!)
        ? []
        : [
            {
              key: 'color',
              label: t('judge-color'),
              options: colors.light.map((one, i) => drawn('light', card!, one, String(i), colorName(one))),
            },
          ]),
    ],
    first: { card: 'flip', color: '0' },
    cards: (picked) => [{ label: faceName(face(opening(picked), 'light')), cards: [`light ${opening(picked)}`] }],
    names: [t('you'), t('judge-other'), t('judge-dealer')],
    situations: opened,
    rule: () => 'UF-2.3',
    what: true,
  },
  ...turnQuestions(),
  ...afterQuestions(),
];
