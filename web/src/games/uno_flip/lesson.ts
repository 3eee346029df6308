import type { Lesson } from '../ui';
export const lesson: Lesson = { rules: {}, players: ['you', 'bot:easy'], script: [], steps: [] };
