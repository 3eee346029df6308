/* The line to the server: what it refuses for a while is tried again, and the tabs of a browser are one guest. See
 * support.mjs for what it needs. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser, chosen, guest, openTable, pause, server, waitFor } from './friends.mjs';
import { missing, visit } from './support.mjs';

const cannotSave = {
  type: 'error',
  request: null,
  id: null,
  error: 'cannot_save',
  rule: null,
  message: 'the server cannot save',
};

test(
  'who is refused at their table for a while is back in it by themselves',
  { skip: missing, timeout: 600_000 },
  async () => {
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
    await ada.page.getByText('The server refuses connections').waitFor();
    await waitFor(() => joins.length >= 3);
    assert.ok(joins[2] - joins[1] > joins[1] - joins[0], `pauses that grow: ${joins}`);
    refuses = false;
    await ada.page.locator('.table main').waitFor();
    assert.equal(await ada.page.getByText('The server refuses connections').count(), 0);
    assert.deepEqual(ada.problems, []);
    await ada.context.close();
  },
);

test(
  'who is not greeted because the server cannot save is greeted seconds after it can',
  { skip: missing },
  async () => {
    const ada = await guest('Ada', chosen('flip7', { seats: 2, bots: 1 }));
    await openTable(ada, 'flip7');
    const hellos = [];
    let refuses = true;
    await ada.page.routeWebSocket(/\/ws$/, (line) => {
      const onwards = line.connectToServer();
      line.onMessage((text) => {
        const hello = JSON.parse(text).type === 'hello';
        if (hello) hellos.push(performance.now());
        if (hello && refuses) line.send(JSON.stringify(cannotSave));
        else onwards.send(text);
      });
    });
    await ada.page.reload();
    await waitFor(() => hellos.length >= 3);
    assert.ok(hellos[2] - hellos[1] > hellos[1] - hellos[0], `pauses that grow: ${hellos}`);
    refuses = false;
    await ada.page.getByRole('button', { name: 'Start the game' }).waitFor();
    assert.deepEqual(ada.problems, []);
    await ada.context.close();
  },
);

test(
  'a table at a server that nobody reaches is tried again after pauses, until another one has it',
  { skip: missing },
  async () => {
    const ada = await guest('Ada', chosen('flip7', { seats: 2, bots: 1 }));
    await openTable(ada, 'flip7');
    let tries = 0;
    let gone = true;
    await ada.page.routeWebSocket(/\/ws$/, (line) => {
      if (new URL(line.url()).pathname !== '/ws') return line.close();
      const onwards = line.connectToServer();
      line.onMessage((text) => {
        const moves = gone && JSON.parse(text).type === 'join';
        tries += moves;
        if (moves) line.send(JSON.stringify({ type: 'elsewhere', path: '/n/b/ws' }));
        else onwards.send(text);
      });
    });
    await ada.page.reload();
    await waitFor(() => tries > 2);
    const [before, since] = [tries, performance.now()];
    await pause(4000);
    const aSecond = (1000 * (tries - before)) / (performance.now() - since);
    assert.ok(aSecond > 0.5 && aSecond < 4, `${aSecond} tries a second`);
    gone = false;
    await ada.page.getByRole('button', { name: 'Start the game' }).waitFor();
    assert.deepEqual(ada.problems, []);
    await ada.context.close();
  },
);

const forgotten = { 'upcard.guest': { token: `1.${'A'.repeat(43)}`, name: 'Ada' } };

for (const [what, kept, locks] of [
  ['new', {}, true],
  ['forgotten', forgotten, true],
  ['new, without locks', {}, false],
  ['forgotten, without locks', forgotten, false],
])
  test(`two tabs are one guest: ${what}`, { skip: missing, timeout: 600_000 }, async () => {
    const { context, page } = await visit(browser, { settings: { name: 'Ada' }, kept });
    // as over plain HTTP
    if (!locks) await context.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }));
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
    const began = Date.now();
    const same = () => tabs.every(({ ids }) => ids.length && ids.at(-1) === tabs[0].ids.at(-1));
    await Promise.all(tabs.map(({ tab }) => tab.goto(`${server.url}/#/lobby`)));
    await waitFor(same);
    // no tab waits longer for another, as it must where the machine is slow
    const patient = locks && Date.now() - began < 3000;
    if (patient)
      assert.equal(new Set(tabs.flatMap(({ ids }) => ids)).size, 1, JSON.stringify(tabs.map(({ ids }) => ids)));
    const id = tabs[0].ids.at(-1);
    await server.kill();
    for (const { ids } of tabs) ids.length = 0;
    await server.restart();
    await waitFor(() => tabs.every(({ ids }) => ids.length));
    assert.deepEqual(
      tabs.map(({ ids }) => ids[0]),
      [id, id],
    );
    await context.close();
  });

for (const [what, locks] of [
  [
    'are denied',
    () =>
      Object.defineProperty(navigator, 'locks', {
        value: { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) },
      }),
  ],
  ['are held by a tab that is frozen', null],
])
  test(`who is new gets to the server where locks ${what}`, { skip: missing, timeout: 600_000 }, async () => {
    const { context, page, problems } = await visit(browser, { settings: { name: 'Ada' } });
    if (locks) await page.addInitScript(locks);
    else {
      const frozen = await context.newPage();
      await frozen.goto(`${server.url}/#/settings`);
      await frozen.evaluate(
        () => new Promise((held) => void navigator.locks.request('upcard.guest', () => new Promise(() => held()))),
      );
    }
    let lines = 0;
    page.on('websocket', () => lines++);
    await page.goto(`${server.url}/#/lobby`);
    await page.waitForFunction(() => JSON.parse(localStorage.getItem('upcard.guest'))?.token);
    assert.equal(lines, 1);
    assert.deepEqual(problems, []);
    await context.close();
  });

test('a seed that was not heard takes no chair for another guest', { skip: missing, timeout: 600_000 }, async () => {
  const ada = await guest('Ada', chosen('flip7', { seats: 2 }));
  const seeds = [];
  let deaf = true;
  await ada.page.routeWebSocket(/\/ws$/, (line) => {
    const onwards = line.connectToServer();
    line.onMessage((text) => {
      const { seed } = JSON.parse(text);
      if (seed) seeds.push(seed);
      if (!seed || !deaf) onwards.send(text);
    });
  });
  await openTable(ada, 'flip7');
  await waitFor(() => seeds.length);
  deaf = false;
  const other = await ada.context.newPage();
  await other.goto(`${server.url}/robots.txt`); // the page itself might keep its guest after that
  await other.evaluate(
    (guest) => localStorage.setItem('upcard.guest', JSON.stringify(guest)),
    forgotten['upcard.guest'],
  );
  const sit = ada.page.locator('.go').getByRole('button', { name: 'Sit down' });
  await sit.waitFor();
  await pause(300);
  assert.equal(seeds.length, 1);
  assert.ok(await sit.isVisible());
  assert.deepEqual(ada.problems, []);
  await ada.context.close();
});
