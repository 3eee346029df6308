/* What the browser has kept may come from another version of the page, or from somebody's hand: the page never stands
 * still by it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser, server } from './stage.mjs';
import { missing, visit } from './support.mjs';
import { games } from './games/names.mjs';

/** A page on which localStorage begins with these texts, whatever they are. */
async function visitWith(texts) {
  const visitor = await visit(browser);
  await visitor.context.addInitScript((entries) => {
    if (sessionStorage.getItem('begun')) return;
    sessionStorage.setItem('begun', 'yes');
    for (const [key, text] of entries) localStorage.setItem(key, text);
  }, Object.entries(texts));
  return visitor;
}
const json = (values) => Object.fromEntries(Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)]));
const everyGame = (key, value) => json(Object.fromEntries(games.map((game) => [`upcard.${key}.${game}`, value])));

/** What a newer version could have kept: choices that this one does not have. */
const newer = {
  ...json({
    'upcard.settings': {
      language: 'la',
      name: 'x'.repeat(40),
      mode: 'sepia',
      textSize: 40,
      hand: 'both',
      cards: 'gold',
      motion: 'slow',
      pace: 'never',
      sound: 'loud',
      vibrate: 1,
      odds: 'some',
      font: 'big',
    },
    'upcard.guest': { token: 'none', name: 7 },
    'upcard.commits': { ABC234: 5 },
    'upcard.friends': 'chess',
  }),
  ...everyGame('usual', { seats: 1e9, level: 'perfect', rules: { weather: 'rain' } }),
  ...everyGame('friends', {
    seats: -3.5,
    bots: 1e9,
    level: 'perfect',
    clock: 'sand',
    absent: 'sleep',
    watch: 'cats',
    delay: -1,
    rules: { target: 40 },
  }),
  ...everyGame('game', { game: { game: 'chess', players: 4 }, save: 12 }),
  ...everyGame('last', { record: 1 }),
};
const garbage = (text) => Object.fromEntries(Object.keys(newer).map((key) => [key, text]));

const kinds = {
  'of a newer version': newer,
  'that is no JSON': garbage('{"language":'),
  'that is null': garbage('null'),
  'that is a list': garbage('[1,2]'),
};
const usual = { mode: 'system', hand: 'right', cards: 'standard', motion: 'system', lang: 'en', size: '100%' };

for (const [kind, texts] of Object.entries(kinds))
  test(`all screens open over what is kept ${kind}`, { skip: missing, timeout: 600_000 }, async () => {
    const { context, page, problems } = await visitWith(texts);
    await page.goto(server.url);
    await page.getByRole('link', { name: 'Play Flip 7' }).waitFor();
    const shown = await page.evaluate(() => {
      const root = document.documentElement;
      return { ...root.dataset, lang: root.lang, size: root.style.getPropertyValue('--text') };
    });
    assert.deepEqual(shown, usual);

    await page.goto(`${server.url}/#/settings`);
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    const groups = await page.locator('main fieldset').count();
    assert.equal(
      await page.locator('main fieldset input[type=radio]:checked').count(),
      groups,
      'each setting has one of its values',
    );
    assert.equal(await page.locator('main [role=switch][aria-checked=true]').count(), 0);

    for (const game of games) {
      await page.goto(`${server.url}/#/new/${game}`);
      await page.getByRole('button', { name: 'Deal the cards' }).waitFor();
      await page.goto(`${server.url}/#/replay/last/${game}`);
      await page.locator('main').waitFor();
      await page.goto(`${server.url}/#/play/${game}`);
      await page.locator('.table main').waitFor();
    }

    /* A table is opened, with another name where the kept one is none. */
    await page.goto(`${server.url}/#/friends/hilo`);
    const name = page.getByLabel('Your name at the table');
    const open = page.getByRole('button', { name: 'Open the table' });
    await name.or(open).waitFor();
    if (await name.isVisible()) {
      await name.fill('Ada');
      await page.keyboard.press('Enter');
    }
    await open.click();
    await page.waitForURL(/\/t\/[A-Z0-9]{6}$/);
    await page.getByText('Ada').first().waitFor();
    assert.deepEqual(problems, []);
    await context.close();
  });
