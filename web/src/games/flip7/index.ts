import type { GameUi } from '../ui';
import Board from './Board.svelte';
import english from './en.ftl?raw';
import { duration } from './pace';
import { describe, moveName, prompt, refusal, sound } from './words';

export const texts = { en: english, de: () => import('./de.ftl?raw') };

export const ui: GameUi = { Board, tells: true, describe, moveName, prompt, refusal, duration, sound };
