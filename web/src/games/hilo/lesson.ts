/* A first round that teaches by playing. */
import type { Lesson } from '../ui';

export const lesson: Lesson = { rules: { target: 1 }, players: ['you', 'bot:easy'], script: [], steps: [] };
