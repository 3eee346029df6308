/* A game that the page has no folder for can be played: every game is played to its end on the board that fits any. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { missing as skip, PARTLY } from './generic-page.mjs';
import { browser, chosen, guest, openTable, play, server } from './friends.mjs';
import { games } from './games/names.mjs';
import { luck, playByKeys, playByMouse, shortGames } from './player.mjs';
import { visit } from './support.mjs';

const result = (page) => page.locator('dialog[open]').innerText();

for (const [index, game] of games.entries())
  test(`${game} is played without a folder, and gone through again`, { skip }, async () => {
    const language = index % 2 ? 'de' : 'en';
    const { context, page, problems } = await visit(browser, { kept: shortGames(3), settings: { language } });
    await page.goto(`${server.url}/#/play/${game}`);
    await page.locator('.table main button').first().waitFor();
    const words = await page.locator('.table main').innerText();
    assert.doesNotMatch(words, /undefined|\[object|NaN|You was/, words);
    if (game === PARTLY) assert.match(await page.locator('.moves button').first().innerText(), /^Move /);
    await (index === 0 ? playByKeys(page, 5) : playByMouse(page, 5));
    assert.match(await result(page), language === 'de' ? /gewonnen|teilen/ : /won|share/);
    await page.goto(`${server.url}/#/replay/last/${game}`);
    await page.locator('input[type=range]').waitFor();
    assert.doesNotMatch(await page.locator('.table').innerText(), /undefined|\[object|NaN|You was/);
    assert.deepEqual(problems, []);
    await context.close();
  });

test('the screens round a game without a folder say what the engine knows', { skip }, async () => {
  const { context, page, problems } = await visit(browser);
  await page.goto(server.url);
  assert.match(await page.locator('.tiles').innerText(), /For \d+ to \d+ players/);
  assert.equal(await page.locator('.tiles a[href*=learn]').count(), 0);
  const game = games.at(-1);
  await page.goto(`${server.url}/#/rules/${game}`);
  await page.locator('.book li').first().waitFor();
  await page.goto(`${server.url}/#/new/${game}`);
  await page.locator('summary').first().click();
  await page.locator('.options').first().waitFor();
  await page.goto(`${server.url}/#/learn/${game}`);
  await page.locator('h1').waitFor();
  assert.deepEqual(problems, []);
  await context.close();
});

test('a game without a folder is played with others', { skip }, async () => {
  const game = games.at(-1);
  const host = await guest(
    'Ada',
    chosen(game, { seats: 2, bots: 1, rules: shortGames()[`upcard.usual.${game}`].rules }),
  );
  await openTable(host, game);
  await host.page.getByRole('button', { name: 'Start the game' }).click();
  await play(host, luck(3));
  assert.deepEqual(host.problems, []);
  await host.context.close();
});
