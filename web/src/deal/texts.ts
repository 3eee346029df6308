import type { Texts } from '$/text/index.svelte';
import english from '$/text/deal.en.ftl?raw';

export const dealTexts: Texts = { en: english, de: () => import('$/text/deal.de.ftl?raw') };
