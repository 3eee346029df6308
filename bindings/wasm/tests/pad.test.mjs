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
