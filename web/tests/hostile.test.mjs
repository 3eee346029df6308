/* A server that says anything: what a real one says at a real table is spoiled on its way to the page, which may show
 * less for it, or that the line is down, but never breaks. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { chosen, guest, openTable, pause } from './friends.mjs';
import { games } from './games/names.mjs';
import { luck, OFFERED } from './player.mjs';
import { enter, phone, share, totals } from './shared-pad.mjs';
import { server } from './stage.mjs';
import { missing } from './support.mjs';

const NASTY = '\u001b[2J\u202eevil\u0000\u2066';
const junk = [null, 0, -7, 2 ** 53, 1.5, '', NASTY, 'A'.repeat(5000), [], {}, [[]], [{}], true];

/** The same value with something wrong in it. */
function spoil(value, any, depth = 0) {
  if (depth && any(6) === 0) return junk[any(junk.length)];
  if (Array.isArray(value)) return value.map((one) => spoil(one, any, depth + 1));
  if (typeof value === 'string') return any(4) ? value : value.slice(0, any(value.length + 1)) + NASTY;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(() => any(12) > 0)
      .map(([key, one]) => [key, spoil(one, any, depth + 1)]),
  );
}

/** Base64 with bytes changed in the middle. */
function spoilBytes(raw, any) {
  const bytes = Buffer.from(raw, 'base64');
  for (let times = 1 + any(4); bytes.length && times > 0; times--) bytes[any(bytes.length)] = any(256);
  return bytes.toString('base64');
}

/** What is sent in place of a frame, in order. */
const ways = [
  (frame) => [frame, frame],
  (frame) => [frame.slice(0, frame.length / 2)],
  () => ['', '{', '[]', 'null', '{"type":"table"}', '{"type":"table"}', '{"type":"view","seq":-1}'],
  (frame, any) => [JSON.stringify(spoil(JSON.parse(frame), any))],
  (frame, any) => [JSON.stringify(spoil(JSON.parse(frame), any)), frame],
  (frame, any) => {
    const message = JSON.parse(frame);
    for (const key of ['raw', 'raw_events']) if (message[key]) message[key] = spoilBytes(message[key], any);
    return [JSON.stringify(message)];
  },
  (frame, any) => {
    const message = JSON.parse(frame);
    if (message.type === 'event') for (const event of message.events) delete event[Object.keys(event)[1 + any(3)]];
    if (message.type === 'view') message.seq = any(100);
    return [JSON.stringify(message)];
  },
  (frame) => [JSON.stringify({ ...JSON.parse(frame), game: 'chess', chairs: undefined })],
];

/** Stands between a page and the server, and spoils one frame of `every` once `spoils()`. */
async function stand(page, any, every, spoils) {
  await page.routeWebSocket(/\/ws$/, (line) => {
    const server = line.connectToServer();
    line.onMessage((frame) => server.send(frame));
    server.onMessage((frame) => {
      const sent = spoils() && any(every) === 0 ? ways[any(ways.length)](frame, any) : [frame];
      for (const one of sent) line.send(one);
    });
  });
}

/** Presses whatever is offered, as long as there is a page to press on. */
async function pressOn(page, any, ms) {
  for (const end = Date.now() + ms; Date.now() < end; await pause(40))
    await page
      .evaluate(
        ([offered, number]) => {
          const list = [...document.querySelectorAll(offered)].filter((button) => button.checkVisibility());
          list[number % list.length]?.click();
        },
        [OFFERED, any(1 << 20)],
      )
      .catch(() => {}); // it is loading again
}

/* All at once: a test mostly waits for its next press. */
describe('a hostile server', { concurrency: games.length + 1 }, () => {
  test('a hostile server does not break a shared pad', { skip: missing }, async () => {
    const any = luck(9);
    let spoils = false;
    const wide = { viewport: { width: 1024, height: 768 } };
    const ann = await phone(server, '/', wide);
    await stand(ann.page, any, 2, () => spoils);
    await ann.page.goto(`${server.url}/#/pad/new/flip7/target=10000`);
    const [link] = await share(ann.page, 1, 2);
    const ben = await phone(server, `/${new URL(link).hash}`, wide);
    await ben.page.locator('.pad .keys').waitFor();
    spoils = true;
    for (let round = 0; round < 8; round++) {
      for (const { page } of [ann, ben]) {
        await enter(page, round, 1);
        await page.locator('.do :disabled').waitFor();
      }
      if (round % 3 === 2) await ann.page.reload();
    }
    // eslint-disable-next-line no-control-regex
    assert.doesNotMatch(await ann.page.locator('body').innerText(), /[\u0000\u001b\u202e\u2066]/);

    /* An honest one again: both have the same pad. */
    spoils = false;
    await ann.page.reload();
    await ann.page.locator('.pad header .good').waitFor();
    await totals(ben.page, ...(await ann.page.locator('.pad .board li .num').allTextContents()));
    for (const { context, problems } of [ann, ben]) {
      assert.deepEqual(problems, []);
      await context.close();
    }
  });

  for (const [index, game] of games.entries())
    test(`${game}: a hostile server does not break the page`, { skip: missing }, async () => {
      const any = luck(index + 1);
      let spoils = false;
      const kept = chosen(game, { seats: 3, bots: 2, open: true });
      const player = await guest('Ada', { ...kept, 'upcard.fetched-for': 1 });
      await stand(player.page, any, 5, () => spoils);
      const address = await openTable(player, game);
      await player.page.getByRole('button', { name: 'Start the game' }).click();
      for (const where of [address, new URL('/#/lobby', address).href, address]) {
        spoils = true;
        await pressOn(player.page, any, 3000);
        await player.page.goto(where);
        await pressOn(player.page, any, 1000);
        const words = await player.page.locator('body').innerText();
        // eslint-disable-next-line no-control-regex
        assert.doesNotMatch(words, /[\u0000\u001b\u202e\u2066]/);
      }
      spoils = false;
      await player.page.goto(new URL('/', address).href);
      await player.page.goto(address);
      await player.page.locator('main').first().waitFor();
      assert.deepEqual(player.problems, []);
      await player.context.close();
    });
});
