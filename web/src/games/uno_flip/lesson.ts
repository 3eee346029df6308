/* The first game: three at the table, a round of which every card is written down. It shows a color, a number, a draw,
 * a wild, a challenge, draw one, the flip, the dark side, uno, and the end. */
import type { Lesson } from '../ui';

export const texts = import.meta.glob<string>('./lesson.*.ftl', { query: '?raw', import: 'default' });

const hands = [
  'blue:7/orange:3 green:3/purple:2 blue:draw1/teal:6 blue:flip/purple:6 red:6/pink:skip-all yellow:3/pink:draw5 red:8/teal:7',
  'red:7/purple:5 green:skip/orange:9 red:1/purple:2 green:9/pink:reverse green:reverse/pink:7 yellow:2/teal:8 yellow:4/purple:flip',
  'red:3/pink:7 wild-draw2/orange:4 red:5/teal:5 blue:3/purple:8 green:2/teal:skip-all yellow:6/wild-draw-color blue:9/purple:flip',
];

const mine = {
  color: 'play blue:7/orange:3',
  number: 'play green:3/purple:2',
  wild: 'play wild/teal:3 red',
  drawOne: 'play blue:draw1/teal:6',
  flip: 'play blue:flip/purple:6',
  again: 'play red:6/pink:skip-all',
  uno: 'play yellow:3/pink:draw5 uno',
  last: 'play red:8/teal:7',
};

/** The card of a move, as the board marks it. */
const card = (move: string) => `[data-card='${move.split(' ')[1]}']`;

export const lesson: Lesson = {
  rules: { dealer: 2, target: 100 },
  players: ['you', 'bot:easy', 'bot:easy'],
  script: [
    ...hands.flatMap((hand) => hand.split(' ').map((text) => `* card ${text}`)),
    '* card blue:5/pink:9',
    '* card wild/teal:3',
    /* blue 7 */
    '1 play red:7/purple:5',
    '2 play red:3/pink:7',
    /* green 3 */
    '1 play green:skip/orange:9',
    /* draw */
    '* card yellow:8/pink:1',
    /* wild, red */
    '1 play red:1/purple:2',
    '2 play wild-draw2/orange:4 blue',
    /* challenge */
    '* card green:4/pink:8',
    '* card yellow:5/teal:8',
    /* draw one */
    '* card green:6/pink:5',
    '2 play blue:3/purple:8',
    /* flip */
    '* card yellow:9/purple:4',
    '1 play green:9/pink:reverse',
    /* skip everyone, draw five */
    '* card green:5/teal:4',
    '* card blue:8/teal:4',
    '* card yellow:7/orange:2',
    '* card red:2/orange:reverse',
    '* card blue:2/pink:6',
    '1 play green:reverse/pink:7',
  ],
  steps: [
    { text: 'uno-lesson-hand', point: '.own-hand' },
    { text: 'uno-lesson-others', point: '.rivals' },
    { text: 'uno-lesson-color', moves: [mine.color], point: card(mine.color) },
    { text: 'uno-lesson-number', moves: [mine.number], point: card(mine.number) },
    { text: 'uno-lesson-draw', moves: ['draw'], point: '.draw-pile' },
    { text: 'uno-lesson-wild', moves: [mine.wild], point: card(mine.wild) },
    { text: 'uno-lesson-challenge', moves: ['challenge'], point: '.answers' },
    { text: 'uno-lesson-draw-one', moves: [mine.drawOne], point: card(mine.drawOne) },
    { text: 'uno-lesson-flip', moves: [mine.flip], point: card(mine.flip) },
    { text: 'uno-lesson-dark', moves: [mine.again], point: card(mine.again) },
    { text: 'uno-lesson-uno', moves: [mine.uno], point: '.uno-toggle' },
    { text: 'uno-lesson-last', moves: [mine.last], point: card(mine.last) },
    { text: 'uno-lesson-end' },
  ],
};
