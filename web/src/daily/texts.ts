import type { Texts } from '$/text/index.svelte';
import english from '$/text/daily.en.ftl?raw';

export const dailyTexts: Texts = { en: english, de: () => import('$/text/daily.de.ftl?raw') };
