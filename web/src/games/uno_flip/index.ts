import type { GameEvent, UnoFlipEvent, UnoFlipView } from 'upcard';
import type { GameUi } from '../ui';
import Board from './Board.svelte';
import { other } from './faces';
import { learnSides } from './sides';
import { duration, lands, shout, sound } from './times';
import { decider, describe, moveName, prompt, refusal, side } from './words';

export const texts = import.meta.glob<string>('./??.ftl', { query: '?raw', import: 'default' });

export const ui: GameUi = {
  Board,
  tells: true,
  learn: (log, view) => learnSides(log, view as UnoFlipView),
  describe: (event, names) => describe(event as UnoFlipEvent, names),
  moveName: (move, view, names) => moveName(move, view as UnoFlipView, names),
  prompt: (view, moves, names) => prompt(view as UnoFlipView, moves, names),
  refusal: (move, rule, view, names) => refusal(move, rule, view as UnoFlipView, names),
  decider: (view) => decider(view as UnoFlipView),
  side: (view, seat) => side(view as UnoFlipView, seat),
  shout: (events) => shout(events as UnoFlipEvent[]),
  lands: (event, _, seat) => lands(event as UnoFlipEvent, seat),
  duration: (events: GameEvent[], seat, view) => duration(events as UnoFlipEvent[], seat, view as UnoFlipView),
  sound: (events, seat) => sound(events as UnoFlipEvent[], seat),
  mood: (view, awaited) => {
    const { side: up } = view as UnoFlipView;
    return awaited.some(({ type }) => type === 'flipped') ? other(up) : up;
  },
};
