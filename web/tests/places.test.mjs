/* The places of a finished game, the colors of its players, and what of a view stays as it was. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { missingEngine, startEngine } from './engine.mjs';

let placesOf, huesOf, faceOf, steadied, end;
before(async () => {
  if (missingEngine) return;
  const engine = await startEngine();
  ({ placesOf } = await engine.module('src/table/places.ts'));
  ({ huesOf, faceOf } = await engine.module('src/ui/avatar.ts'));
  ({ steadied } = await engine.module('src/ui/steady.ts'));
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

test('at one table nobody has the color of another, and who chose a face keeps it', { skip: missingEngine }, () => {
  const [you, pip] = huesOf(['You', 'Pip']);
  assert.ok(Math.abs(faceOf('You').hue - faceOf('Pip').hue) < 40, 'these two would look alike');
  assert.ok(Math.abs(you - pip) > 40);
  const hues = huesOf(['You', 'Pip', 'Lulu', 'Coco', 'Momo', 'Ada', 'Ben', 'Cleo']);
  assert.equal(new Set(hues).size, hues.length);
  const chosen = [4242, 4242 + 8 * 80];
  assert.deepEqual(
    huesOf(['You', ...chosen, 'Pip']).slice(1, 3),
    chosen.map((face) => faceOf(face).hue),
  );
});

test('parts that say the same remain the same objects', { skip: missingEngine }, () => {
  const before = { hands: [{ cards: [1, 2] }, { cards: [3] }], deck: { a: 1, b: 2 }, turn: 0 };
  const copy = () => structuredClone(before);
  assert.equal(steadied(before, copy()), before);
  assert.equal(steadied(before, { ...copy(), turn: 1 }).hands, before.hands);
  const drawn = steadied(before, { ...copy(), hands: [{ cards: [1, 2] }, { cards: [3, 4] }] });
  assert.deepEqual(drawn, { ...before, hands: [{ cards: [1, 2] }, { cards: [3, 4] }] });
  assert.notEqual(drawn, before);
  assert.equal(drawn.hands[0], before.hands[0]);
  assert.notEqual(drawn.hands[1], before.hands[1]);
  assert.equal(drawn.deck, before.deck);
  assert.deepEqual(steadied(before, { ...copy(), deck: { a: 1 } }).deck, { a: 1 });
  assert.deepEqual(steadied({ a: undefined }, { b: undefined }), { b: undefined });
  assert.deepEqual(
    [steadied(undefined, [1]), steadied([1], { 0: 1 }), steadied({ a: 1 }, null)],
    [[1], { 0: 1 }, null],
  );
});

test('cards of a list are known by their names, wherever they lie', { skip: missingEngine }, () => {
  const [a, b] = [
    { id: 'a', face: { color: 'red' } },
    { id: 'b', face: { color: 'blue' } },
  ];
  const moved = steadied([a, b], [structuredClone(b), { id: 'c' }, structuredClone(a)]);
  assert.deepEqual([moved[0] === b, moved[2] === a, moved.length], [true, true, 3]);
});
