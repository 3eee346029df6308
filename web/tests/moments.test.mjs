/* Moments: picture, word and vibration of each come in step, with and without movement, and a press ends them. The
 * clock of the page stands still but where a test lets it go on. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser, choose, server } from './stage.mjs';
import { openMoment } from './moments.mjs';
import { missing } from './support.mjs';

/** Makes the move `at` of the record of a game, and waits until something of it is told if that is at once. `now()` is
 * what is seen and felt; `after(ms)` the same so much later. */
async function moment(game, at, motion = 'on', told = true, stands = false) {
  const opened = await openMoment(browser, server.url, game, at, { motion, stands });
  const { context, page, problems } = opened;
  const tells = (before) =>
    page.waitForFunction((old) => document.querySelector('.status .last').innerText !== old, before);
  if (told) await tells(opened.before);
  /** Another move of the same record. */
  const to = async (move, told = true) => {
    const before = await opened.to(move);
    if (told) await tells(before);
  };
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
  /** How loud the tones are that have been heard. */
  const heard = async () => {
    /* What makes sounds is loaded first. */
    for (let i = 0; i < 2000 && !(await page.evaluate(() => globalThis.heard.length)); i++) await page.clock.runFor(1);
    return page.evaluate(() => globalThis.heard.splice(0));
  };
  return { page, to, now, after, heard, end };
}

/** Elements that move, of those that fit. */
const moving = (page, selector) =>
  page.evaluate((of) => document.getAnimations().filter(({ effect }) => effect.target.matches(of)).length, selector);

/** Elements that more than one animation moves: the compositor takes none of these, and the main thread draws each
 * frame. */
const movedTwice = (page) =>
  page.evaluate(() => {
    const moved = document
      .getAnimations()
      .filter(({ effect }) => effect.getKeyframes().some(({ transform }) => transform))
      .map(({ effect }) => effect.target);
    return moved.filter((one, i) => moved.indexOf(one) < i).map(({ outerHTML }) => outerHTML.slice(0, 80));
  });

for (const motion of ['on', 'off'])
  test(`a bust holds the table, picture and words in step, with motion ${motion}`, { skip: missing }, async () => {
    const { page, now, after, end } = await moment('flip7', 26, motion, motion === 'off');
    /* The card goes through the light. */
    if (motion === 'on') assert.notEqual((await after(690)).last, 'You hit: 9.');
    const begun = motion === 'on' ? await after(11) : await now();
    assert.equal(begun.last, 'You hit: 9.');
    assert.equal(begun.lamps, 'lamps');
    const cards = motion === 'on' ? begun : await after(320);
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
    const { page, after, end } = await moment('flip7', 26, 'on', false);
    assert.equal((await after(1270)).shout, 'all BUST!');
    if (how === 'press') await page.mouse.click(195, 420);
    else await page.keyboard.press('Escape');
    const over = await after(1);
    assert.equal(over.shout, '');
    assert.match(over.board, /Round 1 is over/);
    await end();
  });

test('a press while the strip of a bust fades does nothing', { skip: missing }, async () => {
  const { page, after, end } = await moment('flip7', 26, 'on', false, true);
  assert.equal((await after(1270)).shout, 'all BUST!');
  for (let times = 0; times < 2; times++) {
    await page.mouse.click(195, 420);
    await after(1);
  }
  assert.equal(await page.locator('.shout[inert]').count(), 1, 'it fades');
  await end();
});

test('the back on a card that is dealt stays on it when the card is there at once', { skip: missing }, async () => {
  const { page, after, end } = await moment('flip7', 12, 'on', false, true);
  await after(50);
  const [back, card] = await page.evaluate(() => {
    const back = document.querySelector('[data-card] > [data-back]');
    const card = back.parentElement;
    for (const animation of card.getAnimations()) animation.cancel();
    return [back, card].map((element) => element.getBoundingClientRect().width);
  });
  assert.equal(back, card);
  await end();
});

test('the bust of somebody else is small and at that seat', { skip: missing }, async () => {
  const { after, end } = await moment('flip7', 12);
  const shown = await after(320);
  assert.deepEqual([shown.shout, shown.last], ['3 BUST!', 'A second 11: Pip busts.']);
  assert.equal((await after(590)).shout, '3 BUST!');
  assert.equal((await after(10)).shout, '');
  await end();
});

