/* Pads as QR codes, which zbarimg reads from pictures of a phone's screen in both themes: from a short game to the
 * longest evening of the largest table. A browser that never met the first one has the same pad afterwards. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scanned, unreadable } from '../scan.mjs';
import { browser, choose, server } from '../stage.mjs';
import { framed, missing, visit } from '../support.mjs';

/* The same numbers in each run. */
let seed = 1;
const random = (below) => (seed = (seed * 48271) % 2147483647) % below;
const points = () => (random(10) < 4 ? 'bust' : String(10 + random(50)));
const numbers = ['12', '11', '10', '9', '8', '7', '6', '5', '4'];
const cards = () =>
  random(10) < 4
    ? 'bust'
    : `[${numbers
        .filter(() => random(9) < 4)
        .slice(0, 6)
        .join(' ')}]`;

const file = (seats, rounds, part) =>
  [
    'upcard-pad 1',
    'game flip7',
    `seats ${seats}`,
    'rules target=10000',
    `names ${Array.from({ length: seats }, (_, i) => `"Player ${i + 1}"`).join(' ')}`,
    '',
    ...Array.from({ length: rounds }, () => `round! ${Array.from({ length: seats }, part).join(' | ')}`),
    '',
  ].join('\n');

for (const [name, seats, rounds, part, most] of [
  ['a game of four', 4, 12, points, 1],
  ['an evening of eight', 8, 40, points, 2],
  ['sixty rounds of eighteen', 18, 60, points, 4],
  ['sixty rounds of eighteen by their cards', 18, 60, cards, 8],
])
  test(`${name} as QR codes`, { skip: missing || unreadable, timeout: 600_000 }, async (t) => {
    const { context, page, problems } = await visit(browser, { viewport: { width: 360, height: 640 } });
    context.setDefaultTimeout(20_000);
    await page.goto(`${server.url}/#/pad`);
    const buffer = Buffer.from(file(seats, rounds, part));
    await page.locator('input[type=file]').setInputFiles({ name: 'x.pad', mimeType: 'text/plain', buffer });
    await page.getByRole('button', { name: 'Standings and rounds' }).click();
    await page.getByRole('button', { name: 'Hand over by QR code' }).click();
    const code = page.getByRole('img', { name: 'QR code of this pad' });
    await code.waitFor();
    const whole = await page.getByRole('link', { name: 'The same as a link' }).getAttribute('href');
    const of = Number(/of (\d+)/.exec((await page.locator('.part').allInnerTexts()).join())?.[1] ?? 1);
    t.diagnostic(`${buffer.length} bytes, a link of ${whole.length} letters, ${of} codes`);
    assert.ok(of <= most);

    const other = await visit(browser);
    for (let i = 1; i <= of; i++) {
      if (of > 1) await page.getByText(`Code ${i} of ${of}`).waitFor();
      await code.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const read = [];
      for (const mode of ['light', 'dark']) {
        await page.evaluate(choose, { mode });
        await framed(page);
        read.push(await scanned(page));
      }
      assert.ok(read[0].startsWith(`${server.url}/#/pad/take/`), `code ${i}: ${read[0]}`);
      assert.equal(read[1], read[0]);
      await other.page.goto(read[0]);
      if (i < of) {
        await other.page.getByText(`Code ${i} of ${of} is here.`).waitFor();
        await page.getByRole('button', { name: 'Next code' }).click();
      }
    }
    await other.page.getByRole('button', { name: 'Take it over' }).click();
    const totals = (on) => on.locator('.pad .board li .num').allInnerTexts();
    await other.page.locator('.pad .do').waitFor(); // by points or by cards
    await page.getByRole('button', { name: 'Back to the pad' }).click();
    assert.deepEqual(await totals(other.page), await totals(page));
    assert.deepEqual([...problems, ...other.problems], []);
    await other.context.close();
    await context.close();
  });
