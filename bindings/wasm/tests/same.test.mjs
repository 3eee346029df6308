// The WebAssembly build plays as the library does on this machine.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { native, read, root, upcard } from './support.mjs';

test('the signature of each game is the known one', () => {
  const known = read('tests/golden/signatures.txt')
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
  assert.deepEqual(
    known.map(([id]) => [id, upcard.signature(id)]),
    known,
  );
});

/** A golden game's record, without other lines. */
const recordOf = (golden) =>
  golden
    .split('\n')
    .filter((line) => !/^[ #]/.test(line))
    .join('\n');

for (const name of fs.readdirSync(path.join(root, 'tests/golden')).filter((each) => each.endsWith('.golden'))) {
  test(`${name}: every position and event is the same`, { skip: !process.env.UPCARD && 'no $UPCARD' }, () => {
    const record = recordOf(read(`tests/golden/${name}`));
    const lines = native(['replay', '--json', '-'], record)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const replay = upcard.replay(record);
    assert.equal(replay.length, lines.length);
    lines.forEach((line, i) => {
      assert.deepEqual(replay.moves[i], { mover: line.mover, text: line.move });
      assert.equal(JSON.stringify(replay.at(i + 1)), JSON.stringify(line.state), `move ${i + 1}`);
      assert.equal(JSON.stringify(replay.events(i + 1, 'all').map(({ event }) => event)), JSON.stringify(line.events));
    });
  });
}

/** Comes to the same position as tests/bindings/findings.c. */
function decisionOf(game, seats) {
  const table = upcard.open({
    game,
    seats,
    players: ['you', ...Array(seats - 1).fill('bot:normal')],
    secret: 'findings',
  });
  for (let decisions = 0; ; ) {
    const { turn, seat } = table.next();
    if (turn === 'chance') table.draw();
    if (turn === 'call') table.pass();
    if (turn === 'bot') table.letBot(seat);
    if (turn !== 'person') continue;
    const moves = table.legal(0);
    if (moves.length > 1 && ++decisions === 3) return table;
    table.make(0, moves[0]);
  }
}

/** Equal but for the last digits, which a compiler may round otherwise. */
function near(have, wanted) {
  assert.equal(have.length, wanted.length);
  have.forEach((each, i) => {
    if (typeof each === 'number') assert.ok(Math.abs(each - wanted[i]) < 1e-6, `${each} is not ${wanted[i]}`);
    else assert.equal(each, wanted[i]);
  });
}

const found = process.env.FINDINGS ? execFileSync(process.env.FINDINGS, { encoding: 'utf8' }).trim().split('\n') : [];
for (const line of found) {
  const wanted = JSON.parse(line);
  test(`${wanted.game}: a search of 500 playouts finds the same`, () => {
    const table = decisionOf(wanted.game, wanted.chance.length);
    const { guide, playouts, choices } = table.advise(0, { playouts: 500 });
    assert.deepEqual({ guide, playouts }, { guide: wanted.guide, playouts: wanted.playouts });
    assert.equal(choices.length, wanted.choices.length);
    choices.forEach((c, i) => near([c.move, c.playouts, c.value, c.error, c.behind, c.behindError], wanted.choices[i]));
    const { chance, error } = table.evaluate(0, { playouts: 500 });
    near([...chance, ...error], [...wanted.chance, ...wanted.error]);
    table.free();
  });
}
