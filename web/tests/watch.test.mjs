/* What is sent to browsers at a table says nothing that its viewer may not know. The page follows a game by raw bytes,
 * so these are taken apart here by the npm package, as a spectator's own program could: docs/protocol.md, "Raw
 * bytes". */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { missingEngine, startEngine } from './engine.mjs';
import { atRest, chosen, guest, openTable, OVER, pause, play, server, unanswered, waitFor } from './friends.mjs';
import { luck, OFFERED, short } from './player.mjs';
import { stored } from './stage.mjs';
import { missing } from './support.mjs';

const skip = missing || missingEngine;
let upcard, core, end;
before(async () => {
  if (!skip) ({ upcard, core, end } = await startEngine());
});
after(() => end?.());

const base64 = (bytes) => Buffer.from(bytes).toString('base64');
const plain = (value) => JSON.parse(JSON.stringify(value));
/** The views and events that a browser was shown. */
const shownTo = (frames) => frames.received.filter((message) => message.raw !== undefined);

/** What a viewer is to be shown of a finished game, move by move: { raw, rawEvents, view, told }, all four of position
 * `seq`. */
function shares(record, viewer) {
  const game = upcard.replay(record);
  const rules = { ...game.at(0).rules };
  const table = upcard.open({
    game: game.game,
    seats: game.seats,
    rules,
    players: game.players.map((_, seat) => `person ${seat}`),
  });
  const share = (from) => ({
    raw: base64(table.raw(viewer)),
    rawEvents: base64(table.rawEvents(from, viewer)),
    view: table.view(viewer),
    told: table.events(from, viewer).map(({ event }) => event),
  });
  const all = [share(0)];
  for (const { mover, text } of game.moves) {
    const from = table.eventCount;
    assert.ok(table.make(mover, text).ok, text);
    all.push(share(from));
  }
  table.free();
  return all;
}

/** What a viewer of these bytes would be shown in another game that agrees with them; and whether that game is another
 * one in what is hidden than the one of stream 0. */
function elsewhere(raw, viewer, stream) {
  const e = core.engine;
  const bytes = Buffer.from(raw, 'base64');
  const world = (number) => {
    e.zero(core.view, e.at('uc_state'));
    e.put(core.view, bytes);
    assert.equal(e.c.uc_view_decode(core.view, bytes.length, core.view), 0);
    return e.lend(e.at('uc_rng'), (rng) => {
      e.c.uc_rng_start(rng, 1n, BigInt(number));
      e.c.form_resample(core.view, 0, rng, core.state);
      return e.bytes(core.state, bytes.length);
    });
  };
  const first = base64(world(0));
  const other = base64(world(stream));
  e.c.uc_view_of(core.state, core.viewer(core.state, viewer), core.view);
  return { raw: base64(e.bytes(core.view, bytes.length)), differs: other !== first };
}

/** Asserts that all these frames tell what the viewer may know. It gives how many of their views would be the same with
 * other hidden cards. */
function checkFrames(what, frames, record, viewer) {
  const all = shares(record, viewer);
  const shown = shownTo(frames);
  let hiding = 0;
  for (const { seq, raw, raw_events: rawEvents, view, changed, events } of shown) {
    const share = all[seq];
    assert.equal(raw, share.raw, `${what}: the view after move ${seq}`);
    if (view) assert.deepEqual(view, plain(share.view));
    for (const [key, value] of Object.entries(changed ?? {}))
      assert.deepEqual(value, plain(share.view[key]), `${what}: ${key} after move ${seq}`);
    if (rawEvents !== undefined) {
      assert.equal(rawEvents, share.rawEvents, `${what}: the events of move ${seq}`);
      assert.deepEqual(events, plain(share.told));
    }
    /* The strongest there is: the same bytes with other cards where this viewer sees none. */
    for (const stream of [1, 2]) {
      const other = elsewhere(raw, viewer, stream);
      assert.equal(
        other.raw,
        raw,
        `${what}: the view after move ${seq} tells two games apart that differ in hidden cards`,
      );
      hiding += other.differs ? 1 : 0;
    }
  }
  assert.ok(shown.length > 10, `${what}: ${shown.length} moves were shown`);
  const known = new Set(shown.map(({ seq }) => seq));
  assert.ok(known.has(all.length - 1), `${what}: the last move was shown`);
  return hiding;
}

/** Values of the keys of events that only one seat may know, and whose they are. */
function secrets(game, frames) {
  const keys = new Map(
    upcard.game(game).events.map((event) => [event.type, event.keys.filter((key) => key.secret).map(({ key }) => key)]),
  );
  return frames.received
    .flatMap((message) => message.events ?? [])
    .flatMap((event) => keys.get(event.type).map((key) => ({ seat: event.seat, value: event[key] })));
}

