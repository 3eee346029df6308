/* Tables with others, by real browsers at a real server: four at one table, of whom one reloads, one loses the line,
 * while the server is killed and started again; two devices in one seat. See support.mjs for what it needs. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import {
  chosen,
  guest,
  ids,
  lost,
  openTable,
  OVER,
  pause,
  play,
  server,
  sitDown,
  unanswered,
  waitFor,
} from './friends.mjs';
import { luck, OFFERED, short } from './player.mjs';
import { startServers } from './several.mjs';
import { missing, PROGRAM } from './support.mjs';
import { playThroughTrouble } from './trouble.mjs';

/** Somebody without a name wants a seat, and types one. */
async function typeName({ page }, name) {
  await page
    .getByRole('button', { name: /^Take seat|^Sit on|^Sit down/ })
    .first()
    .click();
  await page.getByLabel('Your name at the table').fill(name);
}

/** Makes any move as soon as one is offered. */
async function press({ page, frames }) {
  const before = ids(frames.sent, 'move').length;
  while (ids(frames.sent, 'move').length === before) {
    await pause(20);
    await page.evaluate((offered) => document.querySelector(offered)?.click(), OFFERED);
  }
}

/* The other games: slow/trouble.test.mjs. */
test(
  'four browsers play flip7 while one reloads, one loses the line and the server is killed',
  { skip: missing, timeout: 600_000 },
  () => playThroughTrouble('flip7'),
);

test(
  'host and guest each give a seed once they know the commitment, for the rematch too',
  { skip: missing, timeout: 600_000 },
  async () => {
    const host = await guest('Ada', chosen('flip7', { seats: 2, rules: { target: 1 } }));
    const other = await guest('Ben');
    const players = [host, other];
    const table = ({ frames }) => frames.received.findLast((message) => message.type === 'table');
    await sitDown(other, await openTable(host, 'flip7'));
    const given = [];
    for (const game of ['first', 'rematch']) {
      await waitFor(() => table(host).phase === 'waiting' && table(host).chairs.every((chair) => chair.seeded));
      const { code, commit } = table(host);
      await host.page.getByRole('button', { name: 'Start the game' }).click();
      await Promise.all(players.map((player, i) => play(player, luck(i + 3))));
      const record = await (await fetch(`${server.url}/record/${code}`)).text();
      const seeds = /^seed \w{64} (.*)$/m.exec(record)[1].split(' ');
      for (const [seat, { page, name }] of players.entries()) {
        const noted = await page.evaluate((at) => JSON.parse(localStorage['upcard.commits'])[at], code);
        assert.deepEqual(noted, { commit, seed: seeds[seat] }, `${name}, ${game}`);
      }
      assert.match(record, new RegExp(`^commit ${commit}$`, 'm'));
      given.push(...seeds);
      if (game === 'rematch') break;
      await host.page.getByRole('button', { name: 'Rematch' }).click();
      await other.page.locator('dialog[open]').getByRole('button', { name: 'rematch' }).click();
      await other.page.getByText('starts the game').waitFor();
    }
    assert.equal(new Set(given).size, 4, 'a seed was given twice');
    for (const { frames, problems, context } of players) {
      const withSeeds = frames.sent.filter((message) => message.seed);
      assert.deepEqual(
        withSeeds.map(({ type, seed }) => [type, given.includes(seed)]),
        withSeeds.map(() => ['join', true]),
      );
      assert.deepEqual(problems, []);
      await context.close();
    }
  },
);

test(
  'the seed of who leaves before the start is forgotten, and a new one given on coming back',
  { skip: missing, timeout: 600_000 },
  async () => {
    const host = await guest('Ada', chosen('flip7', { seats: 2 }));
    const other = await guest('Ben');
    const address = await openTable(host, 'flip7');
    const seeds = () => other.frames.sent.filter((message) => message.seed).map(({ seed }) => seed);
    const seeded = () => host.frames.received.findLast((message) => message.type === 'table').chairs[1].seeded;
    const noted = () =>
      other.page.evaluate((at) => JSON.parse(localStorage['upcard.commits'])[at].seed, address.slice(-6));
    const leave = () => other.page.getByRole('button', { name: 'Leave the table' }).click();
    const sendAway = () => host.page.getByRole('button', { name: 'Remove Ben' }).click();
    for (const [round, go] of [leave, sendAway].entries()) {
      await sitDown(other, address);
      await waitFor(seeded);
      assert.equal(await noted(), seeds()[round]);
      await go();
      await waitFor(() => !seeded());
      await other.page.waitForFunction((at) => !JSON.parse(localStorage['upcard.commits'])[at].seed, address.slice(-6));
    }
    assert.equal(new Set(seeds()).size, 2);
    for (const { problems, context } of [host, other]) {
      assert.deepEqual(problems, []);
      await context.close();
    }
  },
);

