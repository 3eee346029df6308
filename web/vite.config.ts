/* How the page is built. The engine comes from bindings/wasm, whose modules lie in UPCARD_WASM_DIR
 * (bindings/wasm/build writes them to bindings/wasm/dist unless told otherwise). */
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { browsers } from './browsers';
import { early } from './early';
import { fontPackages, fonts } from './fonts';
import { gameList } from './game-list';
import { licenses } from './licenses';
import { offlineWorker } from './offline-worker';
import { packed } from './packed';
import { plainTexts } from './plain-texts';
import { tableParts } from './table-parts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const wasm = process.env.UPCARD_WASM_DIR ?? here('../bindings/wasm/dist');
/* A folder is no package, so its modules are named; the others could not be taken apart. */
const noble = here('node_modules/@noble/hashes/esm');
/* While the page is developed its server asks a real one (upcard serve) for what is not a file. */
const server = process.env.UPCARD_SERVER ?? 'http://127.0.0.1:4040';

export default defineConfig({
  base: '/',
  plugins: [
    svelte(),
    plainTexts(),
    fonts(here('node_modules'), here('src/games')),
    gameList({
      binding: here('../bindings/wasm/src/index.ts'),
      wasm,
      noble,
      folders: here('src/games'),
      rules: here('../rules'),
      manifest: here('manifest.json'),
    }),
    licenses(here('node_modules'), fontPackages(here('src/games'))),
    early(),
    offlineWorker(here('src/offline.ts')),
    ...(process.env.UPCARD_UNPACKED ? [] : [packed()]), // it takes most of the time
  ],
  resolve: {
    alias: {
      $: here('src'),
      $wasm: wasm,
      'upcard/pad': here('../bindings/wasm/src/pad.ts'),
      'upcard/odds': here('../bindings/wasm/src/odds.ts'),
      upcard: here('../bindings/wasm/src/index.ts'),
      '@noble/hashes': noble,
    },
  },
  worker: { format: 'es' },
  build: {
    target: browsers,
    assetsInlineLimit: 0,
    sourcemap: false,
    modulePreload: { polyfill: false },
    rollupOptions: { output: { manualChunks: tableParts(here('src')), onlyExplicitManualChunks: true } },
  },
  server: {
    fs: { allow: [here('..'), wasm] },
    proxy: { '/ws': { target: server, ws: true }, '/record': server },
  },
});
