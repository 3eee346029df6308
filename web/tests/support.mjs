/* What the tests of the page share: a real server, a real browser, visitors.
 *
 * UPCARD is the path of the program (build/upcard), PAGE the folder of the built page (web/dist), CHROMIUM the
 * browser, and CHROMIUM_SHELL a smaller one for tests that need no more than pages. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
export const PROGRAM = process.env.UPCARD ?? here('../../build/upcard');
export const PAGE = process.env.PAGE ?? here('../dist');

/** Why tests that need all this cannot run here, or false: for the option `skip` of a test. */
export const missing =
  [PROGRAM, join(PAGE, 'index.html')].filter((path) => !existsSync(path)).map((path) => `there is no ${path}`)[0] ??
  false;

/** A port of 127.0.0.1 that nobody has now. */
export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Starts `upcard serve` with the page, on data of its own. `options`: more of its arguments. It gives
 *    url            "http://127.0.0.1:PORT"
 *    data           the folder of its data
 *    lines          what it has logged
 *    kill(signal)   ends it at once, or as the signal says
 *    restart()      starts it again, on the same port and data
 *    end()          ends it and removes its data */
export async function startServer(options = []) {
  const data = mkdtempSync(join(tmpdir(), 'upcard-page-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const lines = [];
  let child;

  async function restart() {
    const arguments_ = [
      'serve',
      '--listen',
      `127.0.0.1:${port}`,
      '--data',
      data,
      '--web',
      PAGE,
      '--bot-pace-ms',
      '20',
      ...options,
    ];
    child = spawn(PROGRAM, arguments_, { stdio: ['ignore', 'ignore', 'pipe'] });
    await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', () => reject(new Error(`the server ended:\n${lines.join('\n')}`)));
      createInterface({ input: child.stderr }).on('line', (line) => {
        lines.push(line);
        if (line.includes('event=listening')) resolve();
      });
    });
  }

  async function kill(signal = 'SIGKILL') {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  }

  async function end() {
    await kill('SIGTERM');
    rmSync(data, { recursive: true, force: true });
  }

  await restart();
  return { url, data, lines, kill, restart, end };
}

const WHOLE = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** Waits until the page has been laid out and shown once more: two frames. */
export const framed = (page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Debian's Chromium, which asks nobody outside. `options`: more of its arguments. `whole`: with notifications. */
export function startBrowser(options = [], { whole = false } = {}) {
  return chromium.launch({
    executablePath: whole ? WHOLE : (process.env.CHROMIUM_SHELL ?? WHOLE),
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      ...options,
    ],
  });
}

/** Settings of a visitor who does not want to wait. */
export const hurried = { pace: 'instant', motion: 'off', language: 'en' };

/** Runs in the page: its workers hear nothing before their random numbers are seeded. */
function holdBackWorkers() {
  globalThis.Worker = class extends Worker {
    #held = [];
    constructor(...options) {
      super(...options);
      this.addEventListener('message', (event) => {
        if (event.data !== 'seeded') return;
        event.stopImmediatePropagation();
        for (const message of this.#held) super.postMessage(...message);
        this.#held = null;
      });
    }
    postMessage(...message) {
      if (this.#held) this.#held.push(message);
      else super.postMessage(...message);
    }
  };
}

/** Runs in a worker: its random bytes follow from `seed`. */
function seedWorker(seed) {
  let state = seed;
  const next = () => {
    state = (state + 0x9e3779b9) | 0;
    const mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    return (mixed ^ (mixed >>> 15)) >>> 24;
  };
  crypto.getRandomValues = (array) => {
    new Uint8Array(array.buffer, array.byteOffset, array.byteLength).forEach((_, i, bytes) => (bytes[i] = next()));
    return array;
  };
  postMessage('seeded');
}

/* The page's own games have the same cards in each run of a test file. DEALS=2, DEALS=3 and so on deal others. */
let deals = Number(process.env.DEALS ?? 1) * 1_000_000;

/** A browser of its own with one page. `kept` is what its localStorage has before the page opens for the first time,
 * under the keys of the page. It gives { context, page, problems }: what the page has complained about, for a last
 * assertion. There is no service worker unless it is asked for: it would fetch the whole page at each visit. */
export async function visit(
  browser,
  { kept = {}, settings = {}, viewport = { width: 390, height: 844 }, serviceWorkers = 'block', ...options } = {},
) {
  const context = await browser.newContext({ viewport, serviceWorkers, ...options });
  context.setDefaultTimeout(120_000); // for what hangs: machines may be slow
  await context.addInitScript(
    (entries) => {
      if (origin === 'null') return; // an empty page keeps nothing
      for (const [key, value] of Object.entries(entries))
        if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(value));
    },
    { 'upcard.settings': { ...hurried, ...settings }, ...kept },
  );
  if (browser.browserType().name() === 'chromium') await context.addInitScript(holdBackWorkers); // whose workers tests reach
  context.on(
    'page',
    (opened) => opened.on('worker', (worker) => worker.evaluate(seedWorker, deals++).catch(() => {})), // it may have ended
  );
  const page = await context.newPage();
  const problems = [];
  // a DOMException has no stack
  page.on('pageerror', (error) => problems.push(error.stack || `${error.name}: ${error.message}`));
  page.on('console', (message) => {
    /* What the browser itself says about a line that is down is no mistake of the page. */
    if (
      message.type() === 'error' &&
      !/WebSocket connection|Failed to load resource|when fetching the script/.test(message.text())
    )
      problems.push(message.text());
  });
  return { context, page, problems };
}
