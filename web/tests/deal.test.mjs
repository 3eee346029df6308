/* Play my deal: a link with which a friend gets the same cards and bots, and the comparison after it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { finishedGame } from './left.mjs';
import { playByMouse, shortGames } from './player.mjs';
import { browser, server, stored } from './stage.mjs';
import { missing, visit } from './support.mjs';

/** What chance has dealt before anybody decided. */
const dealt = (record) => /\n\n((?:\* .*\n)+)/.exec(record)[1];
const textOf = (deal) => Buffer.from(JSON.stringify(deal)).toString('base64url');

test(
  'a friend gets the same cards and rules, goes on after a reload, and sees both results',
  { skip: missing },
  async () => {
    const sender = await visit(browser, { kept: shortGames(3), settings: { name: 'Ada' } });
    await sender.page.goto(`${server.url}/#/play/hi_lo_flip`);
    await playByMouse(sender.page, 4);
    await sender.page.evaluate(() => {
      Object.defineProperty(navigator, 'share', { value: undefined });
    });
    await sender.page.getByRole('button', { name: 'Play my deal' }).click();
    const link = await sender.page.getByLabel('Link to this deal').inputValue();
    const record = await stored(sender.page, 'upcard.last.hi_lo_flip');
    const points = Number(/^result \S+ (-?\d+)/m.exec(record)[1]);

    const friend = await visit(browser);
    await friend.page.goto(link);
    await friend.page.getByText(`with ${points} points`).waitFor();
    await friend.page.getByText('One rule is not as printed.').waitFor();
    await friend.page.locator('h2:has(svg)', { hasText: 'Hi Lo Flip' }).waitFor(); // as on its box
    await friend.page.getByRole('button', { name: 'Play these cards' }).click();
    await friend.page.waitForFunction(() => document.title.startsWith('●'));
    assert.equal(await friend.page.getByRole('button', { name: 'Hint' }).count(), 0);
    const save = async () => (await stored(friend.page, 'upcard.game.hi_lo_flip.deal')).save;
    assert.equal(dealt(await save()), dealt(record));
    assert.equal(/^rules .*/m.exec(await save())[0], /^rules .*/m.exec(record)[0]);
    await friend.page.reload();
    await friend.page.waitForFunction(() => document.title.startsWith('●'));
    assert.equal(dealt(await save()), dealt(record));
    await friend.page.goto(server.url);
    await friend.page.getByRole('link', { name: 'Continue Hi Lo Flip with a friend’s cards' }).click();
    await playByMouse(friend.page, 4);
    const end = friend.page.locator('dialog[open]');
    await end.getByText('The same cards, two results').waitFor();
    assert.match(
      await end.locator('section').getByRole('row', { name: 'Ada' }).innerText(),
      new RegExp(`${points} points`),
    );
    /* The same cards and the same moves make the same game. */
    assert.equal(await stored(friend.page, 'upcard.last.hi_lo_flip.deal').then(dealt), dealt(record));
    assert.deepEqual([...sender.problems, ...friend.problems], []);
    await sender.context.close();
    await friend.context.close();
  },
);

test('a link that holds no deal says so, and a record of several people has none', { skip: missing }, async () => {
  const { context, page, problems } = await visit(browser, { kept: { 'upcard.last.flip7': finishedGame('a') } });
  const good = {
    game: 'flip7',
    seats: 2,
    rules: {},
    players: ['you', 'bot:easy'],
    secret: '0'.repeat(64),
    rival: { name: '<b>Eve</b>', points: 12, place: 1 },
  };
  for (const bad of [
    '%',
    'upcard',
    textOf(null),
    textOf({ ...good, game: 'chess' }),
    textOf({ ...good, secret: 'x' }),
    textOf({ ...good, players: ['you', 'exec:rm'] }),
    textOf({ ...good, players: ['you', 'you'] }),
    textOf({ ...good, rules: { 'a\nsecret': '1' } }),
    textOf({ ...good, rival: { points: 'many' } }),
    textOf({ ...good, seats: 3 }),
    textOf({ ...good, players: ['you', ['bot:easy']] }),
    textOf({ ...good, secret: ['0'.repeat(64)] }),
  ]) {
    await page.goto(`${server.url}/#/deal/${bad === '%' ? 'a%20b' : bad}`);
    await page.getByRole('alert').getByText('This link contains no deal.').waitFor();
    await page.goto(`${server.url}/#/settings`);
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
  }
  await page.goto(`${server.url}/#/deal/${textOf(good)}`);
  await page.getByText('<b>Eve</b> took place 1 of 2').waitFor();
  await page.goto(`${server.url}/#/deal/${textOf({ ...good, rival: { ...good.rival, name: '' } })}`);
  await page.reload();
  await page.getByText('Your friend took place 1 of 2').waitFor();

  /* From a replay, too; not where another person played. */
  await page.goto(`${server.url}/#/replay/last/flip7`);
  const share = async () => {
    await page.getByRole('slider', { name: 'Move' }).waitFor();
    const button = page.getByRole('button', { name: 'Share', exact: true });
    if (!(await button.isVisible())) await page.getByRole('button', { name: 'More', exact: true }).click();
    await button.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save as a file' }).waitFor();
  };
  await share();
  await page.getByRole('button', { name: 'Play my deal' }).waitFor();
  await page.evaluate(() => {
    const key = 'upcard.last.flip7';
    localStorage.setItem(key, localStorage.getItem(key).replace('bot:easy', 'Ben'));
  });
  await page.reload();
  await share();
  assert.equal(await page.getByRole('button', { name: 'Play my deal' }).count(), 0);
  assert.deepEqual(problems, []);
  await context.close();
});
