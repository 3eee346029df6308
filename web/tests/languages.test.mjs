/* The page in each of its languages on a small phone: no text is cut off, goes over the edge of the screen or out of
 * the button, panel or tile that it stands in. English and German are looked at in more sizes elsewhere. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games } from './games/names.mjs';
import { judgeScreens } from './judges.mjs';
import { leftGame } from './left.mjs';
import { overflows } from './overflow.mjs';
import { padScreens } from './pads.mjs';
import { browser } from './stage.mjs';
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
  ...padScreens,
  ...judgeScreens,
  ...games.flatMap((game) => [
    { at: `/#/new/${game}`, there: 'form', first: (page) => page.locator('summary').first().click() },
    { at: `/#/play/${game}`, there: '.table main button:not(:disabled)' },
    { at: `/#/puzzles/${game}/1`, there: '.ask summary' },
    { at: `/#/rules/${game}`, there: '.guide' },
    { at: `/#/rules/${game}/all`, there: '.book' },
  ]),
];

test('no text overflows in any language', { skip: missing, timeout: 600_000 }, async () => {
  const kept = Object.assign({}, ...games.map((game) => leftGame(game, 4)));
  const { context, page, problems } = await visit(browser, { kept, viewport: { width: 360, height: 640 } });
  assert.deepEqual(await overflows(page, screens), []);
  assert.deepEqual(problems, []);
  await context.close();
});
