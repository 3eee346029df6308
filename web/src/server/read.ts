/* Validates what a server sends against the types in messages.ts: fields, their kinds, ranges and lengths. An invalid
 * message is ignored, and unknown keys are removed. */
import type { GameEvent } from 'upcard';
import { FACES_MOST } from '$/ui/avatar';
import type { TableSeat, LobbyTable, OwnTable, ServerMessage, TableState, You } from './messages';

/** Gives what it has read, or throws. */
type Read<T> = (value: unknown) => T;

class Unread extends Error {}

const fail = (what: string): never => {
  throw new Unread(what);
};

const MOST_LENGTH = 1 << 20;
const MOST_SEATS = 64;
const MOST_LISTED = 10_000;
const MOST_DEPTH = 4;

/* Control characters, and those that change the writing direction. */
// eslint-disable-next-line no-control-regex
const hidden = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** A text for people, without what they cannot see. */
const text =
  (most: number): Read<string> =>
  (value) =>
    typeof value === 'string' ? value.slice(0, most).replace(hidden, '') : fail('a text');

/** A text for programs. */
const word =
  (form: RegExp): Read<string> =>
  (value) =>
    typeof value === 'string' && form.test(value) ? value : fail(String(form));

const oneOf = <T extends string>(...words: T[]): Read<T> => {
  return (value) => words.find((one) => one === value) ?? fail(words.join(' or '));
};

const whole =
  (least: number, most: number): Read<number> =>
  (value) =>
    Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most
      ? (value as number)
      : fail(`a number from ${least} to ${most}`);

const flag: Read<boolean> = (value) => (typeof value === 'boolean' ? value : fail('true or false'));

const orNull =
  <T>(read: Read<T>): Read<T | null> =>
  (value) =>
    value === null ? null : read(value);

const list =
  <T>(read: Read<T>, most = MOST_LISTED): Read<T[]> =>
  (value) =>
    Array.isArray(value) && value.length <= most ? value.map(read) : fail('a list');

type Shape<T> = { [K in keyof T]-?: Read<T[K]> };
type Optional<T> = { [K in keyof T as undefined extends T[K] ? K : never]-?: Read<Exclude<T[K], undefined>> };

/** An object of these keys; those of `optional` may be missing. */
function object<T>(shape: Partial<Shape<T>>, optional: Partial<Optional<T>> | Partial<Shape<T>> = {}): Read<T> {
  const needed = Object.entries(shape) as [string, Read<unknown>][];
  const others = Object.entries(optional) as [string, Read<unknown>][];
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return fail('an object');
    const from = value as Record<string, unknown>;
    const read: Record<string, unknown> = {};
    for (const [key, how] of needed) read[key] = how(from[key]);
    for (const [key, how] of others) if (from[key] !== undefined) read[key] = how(from[key]);
    return read as T;
  };
}

/** Lines of a pad's file, which the pad itself reads. */
const lines: Read<string> = (value) =>
  typeof value === 'string' && (value === '' || value.endsWith('\n')) ? value : fail('lines');

const name = text(64);
const sentence = text(300);
const id = word(/^[a-z][a-z0-9_]{0,31}$/);
const code = word(/^[A-Z0-9]{6}$/);
const printed = word(/^[!-~]{1,200}$/);
const base64 = word(/^[A-Za-z0-9+/]*={0,2}$/);
const seat = whole(0, MOST_SEATS - 1);
const seats = whole(1, MOST_SEATS);
const count = whole(0, 2 ** 31);
const ms = whole(0, 2 ** 40);
const phase = oneOf('waiting', 'playing', 'over', 'closed', 'paused', 'frozen');
const watch = oneOf('nobody', 'invited', 'everybody');
const path = word(/^(?:\/[\w-]{1,60}){1,4}$/);
const points = whole(-(2 ** 31), 2 ** 31);

const rules: Read<Record<string, string | number>> = (value) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return fail('rules');
  const one: Read<string | number> = (each) => (typeof each === 'string' ? text(200)(each) : points(each));
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [id(key), one(each)]));
};

/** Any JSON value within an event; the engine knows its keys. */
function value(given: unknown, depth = 0): unknown {
  if (given === null || typeof given === 'boolean' || Number.isSafeInteger(given)) return given;
  if (typeof given === 'string') return text(200)(given);
  if (typeof given !== 'object' || depth === MOST_DEPTH) return fail('a value');
  if (Array.isArray(given)) return list((each) => value(each, depth + 1))(given);
  return Object.fromEntries(Object.entries(given).map(([key, each]) => [printed(key), value(each, depth + 1)]));
}

const event: Read<GameEvent> = (given) => {
  object<{ type: string }>({ type: id })(given);
  return value(given) as GameEvent;
};

const you = object<You>(
  {
    id: orNull(whole(0, Number.MAX_SAFE_INTEGER)),
    name: orNull(name),
    layout: whole(0, Number.MAX_SAFE_INTEGER),
    emotes: list(id),
    reasons: list(id),
    levels: list(id),
    games: list(id) as Read<You['games']>,
    clocks: list(object<You['clocks'][number]>({ id, turn_s: count })),
  },
  { token: word(/^[!-~]{1,200}$/), push: orNull(word(/^[\w-]{87}$/)) },
);

