/* Who begins a round of HILO. */
import type { Situation } from '$/engine/messages';
import { inWords, type Picked, type Question } from '$/judge/questions';
import { t } from '$/text/index.svelte';

/** Chance gives another card than these. */
export const anyBut = (cards: string[]) => `* ~^card (?!(${cards.join('|')})$)`;

/* The two open cards of a seat with this sum. */
const pair = (sum: string | undefined, [one, two]: [string, string]): [string, string] => {
  const half = Math.floor(Number(sum) / 2);
  return [`${one}:${half}`, `${two}:${Number(sum) - half}`];
};
const pairs = ({ mine, theirs }: Picked) => [pair(mine, ['red', 'blue']), pair(theirs, ['green', 'orange'])] as const;

function begins(picked: Picked): Situation[] {
  const [mine, theirs] = pairs(picked);
  const any = anyBut([...mine, ...theirs]);
  const ages = picked.young === 'me' ? '1,0' : '0,1';
  const own = ['0 turn a1', `* card ${mine[0]}`, '0 turn b1', `* card ${mine[1]}`];
  const script = [any, ...own, '1 turn a1', `* card ${theirs[0]}`, '1 turn b1'];
  return [{ game: 'hilo', seats: 2, rules: { ages }, mover: 'chance', move: `card ${theirs[1]}`, viewer: 0, script }];
}

export const beginsQuestion = (): Question => ({
  key: 'begins',
  label: t('judge-begins'),
  picks: () => [
    { key: 'mine', label: t('judge-begins-mine'), number: { min: -2, max: 22 } },
    { key: 'theirs', label: t('judge-begins-theirs'), number: { min: -2, max: 22 } },
    {
      key: 'young',
      label: t('judge-begins-young'),
      options: inWords([
        ['me', t('judge-begins-me')],
        ['other', t('judge-other')],
      ]),
    },
  ],
  first: { mine: '12', theirs: '12', young: 'other' },
  cards: (picked) => {
    const [mine, theirs] = pairs(picked);
    return [
      { label: t('judge-begins-mine'), cards: mine },
      { label: t('judge-begins-theirs'), cards: theirs },
    ].map(({ label, cards }) => ({ label, cards: [...cards] }));
  },
  names: [t('you'), t('judge-other')],
  situations: begins,
  what: true,
  untold: ['turned'],
  rule: () => 'HL-2.4',
});
