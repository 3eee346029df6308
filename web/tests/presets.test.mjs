/* By which rules a table plays: presets, single rules, one's own set, and rules as a link. */
import assert from 'node:assert/strict';
import { server, stored, visitor } from './stage.mjs';

const choice = (page, name) => page.getByRole('radio', { name: new RegExp(`^${name}`) });

const german = { viewport: { width: 360, height: 640 }, settings: { language: 'de' } };
visitor('on a small phone the main button of a long form is in reach without scrolling', german, async (page) => {
  for (const at of ['new/flip7', 'friends/hilo', 'together', 'pad/new/uno_flip', 'new/uno_flip']) {
    await page.goto(`${server.url}/#/${at}`);
    const button = page.locator('form.panel .button.main');
    await button.waitFor();
    const { y, height } = await button.boundingBox();
    assert.ok(y + height <= 640, `${at}: ${y + height}`);
  }
});

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
  await page.getByRole('group', { name: 'Deals first' }).getByRole('radio').nth(1).check();
  await page.getByRole('button', { name: 'Save as my rules' }).click();
  assert.deepEqual(
    await stored(page, 'upcard.own.flip7'),
    { target: 60, tie: 'shared' },
    'a seat belongs to one table',
  );
  assert.ok(await choice(page, 'My rules').isChecked());
  await choice(page, 'By the book').check();
  assert.equal(await points.inputValue(), '200');
  assert.equal(await choice(page, 'Changed').count(), 0);
});

visitor('a link shows its rules, and one keeps them', {}, async (page, context) => {
  await page.goto(`${server.url}/#/new/hilo/quick,target=60,removal=forced,goal=3,target=x`);
  await page.getByRole('button', { name: 'Save as my rules' }).click();
  await page.getByText('Saved in this browser.').waitFor();
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

visitor('house rules are behind one press, which tells how many are changed', {}, async (page) => {
  await page.goto(`${server.url}/#/new/flip7`);
  await page.getByText('Change single rules').click();
  const house = page.locator('details.house');
  const rounds = page.getByLabel('Rounds of the game', { exact: true });
  assert.equal(await page.getByLabel('Points that end the game', { exact: true }).isVisible(), true);
  assert.equal(await rounds.isVisible(), false);
  assert.match(await house.locator('summary').innerText(), /House rules\s+none/);
  await house.locator('summary').click();
  await page.getByText('After this many rounds the most points win').waitFor();
  await rounds.fill('3');
  await page.keyboard.press('Tab');
  await house.locator('summary', { hasText: /House rules\s+1/ }).waitFor();
  await page.getByRole('button', { name: 'The usual rules' }).click();
  await house.locator('summary', { hasText: /none/ }).waitFor();
});

visitor('without a clipboard the link of rules can be copied by hand', {}, async (page) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.goto(`${server.url}/#/new/flip7/quick`);
  await page.getByText('Change single rules').click();
  await page.getByRole('button', { name: 'Copy a link to these rules' }).click();
  await page.getByText('select the link and copy it yourself', { exact: false }).waitFor();
  const link = page.getByRole('textbox', { name: 'Copy a link to these rules' });
  assert.match(await link.inputValue(), /#\/new\/flip7\/./);
  await page.waitForTimeout(4200); // the message goes, the link stays
  assert.ok(await link.isVisible());
});

for (const [language, rules, seats] of [
  [
    'en',
    '“Challenge: rounds allowed” and “Rounds of the game” do not go together. Change one of them back.',
    '“Challenge: rounds allowed” is not possible like this with 3 players. Change it, or the number of players.',
  ],
  [
    'de',
    '„Herausforderung: erlaubte Runden“ und „Runden des Spiels“ passen nicht zusammen. Setz eine der beiden zurück.',
    '„Herausforderung: erlaubte Runden“ geht so nicht mit 3 Spielern. Ändere das oder die Zahl der Spieler.',
  ],
]) {
  visitor(
    `why rules do not go together, in the page's language: ${language}`,
    { settings: { language } },
    async (page) => {
      const why = page.getByRole('alert');
      const says = async (words) => assert.equal((await why.innerText()).replace(/[\u2066-\u2069]/g, ''), words);
      await page.goto(`${server.url}/#/new/flip7/challenge=3,rounds=4`);
      await says(rules);
      assert.ok(await page.locator('form .button.main').isDisabled());
      await page.goto(`${server.url}/#/new/flip7/challenge=3`);
      await page.reload();
      await says(seats);
      await page.locator('input[type=number]').first().fill('2');
      await page.keyboard.press('Tab');
      await why.waitFor({ state: 'detached' });
      assert.ok(await page.locator('form .button.main').isEnabled());
    },
  );
}
