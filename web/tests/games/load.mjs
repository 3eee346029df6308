/* What the tests of a game's folder share: its modules and texts as the page has them, and the engine, without a
 * browser. */
import { readFileSync } from 'node:fs';
import { startEngine } from '../engine.mjs';
import { languagesOf } from '../languages.mjs';
import { moments } from '../moments.mjs';

/** Why such tests cannot run here, or false: for the option `skip` of a test. */
export { missingEngine as missing } from '../engine.mjs';

/** A file of the game's folder. */
export const source = (game, name) => readFileSync(new URL(`../../src/games/${game}/${name}`, import.meta.url), 'utf8');

/** Gives { upcard, text, settings, languages, end() } and the game's modules by their names; a lesson's texts are
 * there, too. */
export async function loadGame(game, ...modules) {
  /* What the settings ask of a browser. */
  globalThis.matchMedia ??= () => ({ matches: false });
  globalThis.navigator ??= { languages: ['en'] };
  const { upcard, module, end } = await startEngine();
  const loaded = {};
  for (const name of modules) loaded[name] = await module(`src/games/${game}/${name}.ts`);
  const text = await module('src/text/index.svelte.ts');
  const { settings } = await module('src/settings/settings.svelte.ts');
  const languages = languagesOf(`games/${game}/LANGUAGE.ftl`);
  const own = Object.fromEntries(languages.map((code) => [`./${code}.ftl`, async () => source(game, `${code}.ftl`)]));
  for (const code of languages) {
    settings.language = code;
    await text.addTexts(own);
    if (loaded.lesson?.texts) await text.addTexts(loaded.lesson.texts);
  }
  return { upcard, text, settings, languages, end, ...loaded };
}

/** The sound that each moment of the game asks for, as the first player hears it; `index` is among its modules. */
export function soundsOf({ upcard, index }, game) {
  const record = readFileSync(new URL(`../moments/${game}.upcard`, import.meta.url), 'utf8');
  const replay = upcard.replay(record);
  const sound = (move) =>
    index.ui.sound(
      replay.events(move, 0).map(({ event }) => event),
      0,
      replay.view(move, 0),
    );
  return Object.fromEntries(Object.entries(moments[game]).map(([name, move]) => [name, sound(move)]));
}
