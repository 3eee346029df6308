/* What people ask at a table of Flip 7. */
import type { GameEvent } from 'upcard';
import type { Rules, Situation } from '$/engine/messages';
import { inWords, only, type Option, type Pick, type Picked, type Question } from '$/judge/questions';
import { t } from '$/text/index.svelte';
import Card from './Card.svelte';
import { cardName } from './words';

export { Card };

const option = (card: string): Option => ({ value: card, label: cardName(card), card });
const numbers = Array.from({ length: 13 }, (_, i) => String(i));
const extras = ['+2', '+4', '+6', '+8', '+10', 'x2', 'second'];
const cards = [...numbers, ...extras, 'freeze', 'flip3'];
/** The cards of a row, numbers first: rules of the deal may not let others be the first card. */
const list = (text = '') =>
  text
    .split(' ')
    .filter(Boolean)
    .sort((a, b) => cards.indexOf(a) - cards.indexOf(b));

const row = (): Pick => ({
  key: 'row',
  label: t('judge-row'),
  several: true,
  options: [...numbers, ...extras].map(option),
});
const one = (key: string, label: string, of = cards): Pick => ({ key, label, options: of.map(option) });
const lying = ({ row }: Picked) => ({ label: t('judge-row'), cards: list(row) });
const comes = (...drawn: string[]) => ({ label: t('judge-drawn'), cards: drawn });

const table = (seats: number, rules: Rules) => ({
  ...{ game: 'flip7' as const, seats, exact: true },
  rules: { ...only(rules, ['nested', 'second_chance', 'targets', 'decks']), dealer: seats - 1 },
});

/** The moves with which one player alone gets these cards. */
const dealt = (cards: string[]): string[] => cards.flatMap((card, i) => [...(i ? ['0 hit'] : []), `* card ${card}`]);
/** Such a player takes one card more. */
const hits = ({ row }: Picked): string[] => [...dealt(list(row)), ...(row ? ['0 hit'] : [])];

/** The next card at a table of two, where the other takes cards that this player has not. There may be too few. */
function beside({ row, card }: Picked, rules: Rules): Situation[] {
  const own = list(row);
  const free = [...numbers, ...extras].filter((one) => !own.includes(one) && one !== card && one !== 'second');
  const theirs = [
    ...free.filter((one) => numbers.includes(one)).slice(0, 6),
    ...free.filter((one) => /^[+x]/.test(one)),
  ];
  if (theirs.length < own.length) return [];
  const go = (i: number, seat: number) => (i ? [`${seat} hit`] : []);
  const pairs = own.flatMap((one, i) => [...go(i, 0), `* card ${one}`, ...go(i, 1), `* card ${theirs[i]}`]);
  return [{ ...table(2, rules), mover: 'chance', move: `card ${card}`, script: [...pairs, ...go(own.length, 0)] }];
}

/* Others: one who plays, one who holds a Second Chance, one frozen, one busted. */
const others = ['* card 4', '* card second', '* card 9', '* card 5'];
const turns = ['0 hit', '* card 6', '1 hit', '* card freeze', '1 target 3', '2 hit', '* card 8', '4 hit', '* card 5'];

/** The rule of what happened, else of the card. */
const told: Partial<Record<GameEvent['type'], string>> = {
  busted: 'F7-3.3',
  flip7: 'F7-3.4',
  saved: 'F7-4.5',
};
const actions: Record<string, string> = { freeze: 'F7-4.1', flip3: 'F7-4.2', second: 'F7-4.4' };
const ruleOf = (card: string, events: GameEvent[] = []): string =>
  events.map(({ type }) => told[type]).find(Boolean) ?? actions[card] ?? (/^[+x]/.test(card) ? 'F7-3.5' : 'F7-3.1');

/** Three cards for one who plays alone. */
const three = (picked: Picked, rules: Rules): Situation[] => {
  const before = [...hits(picked), '* card flip3', '0 target 0'];
  const [one, two, last] = [picked.one!, picked.two!, picked.three!];
  return [
    {
      ...{ ...table(1, rules), mover: 'chance', move: `card ${last}`, from: before.length },
      fills: ['target 0'],
      script: [...before, `* card ${one}`, `* card ${two}`],
    },
  ];
};

