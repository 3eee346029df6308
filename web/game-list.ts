/* A plugin of the build: asks the engine which games there are. The page's list, its manifest and its description come
 * from the answer, so that no file here names them. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type Rollup } from 'vite';

type Games = { id: string; name: string; prefix: string; seats: { min: number; max: number }; secretHands: boolean }[];

interface Places {
  /** Of the package upcard, and where its modules are. */
  binding: string;
  wasm: string;
  noble: string;
  /** The folders of games, and the exact rulebooks, which stand in for those that are not written for players. */
  folders: string;
  rules: string;
  manifest: string;
}

const LIST = 'virtual:games';

async function ask({ binding, wasm, noble }: Places): Promise<Games> {
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: { '@noble/hashes': noble } },
    ssr: { noExternal: true },
    build: { ssr: binding, write: false, target: 'node18' },
  })) as Rollup.RollupOutput;
  const code = Buffer.from(built.output[0].code).toString('base64');
  const { load } = await import(`data:text/javascript;base64,${code}`);
  return (await load(readFileSync(join(wasm, 'upcard.wasm')))).games;
}

/** In words: "A, B and C". */
const inWords = (games: Games) => new Intl.ListFormat('en').format(games.map(({ name }) => name));

export function gameList(places: Places): Plugin {
  let asked: Promise<Games> | undefined;
  const games = () => (asked ??= ask(places));
  return {
    name: 'game-list',
    resolveId: (id) => (id === LIST ? `\0${LIST}` : null),
    async load(id) {
      if (id !== `\0${LIST}`) return null;
      const list = (await games()).map(({ id, name, prefix, seats, secretHands }) => ({
        ...{ id, name, prefix, seats, secretHands },
      }));
      const exact = list
        .map((game) => ({ game: game.id, book: join(places.rules, `${game.id}.md`) }))
        .filter(({ game, book }) => !existsSync(join(places.folders, game, 'rules.en.md')) && existsSync(book))
        .map(({ game, book }) => `${game}: () => import(${JSON.stringify(`${book}?raw`)})`);
      return `export const games = ${JSON.stringify(list)};\nexport const exactRules = { ${exact.join(', ')} };\n`;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        return {
          html: html.replaceAll('%GAMES%', inWords(await games())),
          tags: [{ tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' }, injectTo: 'head' }],
        };
      },
    },
    async generateBundle() {
      const list = await games();
      const manifest = JSON.parse(readFileSync(places.manifest, 'utf8'));
      manifest.description = manifest.description.replace('%GAMES%', inWords(list));
      manifest.shortcuts = list.map(({ id, name }) => ({ name, url: `/#/play/${id}` }));
      this.emitFile({
        type: 'asset',
        fileName: 'manifest.webmanifest',
        source: JSON.stringify(manifest, null, 2) + '\n',
      });
    },
  };
}