test(
  'a move that was on its way when the server was killed is played, once',
  { skip: missing, timeout: 600_000 },
  async () => {
    const host = await guest('Ada', chosen('flip7', { seats: 2, bots: 1, rules: { target: 150 } }));
    const address = await openTable(host, 'flip7');
    await host.page.getByRole('button', { name: 'Start the game' }).click();
    for (let played = 0; played < 3; ) {
      const before = ids(host.frames.sent, 'move').length;
      await press(host);
      await server.kill('SIGKILL');
      await server.restart();
      await waitFor(() => !unanswered(host).length);
      /* One that was pressed before the page showed the last news was refused. */
      if (ids(host.frames.received, 'confirm').includes(ids(host.frames.sent, 'move')[before])) played++;
    }
    await play(host, luck(3));
    const text = await (await fetch(`${server.url}/record/${address.slice(-6)}`)).text();
    const mine = text.split('\n').filter((line) => /^0 /.test(line)).length;
    assert.equal(new Set(ids(host.frames.received, 'confirm')).size, mine);
    assert.deepEqual(host.problems, []);
    await host.context.close();
  },
);

test('who has seen moves that a restored server lacks is told so', { skip: missing, timeout: 600_000 }, async () => {
  const ada = await guest('Ada', chosen('flip7', { seats: 2, bots: 1, rules: { target: 150 } }));
  const told = ada.page.locator('.notice', { hasText: 'older copy' });
  const copy = mkdtempSync(join(tmpdir(), 'upcard-copy-'));
  const confirmed = () => ids(ada.frames.received, 'confirm').length;
  const move = async () => {
    const before = confirmed();
    await press(ada);
    await waitFor(() => confirmed() > before);
  };
  await openTable(ada, 'flip7');
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  await move();
  await server.kill('SIGTERM');
  cpSync(server.data, copy, { recursive: true });
  await server.restart();
  await move();
  assert.equal(await told.count(), 0);
  await server.kill('SIGTERM');
  rmSync(server.data, { recursive: true });
  cpSync(copy, server.data, { recursive: true });
  rmSync(copy, { recursive: true });
  await server.restart();
  await told.waitFor();
  await move();
  await told.waitFor({ state: 'detached' });
  assert.deepEqual(ada.problems, []);
  await ada.context.close();
});

test('a move that is under way while the line is lost is told of', { skip: missing, timeout: 600_000 }, async () => {
  const ada = await guest('Ada', chosen('hilo', { seats: 2, bots: 1, rules: short.hilo }));
  await openTable(ada, 'hilo');
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  await ada.page.waitForSelector(OFFERED);
  await ada.context.setOffline(true);
  await lost(ada).waitFor();
  await ada.page.locator(OFFERED).first().click();
  const said = ada.page.locator('.status:not(.mine) .prompt', { hasText: 'Your move is being sent' });
  await said.waitFor();
  await ada.context.setOffline(false);
  await said.waitFor({ state: 'detached' });
  await ada.page.waitForSelector(OFFERED);
  assert.deepEqual(unanswered(ada), []);
  assert.deepEqual(ada.problems, []);
  await ada.context.close();
});

test('two devices with one token sit in one chair', { skip: missing, timeout: 600_000 }, async () => {
  const phone = await guest('Ada', chosen('flip7', { seats: 2, bots: 1, rules: { target: 30 } }));
  const address = await openTable(phone, 'flip7');
  const token = await phone.page.evaluate(() => JSON.parse(localStorage.getItem('upcard.guest')));
  const laptop = await guest('Ada', { 'upcard.guest': token });
  await phone.page.getByRole('button', { name: 'Start the game' }).click();
  await laptop.page.goto(address);
  await laptop.page.locator('.table main').waitFor();
  const devices = [phone, laptop];

  /* One after the other makes the next move; the other one is shown it. */
  for (let turn = 0; ; turn++) {
    const [mover, other] = turn % 2 ? [laptop, phone] : [phone, laptop];
    await mover.page.waitForSelector(`${OFFERED}, ${OVER}`);
    if (await mover.page.locator(OVER).isVisible()) break;
    const confirmed = () => mover.frames.received.filter((message) => message.type === 'confirm');
    const before = confirmed().length;
    /* What was pressed before the page showed the other one's move is refused. */
    while (confirmed().length === before && !(await mover.page.locator(OVER).isVisible())) {
      if (!unanswered(mover).length)
        await mover.page.evaluate((offered) => document.querySelector(offered)?.click(), OFFERED);
      await pause(30);
    }
    const confirm = confirmed()[before];
    if (!confirm) break;
    await waitFor(() =>
      other.frames.received.some((message) => message.type === 'event' && message.seq === confirm.seq),
    );
  }
  const totals = [];
  for (const { page } of devices) {
    await page.locator(OVER).waitFor();
    totals.push(await page.locator('dialog[open] tfoot').innerText());
  }
  assert.equal(totals[0], totals[1]);
  for (const { problems, context } of devices) {
    assert.deepEqual(problems, []);
    await context.close();
  }
});

