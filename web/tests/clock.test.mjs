/* The clock at a table with others: all who are there see the same, also after the server was killed, whose clock may
 * then stand a few seconds further back. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chosen, guest, openTable, pause, play, server, sitDown, waitFor } from './friends.mjs';
import { luck } from './player.mjs';
import { missing } from './support.mjs';

const clock = async ({ page }) => {
  const [minutes, seconds] = (await page.getByRole('timer').first().textContent()).split(':').map(Number);
  return minutes * 60 + seconds;
};

async function same(guests) {
  const seen = await Promise.all(guests.map(clock));
  assert.ok(Math.max(...seen) - Math.min(...seen) <= 2, `all see the same clock: ${seen}`);
}

test(
  'all see the same clock, after the server was killed and who comes to watch, too',
  { skip: missing, timeout: 300_000 },
  async () => {
    const ada = await guest('Ada', chosen('flip7', { seats: 2, bots: 0, clock: 'slow', watch: 'invited' }));
    const ben = await guest('Ben');
    const eve = await guest('Eve');
    const address = await openTable(ada, 'flip7');
    await sitDown(ben, address);
    await ada.page.getByRole('button', { name: 'Start the game' }).click();
    await same([ada, ben]);
    await pause(6000); // more than the server notes at once
    await server.kill('SIGKILL');
    await server.restart();
    const welcomes = ({ frames }) => frames.received.filter((message) => message.type === 'welcome').length;
    await waitFor(() => welcomes(ada) > 1 && welcomes(ben) > 1);
    await pause(1500);
    await same([ada, ben]);
    await eve.page.goto(address);
    await same([ada, ben, eve]);
    for (const { context, problems } of [ada, ben, eve]) {
      assert.deepEqual(problems, []);
      await context.close();
    }
  },
);

test(
  'who is too slow is told so, and what a bot has played meanwhile, while nothing on the board moves',
  { skip: missing, timeout: 300_000 },
  async () => {
    const ada = await guest('Ada', chosen('flip7', { seats: 2, bots: 0, clock: 'blitz', rules: { target: 10_000 } }));
    const ben = await guest('Ben');
    await sitDown(ben, await openTable(ada, 'flip7'));
    await ada.page.getByRole('button', { name: 'Start the game' }).click();
    const board = ben.page.locator('.table main');
    await board.waitFor();
    const { y } = await board.boundingBox();
    const playing = play(ada, luck(5)).catch(() => {}); // until it is closed
    const news = ben.page.locator('.instead');
    await news.getByText('Your time ran out: a bot plays for you.').waitFor();
    assert.equal((await board.boundingBox()).y, y);
    await ben.page.locator('.last', { hasText: /^A bot for you / }).waitFor();
    await ben.page.getByRole('button', { name: 'I am back' }).click();
    await news.waitFor({ state: 'detached' });
    for (const { context, problems } of [ada, ben]) {
      assert.deepEqual(problems, []);
      await context.close();
    }
    await playing;
  },
);
