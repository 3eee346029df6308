/* The words of tables with others, which only those need who play there. */
import english from './online.en.ftl?raw';

export const onlineTexts = { en: english, de: () => import('./online.de.ftl?raw') };
