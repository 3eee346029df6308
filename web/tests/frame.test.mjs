/* What stands round every board: boxes over it, settings from a game, the table of scores. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leftGame } from './left.mjs';
import { kept } from './screens.mjs';
import { browser, server } from './stage.mjs';
import { framed, missing, visit } from './support.mjs';
import { games } from './games/names.mjs';

const phone = { width: 320, height: 568 };
async function goOn(game, options) {
  const visitor = await visit(browser, { viewport: phone, kept, ...options });
  await visitor.page.goto(`${server.url}/#/play/${game}`);
  await visitor.page.locator('.status.mine').waitFor();
  return visitor;
}

test('a refusal and a hint take each other’s place', { skip: missing, timeout: 300_000 }, async () => {
  const { context, page, problems } = await goOn('uno_flip');
  const refuse = () => page.locator('main button[aria-disabled="true"]').first().click({ force: true });
  await refuse();
  await page.locator('.refusal').waitFor();
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('.hint').waitFor();
  assert.equal(await page.locator('.toast').count(), 1);
  await refuse();
  await page.locator('.refusal').waitFor();
  assert.equal(await page.locator('.toast').count(), 1);
  assert.deepEqual(problems, []);
  await context.close();
});

/** What a box over the board lies on, of what is needed with it: who the others are, what is to do, own cards and
 * buttons. HILO's piles are buttons twice. */
function covered() {
  const box = (element) => element.getBoundingClientRect();
  const over = box(document.querySelector('.toast'));
  const needed = document.querySelectorAll(
    '.status .prompt span, .table main :is(.others .name, .rivals .name, button:not([data-pile], .last))',
  );
  return [...needed]
    .filter((element) => {
      const { left, right, top, bottom } = box(element);
      return left < over.right && over.left < right && top < over.bottom && over.top < bottom;
    })
    .map((element) => element.ariaLabel ?? element.textContent);
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test(
    `boxes over the board cover nothing that is needed at ${viewport.width}`,
    { skip: missing, timeout: 300_000 },
    async () => {
      for (const game of games) {
        const { context, page, problems } = await goOn(game, { viewport, kept: leftGame(game, 4) });
        await page.getByRole('button', { name: 'Hint' }).click();
        await page.locator('.hint').waitFor();
        await page.waitForFunction(() => document.querySelector('.boxes').style.translate);
        await framed(page);
        assert.deepEqual(await page.evaluate(covered), [], game);
        if (game === 'uno_flip') {
          await page.locator('.own-hand button[aria-disabled="true"]').first().click({ force: true });
          await page.locator('.refusal').waitFor();
          await framed(page);
          assert.deepEqual(await page.evaluate(covered), [], 'a refusal');
        }
        assert.deepEqual(problems, []);
        await context.close();
      }
    },
  );

test('settings are changed during a game, which then goes on', { skip: missing, timeout: 300_000 }, async () => {
  const { context, page, problems } = await goOn('hilo');
  const cards = () => page.locator('main button').count();
  const before = await cards();
  await page.getByRole('button', { name: 'Scores and what happened' }).click();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByText('Deutsch').click();
  await page.getByRole('button', { name: 'Zurück zum Spiel' }).click();
  await page.getByRole('button', { name: 'Tipp' }).waitFor();
  await page.locator('.status.mine').waitFor();
  assert.equal(await cards(), before);
  assert.deepEqual(problems, []);
  await context.close();
});

test('names and totals of eighteen seats are in sight on a phone', { skip: missing, timeout: 300_000 }, async () => {
  const { context, page, problems } = await visit(browser, { viewport: phone });
  await page.goto(`${server.url}/#/new/flip7`);
  const more = page.getByRole('button', { name: 'Players, including you: more' });
  await more.waitFor();
  while (await more.isEnabled()) await more.click();
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await page.getByRole('button', { name: 'Scores and what happened' }).click();
  await page.locator('.scores tbody tr').nth(17).waitFor();
  const cut = await page.evaluate(() => {
    const box = document.querySelector('.scores').getBoundingClientRect();
    return [...document.querySelectorAll('.scores tr > :is(:first-child, :last-child)')].filter((cell) => {
      const { left, right } = cell.getBoundingClientRect();
      return left < box.left - 1 || right > box.right + 1;
    }).length;
  });
  assert.equal(cut, 0);
  assert.deepEqual(problems, []);
  await context.close();
});
