/* What the main thread does in each moment: its longest task there, as a processor slowed four times would take for it.
 * That is four times what the thread itself is busy here, so other programs on this machine count little. (Chromium's
 * own throttling counts what they take four times.) What moves by transforms and opacity goes on meanwhile, but what
 * begins, begins after the task.
 * Which frames are late in fact, Chromium's compositor tells: those in which something moves, and which it had to drop.
 * They are counted while Chromium really slows the main thread four times, so other programs on this machine count too,
 * and its load is told with them.
 * usage: UPCARD=... PAGE=... node tests/slow/tasks.mjs [GAME [MOMENT [TIMES]]] With DETAIL=1 it tells what the longest
 * tasks are made of, and with DETAIL=2 also which lines ask for a layout. An empty GAME or MOMENT stands for all. */
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { moments } from '../moments.mjs';
import { startBrowser, startServer, visit } from '../support.mjs';

const [onlyGame, onlyMoment, times = '3'] = process.argv.slice(2);
const detail = Number(process.env.DETAIL ?? 0);
const SLOWED = 4;
const FRAME = 1000 / 60;
const WHOLE = 2900; // ms, of the longest moment
const SEEN = 4; // tasks that are told with DETAIL
const timeline = 'disabled-by-default-devtools.timeline';
const categories = ['toplevel', 'devtools.timeline', 'v8', ...(detail > 1 ? [`${timeline}.stack`, timeline] : [])];
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** What happens in the browser while `body` runs. */
async function trace(session, includedCategories, body) {
  const events = [];
  const collect = ({ value }) => events.push(...value);
  session.on('Tracing.dataCollected', collect);
  const traceConfig = { includedCategories, excludedCategories: ['*'] };
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await body();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  return events;
}

/** The tasks of the page's main thread, the longest first. `parts`: how long and how often each kind of work in it took
 * without what is in it. */
function tasksOf(events) {
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const whole = events.filter(
    ({ ph, pid, tid, tdur }) => ph === 'X' && tdur && mains.some((main) => main.pid === pid && main.tid === tid),
  );
  const tasks = [];
  const open = [];
  for (const event of whole.sort((a, b) => a.ts - b.ts || b.dur - a.dur)) {
    const { name, pid, ts, dur, tdur } = event;
    while (open.length && (open.at(-1).pid !== pid || open.at(-1).ts + open.at(-1).dur <= ts)) open.pop();
    if (!open.length) tasks.push({ ms: (SLOWED * tdur) / 1000, ts, parts: {} });
    const add = (kind, us, count) => {
      const part = (tasks.at(-1).parts[kind] ??= { ms: 0, count: 0, notes: [] });
      part.ms += (SLOWED * us) / 1000;
      part.count += count;
      return part;
    };
    if (open.length) add(open.at(-1).name, -tdur, 0);
    add(name, tdur, 1).notes.push(...notesOf(event));
    open.push({ name, pid, ts, dur });
  }
  return tasks.sort((a, b) => b.ms - a.ms);
}

/** How many elements had new styles or places, and who wanted to know them in between. */
function notesOf({ args }) {
  const stack = args.beginData?.stackTrace ?? [];
  return [
    args.elementCount,
    args.beginData?.dirtyObjects && `${args.beginData.dirtyObjects}/${args.beginData.totalObjects}`,
    ...stack
      .slice(0, 3)
      .map(({ functionName, url, columnNumber }) => `${functionName}@${url.split('/').at(-1)}:${columnNumber}`),
  ].filter(Boolean);
}

/** Runs in the page before it: `movements` tell when each animation moves something, in ms of the page's clock. */
function watch() {
  const seen = new WeakSet();
  globalThis.movements = [];
  const note = (animation) => {
    if (seen.has(animation) || !animation.effect.getKeyframes().length) return; // Svelte waits with empty ones
    seen.add(animation);
    const { delay, endDelay, endTime } = animation.effect.getComputedTiming();
    const began = () => {
      const movement = { from: animation.startTime + delay, to: animation.startTime + endTime - endDelay };
      globalThis.movements.push(movement);
      animation.addEventListener('cancel', ({ timelineTime }) => (movement.to = Math.min(movement.to, timelineTime)));
    };
    animation.ready.then(began, () => {}); // one that is called off before it begins moves nothing
  };
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...how) {
    const animation = animate.apply(this, how);
    note(animation);
    return animation;
  };
  for (const kind of ['animationstart', 'transitionrun'])
    document.addEventListener(kind, () => document.getAnimations().forEach(note), true);
}

/** Frames in which something moved, and of them those that came late, those that came without a part of their picture,
 * and those in which only the main thread was late: "0 of 90, incomplete 1, behind 2". All that moves is the
 * compositor's. Where the main thread is late, Chromium reports a frame twice: "forked" is the compositor's report
 * (cc/metrics: CopyReporterAtBeginImplStage). Where a movement ends while the main thread is busy, Chromium also
 * reports the frames after it as dropped, though nothing moves in them: so the page tells when something moves. */
