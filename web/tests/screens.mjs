/* The screens of the page, each in a state that is always the same, for pictures and for accessibility. A game in it
 * was left in the middle (screens/games.json: what the browser kept of it). */
import { readFileSync } from 'node:fs';

const left = JSON.parse(readFileSync(new URL('screens/games.json', import.meta.url), 'utf8'));
export const games = Object.keys(left);

/** What the browser keeps: the games that were left. */
export const kept = Object.fromEntries(games.map((game) => [`upcard.game.${game}`, left[game]]));

/** name, address, and what is done there until the screen is as wanted. */
export const screens = [
  { name: 'home', at: '/' },
  ...games.map((game) => ({ name: game, at: `/#/play/${game}`, ready: '.table main button' })),
  { name: 'scores', at: '/#/play/hilo', ready: '.table main button', open: 'Scores' },
  { name: 'log', at: '/#/play/uno_flip', ready: '.table main button', open: 'What happened' },
  { name: 'new', at: '/#/new/uno_flip' },
  { name: 'learn', at: '/#/learn/flip7', ready: '.table main button' },
  { name: 'rules', at: '/#/rules/hi_lo_flip', ready: '.guide' },
  { name: 'settings', at: '/#/settings' },
  { name: 'friends', at: '/#/friends' },
  { name: 'lobby', at: '/#/lobby' },
  { name: 'judge', at: '/#/judge/uno_flip', ready: '.picks' },
];

/** Goes to a screen and waits until nothing moves any more. */
export async function show(page, url, { at, ready, open }) {
  await page.goto('about:blank'); // a new # alone would not load the page
  await page.goto(url + at);
  await page
    .locator(ready ?? 'h1')
    .first()
    .waitFor();
  await page.waitForLoadState('networkidle');
  if (open) {
    const button = page.getByRole('button', { name: open });
    if (
      await button
        .first()
        .isVisible()
        .catch(() => false)
    )
      await button.first().click();
  }
  await page.waitForTimeout(150);
}
