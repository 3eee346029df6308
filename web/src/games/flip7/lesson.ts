/* The first game: two rounds whose cards are written down. The learner meets a Second Chance, a bust of somebody
 * else, a Freeze and a Flip Three, and gets a Flip 7. */
import type { Lesson } from '../ui';

const HIT = ['hit'];

export const lesson: Lesson = {
  rules: { dealer: 2 }, // the learner, seat 0, is the first to be dealt to
  players: ['you', 'bot:normal', 'bot:normal'],
  script: [
    '* card 5',
    '* card 9',
    '* card 3',
    '* card 8',
    '1 hit',
    '* card 12',
    '2 hit',
    '* card +4',
    '* card second',
    '1 hit',
    '* card freeze',
    '1 target 2',
    '* card 8',
    '1 hit',
    '* card 9',
    '* card x2',
    '* card 10',
    '* card 6',
    '* card 1',
    '1 hit',
    '* card 10',
    '2 hit',
    '* card 12',
    '* card flip3',
    '* card 11',
    '* card 9',
    '* card 4',
    '2 stay',
    '* card 12',
    '* card 7',
    '* card 3',
  ],
  steps: [
    { text: 'flip7-lesson-1', point: '.own' },
    { text: 'flip7-lesson-2', moves: HIT, point: '.hit' },
    { text: 'flip7-lesson-3', moves: HIT, point: '.own .numbers' },
    { text: 'flip7-lesson-4', moves: HIT, point: '.own .extras' },
    { text: 'flip7-lesson-5', moves: HIT, point: '.hit' },
    { text: 'flip7-lesson-6', moves: ['stay'], point: '.stay' },
    { text: 'flip7-lesson-7', moves: HIT, point: '.hit' },
    { text: 'flip7-lesson-8', moves: ['target 0'], point: '.own' },
    { text: 'flip7-lesson-9', moves: HIT, point: '.own .numbers' },
    { text: 'flip7-lesson-10', moves: HIT, point: '.own .numbers' },
    { text: 'flip7-lesson-11', moves: HIT, point: '.hit' },
    { text: 'flip7-lesson-12' },
  ],
};
