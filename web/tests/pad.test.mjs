/* Score pads: a round in at most 12 taps, kept over a reload, corrected with a preview, by cards, in a file, in all
 * games. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { server, visitor } from './stage.mjs';

let taps = 0;
async function tap(page, name, role = 'button') {
  taps++;
  await page.getByRole(role, { name, exact: true }).click();
}
const type = async (page, points) => {
  for (const digit of String(points)) await tap(page, digit);
};
const next = (page) => {
  taps++;
  return page.getByRole('button', { name: /^Next:/ }).click();
};
const totals = (page) => page.locator('.pad .board li .num').allInnerTexts();
const waitFor = (page, wanted) =>
  page.waitForFunction(
    (want) => [...document.querySelectorAll('.pad .board li .num')].map((e) => e.textContent).join() === want,
    wanted.join(),
  );

async function start(page, game, names, rules = '') {
  await page.goto(`${server.url}/#/pad/new/${game}${rules && `/${rules}`}`);
  await page.locator('form').waitFor();
  const fields = page.getByRole('textbox');
  for (const [i, name] of names.entries()) {
    if ((await fields.count()) <= i) await page.getByRole('button', { name: 'One more' }).click();
    await fields.nth(i).fill(name);
  }
  await page.getByRole('button', { name: 'Start the pad' }).click();
  await page.locator('.pad .keys').waitFor();
}

visitor('a game of Flip 7 with four players is kept, corrected and finished', {}, async (page) => {
  await page.goto(server.url);
  await page.getByRole('link', { name: 'Keep score' }).click();
  await page.getByRole('link', { name: 'New pad Flip 7' }).click();
  await start(page, 'flip7', ['Ann', 'Bob', 'Cem', 'Dora'], 'target=150');

  taps = 0;
  for (const [seat, points] of [25, 40, 63, 18].entries()) {
    await type(page, points);
    if (seat < 3) await next(page);
  }
  await tap(page, 'Enter the round');
  await waitFor(page, [25, 40, 63, 18]);
  assert.equal(taps, 12);
  taps = 0;
  await type(page, 31);
  await next(page);
  await tap(page, 'Bust');
  await type(page, 51);
  await next(page);
  await type(page, 44);
  await tap(page, '★ Flip 7');
  await waitFor(page, [56, 40, 114, 62]);
  assert.ok(taps <= 12, `${taps} taps`);

  /* What no cards give is asked about. */
  await type(page, 999);
  await tap(page, 'Enter the round');
  await page.getByRole('alert').getByText('Ann: no cards give that score').waitFor();
  await page.getByRole('button', { name: 'Enter it anyway' }).waitFor();
  for (const _ of '999') await tap(page, 'Delete a digit');

  /* A half-typed round is there after a reload. */
  await type(page, 7);
  await page.reload();
  await waitFor(page, [56, 40, 114, 62]);
  await page
    .locator('.now b.num', { hasText: /^7$/ })
    .or(page.locator('li .entered', { hasText: '7' }))
    .first()
    .waitFor();

  /* A correction of the first round shows what changes before it is taken. */
  await page.getByRole('button', { name: 'Standings and rounds' }).click();
  await page.getByRole('button', { name: 'Correct round 1' }).click();
  await page.getByText('No total changes.').waitFor();
  await tap(page, 'Delete a digit');
  await tap(page, 'Delete a digit');
  await type(page, 30);
  await page.locator('.changes', { hasText: 'Ann 56 → 61' }).waitFor();
  assert.deepEqual(await totals(page), ['56', '40', '114', '62']);
  await tap(page, 'Take the correction');
  await waitFor(page, [61, 40, 114, 62]);
  await tap(page, 'Undo');
  await waitFor(page, [56, 40, 114, 62]);

  /* By cards: the doubled sum, seven numbers by themselves, and a card again takes it away. */
  await page.getByRole('button', { name: 'Cards', exact: true }).click();
  for (const card of ['12', '7', '×2', '+4', '7', '7'])
    await page.getByRole('button', { name: card, exact: true }).click();
  await page.locator('.now b.num', { hasText: /^42$/ }).waitFor();
  await page.getByText('then 98 in all').waitFor();
  for (const card of ['0', '1', '2', '3', '4']) await page.getByRole('button', { name: card, exact: true }).click();
  await page.locator('.now b.num', { hasText: /^77$/ }).waitFor();
  await page.getByRole('button', { name: 'Enter the round' }).click();
  await waitFor(page, [133, 40, 114, 62]);
  await page.getByRole('button', { name: 'Points', exact: true }).click();
  await type(page, 20);
  await page.getByRole('button', { name: 'Enter the round' }).click();
  await page.getByText('Ann wins!').first().waitFor();

  /* The file, which a new pad is read from. */
  await page.getByRole('button', { name: 'Standings and rounds' }).click();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const path = await saved.path();
  assert.match(readFileSync(path, 'utf8'), /^upcard-pad 1\ngame flip7\n[^]*\nround 25 \| 40 \| 63 \| 18\n/);
  await page.goto(`${server.url}/#/pad`);
  await page.getByRole('link', { name: /Ann, Bob, Cem, and Dora/ }).waitFor();
  await page.locator('input[type=file]').setInputFiles(path);
  await waitFor(page, [153, 40, 114, 62]);
});

visitor(
  'the other games ask who ended the round, and translate why a line is refused',
  { settings: { language: 'de' } },
  async (page) => {
    const go = async (game) => {
      await page.goto(`${server.url}/#/pad/new/${game}`);
      await page.getByRole('button', { name: 'Zettel anlegen' }).click();
      await page.locator('.pad .keys').waitFor();
    };
    const enter = page.getByRole('button', { name: 'Runde eintragen' });
    await go('hilo');
    await type(page, 12);
    await page.getByRole('button', { name: /^Weiter/ }).click();
    await type(page, 9);
    await enter.click();
    await page.getByRole('alert').getByText('Wer hat die Runde beendet?').waitFor();
    await page.getByRole('button', { name: '★ Hat die Runde beendet' }).click();
    await waitFor(page, [12, 9]);
    await go('hi_lo_flip');
    await page.getByText(/Runde 1, .* oder .* beginnt/).waitFor();
    await enter.click();
    await page.getByRole('alert').getByText('Wer ist fertig?').waitFor();
    await go('uno_flip');
    await page.getByRole('button', { name: 'Karten', exact: true }).click();
    await page.getByRole('button', { name: 'zieh 1', exact: true }).click();
    await page.getByRole('button', { name: 'zieh 5', exact: true }).click();
    await page.getByText('alle Karten zeigen dieselbe Seite').waitFor();
  },
);
