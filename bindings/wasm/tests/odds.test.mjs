// The odds of score pads as WebAssembly: those of the program, and none where the table forbids them.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { wasm } from './support.mjs';

const at = (name) => import(new URL(name, pathToFileURL(process.env.UPCARD_MODULE)));
const { loadOdds } = await at('odds.js');
const { newPadFile } = await at('pad.js');
const odds = await loadOdds(new WebAssembly.Module(fs.readFileSync(new URL('odds.wasm', wasm))));
const names = ['Ann', 'Bob', 'Cem'];
const pad = (game, lines, more = {}) => newPadFile({ game, names, rules: {}, ...more }) + `${lines.join('\n')}\n`;

test('a seat of Flip 7 has the odds that upcard odds gives', { skip: !process.env.UPCARD }, () => {
  const lines = ['* card 12', '* card 9', '* card 7'];
  const found = odds(pad('flip7', lines), -1, 0);
  const options = ['odds', 'flip7', '--table', '*12 | 9 | 7', '--playouts', '40', '--json'];
  const own = JSON.parse(execFileSync(process.env.UPCARD, options));
  assert.deepEqual(found.bust, own.bust);
  assert.ok(Math.abs(found.points.hit - own.points.hit) < 1e-6);
  assert.equal(odds(pad('flip7', lines), 0, 0).bust.cards, 0 + 6);
});

test('a search tells the game; rounds by points are assumed', () => {
  const file = pad('flip7', ['round 25 | bust | 40', '* card 12', '* card 9', '* card 7']);
  const found = odds(file, -1, 30);
  assert.deepEqual(found.assumed, [1]);
  assert.deepEqual(found.win.map(({ move }) => move).sort(), ['hit', 'stay']);
  assert.ok(found.if_drawn.freeze.length > 1);
  assert.equal(odds(file, -1, 0).win, undefined);
});

test('HILO has the sums of moves, Hi Lo Flip and Uno Flip what is not out', () => {
  const lines = ['* card red:5'];
  for (const [seat, place, card] of [
    [0, 'a1', 'red:1'],
    [0, 'a2', 'red:2'],
    [1, 'a1', 'blue:1'],
    [1, 'a2', 'blue:3'],
    [2, 'a1', 'pink:1'],
    [2, 'a2', 'pink:11'],
  ])
    lines.push(`${seat} turn ${place}, * card ${card}`);
  const hilo = odds(pad('hilo', lines), -1, 0);
  assert.equal(hilo.me, 2);
  assert.ok(hilo.sums['take a2'] < hilo.sums['take a1']);
  assert.equal(odds(pad('hi_lo_flip', ['seen 12 45']), -1, 0).unseen.length, 98);
  assert.equal(odds(pad('uno_flip', ['seen red:7']), -1, 0).sides.light.symbols['7'], 7);
});

test('a table forbids odds, and before the first card there are none', () => {
  assert.equal(odds(pad('flip7', ['* card 12'], { odds: false }), -1, 0), null);
  assert.equal(odds(pad('flip7', ['round 1 | 2 | 3']), -1, 0), null);
  assert.equal(odds('nothing', -1, 0), null);
});
