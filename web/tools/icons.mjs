/* Draws the PNG icons of public/ from icon.svg: node tools/icons.mjs. A maskable icon fills its square, and what counts
 * lies in the middle 80 % of it. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startBrowser } from '../tests/support.mjs';

const file = (name) => fileURLToPath(new URL(`../public/${name}`, import.meta.url));
const drawing = readFileSync(file('icon.svg'), 'utf8');
const filled = drawing.replace(' rx="112"', '').replace('translate(256 268)', 'translate(256 264) scale(0.82)');

const browser = await startBrowser();
const page = await browser.newPage();
for (const [name, svg, size] of [
  ['icon-192.png', drawing, 192],
  ['icon-512.png', drawing, 512],
  ['icon-maskable.png', filled, 512],
  ['apple-touch-icon.png', filled, 180],
]) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
  await page.screenshot({ path: file(name), omitBackground: true });
}
await browser.close();
