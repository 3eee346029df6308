/* Where things lie on boards: not on each other, not at the edge, large enough; the browser's bar in the color of the
 * table; and what home offers to somebody new. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games } from './games/names.mjs';
import { finishedGame, leftGame } from './left.mjs';
import { browser, server, visitor } from './stage.mjs';
import { framed, missing, visit } from './support.mjs';

const options = { skip: missing, timeout: 600_000 };

async function resumed(game, seats, viewport, settings = {}) {
  const visited = await visit(browser, { kept: leftGame(game, seats), viewport, settings });
  await visited.page.goto(`${server.url}/#/play/${game}`);
  await visited.page.locator('.table main button').first().waitFor();
  return visited;
}

test('Uno Flip on a phone: no sign of a seat lies over its points or cards, or over the bar', options, async () => {
  for (const width of [360, 390])
    for (const seats of [3, 4, 5]) {
      const { context, page } = await resumed('uno_flip', seats, { width, height: 844 });
      await page.locator('.rival .note').first().waitFor();
      const over = await page.evaluate(() => {
        const box = (element) => element.getBoundingClientRect();
        const meets = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
        const bar = document.querySelectorAll('.table header small');
        return [...document.querySelectorAll('.rival .note')].flatMap((note) =>
          [...bar, ...note.closest('.rival').querySelectorAll('.points > span, .name, .count, .mini')]
            .filter((other) => meets(box(note), box(other)))
            .map((other) => other.className + other.textContent),
        );
      });
      assert.deepEqual(over, [], `${width} with ${seats}`);
      await context.close();
    }
});

test(
  'Uno Flip on a phone: the rims of the own cards are whole, and so is the sign of one of two rivals',
  options,
  async () => {
    for (const width of [360, 390]) {
      const { context, page } = await resumed('uno_flip', 3, { width, height: 844 });
      const note = page.locator('.rival .note').first();
      await note.waitFor();
      const cut = await page.locator('.own-hand .card').evaluateAll((cards) =>
        cards.flatMap((card) => {
          const { left, right } = card.getBoundingClientRect();
          let edge = card;
          while (edge && getComputedStyle(edge).overflowX === 'visible') edge = edge.parentElement;
          const around = edge?.getBoundingClientRect() ?? { left: 0, right: innerWidth };
          return left - 4 < around.left || right + 4 > around.right ? [card.ariaLabel] : [];
        }),
      );
      assert.deepEqual(cut, [], `${width}`);
      const inside = await note.evaluate((one) => {
        const [sign, seat] = [one, one.closest('.rival')].map((element) => element.getBoundingClientRect());
        return sign.top >= seat.top && sign.bottom <= seat.bottom;
      });
      assert.ok(inside, `${width}`);
      await context.close();
    }
  },
);

test('Flip 7 with many seats: a place for a card is as wide as cards, or is not drawn', options, async () => {
  for (const [seats, width, height] of [
    [5, 768, 1024],
    [10, 768, 1024],
    [10, 1440, 900],
  ]) {
    const { context, page } = await resumed('flip7', seats, { width, height });
    const narrow = await page
      .locator('.others .well')
      .evaluateAll((wells) => wells.filter((well) => well.checkVisibility() && well.clientWidth < 20).length);
    assert.equal(narrow, 0, `${seats} at ${width}`);
    await context.close();
  }
});

test(
  'HILO on a wide table: the own cards and the piles lie in the middle, mirrored for the left hand',
  options,
  async () => {
    for (const width of [1440, 1920])
      for (const hand of ['right', 'left']) {
        const { context, page } = await resumed('hilo', 3, { width, height: 900 }, { hand });
        const [board, mine, side] = await Promise.all(
          ['.board', '.board > .mine', '.side'].map((part) =>
            page.locator(part).evaluate((one) => one.getBoundingClientRect().toJSON()),
          ),
        );
        const [first, last] = hand === 'left' ? [side, mine] : [mine, side];
        assert.ok(first.left < last.left, `${width} ${hand}`);
        assert.ok(Math.abs(first.left - board.left - (board.right - last.right)) < 24, `${width} ${hand}`);
        await context.close();
      }
  },
);

for (const game of games)
  visitor(`${game}: the browser's bar has the color of the table, and of the page again`, {}, async (page) => {
    const bar = () => page.locator('meta[name=theme-color]').first().getAttribute('content');
    await page.goto(`${server.url}/#/play/${game}`);
    await page.locator('.table main button').first().waitFor();
    const felt = await page
      .locator('.world')
      .evaluate((world) => getComputedStyle(world).getPropertyValue('--felt').trim());
    assert.equal(await bar(), felt);
    await page.goto(`${server.url}/#/settings`);
    await page.locator('main h1').waitFor();
    const paper = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--felt').trim(),
    );
    assert.notEqual(paper, felt);
    assert.equal(await bar(), paper);
  });

visitor(
  'on a first visit all of home is in sight on a desktop',
  { viewport: { width: 1440, height: 900 } },
  async (page) => {
    await page.goto(server.url);
    await page.locator('.tile').last().waitFor();
    await page.evaluate(() => document.fonts.ready);
    assert.ok((await page.evaluate(() => document.documentElement.scrollHeight)) <= 900);
  },
);

visitor(
  'home has letters of its own size after the big screen, and larger ones on a large screen',
  {},
  async (page) => {
    const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    await page.goto(`${server.url}/tv`);
    await page.locator('form').waitFor();
    await page.getByRole('link', { name: 'To the home page' }).click();
    await page.locator('.tile').last().waitFor();
    assert.equal(await size(), '16px');
    await page.setViewportSize({ width: 1920, height: 1080 });
    assert.equal(await size(), '19.2px');
  },
);

visitor(
  'to learn is the main action of games that one has not played; a first visit offers no installation',
  {},
  async (page) => {
    await page.goto(server.url);
    await page.locator('.tile').last().waitFor();
    const main = () =>
      page.locator('.tile .do .button.main').evaluateAll((links) => links.map((link) => link.hash.slice(2)).sort());
    assert.deepEqual(
      await main(),
      games.map((game) => `learn/${game}`),
    );
    await page.evaluate(() => dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt() {} })));
    assert.equal(await page.getByRole('button', { name: /install/i }).count(), 0);
    for (const [known, key] of [
      ['flip7', 'upcard.learned.flip7'],
      ['hilo', 'upcard.last.hilo.together'],
      ['uno_flip', 'upcard.game.uno_flip.deal'],
    ]) {
      await page.evaluate((key) => (localStorage.clear(), localStorage.setItem(key, '"x"')), key);
      await page.reload();
      await page.locator('.tile').last().waitFor();
      assert.deepEqual(await main(), games.map((game) => `${game === known ? 'play' : 'learn'}/${game}`).sort(), key);
    }
  },
);

test('a button that asks before it deletes stays under the finger', options, async () => {
  const kept = { 'upcard.last.flip7': finishedGame('a') };
  for (const language of ['en', 'de', 'fr']) {
    const viewport = { width: 360, height: 640 };
    const { context, page } = await visit(browser, { kept, settings: { language }, viewport });
    await page.goto(`${server.url}/#/pad/new/flip7`);
    await page.getByRole('textbox').first().fill('Bartholomea');
    await page.locator('form > .main').click();
    await page.locator('.keys').first().waitFor();
    for (const screen of ['pad', 'games']) {
      await page.goto(`${server.url}/#/${screen}`);
      const button = page.locator('main li button').last();
      await button.waitFor();
      const place = () => button.evaluate((one) => [one.offsetLeft, one.offsetTop, one.offsetWidth]);
      const before = await place();
      await button.click();
      assert.deepEqual(await place(), before, `${screen} ${language}`);
    }
    await context.close();
  }
});

test('boards do not scroll, nor do the others of Flip 7 on a phone that stands', options, async () => {
  const most = { flip7: 10, hilo: 6, hi_lo_flip: 6, uno_flip: 10 };
  for (const game of games)
    for (let seats = 2; seats <= most[game]; seats++) {
      const { context, page } = await resumed(game, seats, { width: 390, height: 844 });
      for (const [width, height] of [
        [360, 640],
        [390, 844],
        [768, 1024],
        [1024, 768],
        [1440, 900],
      ]) {
        await page.setViewportSize({ width, height });
        await framed(page);
        const over = await page.evaluate(() =>
          [document.documentElement, ...document.querySelectorAll('ul.others')].map(
            (one) => one.scrollHeight - one.clientHeight,
          ),
        );
        assert.ok(Math.max(...over) <= 0, `${game} with ${seats} at ${width}x${height}: ${over}`);
      }
      await context.close();
    }
});
