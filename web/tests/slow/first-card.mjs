/* How soon somebody who has never been here can play: the time from opening a game's address to the table, and to its
 * first card, which has been dealt and is seen there, on a slow phone as Chromium plays one: 150 ms and 1.6 Mbit/s away
 * from the server, with a quarter of this machine's processor or what SLOWER says (lighthouse.mjs tells what a slow
 * phone is here). The line and the processor are really slowed down; lighthouse.mjs calculates. Late cards say as much
 * about the machine as about the page, so its load is told with them.
 * usage: UPCARD=... PAGE=... node tests/slow/first-card.mjs [VISITS [SLOWER]] */
import { loadavg } from 'node:os';
import { startBrowser, startServer } from '../support.mjs';
import { games } from '../games/names.mjs';

const VISITS = Number(process.argv[2] ?? 5);
const SLOWER = Number(process.argv[3] ?? 4);
const LATEST = 1500; // ms, of the card
/* What a table has before a card is dealt, and the first card: in HILO the one that begins the discard pile, in Uno
 * Flip one drawn for the dealer. */
const TABLE = '.table main [data-place]';
const dealt = {
  flip7: '.table main [data-card]',
  hilo: '.table main [data-place="discard"] .card',
  hi_lo_flip: '.table main [data-place^="card-"]',
  uno_flip: '.table main :is([data-place^="card-"], .mini)',
};
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: (1638.4 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

async function firstCard(browser, address, card) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  /* The page's own clock: what the test takes to ask does not count. */
  await page.addInitScript(
    (selectors) => {
      const seen = (selector) => document.querySelector(selector)?.checkVisibility({ visibilityProperty: true });
      globalThis.shown = selectors.map(() => 0);
      const look = () => {
        selectors.forEach((selector, i) => (globalThis.shown[i] ||= seen(selector) ? performance.now() : 0));
        if (globalThis.shown.includes(0)) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    [TABLE, card],
  );
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => globalThis.shown && !globalThis.shown.includes(0));
  const [table, first] = await page.evaluate(() => globalThis.shown);
  await context.close();
  return { table, first };
}

const server = await startServer();
const browser = await startBrowser();
let failed = false;
try {
  for (const game of games) {
    const times = [];
    for (let i = 0; i < VISITS; i++) times.push(await firstCard(browser, `${server.url}/#/play/${game}`, dealt[game]));
    const told = (kind) => {
      const sorted = times.map((time) => Math.round(time[kind])).sort((a, b) => a - b);
      const middle = sorted[VISITS >> 1];
      return { middle, text: `${middle} ms (${sorted[0]} to ${sorted.at(-1)})` };
    };
    const first = told('first');
    console.log(
      `${game}: table after ${told('table').text}, first card after ${first.text}, ${VISITS} visits, ${SLOWER} times slower, load ${loadavg()[0].toFixed(1)}`,
    );
    failed ||= first.middle > LATEST;
  }
} finally {
  await browser.close();
  await server.end();
}
process.exitCode = failed ? 1 : 0;
