// A module of one game plays it as the whole one does, and rejects calls for another game.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endAt, load, peopleFor, play, playersFor, random, upcard, UpcardError, wasm } from './support.mjs';

const ids = upcard.games.map(({ id }) => id);
const alone = new Map();
for (const id of ids) alone.set(id, await load(new URL(`${id}.wasm`, wasm)));

/** A game of bots, with its views and search results. */
function bots(engine, game) {
  const players = playersFor(game, ['bot:easy', 'bot:normal', 'bot:hard:tries=2']);
  const table = engine.open({ game, seats: players.length, players, secret: 'alone', bots: 7 });
  for (let next = table.next(), left = 300; left && next.turn !== 'over'; next = table.next(), left--) {
    if (next.turn === 'chance') table.draw();
    else table.letBot(next.seat);
  }
  const result = [table.record(), table.view('spectator'), table.events(0, 'all')];
  table.free();
  return result;
}

/** A position of a game in which seat 0 may choose. */
function decision(engine, game) {
  const players = peopleFor(game, 3);
  const table = engine.open({ game, seats: players.length, players, secret: 'alone' });
  const below = random(3);
  for (let most = 5; table.legal(0).length < 2; most = 1) {
    assert.ok(!table.over, `${game}: seat 0 never chose`);
    play(table, below, { most });
  }
  return table;
}

/** A finished game among people. */
function finished(game) {
  const players = peopleFor(game, 2);
  const table = upcard.open({ game, seats: players.length, players, secret: 'over', rules: endAt(game, 20) });
  play(table, random(5), { most: 5000 });
  return table.record();
}

for (const id of ids) {
  test(`${id}.wasm plays ${id} as upcard.wasm does`, () => {
    const engine = alone.get(id);
    assert.equal(engine.layout, upcard.layout);
    assert.deepEqual(engine.bots, upcard.bots);
    assert.deepEqual(engine.games, [upcard.game(id)]);
    assert.equal(engine.signature(id), upcard.signature(id));
    assert.deepEqual(bots(engine, id), bots(upcard, id));
  });

  test(`${id}.wasm finds and says what upcard.wasm does`, () => {
    const answers = [alone.get(id), upcard].map((engine) => {
      const table = decision(engine, id);
      const far = engine.follow(table.raw(0), table.names);
      const { choices } = table.advise(0, { playouts: 200 });
      const odds = { flip7: () => [far.odds.flip7Next(0), far.odds.flip7Seven(0)], hilo: () => far.odds.hilo() }[
        id
      ]?.();
      return [
        choices,
        odds,
        table.legal(0),
        far.view(0),
        table.evaluate(0, { playouts: 50 }),
        table.legal(0).map((move) => [table.reason(0, move), table.preview(0, move)]),
      ];
    });
    assert.deepEqual(answers[0], answers[1]);
    const record = finished(id);
    const link = upcard.linkWrite(record);
    assert.equal(alone.get(id).linkWrite(record), link);
    assert.equal(alone.get(id).linkRead(link), upcard.linkRead(link));
    assert.deepEqual(alone.get(id).verify(record), upcard.verify(record));
  });

  for (const other of ids.filter((each) => each !== id))
    test(`${id}.wasm refuses ${other}`, () => {
      const engine = alone.get(id);
      const record = finished(other);
      const table = decision(upcard, other);
      const own = decision(engine, id);
      const refused = (code, call) =>
        assert.throws(call, (error) => error instanceof UpcardError && error.code === code);
      const before = own.view('all');
      refused('unknown_game', () => engine.game(other));
      refused('unknown_game', () => engine.signature(other));
      const players = peopleFor(other, 3);
      refused('unknown_game', () => engine.open({ game: other, seats: players.length, players }));
      refused('bad_record', () => engine.read(table.record({ saved: true })));
      refused('bad_record', () => engine.replay(record));
      refused('bad_record', () => engine.linkWrite(record));
      refused('bad_record', () => engine.linkRead(upcard.linkWrite(record)));
      assert.equal(engine.verify(record).ok, false);
      for (const viewer of [0, 'spectator']) refused('bad_view', () => engine.follow(table.raw(viewer), table.names));
      const far = engine.follow(own.raw(0), own.names);
      refused('bad_view', () => far.shown(table.raw(0), new Uint8Array()));
      for (const [game, odds] of [
        ['flip7', () => own.odds.flip7Next(0)],
        ['hilo', () => own.odds.hilo()],
      ])
        if (game !== id) refused('unknown_game', odds);
      assert.deepEqual(own.view('all'), before);
    });
}
