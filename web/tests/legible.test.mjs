/* What is written at a table can be read: names beside all that is said of their players, what happened and what is to
 * do, with the largest letters too. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser, chosen, guest, openTable, server, sitDown } from './friends.mjs';
import { leftGame } from './left.mjs';
import { OFFERED } from './player.mjs';
import { missing, visit } from './support.mjs';

const skip = missing;
const NAMES = ['Großmutter', 'Mia', 'Jo'];

test('names keep their room beside points, clocks and who is not connected', { skip, timeout: 300_000 }, async () => {
  const host = await guest('Ada', chosen('hi_lo_flip', { seats: 4, bots: 0, clock: 'slow' }));
  const address = await openTable(host, 'hi_lo_flip');
  const others = [];
  for (const name of NAMES) {
    const other = await guest(name);
    await sitDown(other, address);
    others.push(other);
  }
  await host.page.getByRole('button', { name: 'Start the game' }).click();
  const clock = host.page.locator('.others .clock');
  for (const { context, page } of others) {
    await page.locator('.table main').waitFor();
    await context.close();
  }
  /* The host plays until one of the others is to act: then it has everything beside its name. */
  while (!(await clock.isVisible()))
    await host.page.evaluate(
      (offered) => document.querySelector('.status.mine') && document.querySelector(offered)?.click(),
      OFFERED,
    );
  await host.page
    .locator('.others .note')
    .nth(NAMES.length - 1)
    .waitFor();

  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [768, 1024],
    [1440, 900],
  ]) {
    await host.page.setViewportSize({ width, height });
    const cut = await host.page.evaluate(() => {
      const box = (element) => element.getBoundingClientRect();
      return [...document.querySelectorAll('.others .player')].flatMap((player) => {
        const name = player.querySelector('.name');
        const letters =
          name.textContent.length > 3 ? 2.5 * parseFloat(getComputedStyle(name).fontSize) : name.scrollWidth;
        const out = [...player.querySelectorAll('.name, .points, .clock, .note')].filter(
          (part) => box(part).right > box(player).right,
        );
        return [...(name.clientWidth < letters ? [name] : []), ...out].map(
          (part) => `${part.textContent} at ${box(part).right}`,
        );
      });
    });
    assert.deepEqual(cut, [], `${width}`);
  }
  assert.deepEqual(host.problems, []);
  await host.context.close();
});

/** What of a table is hidden or cut off: names of others below something else, the line of what happened, and that of
 * what is to do. */
function hidden() {
  const whole = (element) =>
    element.scrollHeight <= element.clientHeight + 2 && element.scrollWidth <= element.clientWidth + 1;
  const lines = [...document.querySelectorAll('.status .last span, .status .prompt span')].filter(
    (line) => !whole(line),
  );
  const names = [...document.querySelectorAll('.table main :is(.others, .rivals) .name')].filter((name) => {
    const { left, right, top, bottom } = name.getBoundingClientRect();
    return !name.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  });
  return [...lines, ...names].map((element) => element.textContent);
}

/** Opens a game of four in German that was left. */
async function goOn(game, viewport, settings = {}) {
  const kept = leftGame(game, 4, { names: NAMES });
  const visitor = await visit(browser, { viewport, kept, settings: { language: 'de', ...settings } });
  await visitor.page.goto(`${server.url}/#/play/${game}`);
  await visitor.page.locator('.status.mine').waitFor();
  await visitor.page.locator(OFFERED).first().waitFor();
  return visitor;
}

const little = { width: 320, height: 568 };
const phone = { width: 390, height: 844 };
for (const [game, viewport] of [
  ['flip7', little],
  ['flip7', phone],
  ['hi_lo_flip', phone],
  ['uno_flip', phone],
])
  test(`${game} with very large text hides nobody at ${viewport.width}`, { skip, timeout: 300_000 }, async () => {
    const { context, page, problems } = await goOn(game, viewport, { textSize: 1.5 });
    assert.deepEqual(
      (await page.evaluate(hidden)).filter((text) => !text.startsWith('Du hattest nichts')),
      [],
    );
    assert.deepEqual(problems, []);
    await context.close();
  });

test(
  'on a phone a long line of what happened is whole, and a short one takes no less room',
  { skip, timeout: 300_000 },
  async () => {
    for (const viewport of [little, phone]) {
      const { context, page, problems } = await goOn('hi_lo_flip', viewport);
      const last = page.locator('.status .last span');
      assert.match(await last.textContent(), /^Du hattest nichts Passendes und hast den Chip geworfen/);
      assert.deepEqual(await page.evaluate(hidden), []);
      const top = () => page.evaluate(() => document.querySelector('.table main').getBoundingClientRect().top);
      const before = await top();
      await last.evaluate((line) => (line.textContent = 'Ada spielt die 8.'));
      assert.equal(await top(), before);
      assert.deepEqual(problems, []);
      await context.close();
    }
  },
);

test('cards use the room that there is', { skip, timeout: 300_000 }, async () => {
  const cases = [
    ['flip7', 8, '.others li li', 36, [768, 1024]],
    ['flip7', 8, '.others li li', 36, [1440, 900]],
    ['hilo', 4, '.own .cell', 70, [390, 844]],
  ];
  for (const [game, seats, card, least, [width, height]] of cases) {
    const { context, page, problems } = await visit(browser, {
      viewport: { width, height },
      kept: leftGame(game, seats),
    });
    await page.goto(`${server.url}/#/play/${game}`);
    const box = await page.locator(`.table main ${card}`).first().boundingBox();
    assert.ok(box.width >= least, `${game} at ${width}: ${box.width} px`);
    assert.deepEqual(problems, []);
    await context.close();
  }
});

test(
  'in Uno Flip neither a color to name nor a rival’s many cards move anything',
  { skip, timeout: 300_000 },
  async () => {
    for (const viewport of [little, phone]) {
      const { context, page, problems } = await visit(browser, {
        viewport,
        kept: leftGame('uno_flip', 8, { turns: 6 }),
      });
      await page.goto(`${server.url}/#/play/uno_flip`);
      await page.locator('.status.mine').waitFor();
      const places = () =>
        page.evaluate(() =>
          ['.rivals', '.piles', '.own-hand', '.self'].map((part) =>
            document.querySelector(part).getBoundingClientRect().toJSON(),
          ),
        );
      const before = await places();
      await page
        .locator('.rival .slot')
        .first()
        .evaluate((slot) => {
          for (let i = 0; i < 30; i++) slot.before(slot.cloneNode(true));
        });
      assert.deepEqual(await places(), before);
      await page
        .locator('.own-hand')
        .getByRole('button', { name: /^wild,/i })
        .first()
        .click();
      await page.locator('.colors').waitFor();
      assert.deepEqual(await places(), before);
      assert.deepEqual(problems, []);
      await context.close();
    }
  },
);
