/* How soon somebody who has never been here can play: the time from opening a game's address to its first card on the
 * table, on a slow phone as Chromium plays one: 150 ms and 1.6 Mbit/s away from the server, with a quarter of this
 * machine's processor. The line and the processor are really slowed down; lighthouse.mjs reckons. usage: UPCARD=...
 * PAGE=... node tests/slow/first-card.mjs [VISITS] Late cards say as much about the machine as about the page, so its
 * load is told with them. */
import { loadavg } from 'node:os';
import { startBrowser, startServer } from '../support.mjs';
import { games } from '../games/names.mjs';

const VISITS = Number(process.argv[2] ?? 5);
const LATEST = 1500; // ms
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: (1638.4 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

async function firstCard(browser, address) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  /* The page's own clock: what the test takes to ask does not count. */
  await page.addInitScript(() => {
    const look = () =>
      document.querySelector('.table main [data-place], .table main button')
        ? (globalThis.shownAt = performance.now())
        : requestAnimationFrame(look);
    requestAnimationFrame(look);
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => globalThis.shownAt);
  const ms = await page.evaluate(() => globalThis.shownAt);
  await context.close();
  return ms;
}

const server = await startServer();
const browser = await startBrowser();
let failed = false;
try {
  for (const game of games) {
    const times = [];
    for (let i = 0; i < VISITS; i++) times.push(await firstCard(browser, `${server.url}/#/play/${game}`));
    times.sort((a, b) => a - b);
    const middle = times[VISITS >> 1];
    console.log(
      `${game}: first card after ${Math.round(middle)} ms (${Math.round(times[0])} to ${Math.round(times.at(-1))}, ${VISITS} visits), load ${loadavg()[0].toFixed(1)}`,
    );
    failed ||= middle > LATEST;
  }
} finally {
  await browser.close();
  await server.end();
}
process.exitCode = failed ? 1 : 0;
