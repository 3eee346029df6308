/* A shared score pad while the server is killed again and again, for a whole evening without a server, and on a server
 * that was set back to a backup. */
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { enter, fileOf, phone, says, share, totals } from '../shared-pad.mjs';
import { server } from '../stage.mjs';
import { missing } from '../support.mjs';

const viewport = { width: 1024, height: 768 };
const options = { skip: missing, timeout: 600_000 };

async function leave(all) {
  for (const { context, problems } of all) {
    assert.deepEqual(problems, []);
    await context.close();
  }
}

test('an evening without a server arrives once it is back, and once', options, async () => {
  const ann = await phone(server, '/#/pad/new/flip7/target=10000', { viewport, serviceWorkers: 'allow' });
  const [link] = await share(ann.page, 1, 1);
  const ben = await phone(server, `/${new URL(link).hash}`);
  await totals(ben.page, 1, 1);
  await ann.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await server.kill();
  for (let round = 1; round <= 30; round++) {
    await enter(ann.page, round, 2);
    await totals(ann.page, 1 + (round * (round + 1)) / 2, 1 + 2 * round);
    if (round % 10 === 0) await ann.page.reload();
  }
  await says(ann.page, '30 entries wait.');
  await server.restart();
  await Promise.all([ann.mend(), ben.mend()]);
  await totals(ben.page, 466, 61);
  await says(ann.page, 'Shared');
  await totals(ann.page, 466, 61);
  await leave([ann, ben]);
});

test('a server that was set back to a backup gets the lines again, and once', options, async () => {
  const ann = await phone(server, '/#/pad/new/flip7', { viewport });
  const [link, lookLink] = await share(ann.page, 1, 2);
  const ben = await phone(server, `/${new URL(link).hash}`);
  const dora = await phone(server, `/${new URL(lookLink).hash}`);
  const all = [ann, ben, dora];
  for (const { page } of all) await totals(page, 1, 2);
  const backup = mkdtempSync(join(tmpdir(), 'upcard-backup-'));
  await server.kill();
  cpSync(server.data, backup, { recursive: true, filter: (path) => !path.endsWith('.sock') });
  await server.restart();
  for (const one of all) await one.mend();
  await enter(ann.page, 10, 20);
  for (const { page } of all) await totals(page, 11, 22);
  await enter(ben.page, 3, 4);
  for (const { page } of all) await totals(page, 14, 26);
  await says(ann.page, 'Shared');
  await server.kill();
  rmSync(server.data, { recursive: true });
  cpSync(backup, server.data, { recursive: true });
  rmSync(backup, { recursive: true });
  await server.restart();
  await Promise.all(all.map(({ mend }) => mend()));
  /* Who is back first, or both. */
  await Promise.any([ann, ben].map(({ page }) => says(page, 'The server had lost entries')));
  for (const { page } of all) await totals(page, 14, 26);
  await enter(ben.page, 1, 0);
  for (const { page } of all) await totals(page, 15, 26);
  await leave(all);
});

test('four write while lines are cut and the server is killed: each round is there, once', options, async () => {
  const most = 8;
  const ann = await phone(server, '/#/pad/new/flip7/target=10000', { viewport });
  const [link] = await share(ann.page, 0, 20);
  const others = [1, 2, 3].map(() => phone(server, `/${new URL(link).hash}`, { viewport }));
  const all = [ann, ...(await Promise.all(others))];
  for (const { page } of all) await totals(page, 0, 20);
  const write = async ({ page, cut, mend }, who) => {
    for (let round = 0; round < most; round++) {
      await enter(page, round, who);
      await page.locator('.do :disabled').waitFor();
      if (round % 4 === who) await cut();
      if (round % 4 === (who + 2) % 4) await mend();
    }
  };
  const killer = async () => {
    for (const rounds of [4, 12, 20]) {
      await ann.page.waitForFunction((n) => document.querySelectorAll('tbody tr').length >= n, rounds);
      await server.kill();
      await server.restart();
    }
  };
  await Promise.all([killer(), ...all.map(write)]);
  await Promise.all(all.map(({ mend }) => mend()));
  const points = (most * (most - 1)) / 2;
  for (const { page } of all) await totals(page, 4 * points, 20 + 6 * most);
  for (const { page } of all) await says(page, 'Shared');
  const files = await Promise.all(all.map(({ page }) => fileOf(page)));
  const wanted = [0, 1, 2, 3].flatMap((who) => Array.from({ length: most }, (_, round) => `round ${round} | ${who}`));
  const rounds = (file) => file.split('\n').filter((line) => line.startsWith('round'));
  assert.deepEqual(rounds(files[0]).sort(), ['round 0 | 20', ...wanted].sort());
  for (const file of files) assert.deepEqual(rounds(file), rounds(files[0]));
  await leave(all);
});
