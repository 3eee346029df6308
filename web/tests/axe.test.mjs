/* axe-core finds nothing to complain about on any screen, light and dark, narrow and wide; and nothing is wider than the screen. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import { missing, startBrowser, startServer, visit } from './support.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const games = ['flip7', 'hilo', 'hi_lo_flip', 'uno_flip'];

/** Screens by their address, with what shows that they are there and, for some, what is done first. */
const screens = [
  { at: '/', there: '.tiles' },
  ...games.map((game) => ({ at: `/#/new/${game}`, there: 'form', first: (page) => page.locator('summary').click() })),
  { at: '/#/rules', there: '.books' },
  { at: '/#/rules/shared', there: '.book' },
  { at: '/#/rules/rulings', there: '.book' },
  ...games.map((game) => ({ at: `/#/rules/${game}`, there: '.book', first: (page) => page.evaluate(() => document.querySelectorAll('details').forEach((d) => (d.open = true))) })),
  { at: '/#/rules/uno_flip/UF-5.6', there: '.meant' },
  { at: '/#/rules/flip7', there: '.book', first: (page) => page.locator('#query').fill('stay') },
  { at: '/#/learn', there: '.panel' },
  { at: '/#/settings', there: '.panel' },
  { at: '/#/settings', there: '.panel', first: (page) => page.getByRole('button', { name: 'Delete all data' }).click() },
  { at: '/#/friends', there: 'main' },
  { at: '/#/lobby', there: 'main' },
  ...games.map((game) => ({ at: `/#/play/${game}`, there: '.table main button:not(:disabled)' })),
  ...games.map((game) => ({ at: `/#/learn/${game}`, there: 'aside .says:not(.quiet)' })),
];

let server, browser;
before(async () => {
  if (missing) return;
  server = await startServer();
  browser = await startBrowser();
});
after(async () => {
  await browser?.close();
  await server?.end();
});

/** Runs in the page: buttons and links whose name lacks words that are seen on them. axe's own rule takes the numbers in the
 * picture of a card for such words, as often as they are drawn. */
function misnamed() {
  const plain = (text) => text.replace(/\s+/g, ' ').trim().toLowerCase();
  return [...document.querySelectorAll(':is(a, button)[aria-label]')].flatMap((element) => {
    const copy = element.cloneNode(true);
    for (const hidden of copy.querySelectorAll('svg, [aria-hidden=true], .unseen')) hidden.remove();
    const [seen, name] = [plain(copy.textContent), plain(element.ariaLabel)];
    /* Signs such as + and × are no words. */
    return !/[\p{L}\p{N}]/u.test(seen) || name.includes(seen) ? [] : [`"${seen}" is called "${name}"`];
  });
}

const widths = { 320: 568, 1440: 900 };
for (const mode of ['light', 'dark'])
  for (const [width, height] of Object.entries(widths))
    test(`every screen is accessible: ${mode}, ${width} px wide`, { skip: missing }, async (t) => {
      /* The large text of a narrow screen is the hardest case. */
      const settings = { mode, textSize: width === '320' && mode === 'dark' ? 1.5 : 1 };
      const { context, page, problems } = await visit(browser, { settings, viewport: { width: Number(width), height }, serviceWorkers: 'block' });
      for (const { at, there, first } of screens)
        await t.test(at, async () => {
          await page.goto(server.url + at);
          await page.reload(); // an address that differs after its # alone would stay in the same page
          await page.locator(there).first().waitFor();
          await first?.(page);
          await page.evaluate(axe);
          const { violations } = await page.evaluate(() => globalThis.axe.run({ resultTypes: ['violations'], rules: { 'label-content-name-mismatch': { enabled: false } } }));
          assert.deepEqual(
            violations.map((v) => `${v.id}: ${v.help}: ${v.nodes.map((node) => `${node.target} ${node.any[0]?.message ?? ''}`).join(' | ')}`),
            [],
          );
          assert.deepEqual(await page.evaluate(misnamed), []);
          assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'nothing is wider than the screen');
          assert.equal(await page.locator('h1').count(), 1, 'one heading');
        });
      assert.deepEqual(problems, []);
      await context.close();
    });
