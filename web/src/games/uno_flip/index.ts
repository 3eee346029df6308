import type { GameUi } from '../ui';
import Board from './Board.svelte';
import english from './en.ftl?raw';

export const texts = { en: english, de: () => import('./de.ftl?raw') };

export const ui: GameUi = {
  id: 'uno_flip',
  Board,
  describe: (event) => event.type,
  moveName: (move) => move,
  prompt: (_, moves) => moves.join(', '),
  duration: () => 300,
  lesson: { rules: {}, players: ['you', 'bot:easy'], script: [], steps: [] },
};
