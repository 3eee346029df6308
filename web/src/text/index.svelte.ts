/* All words of the page: t('id', {arguments}). The texts are in Fluent files (https://projectfluent.org), one a
 * language for the page and one for each game, English and German; German is fetched when it is wanted. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { languageNow } from '$/settings/settings.svelte';
import english from './en';

type Language = 'en' | 'de';
/** The texts of one part of the page; English comes with the part. */
export interface Texts {
  en: string;
  de: () => Promise<{ default: string }>;
}

const bundles = { en: bundle('en'), de: bundle('de') };
const parts: Texts[] = [];
const germanParts = new Set<Texts>();
/* Raised when texts have loaded, so that everything shown is rendered again. */
let version = $state(0);

function bundle(language: Language): FluentBundle {
  return new FluentBundle(language === 'en' ? 'en-US' : 'de-DE', { useIsolating: false });
}

function add(language: Language, source: string): void {
  for (const error of bundles[language].addResource(new FluentResource(source))) console.error(error);
}

/** Adds the texts of a part; the promise resolves when those of the present language are loaded. */
export async function addTexts(texts: Texts): Promise<void> {
  if (!parts.includes(texts)) {
    parts.push(texts);
    add('en', texts.en);
    version++;
  }
  await loadLanguage();
}

/** Fetches what is missing for the present language. Call it again when the language has changed. */
export async function loadLanguage(): Promise<void> {
  if (languageNow() !== 'de') return;
  for (const part of parts) {
    if (germanParts.has(part)) continue;
    germanParts.add(part);
    try {
      add('de', (await part.de()).default);
      version++;
    } catch (error) {
      germanParts.delete(part); // without a network it stays English until the next try
      console.error(error);
    }
  }
}

/** The text `id` in the user's language, or else in English. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  void version;
  const languages: Language[] = languageNow() === 'de' ? ['de', 'en'] : ['en'];
  for (const language of languages) {
    const message = bundles[language].getMessage(id);
    if (message?.value) return bundles[language].formatPattern(message.value, args);
  }
  console.error(`no text for ${id}`);
  return id;
}

/** Changes with the language and with the loaded texts: stored sentences must then be made again. */
export function textsNow(): string {
  return `${languageNow()}${version}`;
}

/** Whether there is such a text. */
export function hasText(id: string): boolean {
  void version;
  return bundles.en.hasMessage(id);
}

/** A list in the user's language: "Ada, Ben and Cleo". */
export function list(items: string[]): string {
  return new Intl.ListFormat(languageNow(), { type: 'conjunction' }).format(items);
}

/** Parts of a whole as a percentage: 0.123 is "12 %" or "12%". */
export function percent(part: number, digits = 0): string {
  return new Intl.NumberFormat(languageNow(), { style: 'percent', maximumFractionDigits: digits }).format(part);
}

void addTexts({ en: english, de: () => import('./de') });
