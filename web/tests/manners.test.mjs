/* Bots say a word about what happens to them, over their seats, and none when that is not wanted. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leftGame } from './left.mjs';
import { OFFERED } from './player.mjs';
import { browser, server } from './stage.mjs';
import { missing, visit } from './support.mjs';

/** Plays a game in which the player stays, and gives action cards away as they must, until a bot has busted and others
 * have stayed. Gives what was said over the seats, and over which names. */
async function wordsSaid(chatter, { online = false, seats = 5, viewport = { width: 1440, height: 900 } } = {}) {
  const { context, page, problems } = await visit(browser, {
    kept: online
      ? { 'upcard.friends.flip7': { seats: 9, clock: 'none' } }
      : leftGame('flip7', seats, { turns: 0, seed: 'f' }),
    settings: { pace: 'fast', chatter, name: 'Olga' },
    viewport,
  });
  await page.addInitScript(() => {
    globalThis.said = [];
    globalThis.over = [];
    const meets = (a, b) =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const look = (bubble) => {
      bubble.getAnimations().forEach((animation) => animation.finish());
      const name = bubble.closest('.seat').querySelector('.name');
      if (meets(bubble.getBoundingClientRect(), name.getBoundingClientRect())) globalThis.over.push(name.textContent);
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node.matches?.('.emote')) {
            globalThis.said.push(node.textContent);
            requestAnimationFrame(() => look(node));
          }
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${server.url}/#/${online ? 'friends' : 'play'}/flip7`);
  if (online) {
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByLabel('Strength of bots').selectOption('easy');
    await page.getByRole('button', { name: 'Start with bots' }).click();
  }
  await page.waitForFunction(
    ([wanted, offered]) => {
      const moves = [...document.querySelectorAll(offered)];
      (moves.find((one) => /^Stay/.test(one.textContent.trim())) ?? moves[0])?.click();
      /* The first words may still be on their way when a bot busts. */
      if (wanted) return globalThis.said.includes('Ouch!');
      const others = (status) => document.querySelectorAll(`.others [data-status=${status}]`).length;
      globalThis.busted ||= others('busted') > 0;
      globalThis.stayed ||= others('stayed') > 1;
      return globalThis.busted && globalThis.stayed;
    },
    [chatter, OFFERED],
  );
  await page.waitForTimeout(50);
  const [said, over] = await page.evaluate(() => [[...new Set(globalThis.said)], globalThis.over]);
  assert.deepEqual(problems, []);
  await context.close();
  return { said, over };
}

test('a bot that busts says so, on a server, too', { skip: missing }, async () => {
  for (const online of [false, true]) assert.ok((await wordsSaid(true, { online })).said.includes('Ouch!'));
});

test('bots are silent where that is wanted', { skip: missing }, async () => {
  assert.deepEqual((await wordsSaid(false)).said, []);
});

test('what a bot says lies beside or below its name', { skip: missing }, async () => {
  for (const seats of [3, 5, 10])
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 844, height: 390 },
    ])
      assert.deepEqual((await wordsSaid(true, { seats, viewport })).over, [], `${seats} at ${viewport.width}`);
});
