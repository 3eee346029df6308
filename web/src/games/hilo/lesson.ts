/* A first round that teaches by playing: two players, the learner and a bot whose moves are written down. */
import type { Lesson } from '../ui';

const own = (position: string) => `[data-position="${position}"]`;
const pile = (name: string) => `[data-pile="${name}"]`;

export const lesson: Lesson = {
  rules: {},
  players: ['you', 'bot:easy'],
  script: [
    '* card green:0',
    // Two cards each; the learner begins with the higher sum.
    '* card red:9',
    '* card red:6',
    '1 turn a1',
    '* card yellow:2',
    '1 turn c3',
    '* card blue:5',
    // The learner takes the 0 for a3; the bot draws a card that it does not want.
    '* card orange:10',
    '1 draw',
    '* card purple:8',
    '1 discard',
    '1 turn b1',
    '* card pink:3',
    // The third red card goes to c3; the line goes, and the bot takes the card on top.
    '* card red:2',
    '* card yellow:7',
    '1 take c1',
    '* card green:11',
    // A high card is put away and another one turned over.
    '* card blue:11',
    '* card pink:-1',
    '1 draw',
    '* card cyan:9',
    '1 discard',
    '1 turn a2',
    '* card orange:1',
  ],
  steps: [
    { text: 'hilo-lesson-goal' },
    { text: 'hilo-lesson-turn', moves: ['turn b2'], point: own('b2') },
    { text: 'hilo-lesson-second', moves: ['turn a1'], point: own('a1') },
    { text: 'hilo-lesson-begin', point: '[data-seat="0"] header' },
    { text: 'hilo-lesson-take', moves: ['take a3'], point: pile('discard') },
    { text: 'hilo-lesson-draw', moves: ['draw'], point: pile('draw') },
    { text: 'hilo-lesson-trade', moves: ['trade c3'], point: own('c3') },
    {
      text: 'hilo-lesson-hilo',
      moves: ['remove diag a1c3 horizontal', 'remove diag a1c3 vertical'],
      point: '.actions',
    },
    { text: 'hilo-lesson-gone', point: pile('discard') },
    { text: 'hilo-lesson-again', moves: ['draw'], point: pile('draw') },
    { text: 'hilo-lesson-discard', moves: ['discard'], point: '.actions button' },
    {
      // Where the face-down cards lie depends on how the others closed up.
      text: 'hilo-lesson-flip',
      moves: ['turn a1', 'turn b1', 'turn c1', 'turn a2', 'turn b2', 'turn c2', 'turn b3'],
      point: '[data-seat="0"] .grid',
    },
    { text: 'hilo-lesson-end' },
    { text: 'hilo-lesson-last' },
  ],
};
