/* What tables with people tell of: hints, who made a move, whose turn it is. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chosen, guest, openTable, sitDown } from './friends.mjs';
import { missing } from './support.mjs';

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
    await host.page.getByText('Hints are on for all.').waitFor();
    await sitDown(friend, address);
    const now = hints === 'on' ? 'Hints are on for all.' : 'Hints are off.';
    for (const { page } of [host, friend]) await page.getByText(now).waitFor();
    await start(host);
    for (const { page } of [host, friend]) {
      await page.locator('[data-game="flip7"]').waitFor();
      assert.equal(await page.getByRole('button', { name: 'Hint', exact: true }).count(), hints === 'on' ? 1 : 0);
      await page.getByRole('button', { name: /^Players/ }).click();
      await page.getByRole('dialog').getByText(now).waitFor();
      await page.keyboard.press('Escape');
    }
    const { page } = friend; // the seat after the host begins
    await page.getByRole('button', { name: /^Hit/ }).waitFor();
    if (hints === 'on') {
      await page.getByRole('button', { name: 'Hint', exact: true }).click();
      await page.locator('.toast li').first().waitFor();
    }
    await host.context.close();
    await friend.context.close();
  });

test('what a bot did for somebody is told as the bot’s', { skip, timeout: 180_000 }, async () => {
  const { host, friend, address } = await pair({ clock: 'blitz' });
  await sitDown(friend, address);
  await start(host);
  await friend.page.getByText('a bot plays for you').waitFor({ timeout: 60_000 });
  for (const [{ page }, words] of [
    [host, /^A bot for Omar /],
    [friend, /^A bot for you /],
  ]) {
    if (!(await page.locator('.log').isVisible())) await page.getByRole('button', { name: 'Scores and what happened' }).click();
    await page.getByText(words).first().waitFor();
  }
  await host.context.close();
  await friend.context.close();
});
