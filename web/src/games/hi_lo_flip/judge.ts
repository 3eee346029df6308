/* What people ask at a table of Hi Lo Flip. */
import type { Rules, Situation } from '$/engine/messages';
import { inWords, only, type Picked, type Question } from '$/judge/questions';
import { t } from '$/text/index.svelte';
import { side } from './words';

export { default as Card } from './JudgeCard.svelte';

/* By how many play: the oldest begins with HI, the youngest with LO. */
const seatsOf = ({ players }: Picked) => (players === '2' ? [0, 1] : [0, 1, 2]);
const chips = () => inWords(['hi', 'lo'].map((value) => [value, side(value)]));

/** A position in the first round: the player who begins lays a card, and seat `me` has some cards. The library says
 * who has the next turn, and none can come about where that is somebody else. */
function situation(picked: Picked, rules: Rules, me: number, own: string[], hand: number) {
  const { chip, top, drawn = '' } = picked;
  const seats = seatsOf(picked);
  const begins = chip === 'hi' ? 0 : seats.length - 1;
  const named = [top, drawn, ...own];
  const dealt = seats.flatMap((seat) => {
    const cards = [...(seat === begins ? [top] : []), ...(seat === me ? own : [])].slice(0, hand);
    const more = Array<string>(hand - cards.length).fill(`* ~^card (?!(${named.join('|')})$)`);
    return [...cards.map((card) => `* card ${card}`), ...more];
  });
  return {
    ...{ game: 'hi_lo_flip' as const, seats: seats.length, viewer: me, whose: me },
    rules: { ...only(rules, ['after_two', 'restart', 'bonus']), hand, ages: seats.join() },
    script: [...dealt, `* chip ${chip}`, `${begins} play ${top}`],
  };
}

/** Nothing goes on these. */
const isLast = ({ chip, top }: Picked) => top === (chip === 'hi' ? '100' : '1');

function play(picked: Picked, rules: Rules): Situation[] {
  const { chip, top, mine } = picked;
  const fits = (chip === 'hi' ? ['100', '99', '98'] : ['1', '2', '3']).find((card) => card !== top && card !== mine)!;
  return seatsOf(picked).map((me) => ({
    ...situation(picked, rules, me, [mine!, fits], 7),
    ...{ mover: me, move: `play ${mine}` },
    ...(isLast(picked) && { at: 'once' as const }),
  }));
}

/** A hand of which nothing fits. */
function stuck(picked: Picked, rules: Rules): Situation[] {
  const { chip, top, toss, drawn } = picked;
  const all = Array.from({ length: 100 }, (_, i) => String(i + 1));
  const low = (chip === 'hi' ? all : all.reverse()).filter((card) => card !== top && card !== drawn).slice(0, 3);
  const same = toss === 'same';
  const lands = `chip ${same ? chip : chip === 'hi' ? 'lo' : 'hi'}`;
  /* After a two the chip may not be tossed: the card on top is what makes it happen. */
  if (rules.after_two === 'reset' && top!.endsWith('2')) {
    const me = chip === 'hi' ? 0 : 2;
    const { script, ...there } = situation(picked, rules, me, low, 4);
    return [{ ...there, mover: me, move: `play ${top}`, script: script.slice(0, -1) }];
  }
  return seatsOf(picked).flatMap((me) => {
    const there = { ...situation(picked, rules, me, low, 3), mover: 'chance' as const };
    /* A card that ends in 1 makes somebody else draw first. */
    return [[], [`* ~^card (?!${drawn}$)`]].map((before) => {
      const script = [...there.script, ...before];
      const after = same ? [`* ${lands}`] : [];
      return { ...there, move: same ? `card ${drawn}` : lands, from: script.length, script: [...script, ...after] };
    });
  });
}

/** A hand of three is played, and the last card of it is asked about. */
function last({ mine }: Picked, rules: Rules): Situation[] {
  const up = Number(mine) > 50;
  const all = up ? [3, 4, 5, 6, 7, 8] : [98, 97, 96, 95, 94, 93];
  const other = `* ~^card (?!(${[...all, mine].join('|')})$)`;
  const begins = up ? 0 : 2;
  const turns = [0, 1, 2].map((i) => (begins + i) % 3);
  const dealt = [0, 1, 2].flatMap((seat) => {
    const at = turns.indexOf(seat);
    return [`* card ${all[at]}`, `* card ${all[at + 3]}`, seat === begins ? `* card ${mine}` : other];
  });
  return [
    {
      ...{ game: 'hi_lo_flip', seats: 3, viewer: begins, whose: begins, mover: begins, move: `play ${mine}` },
      rules: { ...only(rules, ['bonus']), hand: 3, ages: '0,1,2' },
      script: [...[...dealt, `* chip ${up ? 'hi' : 'lo'}`], ...all.map((card, i) => `${turns[i % 3]} play ${card}`)],
    },
  ];
}