test(
  'a quick match, the lobby, a code typed in; who is sent away, and who leaves and comes back',
  { skip: missing, timeout: 600_000 },
  async () => {
    const [ada, ben, cleo] = [await guest('Ada'), await guest('Ben'), await guest('Cleo')];
    await ada.page.goto(`${server.url}/#/lobby`);
    await ada.page.getByRole('button', { name: 'HILO' }).click();
    await ada.page.waitForURL(/\/t\/[A-Z0-9]{6}$/);
    const code = ada.page.url().slice(-6);

    await ben.page.goto(`${server.url}/#/lobby`);
    await ben.page.getByText('Ada: 3 of 4 seats free').waitFor();
    await ben.page.getByRole('link', { name: 'Sit down' }).click();
    await ben.page.locator('.go').getByRole('button', { name: 'Sit down' }).click();
    await ben.page.getByText('Ada starts the game').waitFor();

    await cleo.page.goto(server.url);
    await cleo.page.getByLabel('Table code').fill(`${code.slice(0, 3)}-${code.slice(3).toLowerCase()}`);
    await cleo.page.keyboard.press('Enter');
    await cleo.page.locator('.go').getByRole('button', { name: 'Sit down' }).click();
    await ada.page.getByRole('button', { name: 'Remove Cleo' }).click();
    await cleo.page.getByText('host removed you').waitFor();

    await ada.page.getByRole('button', { name: 'Start with bots' }).click();
    await ben.page.locator('.table main').waitFor();
    await ben.page.getByRole('button', { name: 'Leave the table' }).click();
    assert.equal(await ben.page.evaluate(() => document.activeElement?.textContent), 'Stay here');
    await ben.page.getByRole('button', { name: /^Leave:/ }).click();
    await ben.page.waitForURL((url) => url.pathname === '/');
    /* Ada sees it at his seat, in sight as a whole, and home leads him back, also later. */
    const bubble = ada.page.locator('.emote', { hasText: 'Gone: a bot plays on.' });
    await bubble.waitFor();
    assert.ok(await bubble.evaluate((one) => one.getBoundingClientRect().right <= innerWidth));
    await ada.page.locator('.table main .note').getByText('a bot plays').waitFor();
    await ben.page.reload();
    await ben.page.getByRole('link', { name: 'HILO: back to the table' }).click();
    await ben.page.locator('.table main').waitFor();
    await ada.page.locator('.emote', { hasText: 'I am back!' }).waitFor();
    await ada.page.locator('.table main .note').getByText('a bot plays').waitFor({ state: 'detached' });

    /* What Ben says is seen by Ada, until she has enough of it. */
    const say = async (words) => {
      await ben.page.getByRole('button', { name: 'Say something' }).click();
      await ben.page.getByRole('button', { name: words }).click();
    };
    await say('Good luck!');
    await ada.page.locator('.emote', { hasText: 'Good luck!' }).waitFor();
    await ada.page.getByRole('button', { name: 'Players' }).click();
    await ada.page.getByLabel('Hide emotes from Ben').check();
    await ada.page.getByRole('button', { name: 'Report Ben' }).click();
    await ada.page.getByRole('button', { name: 'something else' }).click();
    await ada.page.getByText('Thank you. The operator of the server').waitFor();
    await pause(1100);
    await say('Oops!');
    await ben.page.locator('.emote', { hasText: 'Oops!' }).waitFor();
    assert.equal(await ada.page.locator('.emote', { hasText: 'Oops!' }).count(), 0);

    /* From home everybody finds the running game again: it is the turn of one of them at most. */
    for (const [{ page }, other] of [
      [ada, 'Ben'],
      [ben, 'Ada'],
    ]) {
      await page.goto(server.url);
      await page.locator(`main a[href="/t/${code}"]`, { hasText: `HILO` }).getByText(other).waitFor();
    }
    await ben.page.locator(`main a[href="/t/${code}"]`).click();
    await ben.page.locator('.table main').waitFor();
    for (const { problems, context } of [ada, ben, cleo]) {
      assert.deepEqual(problems, []);
      await context.close();
    }
  },
);

