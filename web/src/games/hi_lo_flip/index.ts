import type { HiLoFlipEvent, HiLoFlipView } from 'upcard';
import type { GameUi } from '../ui';
import Board from './Board.svelte';
import { duration, lands, sound } from './pace';
import { describe, moveName, prompt, refusal } from './words';

export const texts = import.meta.glob<string>('./??.ftl', { query: '?raw', import: 'default' });

export const ui: GameUi = {
  Board,
  tells: true,
  describe: (event, names) => describe(event as HiLoFlipEvent, names),
  moveName,
  prompt: (view, _, names) => prompt(view as HiLoFlipView, names),
  refusal: (move, _, view) => refusal(move, view as HiLoFlipView),
  duration: (events, seat, view) => duration(events as HiLoFlipEvent[], seat, view as HiLoFlipView),
  lands: (event, _, seat) => lands(event as HiLoFlipEvent, seat),
  sound: (events, seat) => sound(events as HiLoFlipEvent[], seat),
};
