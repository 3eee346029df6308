/* The big screen: a table that is opened there is joined by its code, started on a phone, and shown, with letters that
 * are read from three meters and nothing that only a hand may know; then the next game. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games } from './games/names.mjs';
import { OVER } from './friends.mjs';
import { playByMouse } from './player.mjs';
import { missing } from './support.mjs';
import { openOnTelevision, smallTexts, startOnPhone, TELEVISION } from './television.mjs';

/** What a game is followed by: names, points, whose turn it is, what happened. */
const FOLLOWED = '.seat :is(bdi, .points), .prompt, .last:not(.rival), aside :is(ol, h2, b)';

const options = { skip: missing, timeout: 600_000 };

for (const game of games)
  test(`${game}: opened there, started on a phone, legible, without controls`, options, async () => {
    const tv = await openOnTelevision(game);
    const phone = await startOnPhone(tv);
    /* All seats are for the players. */
    await tv.page.waitForFunction(() => document.querySelectorAll('aside .token').length === 4);
    await tv.page.evaluate(() => document.fonts.ready);
    assert.deepEqual(await tv.page.evaluate(smallTexts, [19.9]), []);
    assert.deepEqual(await tv.page.evaluate(smallTexts, [TELEVISION.height / 41, FOLLOWED]), []);
    assert.deepEqual(
      await tv.page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]),
      [TELEVISION.width, TELEVISION.height],
    );
    assert.equal(
      await tv.page
        .locator('main :is(button, a)')
        .evaluateAll((all) => all.filter((one) => getComputedStyle(one).pointerEvents !== 'none').length),
      0,
    );
    assert.ok(await tv.page.evaluate(() => globalThis.locks > 0));
    /* The piles keep their place, however long the sentence about them is. */
    const places = await tv.page.evaluate(() => {
      const words = document.querySelector('.prompt span').firstChild;
      const pile = document.querySelector('main :is([data-place=draw], [data-place=deck], .pile)');
      return ['Go.', 'Ben begins with the highest sum of all who are here tonight.'].map((sentence) => {
        words.data = sentence;
        return pile.getBoundingClientRect().x;
      });
    });
    assert.equal(places[0], places[1]);
    await tv.page.locator('.rivals .clock, .others .clock').first().waitFor(); // the bots have played
    const cut = await tv.page.evaluate(() =>
      [...document.querySelectorAll('main :is(.rivals, .others) .name')].filter((name) => {
        name.firstChild.data = 'Maximiliane Wolfgang'; // 20 letters, the most
        return name.scrollWidth > name.clientWidth;
      }),
    );
    assert.equal(cut.length, 0);
    assert.deepEqual(await tv.page.evaluate(misplaced), []);
    assert.deepEqual([...tv.problems, ...phone.problems], []);
    await phone.context.close();
    await tv.context.close();
  });

/** Runs in the page: what is not where it belongs: seats and what lies in the middle that overlap or are cut off, and
 * rows of seats beside the middle. */
function misplaced() {
  const shown = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const name = (one) => `${one.className} ${one.textContent.trim().slice(0, 20)}`;
  const seats = shown('main :is(.others, .rivals) > *');
  const middle = shown('main :is(.pile, .prompt, .last, .lamps i, .way, .fan, .core, .state, .side .middle)').filter(
    (one) => !one.closest('.others, .rivals'),
  );
  const board = document.querySelector('main').getBoundingClientRect();
  const found = [];
  const apart = (one, other) => {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    return a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
  };
  for (const [i, seat] of seats.entries())
    for (const other of [...seats.slice(i + 1), ...middle])
      if (!apart(seat, other)) found.push(`${name(seat)} overlaps ${name(other)}`);
  for (const one of [...seats, ...middle, ...shown('aside > *')]) {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) found.push(`${name(one)} is cut off`);
  }
  for (const seat of seats) {
    const [count, ...beside] = ['.count', '.clock', '.note'].map((part) => seat.querySelector(part));
    for (const one of beside) if (count && one && !apart(count, one)) found.push(`${name(one)} covers ${name(count)}`);
    const { bottom } = seat.getBoundingClientRect();
    const last = seat.lastElementChild.getBoundingClientRect();
    if (last.bottom > bottom + 1) found.push(`${name(seat)} does not hold its cards`);
  }
  const rows = Object.values(Object.groupBy(seats, (seat) => Math.round(seat.getBoundingClientRect().top)));
  for (const row of rows) {
    const [first, last] = [row[0].getBoundingClientRect(), row.at(-1).getBoundingClientRect()];
    if (Math.abs(first.left - board.left - (board.right - last.right)) > 4) found.push(`${name(row[0])} begins no row`);
  }
  return found;
}

for (const [game, seats, [width, height] = [1920, 1080]] of [
  ['flip7', 5],
  ['flip7', 12, [3840, 2160]],
  ['flip7', 18],
  ['hilo', 2],
  ['hilo', 5, [1280, 720]],
  ['hi_lo_flip', 5],
  ['uno_flip', 7],
  ['uno_flip', 10],
])
  test(
    `${game} with ${seats} seats at ${width} by ${height}: all lies apart and is large enough`,
    options,
    async () => {
      const tv = await openOnTelevision(game, seats);
      const phone = await startOnPhone(tv);
      await tv.page.setViewportSize({ width, height });
      await tv.page.evaluate(() => document.fonts.ready);
      await tv.page.waitForFunction((count) => document.querySelectorAll('aside .token').length === count, seats);
      assert.deepEqual(await tv.page.evaluate(misplaced), []);
      assert.deepEqual(await tv.page.evaluate(smallTexts, [(19.9 * width) / 1920]), []);
      assert.deepEqual(tv.problems, []);
      await phone.context.close();
      await tv.context.close();
    },
  );

test('a game to its end, and the next one on the same screen', options, async () => {
  const tv = await openOnTelevision('flip7', 2);
  const phone = await startOnPhone(tv);
  await playByMouse(phone.page);
  await tv.page.locator('.end', { hasText: /wins!/ }).waitFor();
  assert.equal(await tv.page.locator('.end .podium li').count(), 2);
  await phone.page.locator(OVER).waitFor();
  await phone.page
    .getByRole('button', { name: /^(Rematch|Play again)/ })
    .first()
    .click();
  await tv.page.waitForFunction((code) => !location.pathname.endsWith(code), tv.code);
  await tv.page.getByText('Cleo starts the game on the phone.').waitFor();
  assert.deepEqual(tv.problems, []);
  await phone.context.close();
  await tv.context.close();
});
