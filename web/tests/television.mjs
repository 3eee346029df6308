/* What tests of the big screen share: a television on which a table is opened, and a phone that comes to it. */
import assert from 'node:assert/strict';
import { browser, server, stored } from './stage.mjs';
import { visit } from './support.mjs';

export const TELEVISION = { width: 1920, height: 1080 };

/** A table that is opened on a television. */
export async function openOnTelevision(game, seats = 4, kept = {}, viewport = TELEVISION) {
  const tv = await visit(browser, { viewport, kept: { 'upcard.tv': game, ...kept } });
  await tv.page.addInitScript(() => {
    globalThis.locks = 0;
    Object.defineProperty(navigator, 'wakeLock', {
      value: { request: () => (globalThis.locks++, Promise.resolve({ release: () => Promise.resolve() })) },
    });
  });
  await tv.page.goto(`${server.url}/tv`);
  const number = tv.page.getByRole('spinbutton', { name: 'Seats' });
  await number.fill(String(seats));
  await number.press('Tab');
  await tv.page.getByRole('button', { name: 'Open the table' }).click();
  await tv.page.waitForURL(/\/tv\/[A-Z0-9]{6}$/);
  await tv.page.locator('.join svg').waitFor();
  assert.ok(!(await stored(tv.page, 'upcard.settings')).name, 'who opens a screen has no name by that');
  return { ...tv, code: tv.page.url().slice(-6) };
}

/** Somebody comes to the table, at the address of its code unless it was scanned, sits down and starts. */
export async function startOnPhone(tv, kept = {}, address = `${server.url}/t/${tv.code}`) {
  const phone = await visit(browser, { settings: { name: 'Cleo' }, kept });
  await phone.page.goto(address);
  await phone.page.locator('.go').getByRole('button', { name: 'Sit down' }).click();
  await tv.page.getByText('Cleo starts the game on the phone.').waitFor();
  await phone.page.locator('.go button.main:enabled').click();
  await tv.page.locator('.table main').waitFor();
  return phone;
}

/** Runs in the page: texts in elements that fit, shown in letters of less than `least` px. */
export function smallTexts([least, where = '*']) {
  const found = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { width, height } = range.getBoundingClientRect();
    if (!text.data.trim() || !width || !height || element.closest('.unseen') || !element.closest(where)) continue;
    const { fontSize, clipPath, visibility } = getComputedStyle(element);
    const drawing = element.ownerSVGElement;
    const scale = drawing ? drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width : 1;
    const size = Number.parseFloat(fontSize) * scale;
    if (clipPath === 'none' && visibility === 'visible' && size < least) found.push(`${text.data.trim()} ${size}`);
  }
  return found;
}
