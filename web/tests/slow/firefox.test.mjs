/* Whole games in Debian's Firefox, by the mouse, by touch and by keys alone, without a complaint of the browser.
 * Playwright's core drives it by WebDriver BiDi: no browser of Playwright's own is needed. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { firefox } from 'playwright-core';
import { games } from '../games/names.mjs';
import { languages } from '../languages.mjs';
import { luck, OFFERED, playByKeys, playByTouch, ready, shortGames } from '../player.mjs';
import { kept, screens, show } from '../screens.mjs';
import { missing, startServer, visit } from '../support.mjs';

const FIREFOX = process.env.FIREFOX ?? '/usr/bin/firefox-esr';
const skip = missing || (!existsSync(FIREFOX) && `there is no ${FIREFOX}`);

let server;
let browser;
before(async () => {
  if (skip) return;
  server = await startServer();
  /* Without buttons of its own: Tab would lead to them, from where its driver knows no way back by keys. */
  const args = ['--kiosk'];
  browser = await firefox.launch({ executablePath: FIREFOX, channel: 'moz-firefox', headless: true, args });
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

/** Touches as a finger does. Playwright's own touchscreen.tap reaches no page of Firefox, the command of WebDriver BiDi
 * does, and Playwright's core has no other way to it than the connection that it uses itself. The finger stays for a
 * moment, or Firefox makes no click of it. */
function playByFinger(page, seed) {
  const { _session: bidi } = page._connection.toImpl(page).delegate;
  return playByTouch(page, seed, 3000, (x, y) =>
    bidi.send('input.performActions', {
      context: bidi.sessionId,
      actions: [
        {
          type: 'pointer',
          id: 'finger',
          parameters: { pointerType: 'touch' },
          actions: [
            { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
            { type: 'pointerDown', button: 0 },
            { type: 'pause', duration: 40 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ],
    }),
  );
}

/* By keys in another language a game: all but English and German, which other tests play in. */
const others = languages.filter((code) => code !== 'en' && code !== 'de');
for (const [i, game] of games.entries())
  for (const [how, play, language, phone] of [
    ['the mouse', playByPointer, 'en'],
    ['touch', playByFinger, 'de', true],
    ['keys', playByKeys, others[i % others.length]],
  ])
    test(`a game of ${game} in Firefox by ${how} (${language})`, { skip, timeout: 600_000 }, async () => {
      const { context, page, problems } = await visit(browser, {
        settings: { language },
        kept: shortGames(2),
        viewport: phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
      });
      const touched = [];
      await page.exposeFunction('noteClick', (by) => touched.push(by));
      await page.addInitScript(() =>
        addEventListener('click', (event) => event.isTrusted && globalThis.noteClick(event.pointerType), true),
      );
      await page.goto(`${server.url}/#/play/${game}`);
      await play(page, 5);
      if (phone) assert.deepEqual([...new Set(touched)], ['touch']);
      assert.deepEqual(problems, []);
      await context.close();
    });

test('the chip shows the side that is up in Firefox', { skip, timeout: 120_000 }, async () => {
  const { context, page } = await visit(browser, { kept, viewport: { width: 1440, height: 900 } });
  await show(
    page,
    server.url,
    screens.find(({ name }) => name === 'hi_lo_flip'),
  );
  const chip = page.locator('.chip [role=img]');
  const picture = (await chip.screenshot()).toString('base64');
  const [red, , blue] = await page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const canvasContext = canvas.getContext('2d');
    canvasContext.drawImage(image, 0, 0);
    return canvasContext.getImageData(image.width * 0.15, image.height * 0.47, 1, 1).data;
  }, picture);
  assert.ok(red > 200 && blue < 100, `${red}, ${blue}: HI is yellow, LO is blue`);
  await context.close();
});
