import type { GameUi } from '../ui';
import Board from './Board.svelte';
import Card from './Card.svelte';
import { lands, shout } from './moments';
import { duration } from './pace';
import { describe, moveName, prompt, refusal, sound } from './words';

export const texts = import.meta.glob<string>('./??.ftl', { query: '?raw', import: 'default' });

export const ui: GameUi = {
  Board,
  tells: true,
  describe,
  moveName,
  prompt,
  refusal,
  duration,
  lands,
  shout,
  sound,
  Card,
};
