/* The room of a table is used: all of a board is in sight on a tablet and a desktop, few others do not stretch, points
 * are whole beside a long number, a lesson's board is whole above its words, and home shows all games. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games } from './games/names.mjs';
import { leftGame } from './left.mjs';
import { browser, server, visitor } from './stage.mjs';
import { missing, visit } from './support.mjs';
import { smallTexts } from './television.mjs';

const options = { skip: missing, timeout: 600_000 };
const SEATS = ':is(.others, .rivals) > *';
const shown = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));

async function resumed(game, seats, turns = 3) {
  const visited = await visit(browser, { kept: leftGame(game, seats, { turns }) });
  await visited.page.goto(`${server.url}/#/play/${game}`);
  await visited.page.locator('.table main button').first().waitFor();
  return visited;
}

async function resize(page, [width, height]) {
  await page.setViewportSize({ width, height });
  await shown(page);
}

/** By how much the page is higher than the screen, and seats that something covers. */
function outOfSight(seats) {
  const covered = [...document.querySelectorAll(seats)].filter((seat) => {
    const { left, right, top, bottom } = seat.getBoundingClientRect();
    return [top + 8, bottom - 8].some((y) => !seat.contains(document.elementFromPoint((left + right) / 2, y)));
  });
  const over = document.documentElement.scrollHeight - innerHeight;
  return [...(over > 1 ? [`${over} px higher than the screen`] : []), ...covered.map((seat) => seat.innerText)];
}

for (const [game, ...counts] of [
  ['flip7', 4, 9],
  ['hilo', 6],
  ['hi_lo_flip', 6],
  ['uno_flip', 2, 4, 5, 7, 10],
])
  for (const seats of counts)
    test(`${game} with ${seats} seats: nobody is covered on a tablet and a desktop`, options, async () => {
      const { context, page, problems } = await resumed(game, seats);
      for (const screen of [
        [768, 1024],
        [1440, 900],
        [1920, 1080],
      ]) {
        await resize(page, screen);
        assert.deepEqual(await page.evaluate(outOfSight, SEATS), [], `${screen}`);
      }
      assert.deepEqual(problems, []);
      await context.close();
    });

/** Points of three digits, in the place of those that are there, that are cut off or lie below another number. */
function cutPoints(seats) {
  const box = (element) => element.getBoundingClientRect();
  const meets = (a, b) => a.left < b.right && b.left < a.right && a.top + 2 < b.bottom && b.top + 2 < a.bottom;
  return [...document.querySelectorAll(seats)].flatMap((seat) => {
    const points = seat.querySelector('.seat .points > span:first-child');
    points.textContent = '434 points';
    const range = document.createRange();
    range.selectNodeContents(points);
    const numbers = [...seat.querySelectorAll(':is(.count, .state > *)')].filter((one) => one.checkVisibility());
    const cut = points.scrollWidth > points.clientWidth || box(range).right > box(seat).right;
    return cut || numbers.some((number) => meets(box(range), box(number))) ? [seat.innerText] : [];
  });
}

for (const [game, seats, turns, screens] of [
  ['uno_flip', 10, 3, [[768, 1024]]],
  [
    'flip7',
    9,
    5,
    [
      [390, 844],
      [768, 1024],
      [1440, 900],
    ],
  ],
  [
    'flip7',
    5,
    3,
    [
      [360, 640],
      [390, 844],
    ],
  ],
])
  test(`${game} with ${seats} seats: points of three digits are whole beside a number`, options, async () => {
    const { context, page } = await resumed(game, seats, turns);
    for (const screen of screens) {
      await resize(page, screen);
      assert.deepEqual(await page.evaluate(cutPoints, SEATS), [], `${screen}`);
    }
    await context.close();
  });

test('one or two others do not stretch over a wide table, and have larger cards', options, async () => {
  for (const [game, card, least] of [
    ['flip7', '.well', 44],
    ['hi_lo_flip', '.held svg', 34],
    ['uno_flip', '.mini', 34],
  ])
    for (const seats of [2, 3]) {
      const { context, page } = await resumed(game, seats);
      await resize(page, [1440, 900]);
      const boxes = await page.locator(SEATS).evaluateAll((all) => all.map((seat) => seat.getBoundingClientRect()));
      for (const { width } of boxes) assert.ok(width < 700, `${game} with ${seats}: ${width} px`);
      const { left, right } = await page.locator('.table main').evaluate((main) => main.getBoundingClientRect());
      assert.ok(Math.abs(boxes[0].left - left - (right - boxes.at(-1).right)) < 24, `${game}: in the middle`);
      const { width } = await page.locator(`${SEATS} ${card}`).first().boundingBox();
      assert.ok(width >= least, `${game} with ${seats}: cards of ${width} px`);
      await context.close();
    }
});

test('Flip 7 on a small phone: the names of the piles are clear of the player’s face', options, async () => {
  const { context, page } = await resumed('flip7', 2);
  await resize(page, [360, 640]);
  const [name, face] = await Promise.all(
    ['.pile .count', '.own .token'].map((part) => page.locator(part).first().boundingBox()),
  );
  assert.ok(name.y + name.height <= face.y - 3, `${name.y + name.height} over ${face.y}`);
  await context.close();
});

for (const game of ['hilo', 'hi_lo_flip', 'uno_flip'])
  visitor(`${game}: the board of the lesson is whole above its words`, {}, async (page) => {
    await page.goto(`${server.url}/#/learn/${game}`);
    await page.locator('aside .says:not(.quiet)').waitFor();
    for (const screen of [
      [390, 844],
      [768, 1024],
      [1440, 900],
    ]) {
      await resize(page, screen);
      const found = await page.evaluate(() => {
        const main = document.querySelector('.table main');
        const { top, bottom } = main.getBoundingClientRect();
        const over = main.scrollHeight - main.clientHeight;
        const seats = [...main.querySelectorAll(':is(.others, .rivals) > *, .hand button, .own-hand .card, .mine')];
        const cut = seats
          .map((seat) => seat.getBoundingClientRect())
          .filter((seat) => seat.top < top - 1 || seat.bottom > bottom + 8)
          .map((seat) => `${seat.top} to ${seat.bottom} of ${top} to ${bottom}`);
        /* The coach scrolls to the own place where there is more than is in sight. */
        return over > 1 && !main.querySelector('.actions:empty') ? [...cut, `${over} px higher than its room`] : cut;
      });
      assert.deepEqual(found, [], `${screen}`);
    }
  });

visitor(
  'home on a phone shows all games that one has played, and their small buttons in one line',
  { kept: Object.fromEntries(games.map((game) => [`upcard.learned.${game}`, 'x'])) },
  async (page) => {
    await page.goto(server.url);
    await page.locator('.tile').last().waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    const tiles = await page.locator('.tile').evaluateAll((all) =>
      all.map((tile) => ({
        bottom: tile.getBoundingClientRect().bottom,
        lines: new Set([...tile.querySelectorAll('.more > *')].map((one) => one.getBoundingClientRect().top)).size,
      })),
    );
    assert.equal(tiles.length, games.length);
    for (const { bottom, lines } of tiles) {
      assert.equal(lines, 1);
      assert.ok(bottom <= 844, `${bottom}`);
    }
  },
);

visitor('a phone can open a table for the big screen: its form is as large as any other', {}, async (page) => {
  await page.goto(`${server.url}/tv`);
  await page.locator('form button.main').waitFor();
  assert.deepEqual(await page.evaluate(smallTexts, [12]), []);
});
