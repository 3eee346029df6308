/* Four browsers at one table of a server that is killed meanwhile. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  atRest,
  chosen,
  guest,
  ids,
  lost,
  openTable,
  OVER,
  play,
  server,
  sitDown,
  unanswered,
  waitFor,
} from './friends.mjs';
import { luck, short } from './player.mjs';
import { PROGRAM } from './support.mjs';

/* Long enough for all that befalls them, whatever the cards are. */
const long = { ...short, flip7: { target: 80 }, hilo: { target: 15, max_turns: 60 }, hi_lo_flip: { target: 100 } };

/** Waits until somebody has been told of so many moves more. */
async function movesTold(player, count) {
  const seq = () => player.frames.received.findLast((message) => message.type === 'event')?.seq ?? 0;
  const until = (await waitFor(seq)) + count;
  await waitFor(() => seq() >= until);
}

/** A whole game and its rematch, while one reloads, one loses the line and the server is killed. */
export async function playThroughTrouble(game) {
  const names = ['Ada', 'Ben', 'Cleo', 'Dan'];
  const host = await guest(names[0], chosen(game, { seats: 4, rules: long[game] }));
  const players = [host, ...(await Promise.all(names.slice(1).map((name) => guest(name))))];
  const address = await openTable(host, game);
  const code = address.slice(-6);
  for (const player of players.slice(1)) await sitDown(player, address);
  await host.page.getByRole('button', { name: 'Start the game' }).click();

  const games = Promise.all(players.map((player, i) => play(player, luck(i + 7))));
  const trouble = (async () => {
    await movesTold(host, 4);
    await atRest(players[1], () => players[1].page.reload());
    await movesTold(host, 4);
    await players[2].context.setOffline(true);
    await lost(players[2]).waitFor();
    await players[2].context.setOffline(false);
    await movesTold(host, 4);
    await server.kill('SIGKILL');
    await lost(host).waitFor();
    assert.equal(await host.page.locator(OVER).count(), 0, 'the game was over before the server was killed');
    await server.restart();
    await lost(host).waitFor({ state: 'detached' });
  })();
  await Promise.all([games, trouble]);

  const text = await (await fetch(`${server.url}/record/${code}`)).text();
  const checked = spawnSync(PROGRAM, ['verify', '-'], { input: text, encoding: 'utf8' });
  assert.equal(checked.status, 0, checked.stdout + checked.stderr);

  /* Each move that was confirmed is in the record, once; whoever sent one was told what became of it. */
  const made = text.split('\n').filter((line) => /^\d+ /.test(line)).length;
  const confirmed = new Set(players.flatMap(({ frames }) => ids(frames.received, 'confirm')));
  assert.equal(confirmed.size, made);
  for (const player of players) assert.deepEqual(unanswered(player), [], `moves of ${player.name} without an answer`);

  /* All see the same end. */
  const totals = await Promise.all(players.map(({ page }) => page.locator('dialog[open] tfoot').innerText()));
  assert.equal(new Set(totals).size, 1, totals.join(' / '));

  /* A rematch brings everybody over, each to their chair. */
  await host.page.getByRole('button', { name: 'Rematch' }).click();
  await host.page.waitForURL((url) => url.pathname.startsWith('/t/') && !url.pathname.endsWith(code));
  for (const { page } of players.slice(1)) {
    await page.locator('dialog[open]').getByRole('button', { name: 'rematch' }).click();
    await page.getByText('starts the game').waitFor();
  }
  await host.page.getByRole('button', { name: 'Start the game' }).click();
  await host.page.locator('.table main').waitFor();
  for (const { problems, context } of players) {
    assert.deepEqual(problems, []);
    await context.close();
  }
}
