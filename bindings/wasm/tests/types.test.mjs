// The declared types match the views and events.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { people, play, random, seatsFor, someRules, upcard } from './support.mjs';

/** Reads a type as the tables write it; gives a function that says whether a value has it. */
function parse(text, names) {
  const tokens = text.match(/"[^"]*"|-?\d+|\w+|\[\]|[{}()[\]|;:?]/g);
  const take = (token) => (tokens[0] === token ? tokens.shift() : undefined);
  const must = (token) => assert.equal(tokens.shift(), token, text);
  const union = () => {
    const terms = [term()];
    while (take('|')) terms.push(term());
    return (value) => terms.some((each) => each(value));
  };
  const term = () => {
    let type = base();
    while (take('[]')) {
      const item = type;
      type = (value) => Array.isArray(value) && value.every(item);
    }
    return type;
  };
  const base = () => {
    if (take('(')) {
      const type = union();
      must(')');
      return type;
    }
    if (take('{')) return members();
    const token = tokens.shift();
    if (token === 'null') return (value) => value === null;
    if (/^["\-\d]/.test(token)) return (value) => value === JSON.parse(token);
    if (token === 'number' || token === 'boolean' || token === 'string') return (value) => typeof value === token;
    assert.ok(names[token], `${token} in ${text}`);
    return names[token];
  };
  const members = () => {
    if (take('[')) {
      // { [card: card]: number }
      while (!take(']')) tokens.shift();
      must(':');
      const type = union();
      must('}');
      return (value) => typeof value === 'object' && value !== null && Object.values(value).every(type);
    }
    const list = [];
    while (!take('}')) {
      const key = tokens.shift();
      const optional = !!take('?');
      must(':');
      list.push({ key, optional, type: union() });
      take(';');
    }
    return (value) =>
      typeof value === 'object' &&
      value !== null &&
      !Array.isArray(value) &&
      Object.keys(value).every((key) => list.some((each) => each.key === key)) &&
      list.every(({ key, optional, type }) => (key in value ? type(value[key]) : optional));
  };
  const type = union();
  assert.equal(tokens.length, 0, text);
  return type;
}

function namesOf(game) {
  const oneOf = (words) => (words ? (value) => words.includes(value) : (value) => typeof value === 'string');
  const rules = Object.fromEntries(game.options.map((option) => [option.key, option]));
  return {
    seat: (value) => Number.isInteger(value) && value >= 0 && value < 36,
    card: (value) => typeof value === 'string',
    game: oneOf([game.id]),
    phase: oneOf(game.phases),
    rules: (value) => Object.keys(value).join() === Object.keys(rules).join(),
    ...Object.fromEntries(game.nouns.map(({ name, words }) => [name, oneOf(words)])),
  };
}

for (const game of upcard.games) {
  test(`${game.id}: views and events are as declared`, () => {
    const names = namesOf(game);
    // keys that a field brings with it stand behind semicolons of its type
    const fields = parse(`{ ${game.view.map(({ key, type }) => `${key}: ${type}`).join('; ')} }`, names);
    const kinds = {
      number: (value) => typeof value === 'number',
      flag: (value) => typeof value === 'boolean',
      cards: (value) => Array.isArray(value) && value.every(names.card),
      ...names,
    };
    const nulls = new Set();
    for (let number = 0; number < 24; number++) {
      const seats = seatsFor(game.id, game.seats.min + (number % 3));
      const rules = someRules(game, number);
      const table = upcard.open({ game: game.id, seats, players: people(seats), rules, secret: `types ${number}` });
      let looks = 0;
      play(table, random(number + 1), {
        after: () => {
          const viewer = ['all', 0, 'spectator'][looks++ % 3];
          const view = table.view(viewer);
          if (fields(view)) return;
          assert.fail(`what ${viewer} sees is not as declared: ${JSON.stringify(view)}`);
        },
      });
      for (const viewer of ['all', 0, 'spectator'])
        for (const { event } of table.events(0, viewer)) {
          const row = game.events.find((each) => each.type === event.type);
          assert.deepEqual(Object.keys(event), ['type', ...row.keys.map(({ key }) => key)]);
          for (const { key, kind, nullable, secret } of row.keys) {
            const value = event[key];
            const where = `${event.type}.${key}`;
            if (value === null) assert.ok(nullable || (secret && viewer !== 'all'), `${where} is null`);
            else assert.ok(kinds[kind](value), `${where}: ${JSON.stringify(value)} is no ${kind}`);
            if (value === null && nullable) nulls.add(where);
          }
        }
      table.free();
    }
    const declared = game.events.flatMap(({ type, keys }) =>
      keys.filter(({ nullable }) => nullable).map(({ key }) => `${type}.${key}`),
    );
    assert.deepEqual([...nulls].sort(), declared.sort(), 'what may be null is null some time');
  });
}
