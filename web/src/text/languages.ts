/* The languages of the page, in the order in which the settings offer them. The texts in one of them are the files with
 * its code in their names: LANGUAGE.ftl and NAME.LANGUAGE.ftl beside the English ones, and the rulebooks. */
export const languages = {
  en: { name: 'English', locale: 'en-US' },
  de: { name: 'Deutsch', locale: 'de-DE' },
  es: { name: 'Español', locale: 'es-ES' },
  fr: { name: 'Français', locale: 'fr-FR' },
  it: { name: 'Italiano', locale: 'it-IT' },
  nl: { name: 'Nederlands', locale: 'nl-NL' },
} as const;

export type Language = keyof typeof languages;
export const isLanguage = (code: string): code is Language => Object.hasOwn(languages, code);

/** Of a file of texts by its path: text/de.ftl, guide.de.ftl, rules.de.md, rules/de/shared.md. */
export const languageOf = (path: string): string | undefined =>
  /(?:[/.](\w\w)\.(?:ftl|md)|\/rules\/(\w\w)\/[^/]+)(?:\?|$)/.exec(path)?.slice(1).find(Boolean);