/* Where hands are hidden a view fits many games. In the other two nobody holds a card that others do not see, but for
 * the moment in which one has drawn in HILO; what is hidden there is the order of the deck, which nothing but the
 * server's secret knows. */
const hands = { flip7: false, hilo: false, hi_lo_flip: true, uno_flip: true };

/* Longer than a round, and than it takes to load the page again. */
const long = { ...short, flip7: { target: 100 }, hi_lo_flip: { target: 60 } };

for (const game of Object.keys(long))
  test(`who watches or plays ${game} is never sent a hidden card`, { skip, timeout: 600_000 }, async () => {
    const host = await guest('Ada', chosen(game, { seats: 3, bots: 2, rules: long[game] }));
    const address = await openTable(host, game);
    const watcher = await guest('Eve');
    await watcher.page.goto(address);
    await watcher.page.getByText('All seats are taken. You can watch.').waitFor();
    await host.page.getByRole('button', { name: 'Start the game' }).click();
    await watcher.page.getByText('You are watching').waitFor();
    const playing = play(host, luck(5));
    await waitFor(() => shownTo(watcher.frames).length > 5);
    await atRest(host, () => watcher.page.reload());
    await playing;
    await watcher.page.locator(OVER).waitFor();

    const record = await (await fetch(`${server.url}/record/${address.slice(-6)}`)).text();
    const viewers = [
      [host, 0],
      [watcher, 'spectator'],
    ];
    for (const [{ name, frames }, viewer] of viewers) {
      const hiding = checkFrames(`${game}, ${name}`, frames, record, viewer);
      if (hands[game]) assert.ok(hiding > 20, `${name} sees everything of ${game}`);
      const others = secrets(game, frames).filter(({ seat, value }) => seat !== viewer && value !== null);
      assert.deepEqual(others, []);

      /* The cards to come follow from the secret, which is told with the record alone. */
      const secret = /^seed ([0-9a-f]{64})/m.exec(record)[1];
      const bytes = Buffer.from(secret, 'hex');
      const told = JSON.stringify(frames.received);
      for (const spelled of [secret, bytes.toString('base64').replace('=', ''), bytes.toString('base64url')])
        assert.ok(!told.includes(spelled));
    }
    const own = secrets(game, host.frames).filter(({ value }) => value !== null);
    if (hands[game]) assert.ok(own.length > 0, 'the player is told of their own cards');
    assert.equal(watcher.frames.received.filter((message) => message.type === 'ask').length, 0);
    for (const { problems, context } of [host, watcher]) {
      assert.deepEqual(problems, []);
      await context.close();
    }
  });

/** Presses one thing that the board offers, and waits until it is confirmed: the number of that move, and when it was
 * not made yet. Null: the game is over. */
async function moveOnce(player) {
  const confirms = () => player.frames.received.filter((message) => message.type === 'confirm');
  const count = confirms().length;
  const at = performance.now();
  /* What is pressed before the page has shown the last news is refused. */
  while (confirms().length === count) {
    if (await player.page.locator(OVER).isVisible()) return null;
    if (!unanswered(player).length)
      await player.page.evaluate((offered) => document.querySelector(offered)?.click(), OFFERED);
    await pause(20);
  }
  return { at, seq: confirms()[count].seq };
}

test(
  'a host lets others watch late: the page says so, and shows nothing earlier',
  { skip, timeout: 600_000 },
  async () => {
    const late = 4;
    const host = await guest('Ada', chosen('flip7', { seats: 2, bots: 1, rules: { target: 40 } }));
    await host.page.goto(`${server.url}/#/friends/flip7`);
    await host.page.locator('summary').last().click();
    await host.page.getByRole('radio', { name: 'everyone' }).check();
    await host.page.getByLabel('Delay for spectators, in seconds', { exact: true }).fill(String(late));
    await host.page.getByRole('button', { name: 'Open the table' }).click();
    await host.page.waitForURL(/\/t\/[A-Z0-9]{6}$/);

    const watcher = await guest('Eve');
    await watcher.page.goto(host.page.url());
    await watcher.page.getByText('All seats are taken. You can watch.').waitFor();
    await host.page.getByRole('button', { name: 'Start the game' }).click();
    await watcher.page.getByText(`You see this game ${late} seconds later.`).waitFor();
    /* Everyone may watch: the list has the game. */
    const passer = await guest('Fay');
    await passer.page.goto(`${server.url}/#/lobby`);
    await passer.page.locator(`a[href="/t/${host.page.url().slice(-6)}"]`, { hasText: 'Watch' }).waitFor();
    await passer.context.close();
    const made = [];
    for (;;) {
      await host.page.waitForSelector(`${OFFERED}, ${OVER}`);
      if (await host.page.locator(OVER).isVisible()) break;
      const move = await moveOnce(host);
      if (move) made.push(move);
    }
    const last = made[made.length - 1];

    const board = watcher.page.locator('.table main');
    await board.waitFor();
    await watcher.page.getByText(`You are watching. (${late} s behind)`).waitFor();
    await watcher.page.locator(OVER).waitFor();
    assert.ok(performance.now() - last.at >= 1000 * late, 'the end was shown too early');
    const { received, times } = watcher.frames;
    for (const { at, seq } of made) {
      const shown = received.findIndex((message) => message.raw !== undefined && message.seq >= seq);
      assert.ok(shown >= 0, `move ${seq} was never shown`);
      assert.ok(times[shown] - at >= 1000 * late, `move ${seq} was shown after ${times[shown] - at} ms`);
    }
    const totals = await Promise.all([host, watcher].map(({ page }) => page.locator('dialog[open] tfoot').innerText()));
    assert.equal(totals[0], totals[1]);
    for (const { problems, context } of [host, watcher]) {
      assert.deepEqual(problems, []);
      await context.close();
    }
  },
);

