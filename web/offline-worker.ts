/* A plugin of the build: bundles the service worker and tells it all files of the page with their hashes, so that
 * the page works without a network after one visit (workbox-precaching keeps them). */
import { createHash } from 'node:crypto';
import { build, type Plugin } from 'vite';

export function offlineWorker(source: string): Plugin {
  let outDir = '';
  return {
    name: 'offline-worker',
    apply: 'build',
    configResolved(config) {
      outDir = config.build.outDir;
    },
    async writeBundle(_, bundle) {
      const files = Object.values(bundle).map((file) => {
        const bytes = file.type === 'chunk' ? file.code : file.source;
        return { url: '/' + file.fileName, revision: createHash('sha256').update(bytes).digest('hex').slice(0, 16) };
      });
      await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define: { FILES_OF_THE_PAGE: JSON.stringify(files), 'process.env.NODE_ENV': '"production"' },
        build: {
          outDir,
          emptyOutDir: false,
          target: 'es2021',
          lib: { entry: source, formats: ['es'], fileName: () => 'sw.js' },
        },
      });
    },
  };
}
