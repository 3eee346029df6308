/* Moments of the games, one at a time: a record is opened at the move that brings one, and the clock of the page stands
 * still but where it is told to go on. The records are in tests/moments. */
import { readFileSync } from 'node:fs';
import { visit } from './support.mjs';

/** What of each record is a moment, by its move. All are seen by the first player. */
export const moments = {
  flip7: { 'bust of another': 12, hit: 14, 'second chance': 17, bust: 26, deal: 28, freeze: 33, 'flip 7': 47 },
  hilo: { deal: 1, 'line of another': 26, line: 45, scores: 103 },
  hi_lo_flip: { deal: 1, play: 25, chip: 30, hit: 37, 'chip stays': 44, taken: 45, scores: 53 },
  uno_flip: { deal: 7, drawn: 55, uno: 58, flip: 82, 'own uno': 89, scores: 94 },
};

/** Runs in the page before it: what is felt, heard and flown is noted, and flights stand where a film holds them. */
function note() {
  globalThis.felt = [];
  navigator.vibrate = (pattern) => globalThis.felt.push(pattern.join(' '));
  /* How loud each tone is, from 0 to 1; how many have been made. */
  globalThis.heard = [];
  globalThis.made = 0;
  let gain;
  globalThis.AudioContext = class {
    createBuffer(_, length) {
      globalThis.made++;
      const samples = new Float32Array(length);
      return { samples, getChannelData: () => samples };
    }
    createGain() {
      return (gain = { gain: {}, connect: () => gain });
    }
    createBufferSource() {
      const loudest = ({ samples }) => samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
      const start = () => globalThis.heard.push(loudest(source.buffer) * gain.gain.value);
      const source = { playbackRate: {}, connect: (next) => next, start };
      return source;
    }
  };
  globalThis.StereoPannerNode = class {
    connect = (next) => next;
  };
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...how) {
    const animation = animate.apply(this, how);
    if (globalThis.stands) animation.pause();
    return animation;
  };
  /* What is on the board only while it flies, by its class. */
  globalThis.flown = {};
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      for (const kind of ['leaves', 'sent'])
        if (node.classList?.contains(kind)) globalThis.flown[kind] = (globalThis.flown[kind] ?? 0) + 1;
  }).observe(document, { childList: true, subtree: true });
}

/** Opens the record of a game before the move `at` of it, stops the clock there, and makes the move. `stands`: its
 * flights stand at their beginning. `name`: of another record of it. `to(at)` does the same with another move. */
export async function openMoment(
  browser,
  url,
  game,
  at,
  { motion = 'on', settings, viewport, stands = false, name = game } = {},
) {
  const record = readFileSync(new URL(`moments/${name}.upcard`, import.meta.url), 'utf8');
  const { context, page, problems } = await visit(browser, {
    settings: { pace: 'normal', motion, vibrate: true, sound: true, ...settings },
    kept: { [`upcard.last.${game}`]: record },
  });
  await page.addInitScript(note);
  await page.clock.install();
  await page.goto(`${url}/#/replay/last/${game}`);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByLabel('Seen by').selectOption('0');
  await page.keyboard.press('Escape');
  if (viewport) await page.setViewportSize(viewport);
  const slider = page.getByRole('slider', { name: 'Move' });
  const last = page.locator('.status .last');
  const shows = (move) => page.locator('.controls small', { hasText: new RegExp(`^${move} /`) }).waitFor();
  const stand = (still) =>
    page.evaluate((stands) => {
      /* What moves to the position before does not belong to it. */
      document.getAnimations().forEach((animation) => animation.finish());
      Object.assign(globalThis, { stands, felt: [], heard: [], flown: {} });
    }, still);
  let paused = false;
  async function to(move) {
    await stand(false);
    await slider.fill(String(move - 1));
    await shows(move - 1);
    await page.clock.runFor(9000); // until the move before has been seen
    if (!paused) await page.clock.pauseAt(Date.now() + 60_000);
    paused = true;
    await stand(stands);
    const before = await last.innerText();
    await slider.press('ArrowRight');
    await shows(move);
    return before;
  }
  const before = await to(at);
  return { context, page, problems, last, before, to };
}
