/* All words of the page: t('id', {arguments}). The texts are in Fluent files (https://projectfluent.org), one a
 * language for each part of the page. Those of the present language are fetched with the part. When another language
 * is chosen, it becomes the present one once all its texts for the open parts are there. English stands in for a file
 * that a language lacks or that cannot be fetched, and for a single text. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { chosenLanguage } from '$/settings/settings.svelte';
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
/* Languages in which the texts of all parts are there. */
const ready = new Set<Language>();
let present: Language = 'en';
let failed: Language | null = null;
/* Calls of loadLanguage on their way, and whether some text is left out until they end. */
let loading = 0;
let blank = false;
/* Some text is missing in another language. */
let lacking = false;
/* Raised when texts have loaded, so that everything shown is rendered again. */
let version = $state(0);

/** The language of the page: the chosen one, or the former until the texts are there. */
export function languageNow(): Language {
  void version;
  const chosen = chosenLanguage();
  if (ready.has(chosen)) present = chosen;
  return present;
}

/** The chosen language, if its texts could not be fetched. */
export function languageFailed(): Language | null {
  void version;
  const chosen = chosenLanguage();
  return failed === chosen && !ready.has(chosen) ? chosen : null;
}

const wordsIn = (language: Language): Words =>
  (words[language] ??= {
    bundle: new FluentBundle(languages[language].locale, { useIsolating: false }),
    loads: new Map(),
  });

async function fetchTexts(load: Load, { bundle, loads }: Words): Promise<void> {
  try {
    const errors = bundle.addResource(new FluentResource(await load()), { allowOverrides: true });
    for (const error of errors) console.error(error);
    version++;
  } catch (error) {
    loads.delete(load); // the next part tries it again
    throw error;
  }
}

function once(load: Load, into: Words): Promise<void> {
  const begun = into.loads.get(load) ?? fetchTexts(load, into);
  into.loads.set(load, begun);
  return begun;
}

/** Fetches what is missing of all parts. `whole`: it fails where English would have to stand in. */
async function loadParts(language: Language, whole: boolean): Promise<void> {
  const into = wordsIn(language);
  const each = [...parts].flatMap((part) =>
    Object.entries(part)
      .filter(([path]) => path.endsWith('en.ftl'))
      .map(async ([path, english]) => {
        const own = once(part[path.replace(/en\.ftl$/, `${language}.ftl`)] ?? english, into);
        await (whole ? own : own.catch(() => once(english, into)).catch(console.warn));
      }),
  );
  await Promise.all(each);
}

async function become(language: Language): Promise<void> {
  const asked = parts.size;
  try {
    await loadParts(language, true);
    if (asked === parts.size) ready.add(language);
  } catch (error) {
    console.warn(error);
    failed = language;
    await loadParts(present, false);
  }
  version++;
}

/** Fetches what is missing in the chosen language. Call it again when that has changed. */
export async function loadLanguage(): Promise<void> {
  const chosen = chosenLanguage();
  loading++;
  await Promise.all([ready.has(chosen) ? loadParts(chosen, false) : become(chosen), lacking && loadParts('en', false)]);
  loading--;
  if (loading || !blank) return;
  blank = false;
  version++;
}

function addPart(texts: Texts): void {
  if (parts.has(texts)) return;
  parts.add(texts);
  for (const language of ready) if (language !== present) ready.delete(language);
}

/** Adds the texts of a part; the promise ends when those of the present language are there. */
export function addTexts(texts: Texts): Promise<void> {
  addPart(texts);
  return loadLanguage();
}

/** A module when the texts are there that it or its own imports have added; it may export them as `texts`. */
export async function withTexts<M extends object>(module: Promise<M>): Promise<M> {
  const loaded = await module;
  if ('texts' in loaded) addPart(loaded.texts as Texts);
  await loadLanguage();
  return loaded;
}

/* What has been said in the present language, since boards say the same again at every step. */
const said = new Map<string, string>();
const MOST_SAID = 3000;
let saidIn = '';

/** A whole number as it is written, with a sign that is as long as that of plus. */
export const whole = (value: number): string => String(value).replace('-', '−');

/* The same in all languages. To make the first Intl.NumberFormat takes a tenth of the time until the first card. */
class SmallNumber extends FluentNumber {
  override toString(): string {
    return whole(this.value);
  }
}
const small = (value: FluentVariable) =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 1000 ? new SmallNumber(value) : value;

function inWords(id: string, given: Record<string, FluentVariable> = {}): string | undefined {
  const args = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, small(value)]));
  for (const { bundle } of [wordsIn(languageNow()), ...Object.values(words)]) {
    const message = bundle.getMessage(id);
    if (message?.value) return bundle.formatPattern(message.value, args);
  }
  return undefined;
}

/** The text `id` in the user's language, or else in another one. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  const now = textsNow();
  if (now !== saidIn || said.size > MOST_SAID) said.clear();
  saidIn = now;
  const key = args ? id + JSON.stringify(args) : id;
  let text = said.get(key);
  if (text !== undefined) return text;
  text = inWords(id, args);
  if (text !== undefined) {
    said.set(key, text);
    return text;
  }
  if (loading) {
    blank = true;
    return '';
  }
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

/* Kept: to make one takes long. */
const lists = new Map<string, Intl.ListFormat>();

/** A list in the user's language: "Ada, Ben and Cleo", or, as a disjunction, "Ada, Ben or Cleo". */
export function list(items: string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  const language = languageNow();
  const key = `${language} ${type}`;
  const format = lists.get(key) ?? new Intl.ListFormat(language, { type });
  lists.set(key, format);
  return format.format(items);
}

/** A text as a sentence begins. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(languageNow()) + text.slice(1);

/** The code of a table or pad as it is read: "HB2 EHF". */
export const spaced = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;

/** Parts of a whole as a percentage: 0.123 is "12 %" or "12%". */
export function percent(part: number, digits = 0): string {
  return new Intl.NumberFormat(languageNow(), {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(part);
}

/** The page's own texts, and what each game says of itself in a sentence. */
void addTexts(import.meta.glob<string>(['./??.ftl', '../games/*/about.*.ftl'], { query: '?raw', import: 'default' }));
