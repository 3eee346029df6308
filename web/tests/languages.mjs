/* The languages of the page as tests go through them: those of its table. */
import { existsSync, readFileSync } from 'node:fs';

const table = readFileSync(new URL('../src/text/languages.ts', import.meta.url), 'utf8');
export const languages = [...table.matchAll(/^ {2}(\w\w): \{ name/gm)].map(([, code]) => code);

/** Those in which there is a file; its path in src/ has LANGUAGE where the code stands. */
export const languagesOf = (path) =>
  languages.filter((code) => existsSync(new URL(`../src/${path.replace('LANGUAGE', code)}`, import.meta.url)));
