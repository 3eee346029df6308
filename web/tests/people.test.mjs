/* What tables with people tell of: hints, who made a move, whose turn it is. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chosen, guest, openTable, play, sitDown } from './friends.mjs';
import { luck, OFFERED } from './player.mjs';
import { hurried, missing } from './support.mjs';

const skip = missing;
const start = (host) => host.page.getByRole('button', { name: 'Start the game' }).click();

/** The host at a table of Flip 7 for two, and a friend there. */
async function pair(more, names = ['Ada', 'Omar']) {
  const host = await guest(names[0], chosen('flip7', { seats: 2, ...more }));
  const friend = await guest(names[1]);
  const address = await openTable(host, 'flip7');
  return { host, friend, address };
}

for (const hints of ['alone', 'on'])
  test(`hints at a table: ${hints}`, { skip, timeout: 120_000 }, async () => {
    const { host, friend, address } = await pair({ hints });
    const now = hints === 'on' ? 'Hints are on for all.' : 'Hints are off.';
    await host.page.getByText(now).waitFor(); // also while nobody else is there yet
    await sitDown(friend, address);
    for (const { page } of [host, friend]) await page.getByText(now).waitFor();
    await start(host);
    for (const { page } of [host, friend]) {
      await page.locator('[data-game="flip7"]').waitFor();
      assert.equal(await page.getByRole('button', { name: 'Hint', exact: true }).count(), hints === 'on' ? 1 : 0);
      await page.getByRole('button', { name: /^Players/ }).click();
      await page.getByRole('dialog').getByText(now).waitFor();
      await page.keyboard.press('Escape');
    }
    if (hints === 'on') {
      /* The bar of a phone has its most buttons: the round is still to be read. */
      await host.page.setViewportSize({ width: 360, height: 640 });
      const round = host.page.locator('.table h1 small');
      const cut = await round.evaluate((all) =>
        [all, all.firstElementChild ?? all].some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth),
      );
      assert.ok(!cut, await round.innerText());
      const enabled = '[aria-label="Hint"]:not(:disabled)';
      const asked = await Promise.any([host, friend].map(({ page }) => page.waitForSelector(enabled).then(() => page)));
      await asked.locator(enabled).click();
      await asked.locator('.toast li').first().waitFor();
    }
    await host.context.close();
    await friend.context.close();
  });

test('what a bot did for somebody is told as the bot’s', { skip, timeout: 180_000 }, async () => {
  const { host, friend, address } = await pair({ clock: 'blitz' });
  await sitDown(friend, address);
  await start(host);
  /* Ada plays on: where everybody is away the game waits. */
  while (!(await friend.page.getByText('a bot plays for you').isVisible()))
    await host.page.evaluate((offered) => document.querySelector(offered)?.click(), OFFERED);
  for (const [{ page }, words] of [
    [host, /^A bot for Omar /],
    [friend, /^A bot for you /],
  ]) {
    if (!(await page.locator('.log').isVisible()))
      await page.getByRole('button', { name: 'Scores and what happened' }).click();
    await page.getByText(words).first().waitFor();
  }
  await host.context.close();
  await friend.context.close();
});

test(
  'from home the way leads back to every running game; title and icon tell whose turn it is',
  { skip, timeout: 120_000 },
  async () => {
    const { host, friend, address } = await pair({ watch: 'everybody' });
    for (const { page } of [host, friend])
      await page.addInitScript(() => {
        window.badges = [];
        navigator.setAppBadge = async (count) => void window.badges.push(count);
        navigator.clearAppBadge = async () => void window.badges.push(0);
      });
    await sitDown(friend, address);
    await start(host);
    for (const { page } of [host, friend]) {
      await page.locator('[data-game="flip7"]').waitFor();
      await page.goto(new URL('/#/', address).href);
      await page.reload();
    }
    const others = [];
    for (const { page } of [host, friend]) {
      const back = page.locator(`main a[href="/t/${address.slice(-6)}"]`);
      await back.waitFor();
      const own = /to the table/.test(await back.getAttribute('aria-label'));
      await page.waitForFunction((title) => document.title === title, own ? '(1) Upcard' : 'Upcard');
      await page.waitForFunction((count) => window.badges.at(-1) === count, Number(own));
      others.push(own);
      if (!own) await back.click();
      if (!own) await page.locator('[data-game="flip7"]').waitFor();
    }
    assert.deepEqual(others.sort(), [false, true], 'one of the two is on turn');

    /* "Who may watch: everyone" lists the running game. */
    const eve = await guest('Eve');
    await eve.page.goto(new URL('/#/lobby', address).href);
    await eve.page
      .locator(`main a[href="/t/${address.slice(-6)}"]`)
      .getByText('Watch')
      .waitFor();
    for (const { context } of [host, friend, eve]) await context.close();
  },
);

