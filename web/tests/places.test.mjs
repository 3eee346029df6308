/* The places of a finished game. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { missingEngine, startEngine } from './engine.mjs';

let placesOf, end;
before(async () => {
  if (missingEngine) return;
  const engine = await startEngine();
  ({ placesOf } = await engine.module('src/table/places.ts'));
  end = engine.end;
});
after(() => end?.());

test(
  'seats with equal points share a place, and those after them are as much further back',
  { skip: missingEngine },
  () => {
    assert.deepEqual(placesOf([150, 200, 150, 90], [1]), [2, 1, 2, 4]);
    assert.deepEqual(placesOf([200, 200, 10], [0, 1]), [1, 1, 3]);
  },
);

test('where the fewest points win, they are first', { skip: missingEngine }, () => {
  assert.deepEqual(placesOf([104, -3, 60], [1]), [3, 1, 2]);
});

test('nobody has a place where nobody has won', { skip: missingEngine }, () => {
  assert.deepEqual(placesOf([120, 95], []), [0, 0]);
});

test('who has won is first, whatever the points say', { skip: missingEngine }, () => {
  assert.deepEqual(placesOf([7, 7], [0]), [1, 2]);
});
