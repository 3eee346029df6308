/* The line to the server: what it refuses for a while is tried again, and the tabs of a browser are one guest. See support.mjs for
 * what it needs. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser, chosen, guest, openTable, pause, server, waitFor } from './friends.mjs';
import { missing, visit } from './support.mjs';

const cannotSave = { type: 'error', request: null, id: null, error: 'cannot_save', rule: null, message: 'the server cannot save' };

test('who is refused at their table for a while is back in it by themselves', { skip: missing, timeout: 600_000 }, async () => {
  const ada = await guest('Ada', chosen('flip7', { seats: 2, bots: 1 }));
  await openTable(ada, 'flip7');
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  await ada.page.locator('.table main').waitFor();
  const joins = [];
  let refuses = true;
  await ada.page.routeWebSocket(/\/ws$/, (line) => {
    const onwards = line.connectToServer();
    line.onMessage((text) => {
      const join = JSON.parse(text).type === 'join';
      if (join) joins.push(performance.now());
      if (join && refuses) line.send(JSON.stringify(cannotSave));
      else onwards.send(text);
    });
  });
  await ada.page.reload();
  await ada.page.getByText('cannot let you in now').waitFor();
  await waitFor(() => joins.length >= 3);
  assert.ok(joins[2] - joins[1] > joins[1] - joins[0], `pauses that grow: ${joins}`);
  refuses = false;
  await ada.page.locator('.table main').waitFor();
  assert.equal(await ada.page.getByText('cannot let you in now').count(), 0);
  assert.deepEqual(ada.problems, []);
  await ada.context.close();
});

const forgotten = { 'upcard.guest': { token: `1.${'A'.repeat(43)}`, name: 'Ada' } };

for (const [what, kept, locks] of [
  ['new', {}, true],
  ['forgotten', forgotten, true],
  ['new, without locks', {}, false],
  ['forgotten, without locks', forgotten, false],
])
  test(`two tabs are one guest: ${what}`, { skip: missing, timeout: 600_000 }, async () => {
    const { context, page } = await visit(browser, { settings: { name: 'Ada' }, kept });
    if (!locks) await context.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined })); // as over plain HTTP
    const tabs = [page, await context.newPage()].map((tab) => ({ tab, ids: [] }));
    for (const { tab, ids } of tabs)
      await tab.routeWebSocket(/\/ws$/, (line) => {
        line.connectToServer().onMessage(async (text) => {
          const message = JSON.parse(text);
          if (message.type === 'you') await pause(500); // so that the other has come meanwhile
          if (message.type === 'you') ids.push(message.id);
          line.send(text);
        });
      });
    const same = () => tabs.every(({ ids }) => ids.length && ids.at(-1) === tabs[0].ids.at(-1));
    await Promise.all(tabs.map(({ tab }) => tab.goto(`${server.url}/#/lobby`)));
    await waitFor(same);
    if (locks) assert.equal(new Set(tabs.flatMap(({ ids }) => ids)).size, 1, JSON.stringify(tabs.map(({ ids }) => ids)));
    const id = tabs[0].ids.at(-1);
    await server.kill();
    for (const { ids } of tabs) ids.length = 0;
    await server.restart();
    await waitFor(() => tabs.every(({ ids }) => ids.length));
    assert.deepEqual(tabs.map(({ ids }) => ids[0]), [id, id]);
    await context.close();
  });
