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
];
