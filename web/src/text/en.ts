/* The page's texts, and what each game says of itself in a sentence. */
import own from './en.ftl?raw';

const abouts = import.meta.glob<string>('../games/*/about.en.ftl', { eager: true, query: '?raw', import: 'default' });

export default [own, ...Object.values(abouts)].join('\n');
