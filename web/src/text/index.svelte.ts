/* All words of the page: t('id', {arguments}). The texts are in Fluent files (https://projectfluent.org), one a
 * language for each part of the page. Those of the present language are fetched with the part. English stands in for a
 * file that a language lacks or that cannot be fetched, and for a single text. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { languageNow } from '$/settings/settings.svelte';
import { languages, type Language } from './languages';

type Load = () => Promise<string>;
/** The files of one part of the page in all languages, as import.meta.glob gives them. */
export type Texts = Record<string, Load>;

interface Words {
  bundle: FluentBundle;
  loads: Map<Load, Promise<void>>;
}

const words: Partial<Record<Language, Words>> = {};
const parts = new Set<Texts>();
/* Files on their way. */
let loading = 0;
/* Some text is missing in another language. */
let lacking = false;
/* Raised when texts have loaded, so that everything shown is rendered again. */
let version = $state(0);

const wordsIn = (language: Language): Words =>
  (words[language] ??= {
    bundle: new FluentBundle(languages[language].locale, { useIsolating: false }),
    loads: new Map(),
  });

async function fetchTexts(load: Load, { bundle, loads }: Words): Promise<void> {
  loading++;
  try {
    const errors = bundle.addResource(new FluentResource(await load()), { allowOverrides: true });
    for (const error of errors) console.error(error);
  } catch (error) {
    loads.delete(load); // the next part tries it again
    throw error;
  } finally {
    loading--;
    version++;
  }
}

function once(load: Load, into: Words): Promise<void> {
  const begun = into.loads.get(load) ?? fetchTexts(load, into);
  into.loads.set(load, begun);
  return begun;
}

async function loadPart(part: Texts, language: Language): Promise<void> {
  const into = wordsIn(language);
  const files = Object.entries(part).filter(([path]) => path.endsWith('en.ftl'));
  const each = files.map(async ([path, english]) => {
    const own = part[path.replace(/en\.ftl$/, `${language}.ftl`)] ?? english;
    try {
      await once(own, into).catch(() => once(english, into));
    } catch (error) {
      console.warn(error);
    }
  });
  await Promise.all(each);
}

/** Fetches what is missing in the present language. Call it again when the language has changed. */
export async function loadLanguage(): Promise<void> {
  const wanted = new Set<Language>([languageNow(), ...(lacking ? (['en'] as const) : [])]);
  await Promise.all([...parts].flatMap((part) => [...wanted].map((language) => loadPart(part, language))));
}

/** Adds the texts of a part; the promise ends when those of the present language are there. */
export function addTexts(texts: Texts): Promise<void> {
  parts.add(texts);
  return loadLanguage();
}

/** A module when the texts are there that it or its own imports have added; it may export them as `texts`. */
export async function withTexts<M extends object>(module: Promise<M>): Promise<M> {
  const loaded = await module;
  if ('texts' in loaded) parts.add(loaded.texts as Texts);
  await loadLanguage();
  return loaded;
}

/** The text `id` in the user's language, or else in another one. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  void version;
  for (const { bundle } of [wordsIn(languageNow()), ...Object.values(words)]) {
    const message = bundle.getMessage(id);
    if (message?.value) return bundle.formatPattern(message.value, args);
  }
  if (loading) return '';
  if (lacking || languageNow() === 'en') console.error(`no text for ${id}`);
  else {
    lacking = true;
    void loadLanguage();
  }
  return id;
}

/** Changes with the language and with the loaded texts: stored sentences must then be made again. */
export function textsNow(): string {
  return `${languageNow()}${version}`;
}

/** Whether there is such a text. */
export function hasText(id: string): boolean {
  void version;
  return Object.values(words).some(({ bundle }) => bundle.hasMessage(id));
}

/** A list in the user's language: "Ada, Ben and Cleo". */
export function list(items: string[]): string {
  return new Intl.ListFormat(languageNow(), { type: 'conjunction' }).format(items);
}

/** Parts of a whole as a percentage: 0.123 is "12 %" or "12%". */
export function percent(part: number, digits = 0): string {
  return new Intl.NumberFormat(languageNow(), { style: 'percent', maximumFractionDigits: digits }).format(part);
}

/** The page's own texts, and what each game says of itself in a sentence. */
export const pageTexts = addTexts(
  import.meta.glob<string>(['./??.ftl', '../games/*/about.*.ftl'], { query: '?raw', import: 'default' }),
);
