/* The first load: the page and everything that a first game in any of the four fetches weighs at most 200 KB on the
 * line (in Brotli, as over TLS), in few files; in other languages than English the largest of these. Fonts of its own,
 * text and a game's numerals, are 14 and up to 7 KB of that. Other games and languages come when they are wanted. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
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
  /* The script comes when the last of the others has been asked for. */
  async function open(address, last, shown) {
    const wanted = page.waitForRequest(last);
    await page.route(/assets\/index-.*\.js$/, (route) => wanted.then(() => route.continue()));
    await page.goto('about:blank');
    asked.length = 0;
    await page.goto(server.url + address);
    await wanted;
    const early = asked.map((path) => path.replace(/-.{8}\./, '.').replace('/assets/', ''));
    await page.locator(shown).first().waitFor();
    await page.unroute(/assets\/index-.*\.js$/);
    return early;
  }
  const texts = (asked, name) => asked.filter((file) => file === name).length;
  const game = await open('/#/play/hilo', /assets\/hilo-.*\.wasm$/, '.table main button');
  for (const part of ['table.js', 'table.css', 'hilo.js', 'hilo.css', 'worker.js', 'hilo.wasm'])
    assert.ok(game.includes(part), `${part} is not among ${game}`);
  assert.equal(texts(game, 'en.js'), 2, `texts of the page and of the game: ${game}`);
  assert.equal(asked.filter((path) => path.endsWith('.wasm')).length, 1, 'the engine is fetched once');
  const rules = await open('/#/rules/hilo', /assets\/Guide-.*\.css$/, '.guide .parts');
  for (const part of ['Rules.js', 'Guide.js', 'hilo.js', 'more-en.js'])
    assert.ok(rules.includes(part), `${part} is not among ${rules}`);
  assert.equal(texts(rules, 'en.js'), 2, `texts of the page and of the game: ${rules}`);
});
