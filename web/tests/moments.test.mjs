/* Moments: picture, word and vibration of each come in step, with and without movement, and a press ends them. The
 * clock of the page stands still but where a test lets it go on. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { browser, server } from './stage.mjs';
import { missing, visit } from './support.mjs';

const record = readFileSync(new URL('moments.upcard', import.meta.url), 'utf8');

/** Opens a record as its first player saw it, makes the move `at` of it, and stops the clock there. `now()` is what is
 * seen and felt; `after(ms)` the same so much later. */
async function moment(game, at, motion = 'on') {
  const { context, page, problems } = await visit(browser, {
    settings: { pace: 'normal', motion, vibrate: true },
    kept: { [`upcard.last.${game}`]: record },
  });
  await page.addInitScript(() => {
    globalThis.felt = [];
    navigator.vibrate = (pattern) => globalThis.felt.push(pattern.join(' '));
  });
  await page.clock.install();
  await page.goto(`${server.url}/#/replay/last/${game}`);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByLabel('Seen by').selectOption('0');
  await page.keyboard.press('Escape');
  const slider = page.getByRole('slider', { name: 'Move' });
  await slider.fill(String(at - 1));
  await page.locator('.controls small', { hasText: new RegExp(`^${at - 1} /`) }).waitFor();
  await page.clock.runFor(9000); // until the move before has been seen
  await page.clock.pauseAt(Date.now() + 60_000);
  const last = page.locator('.status .last');
  const before = await last.innerText();
  await slider.press('ArrowRight');
  await page.waitForFunction((old) => document.querySelector('.status .last').innerText !== old, before);
  const now = () =>
    page.evaluate(() => {
      const shout = [...document.querySelectorAll('.shout:not([inert])')].at(-1);
      const text = (selector) => document.querySelector(selector)?.innerText ?? '';
      return {
        shout: shout ? [shout.dataset.shout, shout.querySelector('.band b').innerText.toUpperCase()].join(' ') : '',
        last: text('.status .last'),
        board: text('.table main'),
        felt: globalThis.felt.splice(0),
        lamps: document
          .querySelector('.lamps')
          ?.className.replace(/ *svelte-\w+/, '')
          .trim(),
      };
    });
  const after = async (ms) => {
    await page.clock.runFor(ms);
    return now();
  };
  const end = async () => {
    assert.deepEqual(problems, []);
    await context.close();
  };
  return { page, now, after, end };
}

for (const motion of ['on', 'off'])
  test(`a bust holds the table, picture and words in step, with motion ${motion}`, { skip: missing }, async () => {
    const { page, now, after, end } = await moment('flip7', 26, motion);
    const begun = await now();
    assert.equal(begun.last, 'You hit: 9.');
    assert.deepEqual([begun.shout, begun.lamps], ['', 'lamps']);
    const cards = await after(320);
    assert.deepEqual([cards.shout, cards.last, cards.felt], ['all BUST!', 'You hit: 9.', []]);
    assert.equal(await page.locator('.shout .card').count(), 2);
    const told = await after(200);
    assert.deepEqual([told.last, told.felt, told.lamps], ['A second 9: you bust.', ['200'], 'lamps out']);
    const covered = await page.evaluate(() => {
      const { x, y, width, height } = document.querySelector('.table .hit').getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2).closest('.hit') === null;
    });
    assert.equal(covered, false, 'nothing below is blocked');
    const moving = await page.evaluate(() => [
      ...new Set(
        document
          .getAnimations()
          .flatMap(({ effect }) => effect.getKeyframes().flatMap((frame) => Object.keys(frame)))
          .filter((key) => ['transform', 'translate', 'scale', 'rotate'].includes(key)),
      ),
    ]);
    if (motion === 'off') assert.deepEqual(moving, []);
    const held = await after(1190);
    assert.equal(held.shout, 'all BUST!');
    assert.doesNotMatch(held.board, /Round 1 is over/);
    const over = await after(10);
    assert.equal(over.shout, '');
    assert.match(over.board, /Round 1 is over/);
    await end();
  });

for (const how of ['press', 'key'])
  test(`a ${how} ends a bust`, { skip: missing }, async () => {
    const { page, after, end } = await moment('flip7', 26);
    assert.equal((await after(700)).shout, 'all BUST!');
    if (how === 'press') await page.mouse.click(195, 420);
    else await page.keyboard.press('Escape');
    const over = await after(1);
    assert.equal(over.shout, '');
    assert.match(over.board, /Round 1 is over/);
    await end();
  });

test('the bust of somebody else is small and at that seat', { skip: missing }, async () => {
  const { after, end } = await moment('flip7', 12);
  const shown = await after(320);
  assert.deepEqual([shown.shout, shown.last], ['3 BUST!', 'A second 11: Cleo busts.']);
  assert.equal((await after(590)).shout, '3 BUST!');
  assert.equal((await after(10)).shout, '');
  await end();
});

test(
  'seven numbers: the lamps once more, then the gold strip, then the end of the round',
  { skip: missing },
  async () => {
    const { page, after, end } = await moment('flip7', 47);
    const lamps = await after(320);
    assert.match(lamps.lamps, /again/);
    assert.match(lamps.last, /Seven numbers/);
    assert.deepEqual([lamps.shout, lamps.felt], ['all FLIP 7!', ['40 40 40 40 120']]);
    assert.equal(
      await page
        .locator('.shout.gold .band')
        .innerText()
        .then((said) => /27 points and 15 extra/.test(said)),
      true,
    );
    assert.equal(await page.locator('.own .arc').count(), 1);
    assert.doesNotMatch((await after(1880)).board, /Round 2 is over/);
    const over = await after(10);
    assert.match(over.board, /Round 2 is over/);
    assert.equal(over.shout, '');
    await end();
  },
);
