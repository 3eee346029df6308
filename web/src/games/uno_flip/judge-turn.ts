/* What people ask of turns and of the last card at a table of Uno Flip. */
import type { Rules, Situation } from '$/engine/messages';
import type { Picked, Question } from '$/judge/questions';
import { t } from '$/text/index.svelte';
import { colors } from './faces';
import * as at from './judge-table';

const deeds = ['draw', 'other', 'keep', 'play', 'again', 'pass', 'jump'];

/** On a red 5: with a card that fits, or without one and with one to be drawn. */
function turn({ does }: Picked, rules: Rules): Situation[] {
  const jumps = does === 'jump';
  const fits = does === 'draw' || does === 'other';
  const [five, none] = ['* ~^card red:5/', '* ~^card (blue:[1-4]|green:[6-9])/'];
  const own = jumps ? five : fits ? '* ~^card red:[1-4]/' : none;
  const rest = Array<string>(14).fill('* ~^card (?!red:)');
  const script = [own, ...Array<string>(6).fill(none), ...rest, five, '* ~^card red:[1-46]/'];
  const there: Omit<Situation, 'move'> = {
    ...at.table(rules, ['must_play', 'drawn', 'draw', 'jump_in'], jumps ? { dealer: 0 } : {}),
    ...{ mover: 0, at: 'person', viewer: 0, script },
  };
  const drew = { ...there, script: [...script, '0 draw'] };
  const draw = { ...there, move: 'draw' };
  switch (does) {
    case 'draw':
      return [draw];
    case 'other':
      return [{ ...drew, move: 'play {^red:[1-4]/}' }, draw];
    case 'keep':
      return rules.drawn === 'not' ? [draw] : [{ ...drew, move: 'keep' }];
    case 'play':
      return [{ ...drew, move: 'play {^red:[1-46]/}' }];
    case 'again':
      return [{ ...drew, move: 'draw' }];
    default:
      return [{ ...there, move: jumps ? 'play {^red:5/}' : 'pass' }];
  }
}

function ruleOfTurn({ does }: Picked, { drawn, draw }: Rules): string {
  if (does === 'jump') return 'UF-7.10';
  if (drawn === 'not' && does !== 'draw') return 'UF-7.5';
  if (draw === 'until' && does === 'draw') return 'UF-7.6';
  return does === 'draw' ? 'UF-3.2' : 'UF-3.3';
}

/* One number and all other symbols. */
const isOffered = (symbol: string) => !/^\d$/.test(symbol) || symbol === '5';

/** By night a flip comes first, then a number, then the last card. */
function out(picked: Picked, rules: Rules): Situation[] {
  const side = at.sideOf(picked);
  const night = side === 'dark';
  const symbol = at.symbols[side][Number(picked.mine)]!;
  const base = colors[side][0]!;
  return at.leads(side, base).map((lead) => {
    const number = night ? `* ~^card (?!${lead}:)\\S+/${base}:[1-4]$` : `* ~^card ${base}:[1-4]/`;
    const hand = [number, at.given(at.textOf(symbol, base), side, lead), ...(night ? [`* ~^card ${lead}:flip/`] : [])];
    const other = `* ~^card (?!${lead}:)`;
    return {
      ...at.table(rules, ['last_card', 'scoring', 'stacking'], { hand: hand.length }),
      ...{ mover: 0, viewer: 0, at: 'person' as const, move: `play {${at.held(at.textOf(symbol, base), side)}}` },
      ...(at.isWild(symbol) && { move: `play {${at.held(symbol, side)}} ${base}` }),
      script: [
        ...[...hand, ...Array<string>(2 * hand.length).fill(other)],
        ...(night
          ? [`* ~^card ${lead}:\\d/${base}:\\d$`, `0 ~^play ${lead}:flip/`, '1 draw', '1 keep', '2 draw', '2 keep']
          : [`* ~^card ${base}:\\d/`]),
        ...[at.played(`${base}:[1-4]`, side), '1 draw', '1 keep', '2 draw', '2 keep'],
      ],
    };
  });
}

export const turnQuestions = (): Question[] => [
  {
    key: 'turn',
    label: t('judge-turn'),
    picks: () => [
      at.words(
        'does',
        t('judge-turn-what'),
        deeds.map((one) => [one, t(`judge-move-${one}`)]),
      ),
    ],
    first: { does: 'other' },
    cards: () => [],
    names: [t('you'), t('judge-other'), t('judge-other')],
    situations: turn,
    rule: (picked, _, rules) => ruleOfTurn(picked, rules),
  },
  {
    key: 'out',
    label: t('judge-out'),
    picks: (picked) => {
      const side = at.sideOf(picked);
      const color = colors[side][0]!;
      const options = at.symbols[side].map((one, i) => at.drawn(side, one, color, String(i), at.symbolName(one)));
      return [
        at.sides(),
        { key: 'mine', label: t('judge-mine'), options: options.filter((_, i) => isOffered(at.symbols[side][i]!)) },
      ];
    },
    first: { side: 'light', mine: '14' },
    cards: (picked) => {
      const side = at.sideOf(picked);
      const symbol = at.symbols[side][Number(picked.mine)]!;
      return [{ label: t('judge-mine'), cards: [`${side} ${at.textOf(symbol, colors[side][0]!)}`] }];
    },
    names: [t('you'), t('judge-other'), t('judge-other')],
    situations: out,
    counted: at.counted,
    untold: ['cards_left', 'scored', 'game_over', 'won'],
    rule: () => 'UF-6.1',
  },
];
