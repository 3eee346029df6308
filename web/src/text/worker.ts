/* The service worker's part in the texts: it keeps those of the language in use, which the page names, and fetches them
 * again with each new version. English is kept with the page. */
import { registerRoute } from 'workbox-routing';

interface LifeEvent {
  waitUntil(until: Promise<unknown>): void;
}
declare const self: {
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'message', listener: (event: LifeEvent & { data?: unknown }) => void): void;
};
/** The files of each other language. */
declare const TEXTS_OF_LANGUAGES: Record<string, string[]>;

const IN_USE = '/language-in-use';
const open = () => caches.open('upcard-texts');
const known = new Set(Object.values(TEXTS_OF_LANGUAGES).flat());
const pathOf = ({ url }: Request) => new URL(url).pathname;

async function keepTexts(): Promise<void> {
  const cache = await open();
  const language = (await (await cache.match(IN_USE))?.text()) ?? '';
  const there = (await cache.keys()).map(pathOf);
  const files = TEXTS_OF_LANGUAGES[language] ?? [];
  await cache.addAll(files.filter((file) => !there.includes(file)));
}

async function use(language: string): Promise<void> {
  await (await open()).put(IN_USE, new Response(language));
  await keepTexts();
}

/** Removes the files of former versions. */
async function tidy(): Promise<void> {
  const cache = await open();
  const old = (await cache.keys()).filter((file) => pathOf(file) !== IN_USE && !known.has(pathOf(file)));
  await Promise.all(old.map((file) => cache.delete(file)));
}

registerRoute(
  ({ url }) => known.has(url.pathname),
  async ({ request }) => (await (await open()).match(request)) ?? fetch(request),
);
self.addEventListener('install', (event) => event.waitUntil(keepTexts()));
/* The language may have changed since then; without a network the old one remains. */
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([tidy(), keepTexts().catch(console.warn)])));
self.addEventListener('message', (event) => {
  const { language } = (event.data ?? {}) as { language?: unknown };
  if (typeof language === 'string') event.waitUntil(use(language).catch(console.warn));
});
