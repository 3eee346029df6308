/* A plugin of the build: bundles the service worker and tells it all files of the page with their hashes, so that
 * the page works without a network after one visit (workbox-precaching keeps them). */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { browsers } from './browsers';

/* What no page asks for, and engines of one game, which the whole one stands for. */
const unneeded = /^robots\.txt$|\/(?!upcard-|pad-|odds-)[^/]*\.wasm$/;

export function offlineWorker(source: string): Plugin {
  let outDir = '';
  let publicDir = '';
  return {
    name: 'offline-worker',
    apply: 'build',
    configResolved(config) {
      outDir = config.build.outDir;
      publicDir = config.publicDir;
    },
    async writeBundle(_, bundle) {
      const entry = (name: string, bytes: string | Uint8Array) => ({
        url: '/' + name,
        /* A file of assets/ has a hash in its name already. */
        revision: name.startsWith('assets/') ? null : createHash('sha256').update(bytes).digest('hex').slice(0, 16),
      });
      const files = [
        ...Object.values(bundle).map((file) => entry(file.fileName, file.type === 'chunk' ? file.code : file.source)),
        ...readdirSync(publicDir).map((name) => entry(name, readFileSync(join(publicDir, name)))),
      ].filter(({ url }) => !unneeded.test(url.slice(1)));
      await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define: { FILES_OF_THE_PAGE: JSON.stringify(files), 'process.env.NODE_ENV': '"production"' },
        build: {
          outDir,
          emptyOutDir: false,
          target: browsers,
          lib: { entry: source, formats: ['es'], fileName: () => 'sw.js' },
        },
      });
    },
  };
}
