import type { Texts } from '$/text/index.svelte';

export const togetherTexts: Texts = import.meta.glob<string>('$/text/together.*.ftl', {
  query: '?raw',
  import: 'default',
});