/* A card of seat 0 of three, in the deal or later. */
function next({ card, to, when }: Picked, rules: Rules): Situation[] {
  const first = card === 'second' ? 'second' : '3';
  const there = when === 'deal' && card !== 'second' ? [] : [`* card ${first}`, '* card 4', '* card 5', '0 hit'];
  const script = [...there, `* card ${card}`];
  const move = `target ${to}`;
  if (card !== 'flip3') return [{ ...table(3, rules), mover: 0, move, script }];
  const more = [`0 ${move}`, '* card 8', '* card 10'];
  const last = { mover: 'chance' as const, move: 'card 11', viewer: 0, from: script.length };
  return [{ ...table(3, rules), ...last, script: [...script, ...more] }];
}

/* Two who both stay in the round after which one has the target. */
function over({ lead }: Picked, rules: Rules): Situation[] {
  const theirs = lead === 'yes' ? '9' : '10';
  const script = ['* card 12', '* card 12', '0 hit', '* card 10', '1 hit', `* card ${theirs}`, '0 stay'];
  return [
    {
      ...table(2, {}),
      rules: { ...only(rules, ['tie']), target: 20, dealer: 1 },
      mover: 1,
      move: 'stay',
      viewer: 0,
      script,
    },
  ];
}

const times = (card: string | number, count: number): string[] => Array<string>(count).fill(`* card ${card}`);
/** All cards are dealt to eighteen seats, and nobody busts: the same numbers follow each other. With a discard pile
 * seat 3 has used its Second Chance. */
function lastCard({ pile }: Picked): Situation[] {
  const seats = 18;
  const flips = [0, 1, 2].flatMap((seat) => [
    '* card flip3',
    `${seat} target ${seat}`,
    ...['12', '11', '10'].map((card) => `* card ${card}`),
  ]);
  const small = [7, 6, 5, 4, 3, 2, 1].flatMap((card) => times(card, card));
  const large = [...times(11, 8), ...['+2', '+4', '+6', '+8', '+10', 'x2'].map((card) => `* card ${card}`)];
  const used = pile === 'yes';
  const rest = [...times(12, 9), ...times(9, 9), ...times(8, used ? 6 : 8), ...small, ...times(0, 1), ...large];
  const dealt = [...rest, ...times('second', used ? 2 : 3), ...times(10, 7)];
  /* From seat 3 on, one card for each in turn. */
  if (used)
    for (const [at, card] of [
      [0, 'second'],
      [18, 8],
      [36, 8],
    ] as const)
      dealt.splice(at, 0, `* card ${card}`);
  const frozen = [0, 1, 2].flatMap((i) => {
    const seat = (3 + dealt.length + i) % seats;
    return ['* card freeze', `${seat} target ${seat}`];
  });
  const there = {
    ...table(seats, {}),
    rules: { dealer: seats - 1 },
    fills: ['hit'],
    at: 'person' as const,
    move: 'hit',
  };
  return Array.from({ length: seats }, (_, seat) => ({
    ...{ ...there, mover: seat, whose: seat },
    script: [...flips, ...dealt, ...frozen],
  }));
}

