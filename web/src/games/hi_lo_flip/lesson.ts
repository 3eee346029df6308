/* A first game: one round of two, in which everything happens once. */
import type { Lesson } from '../ui';
import { moveOf } from './moves';

const own = [8, 14, 19, 52, 61, 73, 100];
const others = [5, 17, 24, 46, 63, 88, 95];
const step = (name: string, point?: string, ...cards: number[]) => ({
  text: `hi_lo_flip-lesson-${name}`,
  point,
  ...(cards.length ? { moves: cards.map(moveOf) } : {}),
});
const card = (n: number) => `.hand [data-card="${n}"]`;

export const lesson: Lesson = {
  rules: { target: 30 },
  players: ['you', 'bot:easy'],
  script: [
    ...[...own, ...others].map((n) => `* card ${n}`),
    '* chip hi',
    '1 play 46',
    '* card 77', // the 61 has the other seat draw
    '* chip hi', // nothing is higher than 100
    '* card 33',
    '1 play 95',
    '* chip lo', // the learner's toss turns the chip
    '1 play 24',
    '1 play 5',
    '* chip lo', // and the next one does not
    '* card 40',
    '1 play 17',
  ],
  steps: [
    step('welcome', '.hand'),
    step('chip', '.chip'),
    step('begin', card(14), 14),
    step('two', card(52), 52),
    step('one', card(61), 61),
    step('hundred', card(100), 100),
    step('taken', '.own .taken'),
    step('turned', card(73), 73),
    step('lower', card(19), 19),
    step('reset', '.others .taken'),
    step('restart', card(40), 40),
    step('last', card(8), 8),
    step('end'),
  ],
};
