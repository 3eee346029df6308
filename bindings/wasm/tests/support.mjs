// Shared by the tests: the module that `test` has compiled, and games played at random.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL, fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../../', import.meta.url));
export const wasm = pathToFileURL(process.env.UPCARD_WASM);
const library = await import(pathToFileURL(process.env.UPCARD_MODULE));
export const { load, nameBots, ruleText, UpcardError } = library;
export const upcard = await load(wasm);

export const read = (name) => fs.readFileSync(path.join(root, name), 'utf8');

/** The output of the program for this machine; null if there is none. */
export function native(args, input = '') {
  const program = process.env.UPCARD;
  return program ? execFileSync(program, args, { input, encoding: 'utf8', maxBuffer: 1 << 28 }) : null;
}

/** Numbers that look random and are the same every time (Marsaglia's xorshift). */
export function random(seed) {
  let x = seed >>> 0 || 1;
  return (n) => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    x >>>= 0;
    return x % n;
  };
}

/** How many of these seats the game has room for, or the least that it needs. */
export function seatsFor(id, wanted) {
  const { min, max } = upcard.game(id).seats;
  return Math.min(Math.max(wanted, min), max);
}

/** These players at a table of the game: without the last ones, or with more easy bots. */
export const playersFor = (id, players) =>
  Array.from({ length: seatsFor(id, players.length) }, (_, seat) => players[seat] ?? 'bot:easy');

/** People at a table of the game. */
export const peopleFor = (id, wanted) => people(seatsFor(id, wanted));

/** The rule that ends the game at so many points, if it has one. */
export const endAt = (id, target) => (upcard.game(id).options.some(({ key }) => key === 'target') ? { target } : {});

/** Rules that end soon, with other words of the options for each number, but for those that exclude each other. */
export function someRules(game, number) {
  const rules = endAt(game.id, 40);
  for (const { key, kind, words } of game.options) {
    if (key === 'max_turns') rules.max_turns = 25;
    if (kind !== 'word') continue;
    const tried = { ...rules, [key]: words[number % words.length] };
    if (starts(game, tried)) Object.assign(rules, tried);
  }
  return rules;
}

function starts(game, rules) {
  try {
    const players = peopleFor(game.id, 3);
    upcard.open({ game: game.id, seats: players.length, players, rules }).free();
    return true;
  } catch (error) {
    if (error.code !== 'bad_rules') throw error;
    return false;
  }
}

export const people = (seats) => Array.from({ length: seats }, (_, seat) => `person ${seat}`);

/** Plays a table of people by random legal moves; `before(seat, move)` is called for each decision. */
export function play(table, below, { before = () => {}, after = () => {}, most = 400 } = {}) {
  for (let made = 0; made < most; made++) {
    const { turn } = table.next();
    if (turn === 'over') return;
    if (turn === 'chance') {
      table.drawOne();
    } else {
      const { actors } = table.view('all');
      const seat = actors[below(actors.length)];
      const moves = table.legal(seat);
      const move = moves[below(moves.length)];
      before(seat, move);
      const result = table.make(seat, move);
      if (!result.ok) throw new Error(`${move}: ${result.message}`);
    }
    after();
  }
}
