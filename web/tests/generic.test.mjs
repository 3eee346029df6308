/* A game that the page has no folder for can be played: the page is built from a copy of its source without the folders
 * of all games, but for one that has left a single file of one, and every game is played to its end on the board that
 * fits any. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { games } from './games/names.mjs';
import { playByKeys, playByMouse, shortGames } from './player.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const root = here('../..');
const PARTLY = games[0];

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
    stdio: 'inherit',
  });
  return page;
}

const able = existsSync(process.env.UPCARD ?? '') && existsSync(process.env.UPCARD_WASM_DIR ?? '');
const skip = able ? false : 'UPCARD and UPCARD_WASM_DIR are not given';
const copy = mkdtempSync(join(tmpdir(), 'upcard-generic-'));
after(() => rmSync(copy, { recursive: true, force: true }));
if (able) process.env.PAGE = buildWithoutFolders(copy);
/* Only now: what they share looks for the page at once. */
const { browser, chosen, guest, openTable, play, server } = await import('./friends.mjs');
const { visit } = await import('./support.mjs');
const { luck } = await import('./player.mjs');

const result = (page) => page.locator('dialog[open]').innerText();

for (const [index, game] of games.entries())
  test(`${game} is played without a folder, and gone through again`, { skip }, async () => {
    const language = index % 2 ? 'de' : 'en';
    const { context, page, problems } = await visit(browser, { kept: shortGames(3), settings: { language } });
    await page.goto(`${server.url}/#/play/${game}`);
    await page.locator('.table main button').first().waitFor();
    const words = await page.locator('.table main').innerText();
    assert.doesNotMatch(words, /undefined|\[object|NaN/, words);
    if (game === PARTLY) assert.match(await page.locator('.moves button').first().innerText(), /^Move /);
    await (index === 0 ? playByKeys(page, 5) : playByMouse(page, 5));
    assert.match(await result(page), language === 'de' ? /gewonnen|teilen/ : /won|share/);
    await page.goto(`${server.url}/#/replay/last/${game}`);
    await page.locator('input[type=range]').waitFor();
    assert.doesNotMatch(await page.locator('.table').innerText(), /undefined|\[object|NaN/);
    assert.deepEqual(problems, []);
    await context.close();
  });

test('the screens round a game without a folder say what the engine knows', { skip }, async () => {
  const { context, page, problems } = await visit(browser);
  await page.goto(server.url);
  assert.match(await page.locator('.tiles').innerText(), /For \d+ to \d+ players/);
  assert.equal(await page.locator('.tiles a[href*=learn]').count(), 0);
  const game = games.at(-1);
  await page.goto(`${server.url}/#/rules/${game}`);
  await page.locator('.book li').first().waitFor();
  await page.goto(`${server.url}/#/new/${game}`);
  await page.locator('summary').click();
  await page.locator('.options').waitFor();
  await page.goto(`${server.url}/#/learn/${game}`);
  await page.locator('h1').waitFor();
  assert.deepEqual(problems, []);
  await context.close();
});

test('a game without a folder is played with others', { skip }, async () => {
  const game = games.at(-1);
  const host = await guest(
    'Ada',
    chosen(game, { seats: 2, bots: 1, rules: shortGames()[`upcard.usual.${game}`].rules }),
  );
  await openTable(host, game);
  await host.page.getByRole('button', { name: 'Start the game' }).click();
  await play(host, luck(3));
  assert.deepEqual(host.problems, []);
  await host.context.close();
});
