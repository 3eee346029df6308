/* The texts: all languages have the same ones with the same arguments, and all that the code asks for are there. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';
import { games } from './games/names.mjs';
import { languages } from './languages.mjs';

const source = fileURLToPath(new URL('../src', import.meta.url));
const filesIn = (folder, found = []) => {
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) filesIn(join(folder, entry.name), found);
    else found.push(join(folder, entry.name));
  return found;
};
const all = filesIn(source);
const english = all.filter((file) => /(^|[/.])en\.ftl$/.test(file));
const messages = (file) => new Map(new FluentResource(readFileSync(file, 'utf8')).body.map((m) => [m.id, m.value]));

const inLanguage = (file, code) => file.replace(/en\.ftl$/, `${code}.ftl`);

/** Names of the arguments in a parsed text. */
function argumentsOf(value, found = new Set()) {
  if (Array.isArray(value)) for (const item of value) argumentsOf(item, found);
  else if (value && typeof value === 'object') {
    if (value.type === 'var') found.add(value.name);
    for (const item of Object.values(value)) argumentsOf(item, found);
  }
  return found;
}

for (const file of english) {
  const name = file.slice(source.length + 1);
  for (const other of languages.filter((code) => code !== 'en' && all.includes(inLanguage(file, code))))
    test(`${name} has the same texts in ${other}`, () => {
      const own = messages(file);
      const theirs = messages(inLanguage(file, other));
      assert.ok(own.size > 0);
      assert.deepEqual([...theirs.keys()].sort(), [...own.keys()].sort());
      for (const [id, value] of own) {
        /* A language may leave out an argument that its grammar does not need ("nameYou"), but may not invent one. */
        const known = argumentsOf(value);
        for (const argument of argumentsOf(theirs.get(id)))
          assert.ok(
            known.has(argument) || known.has(argument.replace(/You$/, '')) || known.has(`${argument}You`),
            `${id}: $${argument}`,
          );
      }
    });

  test(`no text stands twice in ${name}`, () => {
    const ids = [...readFileSync(file, 'utf8').matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((match) => match[1]);
    assert.equal(new Set(ids).size, ids.length, ids.filter((id, i) => ids.indexOf(id) !== i).join(' '));
  });
}

/* "1 points": a number of points stands in a selection by it. */
const POINTS = /^[ \u00a0\u202f]+(points|Punkten?|puntos|punti|punten)\b/;
function unselected(value, selected = []) {
  if (Array.isArray(value))
    return value.flatMap((part, i) => {
      const bare = part.type === 'var' && POINTS.test(value[i + 1] ?? '') && !selected.includes(part.name);
      return bare ? [part.name] : unselected(part, selected);
    });
  if (value?.type !== 'select') return [];
  const by = value.variants.some(({ key }) => ['one', 1].includes(key.value)) ? [value.selector.name] : [];
  return value.variants.flatMap((variant) => unselected(variant.value, [...selected, ...by]));
}

test('one point is a point in every language', () => {
  assert.deepEqual(unselected([{ type: 'var', name: 'points' }, ' points.']), ['points']);
  /* These are never one: seven numbers, and several cards. */
  const many = ['flip7-shout-seven-about', 'hi_lo_flip-taken-long'];
  const found = all
    .filter((file) => file.endsWith('.ftl'))
    .flatMap((file) => [...messages(file)].map(([id, value]) => [id, file.slice(source.length), unselected(value)]))
    .filter(([id, , names]) => names.length && !many.includes(id));
  assert.deepEqual(found, []);
});

test('every text that the code names is there', () => {
  const known = new Set(english.flatMap((file) => [...messages(file).keys()]));
  const missing = [];
  for (const file of all.filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('text/index.svelte.ts')))
    for (const [, id] of readFileSync(file, 'utf8').matchAll(/\bt\(\s*'([^']+)'/g))
      if (!known.has(id)) missing.push(`${id} in ${file.slice(source.length)}`);
  assert.deepEqual(missing, []);
});

for (const game of games)
  test(`every reason of the engine in ${game} has its sentence`, () => {
    const code = readFileSync(join(source, `../../src/bots/${game}/reasons.c`), 'utf8');
    const table = code.slice(code.indexOf('uc_reason_text '), code.indexOf('{NULL, NULL}'));
    const ids = [...table.matchAll(/\{"(\w+)"/g)].map((match) => `reason-${match[1].replaceAll('_', '-')}`);
    assert.ok(ids.length > 3);
    const known = messages(join(source, `games/${game}/reasons.en.ftl`));
    assert.deepEqual([...known.keys()].sort(), ids.sort());
  });

test('every refusal of a score pad has its text', () => {
  const never = ['no-seat', 'deal', 'parts', 'entry', 'no-entry', 'no-move', 'drop']; // the page writes no such lines
  const code = (path) => readFileSync(join(source, '../../src', path, 'pad.c'), 'utf8');
  const codes = (path) => [...code(path).matchAll(/UC_PAD_PROBLEM\(\s*"([\w-]+)"/g)].map((match) => match[1]);
  const texts = (path) => [...messages(join(source, path, 'pad.en.ftl')).keys()];
  const missing = ['session', ...games.map((game) => `games/${game}`)].flatMap((path) => {
    const known = texts('text').concat(path === 'session' ? [] : texts(path));
    return codes(path).filter((one) => !never.includes(one) && !known.some((id) => id.startsWith(`pad-no-${one}`)));
  });
  assert.deepEqual(missing, []);
});

test('nothing outside their folders names a game', () => {
  const names = new RegExp(`\\b(${games.join('|')})\\b`, 'i');
  const folder = join(source, 'games/');
  const found = all
    .concat(
      [
        'vite.config.ts',
        'game-list.ts',
        'table-parts.ts',
        'early.ts',
        'offline-worker.ts',
        'index.html',
        'manifest.json',
      ].map((file) => join(source, '..', file)),
    )
    .filter((file) => !file.endsWith('.md') && !games.some((game) => file.startsWith(folder + game)))
    .filter((file) => names.test(readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\//g, '')));
  assert.deepEqual(found, []);
});
