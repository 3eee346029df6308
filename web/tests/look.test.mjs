/* Looking before one has a name, and what is told of tables that were closed: real browsers at a real server. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pause } from './friends.mjs';
import { OFFERED } from './player.mjs';
import { browser, server } from './stage.mjs';
import { missing, visit } from './support.mjs';

const guest = (name, settings = {}) => visit(browser, { settings: { name, ...settings } });

test(
  'the lobby and a table are seen without a name; a seat takes one',
  { skip: missing, timeout: 600_000 },
  async () => {
    const ada = await guest('Ada');
    await ada.page.goto(`${server.url}/#/lobby`);
    await ada.page.getByRole('button', { name: 'HILO' }).click();
    await ada.page.waitForURL(/\/t\/[A-Z0-9]{6}$/);

    const eve = await guest('');
    const sent = [];
    eve.page.on('websocket', (line) => line.on('framesent', ({ payload }) => sent.push(JSON.parse(payload))));
    await eve.page.goto(`${server.url}/#/lobby`);
    await eve.page.getByText('Ada: 3 of 4 seats free').click();
    await eve.page.getByRole('link', { name: 'Sit down' }).click();
    await eve.page.getByRole('heading', { name: 'Here: 1 of 4' }).waitFor();
    await eve.page.getByText('Ada', { exact: true }).waitFor();
    assert.ok(
      sent
        .filter((message) => message.type === 'hello')
        .every((message) => !('name' in message) && !('token' in message)),
      JSON.stringify(sent),
    );
    assert.equal(await eve.page.evaluate(() => localStorage.getItem('upcard.guest')), null);

    /* Back in the lobby, a quick match asks for the name and then sits down. */
    await eve.page.goBack();
    await eve.page.getByRole('button', { name: 'HILO' }).click();
    await eve.page.getByLabel('Your name at the table').fill('Eve');
    await eve.page.getByRole('button', { name: 'Continue' }).click();
    await ada.page.getByText('Eve', { exact: true }).waitFor();
    await eve.page.getByText('Ada starts the game').waitFor();
    for (const { problems, context } of [ada, eve]) {
      assert.deepEqual(problems, []);
      await context.close();
    }
  },
);

test('a name that is given in another tab is taken for the seat', { skip: missing, timeout: 600_000 }, async () => {
  const { context, page, problems } = await guest('');
  await page.goto(`${server.url}/#/lobby`);
  const quick = page.getByRole('button', { name: 'HILO' });
  await quick.and(page.locator(':enabled')).waitFor();
  const other = await context.newPage();
  await other.goto(`${server.url}/#/settings`);
  await other.locator('#nickname').fill('Ada');
  await other.keyboard.press('Tab');
  await page.waitForFunction(() => JSON.parse(localStorage.getItem('upcard.settings')).name === 'Ada');
  await quick.click();
  await page.waitForURL(/\/t\/[A-Z0-9]{6}$/);
  await page.getByText('Ada', { exact: true }).waitFor();
  assert.deepEqual(problems, []);
  await context.close();
});

test('why a table was closed is told in both languages', { skip: missing, timeout: 600_000 }, async () => {
  const ada = await guest('Ada');
  await ada.page.goto(`${server.url}/#/lobby`);
  await ada.page.getByRole('button', { name: 'Flip 7' }).click();
  await ada.page.waitForURL(/\/t\/[A-Z0-9]{6}$/);
  const address = ada.page.url();
  await ada.page.getByRole('button', { name: 'Leave the table' }).click();
  await ada.page.locator('.tiles').waitFor();
  for (const [language, words] of [
    ['en', 'all players left it'],
    ['de', 'Alle haben ihn verlassen'],
  ]) {
    const eve = await guest('', { language });
    await eve.page.goto(address);
    await eve.page.getByText(words).waitFor();
    assert.deepEqual(eve.problems, []);
    await eve.context.close();
  }
  await ada.context.close();
});

/** A game of Flip 7 against one bot with a high target, so that it lasts. */
const long = { 'upcard.usual.flip7': { seats: 2, level: 'easy', rules: { target: 1000 } } };

test(
  'without locks two tabs do not write over the same game: who comes last has it',
  { skip: missing, timeout: 600_000 },
  async () => {
    const { context, page, problems } = await visit(browser, { kept: long });
    // as over plain HTTP
    await context.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }));
    await page.goto(`${server.url}/#/play/flip7`);
    await page.locator('.table main').waitFor();
    const other = await context.newPage();
    await other.goto(`${server.url}/#/play/flip7`);
    await other.locator('.table main').waitFor();
    await page.getByRole('heading', { name: 'This game is open in another tab.' }).waitFor();
    await page.getByRole('button', { name: 'Bring it here' }).click();
    await page.locator('.table main').waitFor();
    await other.getByRole('heading', { name: 'This game is open in another tab.' }).waitFor();

    /* A tab that was asleep when another took the game has not been told of it; it sees it before it keeps anything. */
    const kept = '{"of":"another tab"}';
    await page.evaluate((text) => {
      localStorage.setItem('upcard.tab.flip7', '2');
      localStorage.setItem('upcard.game.flip7', text);
    }, kept);
    /* What can be pressed depends on the cards: Hit, or to whom one goes. */
    const taken = page.getByRole('heading', { name: 'This game is open in another tab.' });
    for (const end = Date.now() + 120_000; Date.now() < end && !(await taken.isVisible()); await pause(20))
      await page.evaluate((offered) => document.querySelector(offered)?.click(), OFFERED);
    await taken.waitFor();
    assert.equal(await page.evaluate(() => localStorage.getItem('upcard.game.flip7')), kept);
    assert.deepEqual(problems, []);
    await context.close();
  },
);

test('a lesson whose engine breaks down says so', { skip: missing, timeout: 600_000 }, async () => {
  const { context, page } = await visit(browser);
  await page.addInitScript(() => {
    const Real = Worker;
    window.workers = [];
    window.Worker = class extends Real {
      constructor(...words) {
        super(...words);
        window.workers.push(this);
      }
    };
  });
  await page.goto(`${server.url}/#/learn/flip7`);
  await page.locator('.table main').waitFor();
  await page.evaluate(() =>
    window.workers.forEach((worker) => worker.dispatchEvent(new ErrorEvent('error', { message: 'out of memory' }))),
  );
  await page.getByRole('alert').getByText('The game has stopped: out of memory').waitFor();
  await context.close();
});

test(
  'who comes to watch in the middle of a game sees what was before',
  { skip: missing, timeout: 600_000 },
  async () => {
    const wide = { viewport: { width: 1440, height: 900 } };
    const ada = await visit(browser, { settings: { name: 'Ada' }, ...wide });
    await ada.page.goto(`${server.url}/#/lobby`);
    await ada.page.getByRole('button', { name: 'Flip 7' }).click();
    await ada.page.getByRole('button', { name: 'Start with bots' }).click();
    const told = (page) => page.getByRole('list', { name: 'What happened' }).locator('li');
    for (const end = Date.now() + 120_000; Date.now() < end && (await told(ada.page).count()) < 12; ) {
      await ada.page
        .locator('.table main')
        .getByRole('button', { disabled: false })
        .first()
        .click({ timeout: 1000 })
        .catch(() => {});
    }
    const ivy = await visit(browser, { settings: { name: '' }, ...wide });
    await ivy.page.goto(ada.page.url());
    await ivy.page.getByText('You are watching').waitFor();
    await told(ivy.page).nth(8).waitFor();
    for (const { problems, context } of [ada, ivy]) {
      assert.deepEqual(problems, []);
      await context.close();
    }
  },
);
