/* What people ask at a table of Flip 7. */
import type { Pick, Question } from '$/judge/questions';
import { t } from '$/text/index.svelte';
import Card from './Card.svelte';
import { cardName } from './words';

export { Card };

const option = (card: string) => ({ value: card, label: cardName(card) });
const numbers = Array.from({ length: 13 }, (_, i) => String(i));
const extras = ['+2', '+4', '+6', '+8', '+10', 'x2', 'second'];
const list = (text = '') => text.split(' ').filter(Boolean);

const row = (): Pick => ({
  key: 'row',
  label: t('judge-row'),
  several: true,
  options: [...numbers, ...extras].map(option),
});
const lying = (cards: string[]) => ({ label: t('judge-row'), cards });

/** The moves with which one player alone gets these cards. */
const dealt = (cards: string[]): string[] => cards.flatMap((card, i) => [...(i ? ['0 hit'] : []), `* card ${card}`]);

/* Others: one who plays, one who holds a Second Chance, one frozen, one busted. */
const others = ['* card 4', '* card second', '* card freeze', '3 target 3', '* card 5'];
const turns = ['0 hit', '* card 6', '1 hit', '* card 7', '2 hit', '* card 8', '4 hit', '* card 5'];

export const questions = (): Question[] => [
  {
    key: 'draw',
    label: t('judge-card-draw'),
    picks: () => [
      row(),
      { key: 'card', label: t('judge-drawn'), options: [...numbers, ...extras, 'freeze', 'flip3'].map(option) },
    ],
    first: { row: '5 9', card: '9' },
    cards: ({ row, card }) => [lying(list(row)), { label: t('judge-drawn'), cards: [card!] }],
    names: [t('you')],
    situations: ({ row, card }, rules) => [
      {
        ...{ game: 'flip7', seats: 1, rules, fills: [], mover: 'chance', move: `card ${card}` },
        script: [...dealt(list(row)), ...(row ? ['0 hit'] : [])],
      },
    ],
    what: true,
    rule: 'F7-3.3',
  },
  {
    key: 'stay',
    label: t('judge-card-stay'),
    picks: () => [row()],
    first: { row: '' },
    cards: ({ row }) => [lying(list(row))],
    names: [t('you'), t('judge-other')],
    situations: ({ row }, rules) => [
      row
        ? { game: 'flip7', seats: 1, rules, fills: [], mover: 0, move: 'stay', script: dealt(list(row)) }
        : {
            ...{ game: 'flip7', seats: 2, rules: { ...rules, dealer: 1, first_deal: 'any' }, fills: [], mover: 0 },
            move: 'stay',
            script: ['* card freeze', '0 target 1'],
          },
    ],
    rule: 'F7-3.4',
  },
  {
    key: 'give',
    label: t('judge-card-give'),
    picks: () => [
      { key: 'card', label: t('judge-card'), options: ['freeze', 'flip3', 'second'].map(option) },
      {
        key: 'to',
        label: t('judge-to'),
        options: ['0', '1', '2', '3', '4'].map((value) => ({ value, label: t(`judge-card-to-${value}`) })),
      },
    ],
    first: { card: 'freeze', to: '3' },
    cards: ({ card }) => [{ label: t('judge-drawn'), cards: [card!] }],
    names: [t('you'), ...['1', '2', '3', '4'].map((value) => t(`judge-card-to-${value}`))],
    situations: ({ card, to }, rules) => [
      {
        ...{ game: 'flip7', seats: 5, rules: { ...rules, dealer: 4, first_deal: 'any' }, fills: [], mover: 0 },
        move: `target ${to}`,
        script: [`* card ${card === 'second' ? 'second' : '3'}`, ...others, ...turns, '0 hit', `* card ${card}`],
      },
    ],
    rule: 'F7-4.4',
  },
];
