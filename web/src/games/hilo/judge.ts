/* What people ask at a table of HILO. */
import type { Rules, Situation } from '$/engine/messages';
import { inWords, only, type Picked, type Question } from '$/judge/questions';
import { t } from '$/text/index.svelte';
import { anyBut, beginsQuestion } from './judge-begins';
import { colors, position } from './layout';
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
const cardsOf = (picked: Picked) => values.map((value, i) => `${picked[`c${i + 1}`]}:${value}`);

/** A line comes about with the third card, and may be left lying for a later turn. */
function line(picked: Picked, rules: Rules): Situation[] {
  const [cells, move] = places[picked.place!]!;
  const cards = cardsOf(picked);
  const any = anyBut(cards);
  const script = [
    ...[any, `0 turn ${cells[0]}`, `* card ${cards[0]}`, `0 turn ${cells[1]}`, `* card ${cards[1]}`],
    ...['1 turn a1', any, '1 turn c2', any],
    ...['0 draw', `* card ${cards[2]}`, `0 trade ${cells[2]}`, any],
  ];
  const there: Situation = {
    ...{ game: 'hilo', seats: 2, rules: only(rules, ['removal', 'lines_per_turn']), mover: 0, move, at: 'person' },
    ...{ fills: ['take c3', 'turn b3', 'turn c3', 'keep'], script },
  };
  if (picked.when === 'now') return [there];
  const kept = { ...there, move: 'keep' };
  const turn = ['0 draw', any, `0 trade ${cells.includes('c3') ? 'b3' : 'c3'}`, any];
  return [
    ...(picked.when === 'later' ? [{ ...there, script: [...script, '0 keep', '1 take c3', any, ...turn] }] : []),
    kept,
  ];
}

/* What is done in a turn: the moves before the last one, and that one. */
const deeds: Record<string, string[]> = {
  take: ['take c3'],
  trade: ['draw', 'trade a1'],
  skip: ['draw', 'discard', 'keep'],
  change: ['draw', 'take a1'],
  open: ['turn c3'],
  pass: ['keep'],
};

function turn({ does }: Picked): Situation[] {
  const any = anyBut([]);
  const moves = deeds[does!]!;
  const before = moves.slice(0, -1).flatMap((move) => [`0 ${move}`, ...(move === 'draw' ? [any] : [])]);
  return [
    {
      ...{ game: 'hilo', seats: 2, rules: {}, mover: 0, move: moves.at(-1)!, at: 'person' },
      script: [
        ...[any, '0 turn a1', '* card red:11', '0 turn b1', '* card blue:11'],
        ...['1 turn a1', '* card red:1', '1 turn b1', '* card blue:1', ...before],
      ],
    },
  ];
}

const cells = Array.from({ length: 9 }, (_, i) => i);
/** Nine cards with this sum, no three of a color in line, none of them among `but`; null: there are none. */
function layoutOf(sum: number, but: string[], cards: string[] = []): string[] | null {
  const left = cells.length - cards.length;
  if (!left) return sum ? null : cards;
  const color = colors[cards.length % colors.length]!;
  const far = (value: number) => Math.abs(value - sum / left);
  for (const value of Array.from({ length: 13 }, (_, i) => i - 1).sort((a, b) => far(a) - far(b))) {
    const card = `${color}:${value}`;
    const isFree = !but.includes(card) && !cards.includes(card);
    const found = isFree ? layoutOf(sum - value, but, [...cards, card]) : null;
    if (found) return found;
  }
  return null;
}

/** The layouts of the seat that ended the round and of the other one. */
function layouts({ who, mine, theirs }: Picked): [string[], string[]] | null {
  const [ends, other] = who === 'me' ? [mine, theirs] : [theirs, mine];
  const first = layoutOf(Number(ends), []);
  const second = first && layoutOf(Number(other), first);
  return first && second && [first, second];
}

/** Seat 0 turns a card over in each turn, and the other exchanges one that is open, until seat 0 has ended the round
 * and all cards lie open. */
function ended(picked: Picked, rules: Rules): Situation[] {
  const found = layouts(picked);
  if (!found) return [];
  const [own, other] = found;
  const any = anyBut(found.flat());
  const turns = cells
    .slice(2)
    .flatMap((i) => ['0 draw', any, '0 discard', `0 turn ${position(Math.floor(i / 3), i % 3)}`, `* card ${own[i]}`]);
  return [
    {
      ...{ game: 'hilo', seats: 2, rules: { ...only(rules, ['doubling']), target: 1000000 }, fills: ['take a1'] },
      ...{ mover: 'chance', move: `card ${other[8]}`, viewer: picked.who === 'me' ? 0 : 1 },
      script: [
        ...[any, '0 turn a1', `* card ${own[0]}`, '0 turn b1', `* card ${own[1]}`],
        ...['1 turn a1', any, '1 turn b1', `* card ${other[1]}`],
        ...[...turns, '1 draw', `* card ${other[0]}`, '1 trade a1'],
        ...other.slice(2, 8).map((card) => `* card ${card}`),
      ],
    },
  ];
}

