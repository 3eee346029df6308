/* The result of a game: what it was about, and where to go from there. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { missing as skip } from './games/load.mjs';
import { startEngine } from './engine.mjs';
import { playByMouse, shortGames } from './player.mjs';
import { browser, server } from './stage.mjs';
import { missing, visit } from './support.mjs';

test('best round and turning point are found', { skip }, async () => {
  const engine = await startEngine();
  try {
    const { bestRound, swings } = await engine.module('src/result/course.ts');
    const rounds = [
      [10, 4],
      [12, 30],
      [31, 33],
    ];
    assert.deepEqual(bestRound(rounds, 0, false), { round: 3, points: 19 });
    assert.deepEqual(bestRound(rounds, 0, true), { round: 2, points: 2 }, 'the fewest where they win');
    assert.equal(bestRound([[5, 6]], 0, false), null, 'of one round none is the best');
    assert.equal(bestRound([[], [5, 6]], 0, false), null, 'what is not known is not told');
    const chances = [0.5, 0.62, 0.2, 0.24, 0.6].map((chance, at) => ({ at, round: at + 1, chance }));
    const { turning, lucky } = swings(chances);
    assert.deepEqual([turning.at, turning.next, turning.round], [1, 2, 2]);
    assert.deepEqual([lucky.at, lucky.to], [3, 0.6]);
    assert.deepEqual(swings(chances.slice(2, 4)), { turning: null, lucky: null }, 'noise is no moment');
  } finally {
    await engine.end();
  }
});

for (const viewport of [
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
])
  test(`from a result Play again is in reach at ${viewport.width}`, { skip: missing }, async () => {
    const { context, page, problems } = await visit(browser, { viewport, kept: shortGames(4) });
    await page.goto(`${server.url}/#/play/flip7`);
    await playByMouse(page, 4);
    const result = page.getByRole('dialog', { name: 'The game is over' });
    await result.waitFor();
    const places = await result.locator('.podium small').allInnerTexts();
    assert.match(places[0], /^Place 1 of 4$/, 'the first is heard first');
    await result
      .locator('tr:last-child th')
      .last()
      .evaluate((head) => head.scrollIntoView({ block: 'end' }));
    for (const name of ['Play again', 'Replay and review', 'Home page']) {
      const seen = await result.getByText(name, { exact: true }).evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [0.1, 0.5, 0.9].every(
          (part) => document.elementFromPoint(x + width * part, y + height / 2)?.closest('.button') === element,
        );
      });
      assert.ok(seen, name);
    }
    await result.getByRole('button', { name: 'Play again' }).click();
    await result.waitFor({ state: 'detached' });
    await page.locator('.table main').waitFor();
    assert.deepEqual(problems, []);
    await context.close();
  });
