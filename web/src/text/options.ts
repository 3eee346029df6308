/* The words for rule options, which only those need who choose them. */
import english from './options.en.ftl?raw';

export const optionTexts = { en: english, de: () => import('./options.de.ftl?raw') };
