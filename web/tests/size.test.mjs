/* The first load: the page and everything that a first game in any of the four fetches weighs at most 200 kB on the
 * line, in few files, in Brotli (as over TLS) and in gzip (as in plain HTTP from another machine); in other languages
 * than English the largest of these. Fonts of its own, text and a game's numerals, are 14 and up to 7 kB of that. Other
 * games and languages come when they are wanted. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { get } from 'node:http';
import { test } from 'node:test';
import { waitFor } from './friends.mjs';
import { games } from './games/names.mjs';
import { languages } from './languages.mjs';
import { browser, server, visitor } from './stage.mjs';
import { missing } from './support.mjs';

const MOST = 200_000;
/* Of a browser that asks for six at a time, over a line where each asking takes 150 ms; two are of the home page alone,
 * and the last one is the sounds, which come with the first of them, behind the cards. */
const MOST_FILES = 17;

/** The paths that a first visitor's browser fetches until nothing more comes. */
async function firstLoad(locale, game) {
  /* Without the service worker, which fetches the rest later. */
  const context = await browser.newContext({ serviceWorkers: 'block', locale });
  const page = await context.newPage();
  const paths = new Set();
  context.on('response', (answer) => {
    const path = new URL(answer.url()).pathname;
    /* Icons and the manifest wait until all else is there, and a bot may shout before all is quiet. */
    if (!/\.(svg|png|webmanifest)$|\/Shout-/.test(path)) paths.add(path);
  });
  await page.goto(server.url);
  await page.locator(`a[href$="/play/${game}"]`).click();
  await page.locator('.table').waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.lang), locale);
  await page.waitForLoadState('networkidle');
  await context.close();
  return [...paths];
}

/* A browser does not tell the size of a worker's script, so the server is asked. */
async function sizeOf(path, encoding) {
  const [answer] = await once(get(server.url + path, { headers: { 'accept-encoding': encoding } }), 'response');
  assert.equal(answer.statusCode, 200, path);
  let size = 0;
  for await (const part of answer) size += part.length;
  return size;
}

/** How much the files weigh in an encoding, and what to say of them. */
async function weigh(paths, encoding) {
  const sizes = await Promise.all(paths.map(async (path) => [await sizeOf(path, encoding), path]));
  const sum = sizes.reduce((total, [size]) => total + size, 0);
  return { sum, said: sizes.sort(([a], [b]) => b - a).map((entry) => entry.join(' ')) };
}

test('the first load is small', { skip: missing }, async (t) => {
  async function measure(language, game) {
    const paths = await firstLoad(language, game);
    const engines = paths.filter((path) => path.endsWith('.wasm')).map((path) => path.replace(/.*\/|-.*/g, ''));
    assert.deepEqual(engines, [game], 'the engine of this game is fetched and no other');
    assert.ok(paths.length <= MOST_FILES, `${paths.length} files: ${paths}`);
    const weights = { br: await weigh(paths, 'br'), gzip: await weigh(paths, 'gzip') };
    const sums = Object.entries(weights).map(([encoding, { sum }]) => `${sum} bytes in ${encoding}`);
    const told = `${language} ${game}: ${sums.join(', ')}, ${paths.length} files`;
    t.diagnostic(`${told}, the largest ${weights.br.said.slice(0, 4).join(', ')}`);
    for (const { sum, said } of Object.values(weights)) assert.ok(sum <= MOST, `${told}\n${said.join('\n')}`);
    return weights.gzip.sum;
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
  await open('/', ['en.js', 'home.js', 'home.css', 'upcard-text.woff2'], 'main a[href]');
  /* Of the texts those of the page and those of the game. */
  const game = ['en.js', 'en.js', 'table.js', 'table.css', 'hilo.js', 'hilo.css'];
  await open('/#/play/hilo', [...game, 'worker.js', 'hilo.wasm'], '.table main button');
  assert.equal(asked.filter((path) => path.endsWith('.wasm')).length, 1, 'the engine is fetched once');
  assert.equal(page.workers().length, 1, 'the worker that was started early is the one that plays');
  const rules = ['en.js', 'en.js', 'hilo.js', 'Rules.js', 'Guide.js', 'Guide.css', 'more-en.js'];
  await open('/#/rules/hilo', rules, '.guide .parts');
});
