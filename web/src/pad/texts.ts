import type { Texts } from '$/text/index.svelte';

export const padTexts: Texts = import.meta.glob<string>('$/text/pad.*.ftl', { query: '?raw', import: 'default' });
