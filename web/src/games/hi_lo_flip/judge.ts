/* What people ask at a table of Hi Lo Flip. */
import type { Rules, Situation } from '$/engine/messages';
import type { Picked, Question } from '$/judge/questions';
import { t } from '$/text/index.svelte';

export { default as Card } from './JudgeCard.svelte';

/** The first player of a round lays the card; the one who has the next turn holds the other, and one that fits. The
 * library says who that is: each seat is tried. */
function situations({ chip, top, mine }: Picked, rules: Rules): Situation[] {
  const begins = chip === 'hi' ? 0 : 2;
  const fits = (chip === 'hi' ? ['100', '99', '98'] : ['1', '2', '3']).find((card) => card !== top && card !== mine);
  return [0, 1, 2].map((me) => {
    const hand = (seat: number) => [...(seat === begins ? [top] : []), ...(seat === me ? [mine, fits] : [])];
    const dealt = [0, 1, 2].flatMap((seat) => {
      const cards = hand(seat).map((card) => `* card ${card}`);
      return [...cards, ...Array<string>(7 - cards.length).fill(`* ~^card (?!(${top}|${mine}|${fits})$)`)];
    });
    return {
      ...{ game: 'hi_lo_flip', seats: 3, rules: { ...rules, hand: 7, ages: '0,1,2' }, fills: [] },
      ...{ mover: me, move: `play ${mine}` },
      script: [...dealt, `* chip ${chip}`, `${begins} play ${top}`],
    };
  });
}

export const questions = (): Question[] => [
  {
    key: 'play',
    label: t('judge-may-play'),
    /* On 100, or with LO on 1, nothing fits. */
    picks: ({ chip }) => [
      {
        key: 'chip',
        label: t('judge-chip'),
        options: ['hi', 'lo'].map((value) => ({ value, label: value.toUpperCase() })),
      },
      { key: 'top', label: t('judge-top'), number: chip === 'hi' ? { min: 1, max: 99 } : { min: 2, max: 100 } },
      { key: 'mine', label: t('judge-mine'), number: { min: 1, max: 100 } },
    ],
    first: { chip: 'hi', top: '57', mine: '71' },
    cards: ({ top, mine }) => [
      { label: t('judge-top'), cards: [top!] },
      { label: t('judge-mine'), cards: [mine!] },
    ],
    names: [t('judge-other'), t('judge-other'), t('judge-other')],
    situations,
    rule: 'HF-3.2',
  },
];
