/* What a server sends is read with its bounds: a message keeps all that is right, and one that breaks a promise of
 * docs/protocol.md is no message. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { missingEngine as skip, startEngine } from './engine.mjs';
import { luck } from './player.mjs';

let readMessage;
let names;
let end;
before(async () => {
  if (skip) return;
  const engine = await startEngine();
  end = engine.end;
  ({ readMessage } = await engine.module('src/server/read.ts'));
  globalThis.matchMedia ??= () => ({ matches: false });
  globalThis.navigator ??= { languages: ['en'] };
  ({ names } = await engine.module('src/table/names.ts'));
});
after(() => end?.());

const read = (message) => readMessage(JSON.stringify(message));

const chair = {
  seat: 0,
  kind: 'person',
  name: 'Ada',
  level: null,
  free: false,
  connected: true,
  away: false,
  out: false,
  seeded: true,
};
const rules = { target: 15, ages: '1>0' };
const good = {
  you: {
    type: 'you',
    id: 234341727918873,
    name: 'Ada',
    token: '234341727918873.gHP-OF4OvOKw2_Gg8CsR7u3I7A1TH4oG0TaKjNKhuUc',
    layout: 1,
    emotes: ['hello'],
    reasons: ['name'],
    levels: ['easy'],
    games: ['flip7'],
    clocks: [{ id: 'none', turn_s: 0 }],
  },
  table: {
    type: 'table',
    code: 'SDQUX9',
    phase: 'playing',
    closed: null,
    seat: 0,
    watching: false,
    game: 'flip7',
    seats: 2,
    rules,
    open: false,
    watch: 'invited',
    delay_s: 0,
    clock: 'normal',
    turn_s: 60,
    absent: 'bot',
    hints: 'on',
    commit: 'sha256:fb4a388e',
    host: null,
    chairs: [chair, { ...chair, seat: 1, kind: 'open', name: null }],
    watchers: 0,
    rematch: '9ZWHSL',
    record: '/record/SDQUX9',
  },
  error: { type: 'error', request: 1, id: 'o2', error: 'illegal_move', rule: 'F7-3.1', message: 'F7-3.1: no' },
  lobby: {
    type: 'lobby',
    tables: [
      {
        code: 'YB7QQ2',
        game: 'hilo',
        seats: 3,
        free: 1,
        host: 'Ada',
        clock: 'none',
        watch: 'everybody',
        phase: 'waiting',
        hints: 'alone',
        rules,
      },
    ],
  },
  mine: {
    type: 'mine',
    tables: [
      {
        code: 'SDQUX9',
        phase: 'waiting',
        game: 'hilo',
        seats: 3,
        names: ['Ada', null, null],
        host: 0,
        clock: 'day',
        rematch: null,
        seat: 0,
        away: false,
        your_turn: false,
        left_ms: null,
      },
    ],
  },
  welcome: { type: 'welcome', seat: 1, left_ms: 60000 },
  view: { type: 'view', seq: 0, raw: 'AAAA' },
  event: {
    type: 'event',
    seq: 2,
    events: [{ type: 'scored', seat: 1, cards: ['7', '+4'], bust: null, flip7: false }],
    left_ms: null,
    raw: 'AAAA',
    raw_events: 'AA==',
  },
  ask: { type: 'ask', request: 1, seq: 2, left_ms: 60000, moves: ['hit', 'stay'] },
  confirm: { type: 'confirm', id: 'o3', request: 1, seq: 3 },
  remind: { type: 'remind', left_ms: 5000 },
  emote: { type: 'emote', seat: 0, emote: 'good_luck' },
  end: { type: 'end', seq: 6, over: true, totals: [9, -16], winners: [1], record: '/record/SDQUX9' },
  left: { type: 'left' },
  reported: { type: 'reported' },
  slowed: { type: 'slowed', message: 'slower' },
  bye: { type: 'bye', reason: 'shutdown', message: 'until later' },
};
const optional = { you: ['token'], view: ['raw'], event: ['raw', 'raw_events'] };

test('a message of the protocol is read as it is', { skip }, () => {
  for (const message of Object.values(good)) assert.deepEqual(read(message), message);
  const paused = { type: 'table', code: 'SDQUX9', phase: 'paused' };
  assert.deepEqual(read(paused), paused);
  assert.deepEqual(read({ ...good.left, news: 1 }), good.left, 'what the page does not know is left out');
});

test('a message that lacks a key, or has it of another kind, is none', { skip }, () => {
  const wrong = [null, true, -1, 1.5, 1e300, '', '\u001b[2J', 'x'.repeat(1 << 16), [], [[]], {}, { type: 'you' }];
  for (const [type, message] of Object.entries(good))
    for (const key of Object.keys(message)) {
      const without = { ...message };
      delete without[key];
      if (!optional[type]?.includes(key)) assert.equal(read(without), null, `${type} without ${key}`);
      for (const value of wrong) {
        const found = read({ ...message, [key]: value });
        if (found) assert.equal(typeof found[key], value === null ? 'object' : typeof value, `${type}.${key}`);
      }
    }
  for (const frame of ['', 'null', '[]', '7', '"you"', '{', '{"type":"constructor"}', '{"type":"__proto__"}', '{}'])
    assert.equal(readMessage(frame), null, frame);
  assert.equal(readMessage(new ArrayBuffer(8)), null);
  assert.equal(readMessage(' '.repeat(1 << 21)), null);
});

test('names and texts have nothing that is not seen', { skip }, () => {
  const nasty = '\u001b[31mA\u202eda\u0000\u2066\u009b';
  const { chairs } = read({ ...good.table, chairs: [{ ...chair, name: nasty }, good.table.chairs[1]] });
  assert.equal(chairs[0].name, '[31mAda');
  assert.equal(read({ ...good.error, message: nasty }).message, '[31mAda');
  assert.equal(read({ ...good.ask, moves: ['hit\u001b'] }).moves[0], 'hit');
});

test('a table has a chair for each seat', { skip }, () => {
  const { table } = good;
  assert.equal(read({ ...table, seats: 3 }), null);
  const withFace = (face) => read({ ...table, chairs: [{ ...chair, face }, table.chairs[1]] });
  assert.equal(withFace(65_535).chairs[0].face, 65_535);
  for (const face of [0, 65_536, 1.5, '7', null]) assert.equal(withFace(face), null);
  assert.equal(read({ ...table, chairs: [table.chairs[1], table.chairs[0]] }), null);
  assert.equal(read({ ...table, seat: 2 }), null);
  assert.equal(read({ ...table, host: 7 }), null);
  assert.equal(read({ ...table, record: '//elsewhere/record' }), null);
  assert.equal(read({ ...table, record: 'javascript:alert(1)' }), null);
});

test('whatever comes, it is read or is none', { skip }, () => {
  const any = luck(9);
  const junk = () => [null, 0, -5, 7e15, 'x', '\u202e', '..', [], {}, [{}], true, 'A'.repeat(3000)][any(12)];
  const spoil = (value, depth = 0) => {
    if (any(8) === 0) return junk();
    if (Array.isArray(value)) return any(9) === 0 ? [...value, junk()] : value.map((one) => spoil(one, depth + 1));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .filter(() => any(15) > 0)
        .map(([key, one]) => [key, key === 'type' && depth === 0 ? one : spoil(one, depth + 1)]),
    );
  };
  let whole = 0;
  for (let i = 0; i < 20_000; i++)
    for (const message of [Object.values(good)[any(Object.keys(good).length)]]) whole += read(spoil(message)) ? 1 : 0;
  assert.ok(whole > 1000, `${whole}`);
});

test(
  'where nobody acts although the rules want somebody to, a sentence about that seat can still be said',
  { skip },
  () => {
    const { name, nameYou } = names({ seat: 0, names: ['Ada', 'Ben'] }).who(undefined);
    assert.equal(typeof name, 'string');
    assert.equal(nameYou, 'no');
  },
);
