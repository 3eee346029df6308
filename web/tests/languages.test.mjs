/* The page in each of its languages on a small phone: no text is cut off, goes over the edge of the screen or out of
 * the button, panel or tile that it stands in. English and German are looked at in more sizes elsewhere. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open } from './accessible.mjs';
import { games } from './games/names.mjs';
import { languages } from './languages.mjs';
import { leftGame } from './left.mjs';
import { browser, choose } from './stage.mjs';
import { missing, visit } from './support.mjs';

/** Screens by their address, with what shows that they are there and, for some, what is done first. */
const screens = [
  { at: '/', there: '.tiles' },
  { at: '/#/settings', there: '.panel' },
  { at: '/#/games', there: '.panel' },
  { at: '/#/daily', there: '.panel' },
  { at: '/#/together', there: 'form' },
  { at: '/#/puzzles', there: 'li .main' },
  { at: '/#/friends', there: 'main' },
  { at: '/tv', there: 'form' },
  { at: '/#/rules', there: '.books' },
  ...games.flatMap((game) => [
    { at: `/#/new/${game}`, there: 'form', first: (page) => page.locator('summary').first().click() },
    { at: `/#/play/${game}`, there: '.table main button:not(:disabled)' },
    { at: `/#/rules/${game}`, there: '.guide' },
    { at: `/#/rules/${game}/all`, there: '.book' },
  ]),
];

/** Runs in the page: texts that do not fit, each with what cuts it. */
function overflowing() {
  const found = new Set();
  const around = (element) => (element ? [element, ...around(element.parentElement)] : []);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const boxes = around(node.parentElement).map((element) => ({
      element,
      edge: element.getBoundingClientRect(),
      cut: getComputedStyle(element).overflowX,
    }));
    /* What is there for the ear alone is a pixel wide. */
    if (!node.parentElement.checkVisibility() || boxes.some(({ edge }) => edge.width <= 1)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const text of range.getClientRects()) {
      const goesOver = ({ left, right, top, bottom }, height) =>
        text.left < left - 1 || text.right > right + 1 || (height && (text.top < top - 4 || text.bottom > bottom + 4));
      for (const { element, edge, cut } of boxes) {
        if (/auto|scroll/.test(cut)) break;
        const holds = element.matches('button, .button, .panel, .tile');
        if ((holds || cut !== 'visible') && goesOver(edge, holds))
          found.add(`"${node.data.trim()}" goes over its ${element.localName}.${element.className}`);
      }
      if (text.left < -1 || text.right > innerWidth + 1) found.add(`"${node.data.trim()}" leaves the screen`);
    }
  }
  const width = document.documentElement.scrollWidth;
  if (width > innerWidth) found.add(`the page is ${width} px wide`);
  return [...found];
}

test('no text overflows in any language', { skip: missing, timeout: 600_000 }, async () => {
  const kept = Object.assign({}, ...games.map((game) => leftGame(game, 4)));
  const { context, page, problems } = await visit(browser, { kept, viewport: { width: 360, height: 640 } });
  const faults = [];
  for (const screen of screens) {
    await open(page, screen);
    for (const language of languages) {
      await page.evaluate(choose, { language });
      await page.locator(`html[lang=${language}]`).waitFor();
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      for (const fault of await page.evaluate(overflowing)) faults.push(`${screen.at} ${language}: ${fault}`);
    }
  }
  assert.deepEqual(faults, []);
  assert.deepEqual(problems, []);
  await context.close();
});