const tableSeat = object<TableSeat>(
  {
    seat,
    kind: oneOf('open', 'person', 'bot'),
    name: orNull(name),
    level: orNull(id),
    free: flag,
    connected: flag,
    away: flag,
    out: flag,
    seeded: flag,
  },
  { face: whole(1, FACES_MOST) },
);

/* A table that is paused or frozen tells only the first of these. */
const tableHead: Partial<Shape<TableState>> = { code, phase };
const tableRest: Partial<Shape<TableState>> = {
  closed: orNull(oneOf('operator', 'empty', 'abandoned')),
  seat: orNull(seat),
  watching: flag,
  game: id as Read<TableState['game']>,
  seats,
  rules,
  open: flag,
  watch,
  delay_s: count,
  clock: id,
  turn_s: count,
  absent: oneOf('bot', 'out'),
  hints: oneOf('on', 'off'),
  commit: printed,
  host: orNull(seat),
  chairs: list(tableSeat, MOST_SEATS),
  watchers: count,
  rematch: orNull(code),
  record: orNull(path),
};
const wholeTable = object<TableState>({ ...tableHead, ...tableRest });
const stoppedTable = object<TableState>(tableHead, tableRest);

const table: Read<TableState> = (given) => {
  const { phase: now } = object<TableState>(tableHead)(given);
  const read = (now === 'paused' || now === 'frozen' ? stoppedTable : wholeTable)(given);
  const { chairs } = read;
  if (!chairs) return read;
  const fits = chairs.length === read.seats && chairs.every((one, index) => one.seat === index);
  const inside = [read.seat ?? 0, read.host ?? 0].every((one) => one < chairs.length);
  return fits && inside ? read : fail('as many chairs as seats');
};

const lobbyTable = object<LobbyTable>({
  code,
  game: id as Read<LobbyTable['game']>,
  seats,
  free: whole(0, MOST_SEATS),
  host: name,
  clock: id,
  watch,
  phase,
  hints: oneOf('alone', 'on', 'off'),
  rules,
});

const ownTable = object<OwnTable>(
  { code, phase, rematch: orNull(code), seat, away: flag, your_turn: flag, left_ms: orNull(ms) },
  {
    game: id as Read<NonNullable<OwnTable['game']>>,
    seats,
    names: list(orNull(name), MOST_SEATS),
    host: orNull(seat),
    clock: id,
  },
);

type Message<K extends ServerMessage['type']> = Extract<ServerMessage, { type: K }>;
const bytes = { raw: base64, raw_events: base64 };

const messages: { [K in ServerMessage['type']]: Read<Omit<Message<K>, 'type'>> } = {
  you,
  table,
  error: object<Message<'error'>>({
    request: orNull(count),
    id: orNull(printed),
    error: id,
    rule: orNull(word(/^[A-Z][A-Z0-9]{1,3}-\d+\.\d+$/)),
    message: sentence,
  }),
  lobby: object<Message<'lobby'>>({ tables: list(lobbyTable) }),
  mine: object<Message<'mine'>>({ tables: list(ownTable) }),
  welcome: object<Message<'welcome'>>({ seat: orNull(seat), left_ms: orNull(ms) }, { restored: flag }),
  view: object<Message<'view'>>({ seq: count }, bytes),
  event: object<Message<'event'>>(
    { seq: count, events: list(event), left_ms: orNull(ms) },
    { ...bytes, bot_for: seat },
  ),
  ask: object<Message<'ask'>>({ request: count, seq: count, left_ms: orNull(ms), moves: list(text(200)) }),
  pad: object<Message<'pad'>>({ code: orNull(code), look: code, seq: count, head: lines }),
  lines: object<Message<'lines'>>({ after: count, seq: count, ids: list(printed), lines }),
  confirm: object<Message<'confirm'>>({ id: orNull(printed), request: count, seq: count }),
  remind: object<Message<'remind'>>({ left_ms: ms }),
  emote: object<Message<'emote'>>({ seat, emote: id }),
  end: object<Message<'end'>>({
    seq: count,
    over: flag,
    totals: list(points, MOST_SEATS),
    winners: list(seat, MOST_SEATS),
    record: orNull(path),
  }),
  left: object({}),
  reported: object({}),
  push: object<Message<'push'>>({ on: flag }),
  slowed: object<Message<'slowed'>>({ message: sentence }),
  measure: object<Message<'measure'>>({
    measure: id,
    on: flag,
    since: count,
    until: orNull(word(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)),
    name: orNull(name),
    why: orNull(sentence),
    message: sentence,
  }),
  elsewhere: object<Message<'elsewhere'>>({ path: word(/^\/[A-Za-z0-9/_-]{1,63}$/) }),
  bye: object<Message<'bye'>>({ reason: id as Read<Message<'bye'>['reason']>, message: sentence }),
};

/** A frame of a server as a message; null: the page does not know this message. */
export function readMessage(frame: unknown): ServerMessage | null {
  if (typeof frame !== 'string' || frame.length > MOST_LENGTH) return null;
  try {
    const given = JSON.parse(frame) as unknown;
    const { type } = object<{ type: ServerMessage['type'] }>({ type: id as Read<ServerMessage['type']> })(given);
    if (!Object.keys(messages).includes(type)) return null;
    return { ...messages[type](given), type } as ServerMessage;
  } catch (error) {
    if (error instanceof Unread || error instanceof SyntaxError) return null;
    throw error;
  }
}
