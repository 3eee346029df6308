// Score pads as WebAssembly: typed and counted rounds, refusals by their codes, a correction tried first, and the file.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { upcard, wasm } from './support.mjs';

const { loadPads, newPadFile } = await import(new URL('pad.js', pathToFileURL(process.env.UPCARD_MODULE)));
const pads = await loadPads(new WebAssembly.Module(fs.readFileSync(new URL('pad.wasm', wasm))));

test('the games are those of the whole module', () => assert.deepEqual(pads.games, upcard.games));

test('a game of Flip 7 is entered, corrected and read again', () => {
  const names = ['Ann "A"', 'Bob', 'Cem'];
  assert.equal(pads.open(newPadFile({ game: 'flip7', names, rules: { target: 100 } })), null);
  assert.equal(pads.enter('round 25 | bust | [12 7 x2 +4]'), null);
  assert.equal(pads.count(0, ['12', '7', 'x2'], false), 38);
  assert.equal(pads.count(0, ['12', '12'], false).code, 'twice');
  assert.deepEqual(pads.state().names, names);
  assert.deepEqual(pads.state().totals, [25, 0, 42]);
  assert.deepEqual(pads.state().rounds, [{ entry: 1, who: null, points: [25, 0, 42] }]);

  assert.deepEqual(pads.leftOut('round 25 | | 9'), [1]);
  assert.deepEqual(pads.leftOut('round 25 | bust | 9'), []);
  const { code, seat, message } = pads.enter('round 25 | 1 | 999');
  assert.deepEqual([code, seat], ['no-score', 2]);
  assert.match(message, /^Cem: no cards give that score/);
  assert.equal(pads.enter('round! 40 | 60 | 20'), null);
  assert.equal(pads.enter('round 99 | 0 | 0; 0'), null);
  assert.deepEqual(pads.state().winners, [0]);
  assert.equal(pads.enter('round 0 | 0 | 0').code, 'over');

  const tried = pads.try('fix 2 round! 90 | 60 | 20');
  assert.equal(tried.code, 'over');
  assert.equal(tried.entry, 3);
  assert.deepEqual(pads.try('fix 1 round 20 | 5 | 40').totals, [159, 65, 60]);
  assert.deepEqual(pads.state().totals, [164, 60, 62], 'trying changes nothing');

  const file = pads.file();
  const before = pads.state();
  assert.equal(pads.open('nothing').code, 'file');
  assert.equal(pads.enter('undo'), null);
  assert.equal(pads.open(file), null);
  assert.deepEqual(pads.state(), before);
  assert.equal(pads.record(), '');
});

test('every game has a pad for all its seats, with cards that count', () => {
  for (const { id, seats, options } of pads.games) {
    const names = Array.from({ length: seats.max }, (_, seat) => `P${seat}`);
    assert.equal(pads.open(newPadFile({ game: id, names, rules: {} })), null);
    const state = pads.state();
    assert.equal(state.names.length, seats.max);
    assert.ok(state.cards.every(({ card, copies }) => card && copies > 0));
    assert.deepEqual(
      Object.keys(state.rules),
      options.map(({ key }) => key),
    );
    const line = `round ${names.map(() => '').join(' | ')}; 0`;
    const shown = pads.try(line);
    if (id === 'hi_lo_flip') assert.equal(pads.enter(line.replace('; 0', '')).code, 'who');
    else assert.equal(shown.rounds?.length, 1, shown.message);
  }
});

test('a round of Flip 7 is followed card by card, told, and becomes a record', () => {
  const names = ['Ann', 'Bob'];
  assert.equal(pads.open(newPadFile({ game: 'flip7', names, rules: { target: 20 } })), null);
  const first = pads.turn();
  assert.deepEqual([first.mover, first.by, first.news], [null, null, []]);
  assert.equal(first.cards['card 12'], 12);
  assert.equal(
    Object.values(first.cards).reduce((a, b) => a + b),
    94,
  );
  for (const line of ['* card 12', '* card 9']) assert.equal(pads.enter(line), null);
  const { mover, by, moves, cards, news, view } = pads.turn();
  assert.deepEqual([by, moves], ['hit', ['hit', 'stay']]);
  assert.equal(cards['card 12'], 11);
  assert.equal(news[0].type, 'dealt');
  assert.equal(view.actors[0], mover);
  assert.equal(pads.enter(`${mover} hit, * card 9`), null);
  assert.ok(pads.turn().news.some(({ type }) => type === 'drew'));
  assert.equal(pads.enter('undo'), null);
  assert.deepEqual(pads.turn().news, []);
  assert.equal(pads.record().split('\n\n')[1].startsWith('* card 12\n* card 9\n'), true);
});

test('a layout of HILO asks for the card that comes', () => {
  assert.equal(pads.open(newPadFile({ game: 'hilo', names: ['Ann', 'Bob'], rules: {}, odds: false })), null);
  assert.equal(pads.state().odds, false);
  assert.equal(Object.keys(pads.turn().cards).length, 104);
  assert.equal(pads.enter('* card red:5'), null);
  const turn = pads.turn();
  assert.ok(turn.moves.includes('turn a1') && turn.cards['card red:5'] === undefined);
  assert.equal(pads.enter(`${turn.mover} turn a1`), null);
  assert.equal(pads.turn().mover, null);
});
