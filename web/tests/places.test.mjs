/* A finished game: its places, and what its review says of a move. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { missingEngine, startEngine } from './engine.mjs';

let placesOf, review, end;
before(async () => {
  if (missingEngine) return;
  const engine = await startEngine();
  ({ placesOf } = await engine.module('src/table/places.ts'));
  ({ review } = await engine.module('src/engine/review.ts'));
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

test('no move costs more than the chance that it gave up', { skip: missingEngine }, async () => {
  const choice = (move, value, behind) => ({ move, value, error: 0.01, behind, behindError: 0.01 });
  const game = {
    length: 1,
    moves: [{ mover: 0, text: 'hit' }],
    view: () => ({ round: 1 }),
    evaluate: () => ({ chance: [0.2], error: [0.01] }),
    legal: () => ['hit', 'stay'],
    /* On the few deals on which both were tried, the best one did far better than on all. */
    advise: () => ({ choices: [choice('stay', 0.24, 0), choice('hit', 0.02, 0.31)] }),
    reasons: () => [],
    reason: () => '',
  };
  const found = [];
  await review(game, 0, 10, ({ item }) => found.push(item));
  assert.equal(found[0].decision.cost, 0.24);
});
