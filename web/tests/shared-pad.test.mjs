/* A score pad that is shared: four browsers write to one and look on, while lines are cut and the server is killed. See
 * support.mjs for what it needs. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateSync } from 'node:zlib';
import { inspect } from './accessible.mjs';
import { button, enter, fileOf, phone, says, share, totals } from './shared-pad.mjs';
import { server } from './stage.mjs';
import { missing } from './support.mjs';
import { smallTexts, TELEVISION } from './television.mjs';

test('four browsers write to one pad and lose nothing', { skip: missing, timeout: 600_000 }, async () => {
  const ann = await phone(server, '/#/pad/new/flip7', {
    viewport: { width: 1024, height: 768 },
    serviceWorkers: 'allow',
  });
  const [link, lookLink] = await share(ann.page, 1, 2);
  assert.notEqual(lookLink, link);

  /* By the code on the first page, by the link, and by the link that only shows it. */
  const [ben, cem, dora] = await Promise.all([
    phone(server, '/'),
    phone(server, `/${new URL(link).hash}`),
    phone(server, `/${new URL(lookLink).hash}`),
  ]);
  const all = [ann, ben, cem, dora];
  await ben.page.locator('#code').fill(link.slice(-6));
  await button(ben.page, 'Join').click();
  for (const { page } of all) await totals(page, 1, 2);
  await says(dora.page, 'You look on.');
  assert.equal(await dora.page.locator('.pad .keys').count(), 0);
  await inspect(dora.page);

  /* Two write at once. */
  await Promise.all([enter(ann.page, 10, 20), enter(ben.page, 11, 21)]);
  for (const { page } of all) await totals(page, 22, 43);
  await says(ann.page, 'Shared');

  /* One loses the line, and the server is killed; all write on, one after a reload. */
  await ben.cut();
  await says(ben.page, 'No connection.');
  await ben.page.goto(`${server.url}/${new URL(link).hash}`); // opens the pad that this phone has
  await enter(ben.page, 5, 7);
  await totals(ben.page, 27, 50);
  await says(ben.page, 'One entry waits.');
  await enter(ben.page, 90, 0);
  await totals(ben.page, 117, 50);
  await button(ben.page, 'Undo').click();
  await totals(ben.page, 27, 50);
  await ann.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await server.kill();
  await says(ann.page, 'No connection.');
  await enter(ann.page, 12, 13);
  await totals(ann.page, 34, 56);
  await ann.page.reload();
  await says(ann.page, 'One entry waits.');
  await enter(ann.page, 20, 30);
  await totals(ann.page, 54, 86);
  await says(ann.page, '2 entries wait.');
  await enter(cem.page, 3, 4);
  await totals(cem.page, 25, 47);
  await server.restart();
  await Promise.all(all.map(({ mend }) => mend()));
  for (const { page } of all) await totals(page, 62, 97);
  for (const { page } of [ann, ben, cem]) await says(page, 'Shared');

  /* A pad that is shared is not replaced by one that was handed over. */
  const id = /pad\/(\w+)$/.exec(ann.page.url())[1];
  const longer = `${await fileOf(ann.page)}round 1 | 1\n`;
  await ann.page.goto(`${server.url}/#/pad/take/${id}/${deflateSync(longer).toString('base64url')}`);
  await ann.page.getByText('It is shared').waitFor();
  assert.equal(await button(ann.page, 'Take it over').count(), 0);
  await button(ann.page, 'Go on with mine').click();
  await totals(ann.page, 62, 97);
  await says(ann.page, 'Shared');

  /* On a big screen. */
  await dora.page.setViewportSize(TELEVISION);
  await dora.page.goto(`${server.url}/tv/${lookLink.slice(-6)}`);
  await totals(dora.page, 62, 97);
  await dora.page.evaluate(() => document.fonts.ready);
  assert.deepEqual(await dora.page.evaluate(smallTexts, [TELEVISION.height / 41]), []);
  await enter(cem.page, 1, 0);
  await totals(dora.page, 63, 97);
  for (const { context, problems } of all) {
    assert.deepEqual(problems, []);
    await context.close();
  }
});