function lateIn(events, movements) {
  const { ts: zero } = events.find(({ name }) => name === 'zero');
  const frames = new Map();
  for (const { name, ts, args } of events) {
    const report = name === 'PipelineReporter' && (args.frame_reporter ?? args.chrome_frame_reporter);
    if (!report) continue;
    const key = `${report.layer_tree_host_id} ${report.frame_source} ${report.frame_sequence}`;
    frames.set(key, [...(frames.get(key) ?? []), { ...report, at: (ts - zero) / 1000 }]);
  }
  const count = { moved: 0, late: 0, incomplete: 0, behind: 0 };
  for (const reports of frames.values()) {
    const own = reports.find(({ frame_type: type }) => type === 'FORKED') ?? reports[0];
    if (!movements.some(({ from, to }) => from <= own.at && own.at < to)) continue;
    count.moved++;
    if (own.state === 'STATE_DROPPED') count.late++;
    else if (own.has_missing_content) count.incomplete++;
    else if (reports.some((report) => report.affects_smoothness)) count.behind++;
  }
  return `${count.late} of ${count.moved}, incomplete ${count.incomplete}, behind ${count.behind}`;
}

function tell({ ms, ts, parts }, first) {
  console.log(`    ${ms.toFixed(1)} ms, ${Math.round((ts - first) / 1000)} ms after the beginning`);
  for (const [kind, { ms: own, count, notes }] of Object.entries(parts).sort(([, a], [, b]) => b.ms - a.ms))
    if (own > 0.5) console.log(`      ${own.toFixed(1)} ${kind}, ${count} times ${notes.join(' ')}`);
}

/** Runs in the page: settings as another tab would have changed them. */
function choose(changed) {
  const key = 'upcard.settings';
  localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key)), ...changed }));
  dispatchEvent(new StorageEvent('storage', { key }));
}

const server = await startServer();
const browser = await startBrowser();
let long = false;
try {
  const session = await browser.newBrowserCDPSession();
  for (const [game, all] of Object.entries(moments)) {
    if ((onlyGame || game) !== game) continue;
    const record = readFileSync(new URL(`../moments/${game}.upcard`, import.meta.url), 'utf8');
    const { context, page } = await visit(browser, {
      settings: { motion: 'on', sound: true, vibrate: true },
      kept: { [`upcard.last.${game}`]: record },
    });
    await page.addInitScript(watch);
    const own = await context.newCDPSession(page);
    await page.goto(`${server.url}/#/replay/last/${game}`);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByLabel('Seen by').selectOption('0');
    await page.keyboard.press('Escape');
    const slider = page.getByRole('slider', { name: 'Move' });
    const to = async (at) => {
      await slider.fill(String(at));
      await page.locator('.controls small', { hasText: new RegExp(`^${at} /`) }).waitFor();
    };
    for (const [name, at] of Object.entries(all)) {
      if ((onlyMoment || name) !== name) continue;
      const found = [];
      const late = [];
      const play = async (categories) => {
        await page.evaluate(choose, { pace: 'instant' });
        await to(at - 1);
        await pause(2200); // what comes behind the first cards has come
        /* An animation that has ended, but is not forgotten, keeps the next of its element from the compositor. */
        await own.send('HeapProfiler.collectGarbage');
        await page.evaluate(choose, { pace: 'normal' });
        await pause(200);
        return trace(session, categories, async () => {
          await page.evaluate(() => void performance.mark('zero', { startTime: 0 }));
          await slider.press('ArrowRight');
          await pause(WHOLE);
        });
      };
      for (let i = 0; i < Number(times); i++) {
        const events = await play(categories);
        const tasks = tasksOf(events);
        found.push(tasks[0].ms);
        const seen = tasks.slice(0, SEEN).sort((a, b) => a.ts - b.ts);
        const first = tasks.reduce((least, { ts }) => Math.min(least, ts), Infinity);
        if (detail) console.log(`  ${name}:`);
        if (detail) seen.forEach((task) => tell(task, first));
        await own.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
        const slowed = await play(['cc', 'benchmark', 'blink.user_timing']);
        late.push(lateIn(slowed, await page.evaluate(() => globalThis.movements)));
        await own.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      }
      const middle = found.toSorted((a, b) => a - b)[found.length >> 1];
      long ||= middle > FRAME;
      const each = found.map((ms) => ms.toFixed(1)).join(', ');
      const load = loadavg()[0].toFixed(1);
      console.log(`${game}: ${name}: ${middle.toFixed(1)} ms (${each}); late frames ${late.join('; ')} (load ${load})`);
    }
    await context.close();
  }
} finally {
  await browser.close();
  await server.end();
}
process.exitCode = long ? 1 : 0;
