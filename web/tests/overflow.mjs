/* Texts that do not fit, on screens of the page in each of its languages. */
import { open } from './accessible.mjs';
import { languages } from './languages.mjs';
import { choose } from './stage.mjs';
import { framed } from './support.mjs';

/** Runs in the page: texts that do not fit, each with what cuts it. */
function overflowing() {
  const found = new Set();
  const around = (element) => (element ? [element, ...around(element.parentElement)] : []);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const boxes = around(node.parentElement).map((element) => ({
      element,
      edge: element.getBoundingClientRect(),
      cut: getComputedStyle(element).overflowX,
    }));
    /* What is there for the ear alone is a pixel wide. */
    if (!node.parentElement.checkVisibility() || boxes.some(({ edge }) => edge.width <= 1)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const text of range.getClientRects()) {
      const goesOver = ({ left, right, top, bottom }, height) =>
        text.left < left - 1 || text.right > right + 1 || (height && (text.top < top - 4 || text.bottom > bottom + 4));
      for (const { element, edge, cut } of boxes) {
        if (/auto|scroll/.test(cut)) break;
        const holds = element.matches('button, .button, .panel, .tile');
        if ((holds || cut !== 'visible') && goesOver(edge, holds))
          found.add(`"${node.data.trim()}" goes over its ${element.localName}.${element.className}`);
      }
      if (text.left < -1 || text.right > innerWidth + 1) found.add(`"${node.data.trim()}" leaves the screen`);
    }
  }
  for (const prompt of document.querySelectorAll('.prompt span'))
    if (prompt.scrollHeight > prompt.clientHeight + 2) found.add(`"${prompt.innerText}" is cut off`);
  const width = document.documentElement.scrollWidth;
  if (width > innerWidth) found.add(`the page is ${width} px wide`);
  return [...found];
}

/** What does not fit on these screens. */
export async function overflows(page, screens) {
  const faults = [];
  for (const screen of screens) {
    await open(page, screen);
    for (const language of languages) {
      await page.evaluate(choose, { language });
      await page.locator(`html[lang=${language}]`).waitFor();
      await framed(page);
      for (const fault of await page.evaluate(overflowing)) faults.push(`${screen.at} ${language}: ${fault}`);
    }
  }
  return faults;
}
