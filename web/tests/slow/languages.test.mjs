/* Every screen in every language on a small phone, in a browser with letters of 200 %: no text is cut off, and nothing
 * is wider than the screen. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screens } from '../accessible.mjs';
import { games } from '../games/names.mjs';
import { leftGame } from '../left.mjs';
import { overflows } from '../overflow.mjs';
import { missing, startBrowser, visit } from '../support.mjs';

test('letters of 200 % fit a small phone', { skip: missing, timeout: 600_000 }, async () => {
  const browser = await startBrowser(['--blink-settings=defaultFontSize=32,defaultFixedFontSize=26']);
  const kept = Object.assign({}, ...games.map((game) => leftGame(game, 4)));
  const { page, problems } = await visit(browser, { kept, viewport: { width: 360, height: 640 } });
  /* A press that words find is done elsewhere. */
  const shown = screens.filter(({ at, first }) => !(first && at === '/#/settings'));
  assert.deepEqual(await overflows(page, shown), []);
  assert.deepEqual(problems, []);
  await browser.close();
});