test('every emote of the server has words, and is found by keys on a phone', { skip, timeout: 120_000 }, async () => {
  const { host, friend, address } = await pair({});
  await sitDown(friend, address);
  await start(host);
  await host.page.getByRole('button', { name: 'Say something' }).click();
  const words = await host.page.locator('.emotes button').allTextContents();
  assert.equal(words.length, 15);
  assert.equal(new Set(words).size, 15);
  for (const word of words) assert.doesNotMatch(word, /emote-/);
  const { height } = await host.page.locator('dialog:has(.emotes)').boundingBox();
  assert.ok(height < 844 / 2, `${height} px of a phone`);
  for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowRight']) await host.page.keyboard.press(key);
  assert.equal(await host.page.evaluate(() => document.activeElement.innerText), words.at(-1), 'arrows from the first');
  await host.page.getByRole('button', { name: 'That was close!' }).press('Enter');
  await friend.page.getByText('That was close!').first().waitFor();
  for (const { context } of [host, friend]) await context.close();
});

/** The faces that a page draws at a place, in its order. */
const facesIn = ({ page }, place) =>
  page.locator(`${place} svg[style*="--hue"]`).evaluateAll((all) => all.map((one) => one.outerHTML));
const different = (faces) => [...new Set(faces)].sort();

test(
  'a player has the same face in the lobby, at the table, in the result, in the own games and in the replay',
  { skip, timeout: 120_000 },
  async () => {
    const host = await guest('Ada', chosen('flip7', { seats: 2, rules: { target: 10 } }));
    const friend = await guest('Omar', { 'upcard.settings': { ...hurried, name: 'Omar', face: 4242 } });
    const address = await openTable(host, 'flip7');
    await sitDown(friend, address);
    await host.page.getByRole('heading', { name: 'Here: 2 of 2' }).waitFor();
    const [faces, own] = [await facesIn(host, 'main ol'), await facesIn(friend, 'main ol')];
    assert.deepEqual(faces, own);
    const all = different(faces);
    assert.equal(all.length, 2);
    await start(host);
    for (const one of [host, friend]) {
      await one.page.locator('.table .seat').nth(1).waitFor({ state: 'attached' });
      assert.deepEqual(different(await facesIn(one, '.table')), all, `${one.name} at the table`);
    }
    for (const { page } of [host, friend])
      await page.evaluate(() => {
        const { put } = IDBObjectStore.prototype;
        IDBObjectStore.prototype.put = function (...args) {
          if (this.name === 'games') this.transaction.addEventListener('complete', () => (globalThis.stored = true));
          return put.apply(this, args);
        };
      });
    await Promise.all([play(host, luck(3)), play(friend, luck(4))]);
    for (const one of [host, friend]) {
      await one.page.locator('dialog[open] .podium').waitFor();
      await one.page.waitForFunction(() => globalThis.stored);
      assert.deepEqual(different(await facesIn(one, 'dialog[open]')), all, `${one.name}'s result`);
      await one.page.goto(new URL('/#/games', address).href);
      await one.page.locator('main li .faces').waitFor();
      assert.deepEqual(await facesIn(one, 'main li'), faces, `${one.name}'s games`);
      await one.page.getByRole('link', { name: 'Replay' }).click();
      await one.page.getByRole('slider', { name: 'Move' }).waitFor();
      assert.deepEqual(different(await facesIn(one, '.table')), all, `${one.name}'s replay`);
      await one.page.getByRole('button', { name: 'More', exact: true }).click();
      await one.page.getByLabel('Seen by').selectOption('1');
      await one.page.getByRole('button', { name: 'Stay' }).waitFor();
      assert.deepEqual(different(await facesIn(one, '.table')), all, 'seen by Omar');
      await one.context.close();
    }
  },
);
