import type { Texts } from '$/text/index.svelte';

export const dailyTexts: Texts = import.meta.glob<string>('$/text/daily.*.ftl', { query: '?raw', import: 'default' });
