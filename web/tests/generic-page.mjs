/* A page built from a copy of its source without the folders of all games, but for one that has left a single file of
 * one. Import this before what looks for the page in PAGE. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from './games/names.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const root = here('../..');
/** The game that has left what its moves are called. */
export const PARTLY = games[0];

/** Builds the page of a source in which games have no folders. Gives where it is. */
function buildWithoutFolders(copy) {
  const web = join(copy, 'web');
  mkdirSync(web);
  for (const name of ['bindings', 'rules', 'LICENSE']) symlinkSync(join(root, name), join(copy, name));
  for (const name of readdirSync(join(root, 'web')))
    if (name === 'node_modules') symlinkSync(join(root, 'web', name), join(web, name));
    else if (name !== 'tests' && name !== 'dist') cpSync(join(root, 'web', name), join(web, name), { recursive: true });
  for (const game of games) rmSync(join(web, 'src/games', game), { recursive: true });
  mkdirSync(join(web, 'src/games', PARTLY));
  writeFileSync(
    join(web, 'src/games', PARTLY, 'index.ts'),
    'export const ui = { moveName: (move: string) => `Move ${move}` };\n',
  );
  const page = join(copy, 'page');
  execFileSync(join(web, 'node_modules/.bin/vite'), ['build', '--outDir', page, '--logLevel', 'warn'], {
    cwd: web,
    env: { ...process.env, UPCARD_UNPACKED: '1' },
    stdio: 'inherit',
  });
  return page;
}

const able = existsSync(process.env.UPCARD ?? '') && existsSync(process.env.UPCARD_WASM_DIR ?? '');
export const missing = able ? false : 'UPCARD and UPCARD_WASM_DIR are not given';

if (able) {
  const copy = mkdtempSync(join(tmpdir(), 'upcard-generic-'));
  process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
  process.env.PAGE = buildWithoutFolders(copy);
}
