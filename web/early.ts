/* A plugin of the build: a small script in front of the page's own that asks for the parts of the game in the address
 * at once. They would otherwise wait until the page's script has come and run. The policy of the server forbids scripts
 * within index.html, so it is a file. */
import { createHash } from 'node:crypto';
import { transformWithEsbuild, type Plugin } from 'vite';

/** Runs in the browser, where nothing of this file is but its own text. `parts`: of all games, and what all need. */
function ask(parts: string[]): void {
  const game = /^#\/play\/(\w+)$/.exec(location.hash)?.[1];
  /* A service worker has all of them, and another engine. */
  if (!game || navigator.serviceWorker?.controller) return;
  for (const part of parts)
    if (RegExp(`^(${game}|worker|table)-`).test(part)) {
      const link = document.createElement('link');
      link.crossOrigin = '';
      link.href = `/assets/${part}`;
      if (/css$/.test(part)) link.as = 'style';
      else if (/^worker|wasm$/.test(part)) link.as = 'fetch';
      link.rel = link.as ? 'preload' : 'modulepreload';
      document.head.append(link);
    }
}

/** What a table of each game needs, the engine first; see table-parts.ts. */
function parts(files: string[]): string[] {
  const named = files.flatMap((file) => {
    const [, part, name, ending] = /^assets\/((\w+)-.{8}\.(wasm|js|css))$/.exec(file) ?? [];
    return part && name ? [{ part, name, engine: ending === 'wasm' }] : [];
  });
  const games = named.filter(({ engine, name }) => engine && !/^(upcard|pad|odds)$/.test(name)).map(({ name }) => name);
  return named
    .filter(({ name }) => [...games, 'worker', 'table'].includes(name))
    .sort((a, b) => Number(b.engine) - Number(a.engine))
    .map(({ part }) => part);
}

export function early(): Plugin {
  return {
    name: 'early',
    apply: 'build',
    enforce: 'post', // when index.html and all other files are there
    async generateBundle(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('there is no index.html');
      const code = `(${String(ask)})(${JSON.stringify(parts(Object.keys(bundle)))})`;
      const { code: source } = await transformWithEsbuild(code, 'early.js', { minify: true, target: 'chrome94' });
      const fileName = `assets/early-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.js`;
      this.emitFile({ type: 'asset', fileName, source });
      page.source = String(page.source).replace('<script ', `<script async src="/${fileName}"></script>\n    $&`);
    },
  };
}
