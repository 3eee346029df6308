/* What people ask of effects of cards at a table of Uno Flip: whose turn it is, what a flip brings, and partners. */
import type { Rules, Situation } from '$/engine/messages';
import { inWords, only, type Picked, type Question } from '$/judge/questions';
import { t } from '$/text/index.svelte';
import { colors } from './faces';
import * as at from './judge-table';

const isOffered = (symbol: string) =>
  !at.isWild(symbol) && symbol !== 'flip' && (!/^\d$/.test(symbol) || symbol === '5');

/** Seat 0 plays this card at a table of so many. */
function next(picked: Picked, rules: Rules): Situation[] {
  const side = at.sideOf(picked);
  const seats = Number(picked.players);
  const base = colors[side][0]!;
  const text = at.textOf(at.symbols[side][Number(picked.mine)]!, base);
  return at.leads(side, base).map((lead) => ({
    ...{ ...at.table(rules, ['two_player_reverse', 'stacking'], { dealer: seats - 1 }), seats, mover: 0, viewer: 0 },
    move: `play {${at.held(text, side)}}`,
    script: at.begun({
      side,
      base,
      lead,
      hands: [[at.given(text, side, lead)], []],
      rest: at.numbered(side, lead, base),
      seats,
    }),
  }));
}

/* The dark face of the card that lies lowest. */
const under: Record<string, string> = {
  number: '\\w+:\\d',
  action: '\\w+:(draw5|reverse|skip-all)',
  wild: 'wild(-draw-color)?',
};

/** Seat 0 plays a flip on the first card. */
const flipped = ({ lowest }: Picked, rules: Rules): Situation[] =>
  colors.light.map((color) => ({
    ...{ ...at.table(rules, ['exposed_wild']), mover: 0, viewer: 0, move: `play {^${color}:flip/}` },
    script: [
      ...[`* ~^card ${color}:flip/`, ...Array<string>(20).fill(`* ~^card (?!${color}:)`)],
      `* ~^card ${color}:\\d/${under[lowest!]}$`,
    ],
  }));

/** Seat 0 is the partner of seat 2, who asks. */
function partner({ does }: Picked, rules: Rules): Situation[] {
  const red = '* ~^card red:\\d/';
  const first = does === 'swap' ? '* ~^card red:7/' : '* ~^card red:[1-6]/';
  const forced: Rules = { hand: 2, partners: 'on', dealer: 3, ...(does === 'swap' && { sevens: 'swap' }) };
  const there = {
    ...{ game: 'uno_flip' as const, seats: 4, fills: ['draw', 'keep'], runs: true, viewer: 2, at: 'person' as const },
    rules: {
      ...only(rules, ['scoring', 'uno_penalty']),
      backs: 'hidden',
      uno: does === 'catch' ? 'declare' : 'auto',
      ...forced,
    },
  };
  const script = [first, red, ...Array<string>(6).fill('* ~^card (?!red:)'), red];
  const play = does === 'swap' ? '0 ~^play red:7/' : '0 ~^play red:[1-6]/\\S+$';
  if (does === 'swap') return [{ ...there, mover: 0, move: 'swap 2', script: [...script, play] }];
  if (does === 'catch') return [{ ...there, mover: 2, move: 'catch', script: [...script, play] }];
  const others = [1, 2, 3].flatMap((seat) => [`${seat} draw`, `${seat} keep`]);
  return [{ ...there, mover: 0, move: 'play {^red:}', script: [...script, play, ...others] }];
}

export const afterQuestions = (): Question[] => [
  {
    key: 'next',
    label: t('judge-next'),
    picks: (picked) => {
      const side = at.sideOf(picked);
      const color = colors[side][0]!;
      const options = at.symbols[side].map((one, i) => at.drawn(side, one, color, String(i), at.symbolName(one)));
      return [
        at.sides(),
        { key: 'mine', label: t('judge-mine'), options: options.filter((_, i) => isOffered(at.symbols[side][i]!)) },
        {
          key: 'players',
          label: t('judge-players'),
          options: inWords(['2', '3', '4'].map((players) => [players, players])),
        },
      ];
    },
    first: { side: 'light', mine: '10', players: '2' },
    cards: (picked) => {
      const side = at.sideOf(picked);
      const text = at.textOf(at.symbols[side][Number(picked.mine)]!, colors[side][0]!);
      return [{ label: t('judge-mine'), cards: [`${side} ${text}`] }];
    },
    names: [t('you'), ...['1', '2', '3'].map((seat) => t(`judge-next-${seat}`))],
    situations: next,
    counted: at.counted,
    what: true,
    rule: (picked) => {
      const symbol = at.symbols[at.sideOf(picked)][Number(picked.mine)]!;
      return at.isDrawing(symbol)
        ? 'UF-5.1'
        : symbol === 'reverse'
          ? 'UF-5.3'
          : symbol.startsWith('skip')
            ? 'UF-5.2'
            : 'UF-3.2';
    },
  },
  {
    key: 'flip',
    label: t('judge-flip'),
    picks: () => [
      at.words(
        'lowest',
        t('judge-flip-lowest'),
        ['number', 'action', 'wild'].map((one) => [one, t(`judge-flip-${one}`)]),
      ),
    ],
    first: { lowest: 'action' },
    cards: () => [{ label: t('judge-mine'), cards: ['light red:flip'] }],
    names: [t('you'), t('judge-next-1'), t('judge-next-2')],
    situations: flipped,
    what: true,
    rule: ({ lowest }) => (lowest === 'number' ? 'UF-5.7' : 'UF-5.8'),
  },
  {
    key: 'partners',
    label: t('judge-partners'),
    picks: () => [
      at.words(
        'does',
        t('judge-partners-does'),
        ['wins', 'catch', 'swap'].map((one) => [one, t(`judge-partners-${one}`)]),
      ),
    ],
    first: { does: 'wins' },
    cards: () => [],
    names: [t('judge-partner'), t('judge-other'), t('you'), t('judge-other')],
    situations: partner,
    rule: () => 'UF-7.11',
  },
];