/* Three of a color that lie open, or come to lie so when all cards are turned over. */
const three = ['green:1', 'green:2', 'green:3'];
const closed = ['blue:4', 'orange:5', 'cyan:6', 'pink:7', 'purple:8'];

/** Seat 0 ends the round; seat 1 asks. */
function opened({ when }: Picked, rules: Rules): Situation[] {
  const own = layoutOf(20, [...three, ...closed, 'red:11'])!;
  const any = anyBut([...own, ...three, ...closed, 'red:11']);
  const turns = cells
    .slice(2)
    .map((i) => ['0 draw', any, '0 discard', `0 turn ${position(Math.floor(i / 3), i % 3)}`, `* card ${own[i]}`]);
  const lies = when === 'before';
  const start = [
    any,
    '0 turn a1',
    `* card ${own[0]}`,
    '0 turn b1',
    `* card ${own[1]}`,
    '1 turn a1',
    '* card red:11',
    '1 turn b1',
  ];
  const line = [
    '1 draw',
    `* card ${three[0]}`,
    '1 trade a1',
    ...turns[0]!,
    '1 draw',
    `* card ${three[2]}`,
    '1 trade c1',
    any,
    '1 keep',
  ];
  const [last, ...before] = lies ? [...closed].reverse() : [three[2]!, three[1]!, three[0]!, ...closed.slice(0, 4)];
  return [
    {
      ...{ game: 'hilo', seats: 2, rules: { ...only(rules, ['final_lines']), target: 1000000 } },
      ...{ fills: lies ? ['keep', 'take a2'] : ['keep', 'take a1'], mover: 'chance', move: `card ${last}`, viewer: 1 },
      script: [
        ...[...start, `* card ${lies ? three[1] : 'purple:8'}`],
        ...(lies ? [...line, ...turns.slice(1).flat()] : turns.flat()),
        ...(lies ? ['1 take a2'] : ['1 take a1']),
        ...before.reverse().map((card) => `* card ${card}`),
      ],
    },
  ];
}

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
      {
        key: 'when',
        label: t('judge-line-when'),
        options: ['now', 'later', 'never'].map((value) => ({ value, label: t(`judge-line-${value}`) })),
      },
      ...values.map((value, i) => ({
        key: `c${i + 1}`,
        label: t('judge-line-card', { number: i + 1 }),
        options: colors.map((color) => {
          const card = `${color}:${value}`;
          return { value: color, label: cardName(card), card };
        }),
      })),
    ],
    first: { place: 'diag', when: 'now', c1: 'red', c2: 'red', c3: 'red' },
    cards: (picked) => {
      const lying = places[picked.place!]![0];
      const at = cells.map((i) => lying.indexOf(position(Math.floor(i / 3), i % 3)));
      return [{ label: t('judge-row'), cards: at.map((i) => cardsOf(picked)[i] ?? '?'), columns: 3 }];
    },
    names: [t('you'), t('judge-other')],
    situations: line,
    rule: ({ when }) => (when === 'now' ? 'HL-4.1' : 'HL-4.2'),
  },
  {
    key: 'turn',
    label: t('judge-turn'),
    picks: () => [
      {
        key: 'does',
        label: t('judge-turn-what'),
        options: Object.keys(deeds).map((value) => ({ value, label: t(`judge-turn-${value}`) })),
      },
    ],
    first: { does: 'change' },
    cards: () => [],
    names: [t('you'), t('judge-other')],
    situations: turn,
    rule: ({ does }) => (does === 'take' ? 'HL-3.2' : 'HL-3.3'),
  },
  {
    key: 'ended',
    label: t('judge-ended'),
    picks: () => [
      {
        key: 'who',
        label: t('judge-ended-who'),
        options: inWords([
          ['me', t('judge-ended-me')],
          ['other', t('judge-other')],
        ]),
      },
      { key: 'mine', label: t('judge-sum-mine'), number: { min: -3, max: 60 } },
      { key: 'theirs', label: t('judge-sum-theirs'), number: { min: -3, max: 60 } },
    ],
    first: { who: 'me', mine: '20', theirs: '20' },
    cards: (picked) => {
      const [ends = [], other = []] = layouts(picked) ?? [];
      const [mine, theirs] = picked.who === 'me' ? [ends, other] : [other, ends];
      return [
        { label: t('judge-sum-mine'), cards: mine, columns: 3 },
        { label: t('judge-sum-theirs'), cards: theirs, columns: 3 },
      ];
    },
    names: [t('judge-other'), t('judge-other')],
    situations: ended,
    what: true,
    untold: ['turned'],
    rule: () => 'HL-5.3',
  },
  beginsQuestion(),
  {
    key: 'open',
    label: t('judge-open'),
    picks: () => [
      {
        key: 'when',
        label: t('judge-open-when'),
        options: inWords(['created', 'before'].map((when) => [when, t(`judge-open-${when}`)])),
      },
    ],
    first: { when: 'created' },
    cards: () => [{ label: t('judge-row'), cards: three }],
    names: [t('judge-other'), t('judge-other')],
    situations: opened,
    what: true,
    untold: ['turned', 'scored', 'doubled'],
    rule: () => 'HL-5.2',
  },
];
