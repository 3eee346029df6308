/* What people ask at a table of HILO. */
import type { Question } from '$/judge/questions';
import { t } from '$/text/index.svelte';
import { colors } from './layout';
import { cardName } from './words';

export { default as Card } from './Card.svelte';

/* Where three cards lie, and the move that takes them away. */
const places: Record<string, [string[], string]> = {
  row: [['a1', 'b1', 'c1'], 'remove row 1'],
  col: [['a1', 'a2', 'a3'], 'remove col a'],
  diag: [['a1', 'b2', 'c3'], 'remove diag a1c3 horizontal'],
  bend: [['a1', 'b1', 'b2'], 'remove row 1'],
};
const values = [5, 3, 7];
const cardsOf = (picked: Record<string, string>) => values.map((value, i) => `${picked[`c${i + 1}`]}:${value}`);

export const questions = (): Question[] => [
  {
    key: 'line',
    label: t('judge-line'),
    picks: () => [
      {
        key: 'place',
        label: t('judge-line-place'),
        options: Object.keys(places).map((value) => ({ value, label: t(`judge-line-${value}`) })),
      },
      ...values.map((value, i) => ({
        key: `c${i + 1}`,
        label: t('judge-line-card', { number: i + 1 }),
        options: colors.map((color) => ({ value: color, label: cardName(`${color}:${value}`) })),
      })),
    ],
    first: { place: 'diag', c1: 'red', c2: 'red', c3: 'red' },
    cards: (picked) => [{ label: t('judge-row'), cards: cardsOf(picked) }],
    names: [t('you'), t('judge-other')],
    situations: (picked, rules) => {
      const [cells, move] = places[picked.place!]!;
      const [one, two, three] = cardsOf(picked);
      const any = `* ~^card (?!(${one}|${two}|${three})$)`;
      return [
        {
          ...{ game: 'hilo', seats: 2, rules, mover: 0, move, now: true },
          fills: ['take c3', 'turn b3', 'turn c3', 'keep'],
          script: [
            ...[any, `0 turn ${cells[0]}`, `* card ${one}`, `0 turn ${cells[1]}`, `* card ${two}`],
            ...['1 turn a1', any, '1 turn c2', any],
            ...['0 draw', `* card ${three}`, `0 trade ${cells[2]}`, any],
          ],
        },
      ];
    },
    rule: 'HL-4.1',
  },
];
