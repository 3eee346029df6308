/* The first load: the page and everything that a first game in any of the four fetches weighs at most 200 KB, packed as
 * the server packs it, in either language (German comes with English, for what it lacks), in few files. Fonts of its
 * own, text and a game's numerals, are 12 and up to 7 KB of that. Other games come when they are wanted. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { missing, startBrowser, startServer, visit } from './support.mjs';
import { games } from './games/names.mjs';

const MOST = 200_000;
/* Of a browser that asks for six at a time, over a line where each asking takes 150 ms; the last one is the sounds,
 * which come with the first of them, behind the cards. */
const MOST_FILES = 15;
const visits = ['en-US', 'de-DE'].flatMap((locale) => games.map((game) => ({ locale, game })));

test('the first load is small', { skip: missing }, async (t) => {
  const server = await startServer();
  const browser = await startBrowser();
  t.after(async () => {
    await browser.close();
    await server.end();
  });

  for (const { locale, game } of visits) {
    /* Without the service worker, which fetches the rest later. */
    const context = await browser.newContext({ serviceWorkers: 'block', locale });
    const page = await context.newPage();
    const sizes = new Map();
    let counting = true;
    context.on('response', (answer) => {
      const path = new URL(answer.url()).pathname;
      /* Icons and the manifest wait until all else is there; what is asked for twice comes from the cache. */
      if (!counting || /\.(svg|png|webmanifest)$/.test(path) || sizes.has(path)) return;
      sizes.set(
        path,
        answer.body().then((body) => gzipSync(body, { level: 9 }).length),
      );
    });
    await page.goto(server.url);
    await page.locator(`a[href$="/play/${game}"]`).click();
    await page.locator('.table').waitFor();
    await page.waitForLoadState('networkidle');
    counting = false;
    const all = await Promise.all([...sizes].map(async ([path, size]) => [await size, path]));
    const sum = all.reduce((total, [size]) => total + size, 0);
    const files = all.sort((a, b) => b[0] - a[0]).map((row) => row.join(' '));
    t.diagnostic(
      `${locale} ${game}: ${sum} bytes in ${files.length} files, the largest ${files.slice(0, 4).join(', ')}`,
    );
    const engines = [...sizes.keys()]
      .filter((path) => path.endsWith('.wasm'))
      .map((path) => path.replace(/.*\/|-.*/g, ''));
    assert.deepEqual(engines, [game], 'the engine of this game is fetched and no other');
    assert.ok(files.length <= MOST_FILES, `${locale} ${game}: ${files.length} files\n${files.join('\n')}`);
    assert.ok(sum <= MOST, `${locale} ${game}: ${sum} bytes\n${files.join('\n')}`);
    await context.close();
  }
});

test('the parts of a game are on their way before the script of the page is there', { skip: missing }, async (t) => {
  const server = await startServer();
  const browser = await startBrowser();
  t.after(async () => {
    await browser.close();
    await server.end();
  });
  const { page, problems } = await visit(browser);
  const engine = page.waitForRequest(/assets\/hilo-.*\.wasm$/);
  await page.route(/assets\/index-.*\.js$/, (route) => engine.then(() => route.continue()));
  const asked = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${server.url}/#/play/hilo`);
  await page.locator('.table main button').first().waitFor();
  const parts = asked.filter((path) => /assets\/(hilo|table|worker)-/.test(path));
  assert.ok(parts.length >= 6, `these were asked for: ${parts}`);
  assert.equal(parts.filter((path) => path.endsWith('.wasm')).length, 1, 'the engine is fetched once');
  assert.deepEqual(problems, []);
});