test(
  'seven numbers: the lamps once more, then the gold strip, then the end of the round',
  { skip: missing },
  async () => {
    const { page, after, end } = await moment('flip7', 47, 'on', false);
    const lamps = await after(701);
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
    for (const score of await page.locator('.points.score').allInnerTexts()) assert.match(score, /^\+\d+$/);
    await end();
  },
);

for (const motion of ['on', 'off'])
  test(`the chip is tossed, and then all turns with it, with motion ${motion}`, { skip: missing }, async () => {
    const { page, after, end } = await moment('hi_lo_flip', 30, motion, false);
    const seen = async () => ({
      chip: await page.locator('.chip').getAttribute('data-side'),
      sea: await page.locator('.view.lo').count(),
      pill: (await page.locator('.way').last().innerText()).trim(),
      prompt: await page.locator('.status .prompt').innerText(),
    });
    const before = {
      chip: 'hi',
      sea: 0,
      pill: 'higher than 94',
      prompt: 'Lulu has nothing higher than 94 and tosses.',
    };
    const turned = { chip: 'lo', sea: 1, pill: 'lower than 94', prompt: 'Lulu’s turn: lower than 94.' };
    if (motion === 'on') {
      await after(690);
      assert.deepEqual(await seen(), before);
      assert.equal((await after(0)).last, 'You played 94.');
    }
    const { last } = await after(20);
    assert.match(last, /LO/);
    assert.deepEqual(await seen(), turned);
    /* Above the controls of a replay all of the table is in sight. */
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.waitForFunction(() => document.documentElement.scrollHeight <= innerHeight);
    await end();
  });

for (const motion of ['on', 'off'])
  test(
    `a line dims the others, is shouted, goes, and then counts, with motion ${motion}`,
    { skip: missing },
    async () => {
      const { page, now, after, end } = await moment('hilo', 45, motion);
      const sum = () => page.locator('.own .count b').first().innerText();
      const begun = await now();
      assert.match(begun.last, /HILO! You removed/);
      assert.equal(await page.evaluate(() => globalThis.flown.leaves ?? 0), motion === 'on' ? 3 : 0);
      assert.equal((await after(10)).shout, 'all HILO!');
      assert.equal(await sum(), motion === 'on' ? '12' : '2');
      assert.equal((await after(880)).shout, 'all HILO!');
      assert.equal((await after(20)).shout, '');
      assert.equal(await sum(), motion === 'on' ? '12' : '2');
      await after(700);
      assert.equal(await sum(), '2');
      await page.waitForFunction(() => !document.querySelector('.leaves'));
      await end();
    },
  );

for (const motion of ['on', 'off'])
  test(`the points of a round count up on a phone, with motion ${motion}`, { skip: missing }, async () => {
    const { page, after, end } = await moment('hi_lo_flip', 53, motion, false);
    const points = async () => parseInt(await page.locator('.player .points').last().innerText(), 10);
    const first = await points();
    await after(150);
    const later = await points();
    await after(700);
    const last = await points();
    assert.ok(last > 0);
    if (motion === 'on') assert.ok(first <= later && later < last, `${first} ${later} ${last}`);
    else assert.equal(later, last);
    await end();
  });

for (const motion of ['on', 'off'])
  test(
    `a frozen row is under ice, and its points go to the total, with motion ${motion}`,
    { skip: missing },
    async () => {
      const { page, now, end } = await moment('flip7', 33, motion);
      const begun = await now();
      assert.match(begun.last, /freez|froze/i);
      assert.deepEqual(begun.felt, ['120']);
      assert.equal(await page.locator('li[data-seat="2"] > i.ice').count(), 1);
      assert.match(await page.locator('li[data-seat="2"] .state').innerText(), /frozen/i);
      assert.equal(await page.evaluate(() => globalThis.flown.sent ?? 0), motion === 'on' ? 1 : 0);
      await page.waitForFunction(() => !document.querySelector('.sent'));
      await end();
    },
  );

