/* Several people at one device: hands are covered until the next player uncovers their own; where nothing is hidden,
 * nothing is covered. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OFFERED, luck, short } from './player.mjs';
import { games } from './games/names.mjs';
import { browser, server, stored } from './stage.mjs';
import { missing, visit } from './support.mjs';

const hidden = { flip7: false, hilo: false, hi_lo_flip: true, uno_flip: true };
const names = { flip7: 'Flip 7', hilo: 'HILO', hi_lo_flip: 'Hi Lo Flip', uno_flip: 'Uno Flip' };

/** A table of Ada, Ben and a bot, by short rules. */
async function begin(page, game) {
  await page.goto(`${server.url}/#/together`);
  await page.getByRole('radio', { name: names[game] }).check();
  await page.getByLabel('Seat 1', { exact: true }).fill('Ada');
  await page.getByLabel('Seat 2', { exact: true }).fill('Ben');
  await page.getByText(hidden[game] ? 'covered while' : 'nothing is covered').waitFor();
  const bots = page.getByRole('spinbutton', { name: 'Bots beside you' });
  await bots.fill('1');
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await page.locator('.table main').waitFor({ state: 'attached' }); // covered if somebody begins
}

/** Plays to the end, whoever is to act. Gives who was handed the device. */
async function play(page, seed) {
  const any = luck(seed);
  const handed = new Set();
  for (let i = 0; i < 4000; i++) {
    await page.waitForFunction(
      (offered) => document.querySelector('dialog[open], [role=dialog][aria-modal]') || document.querySelector(offered),
      OFFERED,
    );
    if (await page.locator('dialog[open]').isVisible()) return handed;
    const pass = page.getByRole('button', { name: /: show my cards$/ });
    if (await pass.isVisible()) {
      const name = (await pass.innerText()).split(':')[0];
      handed.add(name);
      assert.equal(await page.locator('.table').isVisible(), false, 'nothing of the table is to be seen');
      assert.ok(await page.locator('.table').evaluate((table) => table.closest('[inert]') !== null));
      await pass.click();
      await pass.waitFor({ state: 'detached' });
      continue;
    }
    await page.evaluate(
      ([offered, number]) => {
        const list = [...document.querySelectorAll(offered)].filter((e) =>
          e.checkVisibility({ visibilityProperty: true }),
        );
        list[number % list.length]?.click();
      },
      [OFFERED, any(1 << 20)],
    );
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  }
  throw new Error('the game was not over');
}

for (const game of games)
  test(`${game} is played by two people and a bot at one device`, { skip: missing, timeout: 600_000 }, async () => {
    const { context, page, problems } = await visit(browser);
    await begin(page, game);
    /* Short rules, which this screen does not offer. */
    const place = `upcard.game.${game}.together`;
    await page.waitForFunction((key) => JSON.parse(localStorage.getItem(key))?.save, place);
    const left = await stored(page, place);
    assert.deepEqual(left.game.players.slice(0, 2), ['Ada', 'Ben']);
    await page.goto(`${server.url}/#/together`);
    await page.evaluate(
      ([key, rules]) => {
        const { game } = JSON.parse(localStorage.getItem(key));
        localStorage.setItem(key, JSON.stringify({ game: { ...game, rules }, save: '', round: 0 }));
      },
      [place, short[game]],
    );
    await page.goto(`${server.url}/#/play/${game}/together`);
    await page.locator('.table main').waitFor({ state: 'attached' });
    assert.equal(await page.getByRole('button', { name: 'Take back' }).count(), 0);
    const handed = await play(page, 5);
    assert.deepEqual([...handed].sort(), hidden[game] ? ['Ada', 'Ben'] : []);
    const end = page.locator('dialog[open]');
    assert.match(await end.innerText(), /(Ada|Ben|share|won)/);
    assert.doesNotMatch(await end.innerText(), /\bYou\b/, 'nobody is "you"');

    /* It is among the finished games, as one with people, and can be reviewed. */
    await page.goto(`${server.url}/#/games`);
    await page.getByLabel('Against').selectOption({ label: 'people' });
    await page.locator('main li').getByRole('link', { name: 'Replay' }).click();
    await page.getByRole('slider', { name: 'Move' }).waitFor();
    assert.deepEqual(problems, []);
    await context.close();
  });

test(
  'a reload covers the hands by the face of who is next, and goes on with the same cards',
  { skip: missing },
  async () => {
    const { context, page, problems } = await visit(browser);
    await begin(page, 'uno_flip');
    const pass = page.getByRole('button', { name: /: show my cards$/ });
    await pass.waitFor();
    const save = async () => (await stored(page, 'upcard.game.uno_flip.together')).save;
    const before = await save();
    const text = await pass.innerText();
    const { width } = await page.locator('.pass .token').boundingBox();
    assert.ok(width > 100, `a face of ${width} px`);
    await page.reload();
    await pass.waitFor();
    assert.equal(await pass.innerText(), text);
    assert.equal(await save(), before);
    await pass.press('Enter');
    await page.waitForFunction(() => document.title.startsWith('●'));
    assert.deepEqual(problems, []);
    await context.close();
  },
);

test(
  'Enter in a name goes to the next one, and never begins with seats that have no name',
  { skip: missing },
  async () => {
    const { context, page, problems } = await visit(browser);
    const focus = () => page.evaluate(() => document.activeElement.ariaLabel ?? document.activeElement.innerText);
    for (const screen of ['together', 'pad/new/flip7']) {
      await page.goto(`${server.url}/#/${screen}`);
      const first = page.getByRole('textbox', { name: 'Seat 1' });
      await first.fill('Ada');
      await first.press('Enter');
      assert.equal(await focus(), 'Seat 2', screen);
      await page.keyboard.type('Ben');
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => document.activeElement?.ariaLabel === 'Seat 3');
      await page.keyboard.press('Enter');
      assert.equal(await focus(), 'One more', screen);
      assert.ok(page.url().endsWith(`#/${screen}`));
    }
    assert.deepEqual(problems, []);
    await context.close();
  },
);
