/* By which rules a table plays: presets, single rules, one's own set, and rules as a link. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser, server } from './stage.mjs';
import { missing, visit } from './support.mjs';

/** A test with a visitor of its own, whose page must not have complained. */
function visitor(name, options, body) {
  test(name, { skip: missing }, async () => {
    const { context, page, problems } = await visit(browser, options);
    await body(page, context);
    assert.deepEqual(problems, []);
    await context.close();
  });
}

const stored = (page, key) => page.evaluate((k) => JSON.parse(localStorage.getItem(k)), key);
const choice = (page, name) => page.getByRole('radio', { name: new RegExp(`^${name}`) });

visitor('a preset sets the rules, and a single rule changes it', {}, async (page) => {
  await page.goto(`${server.url}/#/new/flip7`);
  assert.ok(await choice(page, 'By the book').isChecked());
  assert.ok(await page.getByText('Change single rules').isVisible());
  assert.equal(await page.getByLabel('Points that end the game', { exact: true }).isVisible(), false);
  await choice(page, 'Quick').check();
  await page.getByText('Change single rules').click();
  const points = page.getByLabel('Points that end the game', { exact: true });
  assert.notEqual(await points.inputValue(), '200');
  await points.fill('60');
  await page.keyboard.press('Tab');
  await choice(page, 'Changed').waitFor();
  assert.ok(await choice(page, 'Changed').isChecked());
  await choice(page, 'By the book').check();
  assert.equal(await points.inputValue(), '200');
  assert.equal(await choice(page, 'Changed').count(), 0);
});

visitor('a link shows its rules, and one keeps them', {}, async (page, context) => {
  await page.goto(`${server.url}/#/new/hilo/quick,target=60,removal=forced,goal=3,target=x`);
  await page.getByRole('button', { name: 'Keep as my rules' }).click();
  await page.getByText('Kept in this browser.').waitFor();
  assert.deepEqual(await stored(page, 'upcard.own.hilo'), { target: 60, removal: 'forced' });
  assert.ok(await choice(page, 'My rules').isChecked());
  await choice(page, 'By the book').check();
  await page.reload();
  await page.goto(`${server.url}/#/new/hilo`);
  await choice(page, 'My rules').check();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByText('Change single rules').click();
  await page.getByRole('button', { name: 'Copy a link' }).click();
  await page.getByText('Link copied.').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(link, /#\/new\/hilo\/(target=60,removal=forced|removal=forced,target=60)$/);
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await page.locator('.table main').waitFor();
  assert.deepEqual((await stored(page, 'upcard.game.hilo')).game.rules, { target: 60, removal: 'forced' });
});

visitor(
  'a link may name a preset; a kept set of another version does no harm',
  { kept: { 'upcard.own.flip7': { target: 'far', goal: 3, tie: 'shared', dealer: 77 }, 'upcard.own.hilo': 5 } },
  async (page) => {
    await page.goto(`${server.url}/#/new/flip7/quick`);
    await choice(page, 'Quick').waitFor();
    assert.ok(await choice(page, 'Quick').isChecked());
    await choice(page, 'My rules').check();
    await page.getByText('Change single rules').click();
    await page.getByText('1 changed').or(page.getByText('one changed')).first().waitFor();
    await page.goto(`${server.url}/#/new/hilo`);
    await choice(page, 'By the book').waitFor();
    assert.equal(await choice(page, 'My rules').count(), 0);
  },
);

visitor(
  'a table for friends has the rules of a link',
  { kept: { 'upcard.settings': { name: 'Ada' } } },
  async (page) => {
    await page.goto(`${server.url}/#/friends/flip7/quick`);
    const name = page.getByLabel('Your name at the table');
    await name.or(choice(page, 'Quick')).first().waitFor();
    if (await name.isVisible()) {
      await name.fill('Ada');
      await page.keyboard.press('Enter');
    }
    await choice(page, 'Quick').waitFor();
    assert.ok(await choice(page, 'Quick').isChecked());
    await page.getByRole('radio', { name: 'HILO' }).check();
    await page.getByRole('radio', { name: 'Flip 7' }).check();
    assert.ok(await choice(page, 'By the book').isChecked());
  },
);
