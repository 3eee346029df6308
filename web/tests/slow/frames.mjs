/* How smooth cards move: plays at the normal pace with motion on, and tells how many frames came late and what was
 * animated. Everything but transforms and opacity is laid out or painted anew in each frame, and is an error here.
 * usage: UPCARD=... PAGE=... node tests/slow/frames.mjs [SECONDS] Late frames say as much about the machine as about
 * the page, so its load is told with them. */
import { loadavg, cpus } from 'node:os';
import { OFFERED, luck } from '../player.mjs';
import { startBrowser, startServer, visit } from '../support.mjs';
import { games } from '../games/names.mjs';

const SECONDS = Number(process.argv[2] ?? 20);
const percent = (part, all) => `${((100 * part) / all).toFixed(1)} %`;

/** Runs in the page: notes the time between frames, and the properties that animations and transitions change. */
function watch() {
  const seen = { gaps: [], moving: [], properties: {} };
  globalThis.seenFrames = seen;
  let last = performance.now();
  const frame = (now) => {
    const animations = document.getAnimations();
    seen.gaps.push(now - last);
    seen.moving.push(animations.length > 0);
    last = now;
    for (const animation of animations)
      for (const keyframe of animation.effect?.getKeyframes() ?? [])
        for (const property of Object.keys(keyframe))
          if (!['offset', 'computedOffset', 'easing', 'composite'].includes(property)) {
            const { target } = animation.effect;
            seen.properties[property] ??=
              `${target?.tagName.toLowerCase()}.${[...(target?.classList ?? [])].join('.')}`;
          }
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

const server = await startServer();
const browser = await startBrowser();
let failed = false;
try {
  for (const game of games) {
    const { context, page } = await visit(browser, { settings: { pace: 'normal', motion: 'on' } });
    await page.goto(`${server.url}/#/play/${game}`);
    await page.locator('.table main button:not(:disabled)').first().waitFor();
    await page.evaluate(watch);
    const any = luck(11);
    for (const end = Date.now() + SECONDS * 1000; Date.now() < end; ) {
      await page.evaluate(
        ([offered, number]) => {
          const list = [...document.querySelectorAll(offered)].filter((button) => button.checkVisibility());
          list[number % list.length]?.click();
        },
        [OFFERED, any(1 << 20)],
      );
      await new Promise((resolve) => setTimeout(resolve, 400));
    }
    const { gaps, moving, properties } = await page.evaluate(() => globalThis.seenFrames);
    const moved = gaps.filter((_, i) => moving[i]);
    /* Half a frame more than one, since clocks tremble; and more than two. */
    for (const [what, list] of [
      ['all', gaps],
      ['while something moves', moved],
    ])
      console.log(
        `${game}: ${what}: ${list.length} frames, later than 16.7 ms (by over half a frame) ${percent(list.filter((gap) => gap > 25).length, list.length)}, ` +
          `later than 33 ms ${percent(list.filter((gap) => gap > 34).length, list.length)}, longest ${Math.round(Math.max(...list))} ms`,
      );
    const others = Object.entries(properties).filter(
      ([property]) => !['transform', 'translate', 'rotate', 'scale', 'opacity'].includes(property),
    );
    console.log(
      `${game}: animated: ${Object.keys(properties).join(', ') || 'nothing'}${others.map(([property, where]) => `; ${property} of ${where}`).join('')}`,
    );
    failed ||= others.length > 0 || moved.length === 0;
    await context.close();
  }
  console.log(`load of the machine: ${loadavg()[0].toFixed(1)} on ${cpus().length} processors`);
} finally {
  await browser.close();
  await server.end();
}
process.exitCode = failed ? 1 : 0;
