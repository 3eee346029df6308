/* Whole games in Debian's Firefox, by the mouse and by keys alone, without a complaint of the browser. Playwright's
 * core drives it by WebDriver BiDi: no browser of Playwright's own is needed. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { firefox } from 'playwright-core';
import { games } from '../games/names.mjs';
import { languages } from '../languages.mjs';
import { luck, OFFERED, playByKeys, ready, shortGames } from '../player.mjs';
import { missing, startServer, visit } from '../support.mjs';

const FIREFOX = process.env.FIREFOX ?? '/usr/bin/firefox-esr';
const skip = missing || (!existsSync(FIREFOX) && `there is no ${FIREFOX}`);

let server;
let browser;
before(async () => {
  if (skip) return;
  server = await startServer();
  browser = await firefox.launch({ executablePath: FIREFOX, channel: 'moz-firefox', headless: true });
});
after(async () => {
  await browser?.close();
  await server?.end();
});

/** Clicks with the mouse on what the board offers until the game is over. */
async function playByPointer(page, seed, most = 3000) {
  const any = luck(seed);
  for (let clicked = 0; clicked < most; clicked++) {
    if (!(await ready(page))) return;
    const place = await page.evaluate(
      ([offered, number]) => {
        const list = [...document.querySelectorAll(offered)].filter((e) => e.checkVisibility());
        const one = list[number % list.length];
        one?.scrollIntoView({ block: 'nearest' });
        const { left, top, width, height } = one?.getBoundingClientRect() ?? {};
        return one && [left + width / 2, top + height / 2];
      },
      [OFFERED, any(1 << 20)],
    );
    if (place) await page.mouse.click(...place);
  }
  throw new Error(`the game was not over after ${most} clicks`);
}

/* By keys in another language a game: all but English and German, which other tests play in. */
const others = languages.filter((code) => code !== 'en' && code !== 'de');
for (const [i, game] of games.entries())
  for (const [how, play, language] of [
    ['the mouse', playByPointer, 'en'],
    ['keys', playByKeys, others[i % others.length]],
  ])
    test(`a game of ${game} in Firefox by ${how} (${language})`, { skip, timeout: 600_000 }, async () => {
      const { context, page, problems } = await visit(browser, {
        settings: { language },
        kept: shortGames(2),
        viewport: { width: 1440, height: 900 },
      });
      await page.goto(`${server.url}/#/play/${game}`);
      await play(page, 5);
      assert.deepEqual(problems, []);
      await context.close();
    });
