/* Moments of the games, one at a time: a record is opened at the move that brings one, and the clock of the page stands
 * still but where it is told to go on. The records are in tests/moments. */
import { readFileSync } from 'node:fs';
import { visit } from './support.mjs';

/** What of each record is a moment, by its move. All are seen by the first player. */
export const moments = {
  flip7: { 'bust of another': 12, hit: 14, 'second chance': 17, bust: 26, deal: 28, freeze: 33, 'flip 7': 47 },
  hilo: { 'line of another': 26, line: 45, scores: 103 },
  hi_lo_flip: { play: 25, chip: 30, 'chip stays': 44, taken: 45, scores: 53 },
  uno_flip: { uno: 58, flip: 82, 'own uno': 89, scores: 94 },
};

/** Opens the record of a game before the move `at` of it, stops the clock there, and makes the move. */
export async function openMoment(browser, url, game, at, { motion = 'on', settings, viewport } = {}) {
  const record = readFileSync(new URL(`moments/${game}.upcard`, import.meta.url), 'utf8');
  const { context, page, problems } = await visit(browser, {
    settings: { pace: 'normal', motion, vibrate: true, ...settings },
    kept: { [`upcard.last.${game}`]: record },
  });
  await page.addInitScript(() => {
    globalThis.felt = [];
    navigator.vibrate = (pattern) => globalThis.felt.push(pattern.join(' '));
    /* What is on the board only while it flies, by its class. */
    globalThis.flown = {};
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        for (const kind of ['leaves', 'sent'])
          if (node.classList?.contains(kind)) globalThis.flown[kind] = (globalThis.flown[kind] ?? 0) + 1;
    }).observe(document, { childList: true, subtree: true });
  });
  await page.clock.install();
  await page.goto(`${url}/#/replay/last/${game}`);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByLabel('Seen by').selectOption('0');
  await page.keyboard.press('Escape');
  if (viewport) await page.setViewportSize(viewport);
  const slider = page.getByRole('slider', { name: 'Move' });
  await slider.fill(String(at - 1));
  await page.locator('.controls small', { hasText: new RegExp(`^${at - 1} /`) }).waitFor();
  await page.clock.runFor(9000); // until the move before has been seen
  await page.clock.pauseAt(Date.now() + 60_000);
  const last = page.locator('.status .last');
  const before = await last.innerText();
  await slider.press('ArrowRight');
  await page.locator('.controls small', { hasText: new RegExp(`^${at} /`) }).waitFor();
  return { context, page, problems, last, before };
}
