/* What the tests of a game's folder share: its modules and texts as the page has them, and the engine, without a browser. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const dist = here('../../../bindings/wasm/dist');

/** Why such tests cannot run here, or false: for the option `skip` of a test. */
export const missing = existsSync(join(dist, 'index.js')) ? false : 'bindings/wasm/build has not been run';

/** A file of the game's folder. */
export const source = (game, name) => readFileSync(here(`../../src/games/${game}/${name}`), 'utf8');

/** Gives { upcard, text, settings, end() } and the game's modules by their names. */
export async function loadGame(game, ...modules) {
  /* What the settings ask of a browser. */
  globalThis.matchMedia ??= () => ({ matches: false });
  globalThis.navigator ??= { languages: ['en'] };
  const cacheDir = mkdtempSync(join(tmpdir(), 'upcard-vite-'));
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: here('../..'), configFile: here('../../vite.config.ts'), appType: 'custom', logLevel: 'error',
    cacheDir, server: { middlewareMode: true, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  const loaded = {};
  for (const name of modules) loaded[name] = await vite.ssrLoadModule(`/src/games/${game}/${name}.ts`);
  const text = await vite.ssrLoadModule('/src/text/index.svelte.ts');
  const { settings } = await vite.ssrLoadModule('/src/settings/settings.svelte.ts');
  settings.language = 'de';
  await text.addTexts({ en: source(game, 'en.ftl'), de: async () => ({ default: source(game, 'de.ftl') }) });
  const { load } = await import(pathToFileURL(`${dist}/index.js`).href);
  const upcard = await load(readFileSync(`${dist}/upcard.wasm`));
  const end = async () => {
    await vite.close();
    rmSync(cacheDir, { recursive: true, force: true });
  };
  return { upcard, text, settings, end, ...loaded };
}
