/* What the tests of a game's folder share: its modules and texts as the page has them, and the engine, without a
 * browser. */
import { readFileSync } from 'node:fs';
import { startEngine } from '../engine.mjs';

/** Why such tests cannot run here, or false: for the option `skip` of a test. */
export { missingEngine as missing } from '../engine.mjs';

/** A file of the game's folder. */
export const source = (game, name) => readFileSync(new URL(`../../src/games/${game}/${name}`, import.meta.url), 'utf8');

/** Gives { upcard, text, settings, end() } and the game's modules by their names. */
export async function loadGame(game, ...modules) {
  /* What the settings ask of a browser. */
  globalThis.matchMedia ??= () => ({ matches: false });
  globalThis.navigator ??= { languages: ['en'] };
  const { upcard, module, end } = await startEngine();
  const loaded = {};
  for (const name of modules) loaded[name] = await module(`src/games/${game}/${name}.ts`);
  const text = await module('src/text/index.svelte.ts');
  const { settings } = await module('src/settings/settings.svelte.ts');
  settings.language = 'de';
  await text.addTexts({ en: source(game, 'en.ftl'), de: async () => ({ default: source(game, 'de.ftl') }) });
  return { upcard, text, settings, end, ...loaded };
}
