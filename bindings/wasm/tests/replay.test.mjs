// Recorded games: positions, perspectives, links, and whether the cards are those of the seed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endAt, nameBots, people, peopleFor, play, random, read, ruleText, upcard, UpcardError } from './support.mjs';

function recorded(game, players, rules = {}) {
  const table = upcard.open({ game, seats: players.length, players, rules, secret: 'a record' });
  play(table, random(3), { most: 5000 });
  const { rounds, totals, moves } = table;
  const kept = { record: table.record(), events: table.events(0, 1), rounds, totals, moves };
  table.free();
  return kept;
}

test('a replay shows what the table showed', () => {
  for (const { id } of upcard.games) {
    const players = peopleFor(id, 3);
    const kept = recorded(id, players, endAt(id, 30));
    const replay = upcard.replay(kept.record);
    assert.deepEqual(replay.moves, kept.moves);
    assert.deepEqual(
      replay.names,
      players.map((_, seat) => `Person ${seat}`),
    );
    assert.deepEqual(replay.players, players);
    assert.deepEqual(replay.rounds(replay.length), kept.rounds);
    assert.deepEqual(replay.at(replay.length).totals, kept.totals);
    const events = Array.from({ length: replay.length }, (_, k) => replay.events(k + 1, 1)).flat();
    assert.deepEqual(events, kept.events);
    assert.deepEqual(replay.events(0, 1), []);
    assert.deepEqual(Object.keys(replay.headers).sort(), ['commit', 'names', 'seed']);
    assert.throws(() => replay.view(replay.length + 1, 0), RangeError);
  }
});

test('bots are called as the library calls them', () => {
  const bots = ['random', 'easy', 'hard', 'hard', 'expert', 'normal', 'normal', ...Array(25).fill('easy')];
  const players = ['Ada', 'Odin', ...bots.map((level) => `bot:${level}`)];
  const table = upcard.open({ game: 'flip7', seats: players.length, players });
  const { names } = upcard.replay(table.record());
  table.free();
  assert.deepEqual(names, ['Ada', 'Odin', ...nameBots(players.slice(2), ['Ada', 'Odin'])]);
  assert.equal(new Set(names).size, names.length);
  assert.deepEqual(nameBots(['bot:constructor', 'exec:./bot']), nameBots(['bot:normal', 'bot:normal']));
});

test('a position has the advice that its seat could have had then', () => {
  const { record } = recorded('uno_flip', people(2), { target: 30 });
  const replay = upcard.replay(record);
  const choices = replay.moves.map(({ mover }, k) => (mover === 'chance' ? [] : [{ k, seat: mover }])).flat();
  const at = choices.filter(({ k, seat }) => replay.legal(k, seat).length > 1).slice(5, 8);
  const forward = at.map(({ k, seat }) => replay.advise(k, seat, { playouts: 60 }));
  const backward = [...at].reverse().map(({ k, seat }) => replay.advise(k, seat, { playouts: 60 }));
  assert.deepEqual(backward.reverse(), forward);
  const { chance } = replay.evaluate(replay.length, 0, { playouts: 10 });
  const winners = replay.at(replay.length).winners;
  assert.deepEqual(
    chance,
    [0, 1].map((seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
  );
});

test('a link is a record', () => {
  const { record } = recorded('hilo', people(2), { target: 20 });
  const link = upcard.linkWrite(record);
  assert.match(link, /^upcard1\.[\w-]+$/);
  assert.equal(upcard.linkRead(link), record);
  assert.deepEqual(upcard.replay(link).moves, upcard.replay(record).moves);
  assert.throws(() => upcard.linkRead(link.slice(0, -2)), UpcardError);
  assert.throws(() => upcard.linkWrite('nonsense'), UpcardError);
});

test('each card is checked', () => {
  const { record } = recorded('flip7', people(3), { target: 60 });
  const fine = upcard.verify(record);
  assert.ok(fine.ok && fine.seeded && fine.draws.every(({ made, decided, ok }) => ok && made === decided));
  const moves = upcard.replay(record).moves;
  assert.deepEqual(
    fine.draws.map(({ move, made }) => [move, made]),
    moves.flatMap(({ mover, text }, i) => (mover === 'chance' ? [[i, text]] : [])),
  );

  const other = fine.draws[2].made === 'card 12' ? 'card 11' : 'card 12';
  let draw = 0;
  const changed = record.replace(/^\* .*$/gm, (line) => (draw++ === 2 ? `* ${other}` : line));
  const wrong = upcard.verify(changed);
  assert.ok(!wrong.ok && /but the seed gives/.test(wrong.reason));
  assert.deepEqual(
    wrong.draws.map(({ ok }) => ok),
    [true, true, false],
  );
  assert.equal(wrong.draws[2].made, other);
  assert.equal(wrong.draws[2].decided, fine.draws[2].made);

  const seedless = upcard.verify(record.replace(/^seed .*\n/m, ''));
  assert.ok(seedless.ok && !seedless.seeded && seedless.draws.every(({ decided }) => decided === null));
  assert.match(
    upcard.verify(record.replace(/^commit sha256:../m, 'commit sha256:00')).reason ?? '',
    /does not match the commitment/,
  );
  assert.match(upcard.verify('nonsense').reason, /the first line must be/);
  assert.match(upcard.verify('upcard1.nonsense').reason, /damaged/);
});

test('the text of a rule stands in its rulebook', () => {
  const book = read('rules/flip7.md');
  assert.match(ruleText(book, 'F7-3.2'), /^`stay` needs at least one card/);
  assert.equal(ruleText(book, 'F7-99.1'), null);
});