test(
  'a rematch says who is missing and how to call them, and tells who stayed away that it has begun',
  { skip: missing, timeout: 600_000 },
  async () => {
    const [ada, ben] = [await guest('Ada', chosen('flip7', { seats: 2, rules: { target: 10 } })), await guest('Ben')];
    const address = await openTable(ada, 'flip7');
    await sitDown(ben, address);
    await ada.page.getByRole('heading', { name: 'Here: 2 of 2' }).waitFor();
    await ada.page.getByRole('button', { name: 'Start the game' }).click();
    await Promise.all([ada, ben].map((player, i) => play(player, luck(i + 3))));

    await ada.page.getByRole('button', { name: 'Rematch' }).click();
    await ada.page.getByRole('heading', { name: 'Here: 1 of 2' }).waitFor();
    await ada.page.getByText('Not here yet: Ben.').waitFor();
    const link = ada.page.getByLabel('Link to this table');
    assert.equal(await link.inputValue(), ada.page.url());
    await ben.page.locator('.notice').getByText('A rematch is ready').waitFor();
    await ada.page.getByRole('button', { name: 'Start the game' }).click();
    await ben.page.locator('.notice').getByText('The rematch has begun').waitFor();
    await ben.page.locator('dialog[open]').getByRole('button', { name: 'Go to the rematch' }).click();
    await ben.page.waitForURL(ada.page.url());
    await ben.page.locator('.table main').waitFor();
    for (const { problems, context } of [ada, ben]) {
      assert.deepEqual(problems, []);
      await context.close();
    }
  },
);

test('several tables of one game can be told apart at home', { skip: missing, timeout: 60_000 }, async () => {
  const { page, problems, context } = await guest('Ada', chosen('flip7', { seats: 2 }));
  const codes = [];
  for (let i = 0; i < 4; i++) codes.push((await openTable({ page }, 'flip7')).slice(-6).replace(/^.../, '$& '));
  await page.goto(server.url);
  const tables = page.getByRole('region', { name: 'Your tables' }).getByRole('link');
  await tables.nth(2).waitFor();
  assert.equal(await tables.count(), 3);
  await page.getByRole('button', { name: 'More (1)' }).click();
  for (const code of codes) {
    const table = tables.filter({ hasText: `${code} · not begun yet` });
    assert.equal(await table.getAttribute('aria-label'), `Flip 7 ${code}: to the table`);
  }
  assert.deepEqual(problems, []);
  await context.close();
});

test('a code is looked up before a name is asked for, and can be corrected', { skip: missing }, async () => {
  const ada = await guest('Ada');
  const address = await openTable(ada, 'hilo');
  const code = address.slice(-6);
  const eve = await guest('');
  await eve.page.goto(`${server.url}/t/ABC`);
  await eve.page.getByRole('alert').getByText('A code has six letters and digits').waitFor();
  await eve.page.getByLabel('Table code').fill('ZZZ ZZ9');
  await eve.page.getByRole('button', { name: 'Find the table' }).click();
  await eve.page.getByRole('alert').getByText('There is no table with this code').waitFor();
  await eve.page.getByLabel('Table code').fill(code.toLowerCase());
  await eve.page.getByRole('button', { name: 'Find the table' }).click();
  await typeName(eve, 'Eve');
  await eve.page.getByRole('button', { name: 'Continue' }).click();
  await ada.page.getByText('Eve', { exact: true }).waitFor();

  /* Back after leaving does not sit down again. */
  await eve.page.getByRole('button', { name: 'Leave the table' }).click();
  await eve.page.locator('.tiles').waitFor();
  await eve.page.goBack();
  await eve.page.getByText('You have left this table.').waitFor();
  await pause(300);
  assert.equal(await ada.page.getByText('Eve', { exact: true }).count(), 0);
  await eve.page.getByRole('button', { name: 'Back to the table' }).click();
  await ada.page.getByText('Eve', { exact: true }).waitFor();
  for (const { problems, context } of [ada, eve]) {
    assert.deepEqual(problems, []);
    await context.close();
  }
});

