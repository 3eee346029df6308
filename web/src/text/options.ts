/* The words for rule options; only players who choose options need them. */
import english from './options.en.ftl?raw';

export const optionTexts = { en: english, de: () => import('./options.de.ftl?raw') };