test(
  'who opens the link of a running game takes the chair of a bot, makes a move, and is sent away by the host',
  { skip, timeout: 600_000 },
  async () => {
    const host = await guest('Ada', chosen('flip7', { seats: 2 }));
    const address = await openTable(host, 'flip7');
    await host.page.getByRole('button', { name: 'Start with bots' }).click();
    const board = host.page.locator('.table main');
    await board.waitFor();
    for (let i = 0; i < 3; i++) {
      await host.page.locator(OFFERED).first().waitFor();
      await moveOnce(host);
    }

    const ben = await guest('');
    await ben.page.goto(address);
    await ben.page.getByText('You are watching').waitFor();
    const bot = host.frames.received.findLast((message) => message.type === 'table').chairs[1].name;
    await ben.page.getByRole('button', { name: `Take over ${bot} (bot)` }).click();
    await ben.page.getByLabel('Your name at the table').fill('Ben');
    await ben.page.locator('label:has(input[name=face])').nth(2).click();
    await ben.page.getByRole('button', { name: 'Continue' }).click();
    await ben.page.locator('.table main').waitFor();
    await board.getByText('Ben', { exact: true }).waitFor();
    const { face } = await stored(ben.page, 'upcard.settings');
    assert.ok(face > 0);
    const told = () => host.frames.received.findLast((message) => message.type === 'table').chairs[1].face;
    await waitFor(() => told() === face);
    for (const { page } of [host, ben])
      await page
        .locator('.table main .seat', { hasText: /^\s*(Ben|You)/ })
        .locator('.token svg')
        .first()
        .waitFor({ state: 'attached' });
    const own = () => ben.page.locator(OFFERED).first().isVisible();
    while (!(await own())) {
      if (await host.page.locator(OFFERED).first().isVisible()) await moveOnce(host);
      else await pause(20);
    }
    const { seq } = await moveOnce(ben);
    await waitFor(() => host.frames.received.some((message) => message.type === 'event' && message.seq >= seq));
    assert.equal(ben.frames.received.findLast((message) => message.type === 'welcome').seat, 1);

    /* Of a game that went on already Ben cannot say what was told before it, but what was told then. */
    const noted = await ben.page.evaluate(() => JSON.parse(localStorage.getItem('upcard.commits') ?? '{}'));
    const { commit } = ben.frames.received.find((message) => message.type === 'table');
    assert.deepEqual(noted[address.slice(-6)], { commit, late: true });

    /* Now no chair is free. */
    const eve = await guest('Eve');
    await eve.page.goto(address);
    await eve.page.getByText('You are watching').waitFor();
    assert.equal(await eve.page.getByRole('button', { name: 'Take over' }).count(), 0);

    await host.page.getByRole('button', { name: 'Players' }).click();
    await host.page.getByRole('button', { name: 'Remove Ben' }).click();
    await host.page.getByRole('button', { name: 'Remove', exact: true }).click();
    await ben.page.getByText('The host removed you').waitFor();
    await host.page.locator('dialog[open]').getByText('a bot plays').waitFor();
    await host.page.keyboard.press('Escape');
    const from = host.frames.received.length;
    while (
      !host.frames.received
        .slice(from)
        .some(({ events }) => events?.some((event) => event.seat === 1 && event.type === 'drew'))
    ) {
      if (await host.page.locator(OFFERED).first().isVisible()) await moveOnce(host);
      else await pause(20);
    }
    await ben.page.reload();
    await ben.page.getByText('the host removed you').waitFor();
    assert.equal(await ben.page.locator('.table').count(), 0, 'who was sent away does not come back');
    for (const { problems, context } of [host, ben, eve]) {
      assert.deepEqual(problems, []);
      await context.close();
    }
  },
);
