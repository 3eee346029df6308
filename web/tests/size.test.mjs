/* The first load: the page and everything that a first game in any of the four fetches weighs at most 200 KB on the
 * line (in Brotli, as over TLS), in few files; in other languages than English the largest of these. Fonts of its own,
 * text and a game's numerals, are 14 and up to 7 KB of that. Other games and languages come when they are wanted. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { waitFor } from './friends.mjs';
import { games } from './games/names.mjs';
import { languages } from './languages.mjs';
import { browser, server, visitor } from './stage.mjs';
import { missing } from './support.mjs';

const MOST = 200_000;
/* Of a browser that asks for six at a time, over a line where each asking takes 150 ms; the last one is the sounds,
 * which come with the first of them, behind the cards. */
const MOST_FILES = 15;

/** What a first visitor's browser fetches until nothing more comes: { path: its packed size }. */
async function firstLoad(locale, game) {
  /* Without the service worker, which fetches the rest later. */
  const context = await browser.newContext({ serviceWorkers: 'block', locale });
  const page = await context.newPage();
  const sizes = new Map();
  const count = (answer) => {
    const path = new URL(answer.url()).pathname;
    /* Icons and the manifest wait until all else is there; what is asked for twice comes from the cache. */
    if (/\.(svg|png|webmanifest)$/.test(path) || sizes.has(path)) return;
    /* A bot may shout before all is quiet. */
    if (/\/Shout-/.test(path)) return;
    sizes.set(
      path,
      answer
        .request()
        .sizes()
        .then(({ responseBodySize }) => responseBodySize),
    );
  };
  context.on('response', count);
  await page.goto(server.url);
  await page.locator(`a[href$="/play/${game}"]`).click();
  await page.locator('.table').waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.lang), locale);
  await page.waitForLoadState('networkidle');
  context.off('response', count);
  const all = await Promise.all([...sizes].map(async ([path, size]) => [path, await size]));
  await context.close();
  return Object.fromEntries(all);
}

test('the first load is small', { skip: missing }, async (t) => {
  async function measure(language, game) {
    const sizes = await firstLoad(language, game);
    const sum = Object.values(sizes).reduce((total, size) => total + size, 0);
    const files = Object.entries(sizes)
      .sort(([, a], [, b]) => b - a)
      .map(([path, size]) => `${size} ${path}`);
    const said = `${language} ${game}: ${sum} bytes in ${files.length} files`;
    t.diagnostic(`${said}, the largest ${files.slice(0, 4).join(', ')}`);
    const engines = Object.keys(sizes)
      .filter((path) => path.endsWith('.wasm'))
      .map((path) => path.replace(/.*\/|-.*/g, ''));
    assert.deepEqual(engines, [game], 'the engine of this game is fetched and no other');
    assert.ok(files.length <= MOST_FILES && sum <= MOST, `${said}\n${files.join('\n')}`);
    return sum;
  }
  const sums = {};
  for (const game of games) sums[game] = await measure('en', game);
  const largest = games.reduce((a, b) => (sums[b] > sums[a] ? b : a));
  for (const language of languages) if (language !== 'en') await measure(language, largest);
});

visitor('what the address needs is on its way before the script of the page is there', {}, async (page) => {
  const asked = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  /* The script comes when all of these have been asked for, in whatever order the browser tells of them. */
  async function open(address, parts, shown) {
    const lacking = () => {
      const files = asked.map((path) => path.replace(/-.{8}\./, '.').replace('/assets/', ''));
      return parts.filter((part) => {
        const at = files.indexOf(part);
        if (at >= 0) files.splice(at, 1);
        return at < 0;
      });
    };
    let come;
    const coming = new Promise((resolve) => (come = resolve));
    await page.route(/assets\/index-.*\.js$/, (route) => coming.then(() => route.continue()));
    await page.goto('about:blank');
    asked.length = 0;
    await page.goto(server.url + address, { waitUntil: 'commit' });
    await waitFor(() => !lacking().length, 30_000).catch(() => {}); // what lacks is told below
    assert.deepEqual(lacking(), [], `not among ${asked}`);
    come();
    await page.locator(shown).first().waitFor();
    await page.unroute(/assets\/index-.*\.js$/);
  }
  /* Of the texts those of the page and those of the game. */
  const game = ['en.js', 'en.js', 'table.js', 'table.css', 'hilo.js', 'hilo.css'];
  await open('/#/play/hilo', [...game, 'worker.js', 'hilo.wasm'], '.table main button');
  assert.equal(asked.filter((path) => path.endsWith('.wasm')).length, 1, 'the engine is fetched once');
  const rules = ['en.js', 'en.js', 'hilo.js', 'Rules.js', 'Guide.js', 'Guide.css', 'more-en.js'];
  await open('/#/rules/hilo', rules, '.guide .parts');
});
