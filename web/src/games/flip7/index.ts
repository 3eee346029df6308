import type { GameUi } from '../ui';
import Board from './Board.svelte';
import english from './en.ftl?raw';
import { lesson } from './lesson';
import { duration } from './pace';
import { describe, moveName, prompt, refusal, sound } from './words';

export const texts = { en: english, de: () => import('./de.ftl?raw') };

export const ui: GameUi = { id: 'flip7', Board, describe, moveName, prompt, refusal, duration, sound, lesson };
