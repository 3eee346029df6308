/* Every game against bots from its first card to its result: without a network, by the mouse, by keys alone, and as a screen reader
 * offers it. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { playByKeys, playByMouse, playByTree, short, shortGames } from './player.mjs';
import { missing, startBrowser, startServer, visit } from './support.mjs';

const games = Object.keys(short);
let server, browser;

before(async () => {
  if (missing) return;
  server = await startServer();
  browser = await startBrowser();
});
after(async () => {
  await browser?.close();
  await server?.end();
});

async function resultOf(page) {
  const dialog = page.locator('dialog[open]');
  await dialog.waitFor();
  return dialog.innerText();
}

test('all games are played without a network after one visit', { skip: missing }, async () => {
  const { context, page, problems } = await visit(browser, { kept: shortGames() });
  await page.goto(server.url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null || navigator.serviceWorker.ready.then((r) => r.active?.state === 'activated'));
  await context.setOffline(true);
  for (const game of games) {
    await page.goto(`${server.url}/#/play/${game}`);
    await page.reload(); // nothing is left from before but what the service worker has
    assert.ok((await playByMouse(page, 7)) > 0, game);
    assert.match(await resultOf(page), /won|share/, game);
  }
  assert.deepEqual(problems, []);
  await context.close();
});

for (const game of games) {
  test(`${game} is played by keys alone`, { skip: missing }, async () => {
    const { context, page, problems } = await visit(browser, { kept: shortGames(3) });
    await page.goto(`${server.url}/#/play/${game}`);
    await playByKeys(page, 11);
    assert.match(await resultOf(page), /won|share/);
    assert.deepEqual(problems, []);
    await context.close();
  });

  test(`${game} is played by the names that a screen reader reads`, { skip: missing }, async () => {
    const { context, page, problems } = await visit(browser, { kept: shortGames(3) });
    await page.goto(`${server.url}/#/play/${game}`);
    const names = await playByTree(page, 13);
    assert.ok(names.length > 0);
    assert.match(await resultOf(page), /won|share/);
    assert.deepEqual(problems, []);
    await context.close();
  });
}

test('what happens while the board is still on its way is shown too', { skip: missing }, async () => {
  const { context, page } = await visit(browser, { kept: shortGames(3), serviceWorkers: 'block' });
  await page.route(/assets\/flip7-.*\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto(`${server.url}/#/play/flip7`);
  await playByMouse(page, 5);
  await context.close();
});

test('a game that was left goes on after the page is loaded again', { skip: missing }, async () => {
  const { context, page } = await visit(browser, { kept: shortGames(3) });
  await page.goto(`${server.url}/#/play/hilo`);
  const lines = () => page.evaluate(() => JSON.parse(localStorage.getItem('upcard.game.hilo') ?? '{"save":""}').save.split('\n').length);
  await page.locator('.table main button:not([aria-disabled=true], :disabled)').first().click();
  await page.waitForFunction(() => localStorage.getItem('upcard.game.hilo') !== null);
  const before = await lines();
  await page.reload();
  await page.locator('.table main').waitFor();
  assert.ok((await lines()) >= before);
  await playByMouse(page, 3);
  await context.close();
});
