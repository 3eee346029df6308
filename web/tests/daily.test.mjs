/* The deal of a day: the same cards for everyone, one try, a result to share, the own days. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, test } from 'node:test';
import { missingEngine, startEngine } from './engine.mjs';
import { playByMouse } from './player.mjs';
import { browser, server, stored } from './stage.mjs';
import { missing, visit } from './support.mjs';

let daily, upcard, end;
before(async () => {
  if (missingEngine) return;
  const engine = await startEngine();
  globalThis.matchMedia ??= () => ({ matches: false });
  globalThis.navigator ??= { languages: ['en'] };
  daily = await engine.module('src/daily/daily.ts');
  ({ upcard, end } = engine);
});
after(() => end?.());

test('the secret of a day is the hash of its date and game', { skip: missingEngine }, () => {
  const game = daily.dailyGame('flip7', '2026-11-23');
  assert.equal(game.secret, createHash('sha256').update('upcard daily 2026-11-23 flip7').digest('hex'));
  assert.notEqual(game.secret, daily.dailyGame('flip7', '2026-11-24').secret);
  assert.notEqual(game.secret, daily.dailyGame('hilo', '2026-11-23').secret);
  /* The same cards as with this text for the library and for upcard play --seed. */
  const table = upcard.open({ ...game, secret: 'upcard daily 2026-11-23 flip7' });
  table.draw();
  assert.match(table.record({ saved: true }), new RegExp(`^secret ${game.secret}$`, 'm'));
  table.free();
});

test('days in a row, and symbols that tell of no card', { skip: missingEngine }, () => {
  const { daysInRow, later, symbols } = daily;
  const on =
    (...dates) =>
    (date) =>
      dates.includes(date);
  assert.equal(later('2024-02-28', 1), '2024-02-29');
  assert.equal(later('2026-01-01', -1), '2025-12-31');
  assert.equal(daysInRow('2026-03-02', on('2026-03-02', '2026-03-01', '2026-02-28', '2026-02-26')), 3);
  assert.equal(daysInRow('2026-03-02', on('2026-03-01', '2026-02-28')), 2, 'today is still to come');
  assert.equal(daysInRow('2026-03-02', on('2026-02-28')), 0);
  const rounds = [
    [10, 5, 0],
    [10, 25, 5],
    [40, 30, 10],
  ];
  assert.equal(symbols({ seat: 0, totals: [40, 30, 10], winners: [0], rounds }), '🌟▫️🌟');
  assert.equal(symbols({ seat: 2, totals: [40, 30, 10], winners: [2], rounds }), '🌟🔸🌟', 'the fewest points win');
});

const begun = (page) => page.evaluate(() => Object.keys(localStorage).find((key) => key.includes('.daily.')));
const play = (page, name) => page.getByRole('button', { name: `Play ${name}` }).click();
const ready = (page) => page.waitForFunction(() => document.title.startsWith('●'));
/** All that has been dealt and played. */
async function cards(page) {
  const { save } = await stored(page, await begun(page));
  return save.slice(save.indexOf('\n\n'));
}

test('a try of the day goes on after a reload, ends once, and is shared', { skip: missing }, async () => {
  const one = await visit(browser);
  const other = await visit(browser);
  for (const { page } of [one, other]) {
    await page.goto(`${server.url}/#/daily`);
    await play(page, 'Flip 7');
    await ready(page);
  }
  const { page, context } = one;
  assert.equal(await cards(page), await cards(other.page), 'the same cards for everyone');
  assert.equal(await page.getByRole('button', { name: 'Hint' }).count(), 0);
  const key = await begun(page);
  await page.reload();
  await ready(page);
  assert.equal(await cards(page), await cards(other.page), 'a reload deals nothing anew');
  await page.goto(server.url);
  await page.getByRole('link', { name: 'Continue Flip 7, the daily deal' }).click();
  await ready(page);
  assert.equal(await cards(page), await cards(other.page), 'nor does the way over the home page');
  await playByMouse(page, 3);
  await page.locator('dialog[open]').getByRole('link', { name: 'Daily deals' }).waitFor();
  assert.equal(await page.getByText('in a row').count(), 0, 'one day is no row');
  const board = () => page.locator('.board').innerText();
  const lay = await board();
  await page.reload();
  await page.locator('dialog[open]').getByRole('link', { name: 'Daily deals' }).waitFor();
  assert.equal(await board(), lay, 'the end of the last round');

  /* A second try is not to be had. */
  await page.goto(`${server.url}/#/daily`);
  await page.getByRole('button', { name: 'Play HILO' }).waitFor();
  assert.equal(await page.getByRole('button', { name: 'Play Flip 7' }).count(), 0);
  const address = key.replace('upcard.game.flip7.daily.', `${server.url}/#/play/flip7/daily/`);
  await page.evaluate((at) => (location.href = at), address.replace(/-\d\d$/, '-01'));
  await page.waitForURL(/#\/daily$/);
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => (globalThis.sent = text) } });
  });
  await page.getByRole('button', { name: 'Share result: Flip 7' }).click();
  await page.getByText('copied', { exact: false }).first().waitFor();
  const [head, place, row, link] = (await page.evaluate(() => globalThis.sent)).split('\n');
  assert.match(head, /^Upcard \d{4}-\d\d-\d\d · Flip 7$/);
  assert.match(place, /^(🏆 1|🃏 [23])\/3 · \d+$/u);
  assert.match(row, /^(🌟|🔸|▫️)+$/u);
  assert.equal(link, `${server.url}/#/daily`);
  assert.equal(await page.locator('td.played').count(), 1);
  assert.deepEqual([...one.problems, ...other.problems], []);
  await other.context.close();
  await context.close();
});

test('a day is played without a network, and the next day has other cards', { skip: missing }, async () => {
  const { context, page, problems } = await visit(browser, { serviceWorkers: 'allow' });
  await page.clock.install({ time: new Date('2026-05-04T10:00:00') });
  await page.goto(server.url);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Daily deal' }).click();
  await play(page, 'Uno Flip');
  await page.clock.resume();
  await ready(page);
  const secret = async (date) => (await stored(page, `upcard.game.uno_flip.daily.${date}`))?.game.secret;
  const first = await secret('2026-05-04');
  await page.clock.setFixedTime(new Date('2026-05-05T10:00:00'));
  await page.goto(`${server.url}/#/daily`);
  await page.reload();
  await play(page, 'Uno Flip');
  await page.waitForURL(/2026-05-05$/);
  const second = await secret('2026-05-05');
  assert.ok(first && second && first !== second);
  assert.ok(await secret('2026-05-04'), 'who plays over midnight may finish');
  await page.clock.setFixedTime(new Date('2026-05-06T10:00:00'));
  await page.goto(`${server.url}/#/daily`);
  await page.reload();
  await page.getByRole('button', { name: 'Play Uno Flip' }).waitFor();
  assert.ok(!(await secret('2026-05-04')), 'older ones are forgotten');
  assert.deepEqual(problems, []);
  await context.close();
});