export const questions = (): Question[] => [
  {
    key: 'draw',
    label: t('judge-card-draw'),
    picks: () => [row(), one('card', t('judge-drawn'))],
    first: { row: '5 9', card: '9' },
    cards: (picked) => [lying(picked), comes(picked.card!)],
    names: [t('you'), t('judge-other')],
    situations: (picked, rules) => [
      ...beside(picked, rules),
      { ...table(1, rules), mover: 'chance', move: `card ${picked.card}`, script: hits(picked) },
    ],
    what: true,
    rule: ({ row, card }, events, { second_chance }) =>
      card === 'second' && list(row).includes(card) && second_chance === 'keep' ? 'F7-4.12' : ruleOf(card!, events),
  },
  {
    key: 'three',
    label: t('judge-card-three'),
    picks: () => [
      row(),
      one('one', t('judge-line-card', { number: 1 })),
      one('two', t('judge-line-card', { number: 2 })),
      one('three', t('judge-line-card', { number: 3 })),
    ],
    first: { row: '5 9', one: '7', two: 'freeze', three: '9' },
    cards: (picked) => [lying(picked), comes(picked.one!, picked.two!, picked.three!)],
    names: [t('you')],
    situations: three,
    what: true,
    rule: ({ one, two, three }, events, { nested }) =>
      events.some(({ type }) => told[type]) || ![one, two, three].some((card) => card === 'freeze' || card === 'flip3')
        ? ruleOf('flip3', events)
        : nested === 'at_once'
          ? 'F7-4.11'
          : 'F7-4.7',
  },
  {
    key: 'stay',
    label: t('judge-card-stay'),
    picks: () => [row()],
    first: { row: '' },
    cards: (picked) => [lying(picked)],
    names: [t('you'), t('judge-other')],
    situations: ({ row }, rules) => [
      row
        ? { ...table(1, rules), mover: 0, move: 'stay', script: dealt(list(row)) }
        : { ...table(2, rules), mover: 0, move: 'stay', script: ['* card freeze', '0 target 1'], from: 2 },
    ],
    rule: () => 'F7-5.1',
  },
  {
    key: 'give',
    label: t('judge-card-give'),
    picks: () => [
      one('card', t('judge-card'), ['freeze', 'flip3', 'second']),
      {
        key: 'to',
        label: t('judge-to'),
        options: inWords(['0', '1', '2', '3', '4'].map((seat) => [seat, t(`judge-card-to-${seat}`)])),
      },
    ],
    first: { card: 'freeze', to: '3' },
    cards: ({ card }) => [comes(card!)],
    names: [t('you'), ...['1', '2', '3', '4'].map((seat) => t(`judge-card-to-${seat}`))],
    situations: ({ card, to }, rules) => [
      {
        ...{ ...table(5, rules), mover: 0, move: `target ${to}` },
        script: [`* card ${card === 'second' ? 'second' : '3'}`, ...others, ...turns, '0 hit', `* card ${card}`],
      },
    ],
    rule: ({ card, to }, _, { second_chance }) =>
      card === 'second' && to === '0' && second_chance === 'keep' ? 'F7-4.12' : actions[card!]!,
  },
  {
    key: 'next',
    label: t('judge-card-next'),
    picks: ({ card }) => [
      one('card', t('judge-card'), ['freeze', 'flip3', 'second']),
      {
        key: 'to',
        label: t('judge-to'),
        options: inWords(
          ['0', '1', '2'].slice(Number(card === 'second')).map((seat) => [seat, t(`judge-card-next-${seat}`)]),
        ),
      },
      ...(card === 'second'
        ? []
        : [
            {
              key: 'when',
              label: t('judge-card-when'),
              options: inWords(['turn', 'deal'].map((when) => [when, t(`judge-card-${when}`)])),
            },
          ]),
    ],
    first: { card: 'freeze', to: '1', when: 'turn' },
    cards: ({ card }) => [comes(card!)],
    names: [t('you'), t('judge-card-next-1'), t('judge-card-next-2')],
    situations: next,
    what: true,
    rule: () => 'F7-4.9',
  },
  {
    key: 'over',
    label: t('judge-card-over'),
    picks: () => [
      {
        key: 'lead',
        label: t('judge-card-lead'),
        options: inWords(['no', 'yes'].map((lead) => [lead, t(`judge-card-lead-${lead}`)])),
      },
    ],
    first: { lead: 'no' },
    cards: ({ lead }) => [
      { label: t('you'), cards: ['10', '12'] },
      { label: t('judge-other'), cards: [lead === 'yes' ? '9' : '10', '12'] },
    ],
    names: [t('you'), t('judge-other')],
    situations: over,
    what: true,
    onward: true,
    rule: () => 'F7-5.4',
  },
  {
    key: 'empty',
    label: t('judge-card-empty'),
    picks: () => [
      {
        key: 'pile',
        label: t('judge-card-pile'),
        options: inWords(['yes', 'no'].map((pile) => [pile, t(`judge-card-pile-${pile}`)])),
      },
    ],
    first: { pile: 'yes' },
    cards: () => [],
    names: Array.from({ length: 18 }, () => t('judge-other')),
    situations: lastCard,
    what: true,
    rule: () => 'F7-5.3',
  },
];
