/* What axe-core has to say about the screens of the page, and what tests of it share: axe.test.mjs looks at each screen
 * twice, slow/axe.test.mjs in both modes at both widths. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { playByMouse, short } from './player.mjs';
import { browser, server } from './stage.mjs';
import { missing, visit } from './support.mjs';
import { games } from './games/names.mjs';
import { judgeScreens } from './judges.mjs';
import { padScreens } from './pads.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Screens by their address, with what shows that they are there and, for some, what is done first. */
export const screens = [
  { at: '/', there: '.tiles' },
  ...games.map((game) => ({
    at: `/#/new/${game}`,
    there: 'form',
    first: (page) => page.locator('summary').first().click(),
  })),
  {
    at: '/#/rules',
    there: '.books',
    first: async (page) => {
      await page.locator('#find').fill('5.1');
      await page.locator('.found').waitFor();
    },
  },
  { at: '/#/rules/shared', there: '.book' },
  { at: '/#/rules/rulings', there: '.book' },
  ...games.map((game) => ({ at: `/#/rules/${game}`, there: '.guide' })),
  ...games.map((game) => ({ at: `/#/rules/${game}/all`, there: '.book' })),
  { at: '/#/rules/uno_flip/UF-5.6', there: '.meant' },
  { at: '/#/rules/flip7/all', there: '.book', first: (page) => page.locator('#query').fill('stay') },
  { at: '/#/daily', there: '.panel' },
  { at: '/#/together', there: 'form' },
  { at: '/#/puzzles', there: 'li .main' },
  { at: '/#/puzzles/flip7/1', there: '.ask summary' },
  { at: '/#/games', there: '.panel' },
  { at: '/tv', there: 'form' },
  { at: '/#/learn', there: '.posters' },
  { at: '/#/settings', there: '.panel' },
  {
    at: '/#/settings',
    there: '.panel',
    first: (page) => page.getByRole('button', { name: /^(Delete all data|Alle Daten löschen)/ }).click(),
  },
  ...padScreens,
  ...judgeScreens,
  { at: '/#/friends', there: 'main' },
  { at: '/#/lobby', there: 'main' },
  ...games.map((game) => ({ at: `/#/play/${game}`, there: '.table main button:not(:disabled)' })),
  ...games.map((game) => ({ at: `/#/learn/${game}`, there: 'aside .says:not(.quiet)' })),
];

const heights = { 320: 568, 1440: 900 };

/** Runs in the page: buttons and links whose name lacks words that are seen on them. axe's own rule takes the numbers
 * in the picture of a card for such words, as often as they are drawn; it has nothing to find at a game's start. */
function misnamed() {
  const plain = (text) => text.replace(/\s+/g, ' ').trim().toLowerCase();
  return [...document.querySelectorAll(':is(a, button)[aria-label]')].flatMap((element) => {
    const copy = element.cloneNode(true);
    for (const hidden of copy.querySelectorAll('svg, [aria-hidden=true], .unseen')) hidden.remove();
    const [seen, name] = [plain(copy.textContent), plain(element.ariaLabel)];
    /* Signs such as + and × are no words. */
    return !/[\p{L}\p{N}]/u.test(seen) || name.includes(seen) ? [] : [`"${seen}" is called "${name}"`];
  });
}

/** Asserts that what is shown is accessible; `begun`: a game's start, by all that Lighthouse asks for. */
export async function inspect(page, begun = false) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  const { violations } = await page.evaluate(
    (enabled) =>
      globalThis.axe.run({ resultTypes: ['violations'], rules: { 'label-content-name-mismatch': { enabled } } }),
    begun,
  );
  assert.deepEqual(
    violations.map(
      (v) => `${v.id}: ${v.help}: ${v.nodes.map((node) => `${node.target} ${node.any[0]?.message ?? ''}`).join(' | ')}`,
    ),
    [],
  );
  assert.deepEqual(await page.evaluate(misnamed), []);
  assert.ok(
    await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
    'nothing is wider than the screen',
  );
  assert.equal(await page.locator('h1').count(), 1, 'one heading');
}