test('who is still typing a name is told that the game has begun', { skip: missing }, async () => {
  const ada = await guest('Ada', chosen('flip7', { seats: 3, bots: 1 }));
  const address = await openTable(ada, 'flip7');
  const eve = await guest('');
  await eve.page.goto(address);
  await typeName(eve, 'Ev');
  const told = eve.page.getByRole('status').filter({ hasText: 'The game has begun in the meantime.' });
  assert.equal(await told.count(), 0);
  await ada.page.getByRole('button', { name: /start/i }).last().click();
  await told.waitFor();
  for (const { problems, context } of [ada, eve]) {
    assert.deepEqual(problems, []);
    await context.close();
  }
});

test('who is refused a seat after typing a name is told why', { skip: missing }, async () => {
  const ada = await guest('Ada', chosen('flip7', { seats: 2, bots: 0 }));
  const address = await openTable(ada, 'flip7');
  const eve = await guest('');
  await eve.page.goto(address);
  await typeName(eve, 'Eve');
  const ben = await guest('Ben');
  await sitDown(ben, address);
  await eve.page.getByRole('button', { name: 'Continue' }).click();
  await eve.page.getByRole('alert').getByText('No seat is free at this table.').waitFor();
  for (const { problems, context } of [ada, ben, eve]) {
    assert.deepEqual(problems, []);
    await context.close();
  }
});

test('the operator’s measures are told to the player concerned', { skip: missing, timeout: 180_000 }, async () => {
  const ada = await guest('Ada', chosen('flip7', { seats: 2, bots: 1 }));
  const told = ada.page.locator('.measure');
  const admin = (...words) => execFileSync(PROGRAM, ['admin', '--data', server.data, ...words]);
  await openTable(ada, 'flip7');
  const { id } = ada.frames.received.find(({ type }) => type === 'you');
  admin('mute', `${id}`, '--for', '7d', '--why', 'too loud');
  await told.getByText(/has muted you.*until.*Reason: too loud/).waitFor();
  await told.getByRole('button', { name: 'Close' }).click();
  await told.waitFor({ state: 'detached' });
  admin('rename', `${id}`, 'Ada 2');
  await told.getByText('given you the name “Ada 2”').waitFor();
  await ada.page.reload();
  await told.getByText('has muted you').waitFor();
  await told.getByRole('button', { name: 'Close' }).click();
  await told.getByText('given you the name “Ada 2”').waitFor();
  await told.getByRole('button', { name: 'Close' }).click();
  admin('announce', 'A new version comes.', '--in', '10min');
  await told.getByText(/announces: A new version comes\..*planned for/).waitFor();
  admin('lift', 'everybody');
  await told.waitFor({ state: 'detached' });
  assert.equal(ada.frames.received.findLast(({ type }) => type === 'you').name, 'Ada 2');
  admin('ban', `${id}`, '--for', '1h', '--why', 'insults');
  const alert = ada.page.getByRole('alert');
  await alert.getByText(/does not let you in.*until.*Reason: insults/).waitFor();
  const tries = () => ada.frames.received.filter(({ type }) => type === 'bye').length;
  const before = tries();
  await pause(3000);
  assert.equal(tries(), before);
  await ada.context.close();
});

test(
  'a table at another server is found, and played on when that server is gone',
  { skip: missing, timeout: 300_000 },
  async (t) => {
    const servers = await startServers();
    if (!servers) return t.skip('PostgreSQL is missing');
    const host = await guest('Ada', chosen('flip7', { seats: 2, rules: { target: 50 } }));
    const other = await guest('Ben');
    const players = [host, other];
    const paths = players.map(() => []);
    players.forEach(({ page }, i) => page.on('websocket', (line) => paths[i].push(new URL(line.url()).pathname)));
    const moves = ({ frames }) => ids(frames.sent, 'move').length;
    try {
      await servers.share();
      const address = await openTable(host, 'flip7', servers.url);
      servers.lead('b');
      await sitDown(other, address);
      assert.deepEqual(paths, [['/ws'], ['/ws', '/n/a/ws']]);
      await host.page.getByRole('button', { name: 'Start the game' }).click();
      const games = Promise.all(players.map((player, i) => play(player, luck(i + 5))));
      await waitFor(() => moves(host) + moves(other) > 2);
      const before = moves(host) + moves(other);
      await servers.kill('a');
      await games;
      assert.ok(moves(host) + moves(other) > before, 'the game was over too early');
      const record = await fetch(`${servers.url}/record/${address.slice(-6)}`);
      assert.equal(record.status, 200);
      for (const { problems, context } of players) {
        assert.deepEqual(problems, []);
        await context.close();
      }
    } finally {
      await servers.end();
    }
  },
);
