/* A game in brief, with pictures, before its rules: short enough, true to the rules, and not in their way. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { games } from './games/names.mjs';
import { languagesOf } from './languages.mjs';
import { server, visitor } from './stage.mjs';

const file = (path) => readFileSync(new URL(path, import.meta.url), 'utf8');
const PHONE = { width: 390, height: 844 };
/* How far a thumb swipes. */
const SWIPE = 600;

async function open(page, game) {
  await page.goto(`${server.url}/#/rules/${game}`);
  await page.locator('[data-part="end"]').waitFor();
  assert.equal(await page.locator('[data-part]').count(), 4);
  await page.evaluate(() => document.fonts.ready);
}
const extent = (page) =>
  page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);

for (const game of games)
  for (const language of languagesOf(`games/${game}/rules.LANGUAGE.md`)) {
    test(`${game} (${language}): the numbers in brief are those of the rules`, () => {
      const rules = file(`../src/games/${game}/rules.${language}.md`);
      const brief = file(`../src/games/${game}/guide.${language}.ftl`).replace(/^guide-\w+-[\w-]+ =/gm, '');
      const numbers = [...brief.matchAll(/(?<![\w-])\d+/g)].map(([number]) => number);
      assert.ok(numbers.length > 1);
      for (const number of numbers) assert.match(rules, new RegExp(`(?<!\\d)${number}(?!\\d)`));
    });
  }

for (const game of games)
  for (const language of ['en', 'de']) {
    const on = (viewport) => ({ viewport, settings: { language } });
    visitor(`${game} (${language}) in brief takes two swipes on a phone`, on(PHONE), async (page) => {
      await open(page, game);
      const [width, height] = await extent(page);
      assert.ok(width <= PHONE.width, `${width} wide`);
      assert.ok(height <= PHONE.height + 2 * SWIPE, `${height} high`);
      await page.setViewportSize({ width: 320, height: 568 });
      assert.ok((await extent(page))[0] <= 320);
    });

    visitor(
      `${game} (${language}) in brief is one wide screen, one page of paper`,
      on({ width: 1440, height: 900 }),
      async (page) => {
        await open(page, game);
        assert.deepEqual(await extent(page), [1440, 900]);
        const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
        assert.equal([...paper.matchAll(/\/Type\s*\/Page\b/g)].length, 1);
      },
    );
  }

visitor('behind a game in brief are all its rules, to be searched and linked to', {}, async (page) => {
  await open(page, 'flip7');
  /* What is searched for before the book has come is searched for in it. */
  let come;
  const coming = new Promise((resolve) => (come = resolve));
  await page.route('**/assets/*', (route) => coming.then(() => route.continue()));
  await page.getByRole('link', { name: 'All rules' }).click();
  await page.getByLabel('Search').fill('lifeboat');
  come();
  await page.getByText('No rule here contains these words.').waitFor();
  await page.getByLabel('Search').fill('bust');
  await page.locator('#F7-3\\.3').waitFor();
  await page.goto(`${server.url}/#/rules/flip7/F7-4.1`);
  await page.locator('.meant#F7-4\\.1').waitFor();
  await page.getByRole('link', { name: 'In brief' }).click();
  await page.locator('[data-part="goal"]').waitFor();
  /* What all games share has no pictures. */
  await page.goto(`${server.url}/#/rules/shared`);
  await page.locator('.book').waitFor();
});