/** Opens a screen from home, in the page that is open: loading it again takes longer than looking at it. */
export async function open(page, { at, there, first }) {
  await page.goto(`${server.url}/#/`);
  await page.locator('.tiles').waitFor();
  if (at === '/') return;
  await page.evaluate(() => document.querySelector('#main').classList.add('left'));
  await page.goto(server.url + at);
  await page.locator(`#main:not(.left) :is(${there})`).first().waitFor();
  await first?.(page);
}

/** A test of every screen in a mode, so wide. The large text of a narrow dark screen is the hardest case. */
export function testScreens(mode, width) {
  test(`every screen is accessible: ${mode}, ${width} px wide`, { skip: missing }, async (t) => {
    const textSize = width === 320 && mode === 'dark' ? 1.5 : 1;
    const settings = { mode, textSize, language: (mode === 'dark') === (width === 320) ? 'de' : 'en' };
    const viewport = { width, height: heights[width] };
    const { context, page, problems } = await visit(browser, { settings, viewport });
    for (const screen of screens)
      await t.test(screen.at, async () => {
        await open(page, screen);
        await inspect(page, screen.at.startsWith('/#/play/'));
      });
    assert.deepEqual(problems, []);
    await context.close();
  });
}

/** From the waiting room of a table with others to the review of its game, and what a big screen shows of it; each is
 * accessible. */
async function followTable(t, page, mode) {
  await page.goto(`${server.url}/#/friends/flip7`);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.locator('.go').waitFor();
  await t.test('the waiting room', () => inspect(page));
  const settings = { mode, language: mode === 'dark' ? 'de' : 'en' };
  const tv = await visit(browser, { settings, viewport: { width: 1920, height: 1080 } });
  await tv.page.goto(page.url().replace('/t/', '/tv/'));
  await tv.page.locator('.join svg').waitFor();
  await t.test('the waiting room on a big screen', () => inspect(tv.page));
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.table main button:not(:disabled)').first().waitFor();
  await t.test('a table with others', () => inspect(page));
  await tv.page.locator('aside .race').waitFor();
  await t.test('a table on a big screen', () => inspect(tv.page));
  await playByMouse(page, 3);
  await t.test('the end of a game', () => inspect(page));
  await tv.page.locator('.end').waitFor();
  await t.test('the end of a game on a big screen', () => inspect(tv.page));
  assert.deepEqual(tv.problems, []);
  await tv.context.close();
  const code = page.url().slice(-6);
  for (const [what, there] of [
    ['Review', 'svg'],
    ['Verify the cards', 'p'],
    ['Share', 'a, input, button'],
  ]) {
    await page.goto(`${server.url}/r/${code}`);
    await page.getByRole('slider', { name: 'Move' }).waitFor();
    if (what === 'Review') await t.test('a replay', () => inspect(page));
    const button = page.getByRole('button', { name: what });
    if (!(await button.isVisible())) await page.getByRole('button', { name: 'More', exact: true }).click();
    await button.click();
    await page.getByRole('dialog', { name: what }).locator(`.body :is(${there})`).first().waitFor();
    await t.test(what, () => inspect(page));
  }
}

/** A test of tables with others and of what comes after, in a mode, so wide. */
export function testTable(mode, width) {
  const name = `tables with others and what comes after are accessible: ${mode}, ${width} px wide`;
  test(name, { skip: missing }, async (t) => {
    const kept = { 'upcard.friends.flip7': { seats: 2, bots: 1, clock: 'none', rules: short.flip7 } };
    const viewport = { width, height: heights[width] };
    const { context, page, problems } = await visit(browser, {
      kept,
      settings: { mode, name: 'Ada' },
      viewport,
    });
    await followTable(t, page, mode);
    assert.deepEqual(problems, []);
    await context.close();
  });
}
