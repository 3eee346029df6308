import type { Texts } from '$/text/index.svelte';
import english from '$/text/together.en.ftl?raw';

export const togetherTexts: Texts = { en: english, de: () => import('$/text/together.de.ftl?raw') };
