/* The npm package upcard (bindings/wasm) as a program of anybody's own has it, compiled on the way by Vite, with the
 * module that was built for the page: $UPCARD_WASM_DIR, or bindings/wasm/dist. */
import { webcrypto } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const wasm = join(process.env.UPCARD_WASM_DIR ?? here('../../bindings/wasm/dist'), 'upcard.wasm');

export const missingEngine = existsSync(wasm) ? false : `there is no ${wasm}`;

/** It gives { upcard, core, module, end }: the package; its inner part, for what it does not offer; module(PATH), a
 * module of the page by its path in web/; and what closes all. */
export async function startEngine() {
  globalThis.crypto ??= webcrypto; // what Vite takes is made for browsers, and Node.js 18 has it by this name alone
  const { createServer } = await import('vite');
  const cacheDir = mkdtempSync(join(tmpdir(), 'upcard-vite-'));
  const vite = await createServer({
    root: here('..'),
    configFile: here('../vite.config.ts'),
    appType: 'custom',
    logLevel: 'error',
    cacheDir,
    server: { host: '127.0.0.1', middlewareMode: true, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  const end = async () => {
    await vite.close();
    rmSync(cacheDir, { recursive: true, force: true });
  };
  try {
    const module = (path) => vite.ssrLoadModule(here(`../${path}`));
    const inner = (name) => module(`../bindings/wasm/src/${name}.ts`);
    const bytes = readFileSync(wasm);
    const [{ load }, { Engine }, { Core }] = [await inner('index'), await inner('engine'), await inner('core')];
    return {
      upcard: await load(bytes),
      core: new Core(await Engine.start(await WebAssembly.compile(bytes))),
      module,
      end,
    };
  } catch (error) {
    await end();
    throw error;
  }
}
