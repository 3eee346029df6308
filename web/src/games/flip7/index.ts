import type { GameUi } from '../ui';
import Board from './Board.svelte';
import Card from './Card.svelte';
import english from './en.ftl?raw';
import { lands, shout } from './moments';
import { duration } from './pace';
import { describe, moveName, prompt, refusal, sound } from './words';

export const texts = { en: english, de: () => import('./de.ftl?raw') };

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
