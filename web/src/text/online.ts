/* The words of tables with others; only players there need them. */
import english from './online.en.ftl?raw';

export const onlineTexts = { en: english, de: () => import('./online.de.ftl?raw') };
