/* A plugin of the build: bundles the service worker and tells it all files of the page with their hashes, so that
 * the page works without a network after one visit (workbox-precaching keeps them). Of the texts in other languages
 * than English, which are told apart, it keeps those of the language in use. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type Rollup } from 'vite';
import { languageOf } from './src/text/languages';

/* What no page asks for, and engines of one game, which the whole one stands for. */
const unneeded = /^robots\.txt$|\/(?!upcard-)[^/]*\.wasm$/;

type File = Rollup.OutputChunk | Rollup.OutputAsset;

/** The language of a file that has nothing but texts in it; undefined for English. */
function onlyIn(file: File): string | undefined {
  if (file.type !== 'chunk' || !file.moduleIds.length) return undefined;
  const [language, other] = new Set(file.moduleIds.map(languageOf));
  return other === undefined && language !== 'en' ? language : undefined;
}

function textsByLanguage(files: File[]): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const file of files) {
    const language = onlyIn(file);
    if (language) (found[language] ??= []).push(`/${file.fileName}`);
  }
  return found;
}

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
      const texts = textsByLanguage(Object.values(bundle));
      const others = Object.values(bundle).filter((file) => !onlyIn(file));
      const files = [
        ...others.map((file) => entry(file.fileName, file.type === 'chunk' ? file.code : file.source)),
        ...readdirSync(publicDir).map((name) => entry(name, readFileSync(join(publicDir, name)))),
      ].filter(({ url }) => !unneeded.test(url.slice(1)));
      await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define: {
          FILES_OF_THE_PAGE: JSON.stringify(files),
          TEXTS_OF_LANGUAGES: JSON.stringify(texts),
          'process.env.NODE_ENV': '"production"',
        },
        build: {
          outDir,
          emptyOutDir: false,
          target: ['chrome94', 'firefox93', 'safari15'],
          lib: { entry: source, formats: ['es'], fileName: () => 'sw.js' },
        },
      });
    },
  };
}
