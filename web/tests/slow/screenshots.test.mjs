/* All screens at three sizes, light and dark, beside the pictures that were looked at and kept (tests/screens/*.png). A
 * picture may differ in a few parts of a thousand, as letters do between versions of a browser.
 *
 *     UPDATE=1 node --test tests/slow/screenshots.test.mjs    keeps the present ones; look at them before you commit
 * them */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { kept, screens, show } from '../screens.mjs';
import { withPalette } from './palette.mjs';
import { browser, server } from '../stage.mjs';
import { missing, visit } from '../support.mjs';

const MOST_DIFFERENT = 0.02;
const sizes = { 320: [320, 568], 768: [768, 1024], 1440: [1440, 900] };
const folder = fileURLToPath(new URL('../screens/', import.meta.url));
const found = process.env.SCREENS_FOUND ?? '/tmp/upcard-screens/';

/** Parts of the pixels that differ plainly between two pictures, compared by the browser itself; 1 when their sizes
 * differ. */
async function difference(page, one, other) {
  return page.evaluate(
    async ([a, b]) => {
      const [first, second] = await Promise.all(
        [a, b].map(async (data) => {
          const image = new Image();
          image.src = `data:image/png;base64,${data}`;
          await image.decode();
          const canvas = new OffscreenCanvas(image.width, image.height);
          const context = canvas.getContext('2d');
          context.drawImage(image, 0, 0);
          return context.getImageData(0, 0, image.width, image.height);
        }),
      );
      if (first.width !== second.width || first.height !== second.height) return 1;
      let different = 0;
      for (let i = 0; i < first.data.length; i += 4)
        if ([0, 1, 2].some((c) => Math.abs(first.data[i + c] - second.data[i + c]) > 48)) different++;
      return different / (first.data.length / 4);
    },
    [one.toString('base64'), other.toString('base64')],
  );
}

for (const [size, [width, height]] of Object.entries(sizes))
  for (const mode of ['light', 'dark'])
    test(`screens at ${size} px, ${mode}`, { skip: missing }, async () => {
      const { context, page } = await visit(browser, {
        viewport: { width, height },
        kept,
        settings: { mode, name: 'Ada' },
      });
      const comparer = await context.newPage();
      const wrong = [];
      for (const screen of screens) {
        await show(page, server.url, screen);
        const picture = await page.screenshot();
        const file = `${screen.name}-${size}-${mode}.png`;
        if (process.env.UPDATE) {
          writeFileSync(folder + file, await withPalette(comparer, picture));
          continue;
        }
        if (!existsSync(folder + file)) wrong.push(`${file} was never kept`);
        else {
          const part = await difference(comparer, readFileSync(folder + file), picture);
          if (part <= MOST_DIFFERENT) continue;
          wrong.push(`${file} differs in ${(100 * part).toFixed(1)} %: see ${found}${file}`);
          mkdirSync(found, { recursive: true });
          writeFileSync(found + file, picture);
        }
      }
      assert.deepEqual(wrong, []);
      await context.close();
    });
