/* The page's texts, and what each game says of itself in a sentence. */
import own from './de.ftl?raw';

const abouts = import.meta.glob<string>('../games/*/about.de.ftl', { eager: true, query: '?raw', import: 'default' });

export default [own, ...Object.values(abouts)].join('\n');
