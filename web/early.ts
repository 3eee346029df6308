/* A plugin of the build: a small script in front of the page's own that asks for what the address needs at once: the
 * texts and their font, home or a game, its rules in brief. They would otherwise wait until the page's script has come
 * and run, and what these need in turn until they have. The engine of a game is started, too (src/engine/early.ts takes
 * it). The policy of the server forbids scripts within index.html, so it is a file. */
import { createHash } from 'node:crypto';
import { transformWithEsbuild, type Plugin, type Rollup } from 'vite';
import { browsers } from './browsers';
import type { Started } from './src/engine/early';
import { languages } from './src/text/languages';

/** Files for addresses that a pattern fits: SCREEN/GAME/LANGUAGE; home's is //LANGUAGE. */
type Part = [pattern: string, ...files: string[]];

/** Tells V8 to compile all functions of a file in another thread while it comes, not each one when it is called. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Runs in the browser, where nothing of this file is but its own text. */
function ask(parts: Part[], languages: string[]): void {
  /* A service worker has all of them, and another engine. */
  if (navigator.serviceWorker?.controller) return;
  let chosen: string | undefined;
  try {
    chosen = /"language":"(\w\w)"/.exec(localStorage['upcard.settings'])?.[1];
  } catch {
    /* A browser that keeps nothing has no choices. */
  }
  const language = chosen ?? navigator.languages.map((tag) => tag.slice(0, 2)).find((one) => languages.includes(one));
  const started: Started = (globalThis.started = {});
  const place = /^#\/(\w+\/\w+)$/.exec(location.hash)?.[1] ?? '/';
  for (const [pattern, ...files] of parts)
    if (RegExp(`^${pattern}`).test(`${place}/${language ?? 'en'}`))
      for (const file of files) {
        const address = `/assets/${file}`;
        if (file.startsWith('worker')) {
          const worker = new Worker(address, { type: 'module' });
          worker.onerror = () => delete started.worker; // the next one says what is wrong
          started.worker = worker;
        } else if (file.endsWith('wasm')) {
          const code = WebAssembly.compileStreaming(fetch(address));
          code.catch(() => undefined); // who waits for it says what is wrong
          started.code = [address, code];
        } else {
          const link = document.createElement('link');
          link.crossOrigin = '';
          link.href = address;
          if (file.endsWith('css')) link.as = 'style';
          if (file.endsWith('woff2')) link.as = 'font';
          link.rel = link.as ? 'preload' : 'modulepreload';
          document.head.append(link);
        }
      }
}

/** What each address needs, in the order in which it is wanted. A game's engine, the largest, comes last: the page has
 * work to do until it is there. Only the texts' font comes after it, since cards wait for the engine. */
function parts(bundle: Rollup.OutputBundle, page: string): Part[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const holding = (source: string) => chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.includes(source)));
  const files = (name: RegExp) => Object.keys(bundle).filter((file) => name.test(file));

  /** The files with this source and with what it imports, but for those that are asked for already. */
  function needs(source: string, asked: string[]): string[] {
    const found = new Set(holding(source));
    for (const { imports } of found)
      chunks.filter(({ fileName }) => imports.includes(fileName)).forEach((chunk) => found.add(chunk));
    return [...found].flatMap(withStyles).filter((file) => !asked.includes(file));
  }

  const first = Object.keys(bundle).filter((file) => page.includes(file));
  const table = needs('/src/table/Table.svelte', first);
  const home = needs('/src/lobby/Home.svelte', first);
  const rules = needs('/src/rules/Rules.svelte', first);
  const games = files(/\.wasm$/).flatMap((engine) => {
    const game = /^assets\/(?!upcard|pad|odds)(\w+)-.{8}\.wasm$/.exec(engine)?.[1];
    if (!game) return [];
    const board = needs(`/games/${game}/index.ts`, [...first, ...table]);
    const guide = needs(`/games/${game}/Guide.svelte`, [...first, ...table, ...board, ...rules]);
    return [{ game, engine, board, guide }];
  });
  const codes = Object.keys(languages);
  const font = files(/upcard-text-.{8}\.woff2$/);
  const found: Part[] = [
    ['(?!play)', ...font],
    ...codes.map((code): Part => [`.*/${code}`, ...needs(`/src/text/${code}.ftl`, [])]),
    ['//', ...home],
    ['(play|rules)/\\w', ...table],
    ...games.flatMap(({ game, board }): Part[] => [
      [`(play|rules)/${game}/`, ...board],
      ...codes.map((code): Part => [`(play|rules)/${game}/${code}`, ...needs(`/games/${game}/${code}.ftl`, [])]),
    ]),
    ['rules', ...rules],
    ...codes.map((code): Part => [`rules/.*/${code}`, ...needs(`/src/text/rules.${code}.ftl`, [])]),
    ...games.map(({ game, guide }): Part => [`rules/${game}/`, ...guide]),
    ['play/\\w', ...files(/\/worker-.{8}\.js$/)],
    ...games.map(({ game, engine }): Part => [`play/${game}/`, engine]),
    ['play', ...font],
  ];
  return found
    .filter(([, ...files]) => files.length)
    .map(([pattern, ...files]) => [pattern, ...files.map((file) => file.replace('assets/', ''))]);
}

const withStyles = (chunk: Rollup.OutputChunk) => [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])];

export function early(): Plugin {
  return {
    name: 'early',
    apply: 'build',
    enforce: 'post', // when index.html and all other files are there
    generateBundle: {
      order: 'post', // a hint must come first in a file, also before what Vite puts there
      async handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('there is no index.html');
        const asked = parts(bundle, String(page.source));
        const code = `(${String(ask)})(${JSON.stringify(asked)}, ${JSON.stringify(Object.keys(languages))})`;
        const { code: source } = await transformWithEsbuild(code, 'early.js', { minify: true, target: browsers });
        const fileName = `assets/early-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.js`;
        this.emitFile({ type: 'asset', fileName, source });
        page.source = String(page.source).replace('<script ', `<script async src="/${fileName}"></script>\n    $&`);
        const first = [page.source, ...asked.filter(([pattern]) => pattern.startsWith('(play')).flat()].join();
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk' && first.includes(chunk.fileName.replace('assets/', '')))
            chunk.code = HINT + chunk.code;
      },
    },
  };
}