for (const motion of ['on', 'off'])
  test(`a Second Chance goes with the double, once, with motion ${motion}`, { skip: missing }, async () => {
    const { page, after, heard, end } = await moment('flip7', 17, motion);
    assert.equal((await after(300)).last, 'Momo hits: 10.');
    assert.deepEqual(await movedTwice(page), []);
    const told = await after(30);
    assert.match(told.last, /A Second Chance saves Momo/);
    assert.deepEqual(told.felt, ['40 60 40']);
    for (const which of ['data-card="second"', 'data-lost'])
      assert.equal(await moving(page, `li[data-seat] li[${which}] .card`), motion === 'on' ? 1 : 0, which);
    assert.equal(await page.locator('.lamps.blinks').count(), 1);
    await after(300);
    for (const loud of await heard()) assert.ok(loud > 0.02 && loud < 0.3, `neither lost nor loud: ${loud}`);
    await end();
  });

for (const motion of ['on', 'off'])
  test(
    `Uno! is said at the seat, and the great flip turns all at once, with motion ${motion}`,
    { skip: missing },
    async () => {
      const { page, to, now, after, heard, end } = await moment('uno_flip', 89, motion, true, true);
      const said = await after(10);
      assert.deepEqual([said.shout, said.felt], ['0 UNO!', ['40']]);
      assert.match(said.last, /You said/);
      assert.equal((await after(880)).shout, '0 UNO!');
      assert.equal((await after(20)).shout, '');

      await to(82);
      const sides = () =>
        page.evaluate(() => [
          document.querySelector('.uno').dataset.side,
          document.querySelector('[data-mood]').dataset.mood,
          document.querySelectorAll('.own-hand button').length,
        ]);
      if (motion === 'on') {
        /* The card comes onto the pile before anything turns. */
        assert.equal((await after(590)).last, 'You played green flip.');
        assert.deepEqual(await sides(), ['light', 'light', 2]);
        assert.ok(await moving(page, '.felt'));
        await page.evaluate(() =>
          document
            .querySelector('.felt')
            .getAnimations()
            .forEach((fold) => fold.finish()),
        );
      } else assert.ok(await moving(page, '.felt'), 'it fades in');
      const turned = motion === 'on' ? await after(20) : await now();
      assert.match(turned.last, /dark side/);
      assert.deepEqual(turned.felt, ['60']);
      assert.ok((await heard()).length);
      await page.locator('.uno[data-side="dark"]').waitFor();
      assert.deepEqual(await sides(), ['dark', 'dark', 2]);
      await end();
    },
  );

test(
  'cards are dealt, and drawn through the light, with their sound and their words, or in silence',
  { skip: missing },
  async () => {
    const { page, to, after, heard, end } = await moment('hi_lo_flip', 1);
    assert.equal(await moving(page, '.own [data-card="44"]'), 1);
    assert.equal((await after(1)).last, 'You were dealt 44.');
    assert.ok((await heard()).length);

    await to(37, false);
    const made = await page.evaluate(() => globalThis.made);
    assert.doesNotMatch((await after(690)).last, /14/);
    assert.equal((await after(20)).last, 'You drew 14.');
    assert.ok((await heard()).length);
    assert.equal(await page.evaluate(() => globalThis.made), made, 'its sounds had been made before');

    await page.evaluate(choose, { sound: false });
    await to(1);
    assert.equal((await after(2000)).last, 'You were dealt 44.');
    assert.deepEqual(await page.evaluate(() => globalThis.heard), [], 'nothing is heard without sound');
    await end();
  },
);

test(
  'while a line leaves, the page asks for no frame, and all its cards are put down in one',
  { skip: missing },
  async () => {
    const { page, after, end } = await moment('hilo', 45);
    await page.evaluate(() => {
      const ask = requestAnimationFrame;
      globalThis.frames = 0;
      globalThis.requestAnimationFrame = (frame) => (globalThis.frames++, ask(frame));
    });
    await after(600);
    assert.equal(await page.evaluate(() => globalThis.frames), 0);
    const ends = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => effect.target.matches('.cell'))
        .map(({ effect }) => effect.getComputedTiming().endTime),
    );
    assert(ends.length > 3);
    assert.equal(new Set(ends).size, 1);
    await end();
  },
);

test('two lines of one seat that go in one step both fly to the pile', { skip: missing }, async () => {
  const { context, page, problems } = await openMoment(browser, server.url, 'hilo', 223, { name: 'hilo-lines' });
  await page.waitForFunction(() => globalThis.flown.leaves);
  assert.equal(await page.evaluate(() => globalThis.flown.leaves), 6);
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  await page.waitForFunction(() => !document.querySelector('.leaves'));
  assert.deepEqual(problems, []);
  await context.close();
});
