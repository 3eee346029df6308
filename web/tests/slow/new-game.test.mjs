/* Games for which the page has no folder, named in $GAMES, are played on the generic board; PAGE was built with them.
 * tests/build/new_game_plays.py runs this. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playByMouse } from '../player.mjs';
import { browser, server } from '../stage.mjs';
import { missing, visit } from '../support.mjs';

for (const game of (process.env.GAMES ?? '').split(' ').filter(Boolean))
  test(`${game} is played on the page, and replayed`, { skip: missing }, async () => {
    const { context, page, problems } = await visit(browser, {
      kept: { [`upcard.usual.${game}`]: { seats: 3, level: 'normal', rules: { target: 3 } } },
    });
    await page.goto(server.url);
    await page.locator(`.tiles a[href*="${game}"]`).first().waitFor();
    assert.doesNotMatch(await page.locator('.tiles').innerText(), /(\d+) to \1 players/);
    await page.goto(`${server.url}/#/play/${game}`);
    await page.locator('.table main button').first().waitFor();
    const words = await page.locator('.table main').innerText();
    assert.doesNotMatch(words, /undefined|\[object|NaN|You was/, words);
    await playByMouse(page, 5);
    assert.match(await page.locator('dialog[open]').innerText(), /won|share/);
    await page.goto(`${server.url}/#/replay/last/${game}`);
    await page.locator('input[type=range]').waitFor();
    await page.goto(`${server.url}/#/rules/${game}`);
    await page.locator('.book li').first().waitFor();
    assert.deepEqual(problems, []);
    await context.close();
  });