/** Seat 0 has laid a card that ends in 1 or 2, and of the hand that is to follow nothing fits. */
function special({ ends }: Picked, rules: Rules): Situation[] {
  const two = ends === '2';
  const hands = two ? [['10', '52', '3', '4'], ['20'], ['30']] : [['51'], [], ['3', '4', '5', '7']];
  const named = [...hands.flat(), '6'];
  const other = `* ~^card (?!(${named.join('|')})$)`;
  const dealt = hands.flatMap((own) => [
    ...own.map((card) => `* card ${card}`),
    ...Array<string>(4 - own.length).fill(other),
  ]);
  const plays = two ? ['0 play 10', '1 play 20', '2 play 30', '0 play 52'] : ['0 play 51', other];
  const toss = two && rules.after_two === 'reset' ? [] : ['* chip hi'];
  const seat = two ? 0 : 2;
  const there = { game: 'hi_lo_flip' as const, seats: 3, viewer: seat };
  const script = [...dealt, '* chip hi', ...plays, ...toss];
  const own = { ...only(rules, ['after_two', 'restart']), hand: 4, ages: '0,1,2' };
  if (!toss.length) return [{ ...there, rules: own, mover: 0, move: 'play 52', script: script.slice(0, -1) }];
  return [{ ...there, rules: own, mover: 'chance', move: 'card 6', from: script.length, script }];
}

const laid = { label: '', number: { min: 1, max: 100 } };

export const questions = (): Question[] => [
  {
    key: 'play',
    label: t('judge-may-play'),
    picks: () => [
      { key: 'chip', label: t('judge-chip'), options: chips() },
      { ...laid, key: 'top', label: t('judge-top') },
      { ...laid, key: 'mine', label: t('judge-mine') },
      {
        key: 'players',
        label: t('judge-players'),
        options: inWords(['2', '3'].map((value) => [value, t(`judge-players-${value}`)])),
      },
    ],
    first: { players: '3', chip: 'hi', top: '57', mine: '71' },
    cards: ({ top, mine }) => [
      { label: t('judge-top'), cards: [top!] },
      { label: t('judge-mine'), cards: [mine!] },
    ],
    names: [0, 1, 2].map(() => t('judge-other')),
    situations: play,
    rule: (picked) => (isLast(picked) ? 'HF-3.3' : 'HF-3.2'),
  },
  {
    key: 'stuck',
    label: t('judge-stuck'),
    /* Of a hand of three nothing fits. */
    picks: ({ chip, toss }) => [
      { key: 'chip', label: t('judge-chip'), options: chips() },
      { key: 'top', label: t('judge-top'), number: chip === 'hi' ? { min: 6, max: 100 } : { min: 1, max: 95 } },
      {
        key: 'toss',
        label: t('judge-toss'),
        options: inWords(['same', 'other'].map((value) => [value, t(`judge-toss-${value}`)])),
      },
      ...(toss === 'same' ? [{ ...laid, key: 'drawn', label: t('judge-drawn') }] : []),
    ],
    first: { chip: 'hi', top: '57', toss: 'same', drawn: '33' },
    cards: ({ top, toss, drawn }) => [
      { label: t('judge-top'), cards: [top!] },
      ...(toss === 'same' ? [{ label: t('judge-drawn'), cards: [drawn!] }] : []),
    ],
    names: [0, 1, 2].map(() => t('judge-other')),
    situations: stuck,
    what: true,
    rule: ({ top }, events, rules) => {
      const has = (what: string) => events.some(({ type }) => type === what);
      if (rules.after_two === 'reset' && top!.endsWith('2')) return 'HF-4.2';
      return has('took') ? 'HF-3.5' : has('drew') ? 'HF-3.4' : 'HF-3.3';
    },
  },
  {
    key: 'last',
    label: t('judge-last'),
    picks: () => [{ ...laid, key: 'mine', label: t('judge-mine') }],
    first: { mine: '72' },
    cards: ({ mine }) => [{ label: t('judge-mine'), cards: [mine!] }],
    names: [0, 1, 2].map(() => t('judge-other')),
    situations: last,
    what: true,
    rule: () => 'HF-5.1',
  },
  {
    key: 'special',
    label: t('judge-special'),
    picks: () => [
      {
        key: 'ends',
        label: t('judge-special-ends'),
        options: inWords(['1', '2'].map((value) => [value, t(`judge-special-${value}`)])),
      },
    ],
    first: { ends: '2' },
    cards: ({ ends }) => [{ label: t('judge-top'), cards: [ends === '2' ? '52' : '51'] }],
    names: [t('judge-special-first'), t('judge-special-second'), t('judge-special-third')],
    situations: special,
    what: true,
    rule: ({ ends }) => (ends === '2' ? 'HF-4.2' : 'HF-3.6'),
  },
];
