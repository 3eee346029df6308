// Tables: the functions for a page.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  endAt,
  load,
  people,
  peopleFor,
  play,
  playersFor,
  random,
  someRules,
  upcard,
  UpcardError,
  wasm,
} from './support.mjs';

const open = (game, players, rest = {}) =>
  upcard.open({ game, seats: players.length, players, secret: 'a test', ...rest });

test('what is wrong with a table is said in a sentence', () => {
  const refused = (code, sentence, call) =>
    assert.throws(call, (error) => error instanceof UpcardError && error.code === code && sentence.test(error.message));
  refused('unknown_game', /no game chess/, () => open('chess', ['you']));
  refused('bad_seats', /1 to 36 seats, not 37/, () => open('flip7', people(37)));
  refused('bad_seats', /1 players for 2 seats/, () => open('flip7', ['you'], { seats: 2 }));
  refused('bad_rules', /target cannot be "many"/, () => open('flip7', ['you'], { rules: { target: 'many' } }));
  refused('bad_rules', /rule nothing is unknown/, () => open('flip7', ['you'], { rules: { nothing: 1 } }));
  refused('bad_rules', /no bot "genius"/, () => open('flip7', ['you', 'bot:genius']));
  refused('bad_rules', /programs do not play here: exec:ls/, () => open('flip7', ['you', 'exec:ls']));
  refused('bad_record', /the first line must be "upcard-record 1"/, () => upcard.read('nonsense'));
  refused('bad_view', /no view/, () => upcard.follow(new Uint8Array(100), []));
  refused('bad_view', /no view/, () => upcard.follow(new Uint8Array(3), []));
  assert.throws(() => open('flip7', ['you']).view(1), RangeError);
});

test('a game of bots ends, and its record is right', () => {
  for (const { id } of upcard.games) {
    const table = open(id, playersFor(id, ['bot:normal', 'bot:easy', 'bot:random']), { rules: endAt(id, 60) });
    for (let next = table.next(); next.turn !== 'over'; next = table.next())
      if (next.turn === 'chance') table.draw();
      else table.letBot(next.seat);
    const verdict = upcard.verify(table.record());
    const { draws, ...rest } = verdict;
    const right = { ok: true, reason: null, seeded: true, committed: true, over: true, result: true };
    assert.deepEqual(rest, { ...right, moves: table.moveCount });
    assert.equal(draws.length, table.moves.filter(({ mover }) => mover === 'chance').length);
    assert.ok(table.over && table.winners.length && table.rounds.length);
    assert.deepEqual(table.rounds.at(-1), table.totals);
    assert.equal(table.moves.length, table.moveCount);
    table.free();
  }
});

test('a refused move changes nothing and names its rule', () => {
  const table = open('flip7', people(2));
  for (const card of ['card 5', 'card 12']) assert.deepEqual(table.make('chance', card), { ok: true });
  const before = table.record({ saved: true });
  assert.deepEqual(table.next(), { turn: 'person', seat: 1 });
  const { error, rule, message } = table.refusal(0, 'hit');
  assert.deepEqual([error, rule], ['not_your_turn', null]);
  assert.match(message, /not to act now/);
  assert.equal(table.make(0, 'fly').error, 'unknown_move');
  assert.deepEqual(table.make(1, 'target 0'), {
    ok: false,
    error: 'illegal_move',
    rule: 'F7-3.1',
    message: 'F7-3.1: it is time to hit or stay',
  });
  assert.equal(table.make('chance', 'card 5').error, 'not_your_turn');
  assert.equal(table.refusal(1, 'hit'), null);
  assert.equal(table.record({ saved: true }), before);
  table.free();
});

test('a table read back goes on with the same cards', () => {
  for (const { id } of upcard.games) {
    const table = open(id, playersFor(id, ['you', 'bot:easy', 'bot:easy']), { rules: endAt(id, 50) });
    const finish = (each) => {
      for (let next = each.next(); next.turn !== 'over'; next = each.next()) {
        if (next.turn === 'chance') each.draw();
        else if (next.turn === 'call') each.pass();
        else if (next.turn === 'bot') each.letBot(next.seat);
        else each.make(next.seat, each.legal(next.seat)[0]);
      }
      return each.record();
    };
    table.draw();
    const again = upcard.read(table.record({ saved: true }));
    assert.equal(finish(again), finish(table));
    again.free();
    table.free();
  }
});

test('a decision is taken back', () => {
  const table = open('hilo', ['you', 'bot:easy']);
  const toPerson = () => {
    for (let next = table.next(); next.turn !== 'person'; next = table.next())
      if (next.turn === 'chance') table.draw();
      else table.letBot(next.seat);
  };
  toPerson();
  assert.ok(!table.canUndo);
  const before = table.view('all');
  const moves = table.moves.length;
  table.make(0, table.legal(0)[0]);
  toPerson();
  assert.ok(table.moves.length > moves);
  table.undo();
  assert.deepEqual(table.view('all'), before);
  assert.equal(table.moves.length, moves);
  assert.throws(() => table.undo(), UpcardError);
  table.free();
});

