import type { Texts } from '$/text/index.svelte';

export const dealTexts: Texts = import.meta.glob<string>('$/text/deal.*.ftl', { query: '?raw', import: 'default' });
