/* The QR code of the big screen as a camera has it: a picture of the screen goes through zbarimg (Debian's zbar-tools),
 * and whoever follows what it reads sits at the table, before and during the game, on both themes. The pictures of all
 * games are in $SCREENS_FOUND, to be looked at. */
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { games } from '../games/names.mjs';
import { OFFERED, ready } from '../player.mjs';
import { scanned, unreadable } from '../scan.mjs';
import { choose, server } from '../stage.mjs';
import { framed, missing } from '../support.mjs';
import { openOnTelevision, startOnPhone, TELEVISION } from '../television.mjs';

const skip = missing || unreadable;
const found = process.env.SCREENS_FOUND ?? '/tmp/upcard-screens/';
const ULTRA = { width: 3840, height: 2160 };

/** What is read in pictures of the page at both sizes in both themes. */
async function scan(page, name) {
  const read = [];
  for (const size of [ULTRA, TELEVISION])
    for (const mode of ['light', 'dark']) {
      await page.setViewportSize(size);
      await page.evaluate(choose, { mode });
      await framed(page);
      const file = join(found, `tv-${name}-${size.height}-${mode}.png`);
      read.push(await scanned(page, file));
    }
  return read;
}

for (const game of games)
  test(`${game}: the code on the screen is read, and leads to the table`, { skip, timeout: 600_000 }, async () => {
    mkdirSync(found, { recursive: true });
    const tv = await openOnTelevision(game, 4, {}, ULTRA);
    const address = `${server.url}/t/${tv.code}`;
    const read = await scan(tv.page, `${game}-wait`);
    assert.deepEqual(read, Array(4).fill(address));
    const phone = await startOnPhone(tv, {}, read[0]);
    for (let moves = 0; moves < 4 && (await ready(phone.page)); moves++)
      await phone.page
        .locator(OFFERED)
        .first()
        .evaluate((button) => button.click());
    await ready(phone.page);
    assert.deepEqual(await scan(tv.page, game), Array(4).fill(address));
    assert.ok(await tv.page.evaluate(() => globalThis.locks > 0), 'the screen stays on');
    assert.deepEqual([...tv.problems, ...phone.problems], []);
    await phone.context.close();
    await tv.context.close();
  });
