import type { Flip7View } from 'upcard';
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
  out: (view, seat) => !view.over && (view as Flip7View).table[seat]!.status !== 'active',
  duration,
  lands,
  shout,
  sound,
  Card,
};