test('one draw at a time comes to the same', () => {
  const one = open('uno_flip', people(3));
  const all = open('uno_flip', people(3));
  while (one.drawOne()) assert.equal(one.eventCount > 0, true);
  all.draw();
  assert.deepEqual(one.view('all'), all.view('all'));
  assert.equal(one.drawOne(), false);
  one.free();
  all.free();
});

test('a bot with a budget of its own keeps its level', () => {
  const moves = [1, 2].map(() => {
    const table = open('hilo', ['bot:expert', 'bot:easy']);
    const start = performance.now();
    for (let i = 0; i < 40; i++) {
      const { turn, seat } = table.next();
      if (turn === 'chance') table.draw();
      else table.letBot(seat, { playouts: 20 });
    }
    assert.ok(performance.now() - start < 20000, 'it took its own second');
    const record = table.record();
    table.free();
    return record;
  });
  assert.equal(moves[0], moves[1]);
});

test('a preview is what is seen after the move, but for what it calls uncertain', () => {
  let certain = 0;
  for (const game of upcard.games)
    for (let number = 0; number < 4; number++) {
      const table = open(game.id, peopleFor(game.id, 3), {
        rules: someRules(game, number),
        secret: `preview ${number}`,
      });
      let previewed = null;
      play(table, random(number + 1), {
        before: (seat, move) => (previewed = { seat, ...table.preview(seat, move) }),
        after: () => {
          if (!previewed) return;
          const seen = table.view(previewed.seat);
          for (const key of Object.keys(seen).filter((each) => !previewed.uncertain.includes(each))) {
            assert.deepEqual(previewed.view[key], seen[key], `${game.id} ${key}`);
            certain++;
          }
          previewed = null;
        },
        most: 200,
      });
      table.free();
    }
  assert.ok(certain > 5000);
});

test('a preview of a slide of HILO is certain about the layouts', () => {
  let slides = 0;
  for (let number = 0; number < 10; number++) {
    const table = open('hilo', people(3), { secret: `slides ${number}` });
    play(table, random(number + 1), {
      before: (seat, move) => {
        if (!move.startsWith('remove')) return;
        slides++;
        assert.ok(!table.preview(seat, move).uncertain.includes('layouts'));
      },
      most: 3000,
    });
    table.free();
  }
  assert.ok(slides > 10, `${slides} slides`);
});

test('a table that is kept elsewhere shows the same as the table itself', () => {
  for (const game of upcard.games)
    for (const viewer of [1, 'spectator']) {
      const table = open(game.id, peopleFor(game.id, 3), { rules: someRules(game, 1), secret: `far ${viewer}` });
      const far = upcard.follow(table.raw(viewer), table.names);
      let seen = table.eventCount;
      play(table, random(9), {
        after: () => {
          far.shown(table.raw(viewer), table.rawEvents(seen, viewer));
          seen = table.eventCount;
          assert.deepEqual(far.view(viewer), table.view(viewer));
          if (viewer === 1) assert.deepEqual(far.legal(1), table.legal(1));
        },
      });
      const texts = (each) => each.events(0, viewer).map(({ text, event }) => [text, event]);
      assert.deepEqual(texts(far), texts(table));
      assert.deepEqual(far.rounds, table.rounds);
      assert.deepEqual(far.winners, table.winners);
      if (viewer === 1 && far.legal(1).length > 1)
        assert.equal(far.advise(1, { playouts: 40 }).guide, table.advise(1, { playouts: 40 }).guide);
      assert.throws(() => far.make(1, 'hit'), /kept elsewhere/);
      assert.throws(() => far.shown(new Uint8Array(50), new Uint8Array()), UpcardError);
      assert.throws(() => far.shown(table.raw(viewer), new Uint8Array(32).fill(200)), UpcardError);
      far.free();
      table.free();
    }
});

test('bytes that no server has reason to send are refused, or do no harm', () => {
  let refused = 0;
  for (const game of upcard.games) {
    const table = open(game.id, peopleFor(game.id, 3), { secret: 'bytes' });
    table.draw();
    const good = table.raw(1);
    for (let at = 0; at < good.length; at++) {
      const bytes = good.slice();
      bytes[at] ^= 0xff;
      try {
        const far = upcard.follow(bytes, table.names);
        far.view(1);
        if (far.legal(1).length) far.advise(1, { playouts: 4 });
        far.free();
      } catch (error) {
        assert.ok(error instanceof UpcardError && error.code === 'bad_view', `${game.id}, byte ${at}: ${error}`);
        refused++;
      }
    }
    const far = upcard.follow(good, table.names);
    assert.throws(
      () => far.shown(table.raw(0), new Uint8Array()),
      (error) => error.code === 'bad_view',
    );
    assert.throws(
      () => far.shown(good, new Uint8Array(32).fill(200)),
      (error) => error.code === 'bad_view',
    );
    far.free();
    table.free();
  }
  assert.ok(refused > 500, `${refused} refused`);
});

test('who watches a table elsewhere sees what is to be seen there', () => {
  const table = open('hi_lo_flip', people(2));
  table.draw();
  const view = table.view('spectator');
  assert.ok(view.hands.every((hand) => typeof hand === 'number'));
  assert.equal(typeof table.view(0).hands[1], 'number');
  assert.ok(Array.isArray(table.view('all').hands[1]));
  assert.ok(table.events(0, 0).some(({ event }) => event.type === 'dealt' && event.card === null));
  table.free();
});

test('Uno Flip: people may catch before a bot goes on', () => {
  for (let number = 0; number < 60; number++) {
    const table = open('uno_flip', ['you', 'bot:normal', 'bot:normal'], { secret: `catch ${number}` });
    for (let next = table.next(); next.turn !== 'over' && next.turn !== 'call'; next = table.next()) {
      if (next.turn === 'chance') table.draw();
      else if (next.turn === 'bot') table.letBot(next.seat);
      else
        table.make(
          next.seat,
          table.legal(next.seat).find((move) => !move.endsWith(' uno')),
        );
      const caught = table.view('all').uno;
      if (caught === 0) continue; // seat 0 forgot it: only bots may catch
    }
    if (table.next().turn === 'call') {
      assert.deepEqual(table.callers(), [0]);
      table.pass();
      assert.deepEqual(table.callers(), []);
      assert.notEqual(table.next().turn, 'call');
      table.free();
      return;
    }
    table.free();
  }
});

test('chances of Flip 7 and HILO', () => {
  const flip7 = open('flip7', ['you', 'bot:easy']);
  const { cards, bust } = flip7.odds.flip7Next(0);
  assert.deepEqual([cards, bust], [94, 0]);
  const seven = flip7.odds.flip7Seven(0);
  assert.ok(seven > 0.02 && seven < 0.5, String(seven));
  assert.throws(() => flip7.odds.hilo(), UpcardError);
  flip7.free();
  const hilo = open('hilo', people(2));
  while (hilo.view('all').phase !== 'choose') {
    const [seat] = hilo.view('all').actors;
    if (seat === undefined) hilo.draw();
    else hilo.make(seat, hilo.legal(seat)[0]);
  }
  const sums = hilo.odds.hilo();
  assert.deepEqual(
    sums.map(({ move }) => move),
    hilo.legal(hilo.view('all').turn),
  );
  assert.ok(sums.every(({ sum }) => Number.isFinite(sum)));
  hilo.free();
});

test('advice has reasons', () => {
  const table = open('flip7', people(2));
  for (const card of ['card 5', 'card 12']) table.make('chance', card);
  assert.match(table.reason(1, 'hit'), /unseen cards/);
  assert.deepEqual(table.reasons(1, 'stay'), [{ reason: 'flip7_stay', numbers: [5, 5, 0], seat: null, word: null }]);
  assert.throws(() => table.reason(1, 'target 1'), UpcardError);
  table.rename(1, 'Zoë 🎴');
  assert.equal(table.names[1], 'Zoë 🎴');
  table.free();
  assert.throws(() => table.view('all'), /freed/);
  table.free();
});

test('opened and freed, tables take no memory', async () => {
  let memory;
  const instantiate = WebAssembly.instantiate;
  WebAssembly.instantiate = async (...args) => {
    const instance = await instantiate(...args);
    memory = instance.exports.memory;
    return instance;
  };
  const own = await load(wasm);
  WebAssembly.instantiate = instantiate;
  let rounds = 0;
  const round = () => {
    const { id } = own.games[rounds++ % own.games.length];
    const players = playersFor(id, ['you', 'bot:easy', 'bot:hard']);
    const seats = players.length;
    const table = own.open({ game: id, seats, players, secret: 'memory' });
    table.draw();
    const { actors } = table.view('all');
    if (actors[0] === 0) table.advise(0, { playouts: 20 });
    const far = own.follow(table.raw(1), table.names);
    own.replay(table.record());
    own.verify(table.record());
    assert.throws(() => own.open({ game: id, seats, players: [...players.slice(1), 'bot:none'] }));
    assert.throws(() => own.read(table.record()));
    assert.throws(() => own.replay(table.record() + '9 nonsense\n'));
    assert.throws(() => own.linkRead('upcard1.AAAA'));
    assert.throws(() => own.follow(table.raw(1).slice(1), []));
    far.free();
    table.free();
  };
  for (let i = 0; i < 100; i++) round();
  const before = memory.buffer.byteLength;
  for (let i = 0; i < 1000; i++) round();
  assert.equal(memory.buffer.byteLength, before);
});
