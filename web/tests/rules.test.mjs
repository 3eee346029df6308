/* The German rulebooks have the rules of the English ones, with the same numbers, sections and tables. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const file = (path) => readFileSync(new URL(path, import.meta.url), 'utf8');
const rules = (text) => [...text.matchAll(/^- \*\*([A-Z][A-Z0-9]-\d+\.\d+)\*\*/gm)].map((match) => match[1]);
const count = (text, pattern) => [...text.matchAll(pattern)].length;

/* Forms whose parts are words for people. */
const translated = ['`color:value`', '`light/dark`'];

for (const name of ['flip7', 'hilo', 'hi_lo_flip', 'uno_flip', 'README', 'rulings']) {
  const english = file(`../../rules/${name}.md`);
  const german = file(`../src/rules/de/${name}.md`);

  test(`${name}: the same rules, in the same order`, () => {
    if (!['README', 'rulings'].includes(name)) assert.ok(rules(english).length > 15);
    assert.deepEqual(rules(german), rules(english));
  });

  test(`${name}: the same sections, rows of tables and items`, () => {
    for (const pattern of [/^#+ /gm, /^\|/gm, /^ *- /gm]) assert.equal(count(german, pattern), count(english, pattern), String(pattern));
  });

  test(`${name}: the same numbers of rules, limits and words of moves in each rule`, () => {
    const words = (text) => [...text.matchAll(/`[^`]+`|\d+(?:\.\d+)?/g)].map((match) => match[0]);
    const each = (text) => text.split('\n').filter((line) => /^- \*\*/.test(line));
    const german_ = each(german);
    each(english).forEach((line, i) => {
      const missing = [...new Set(words(line))].filter((word) => !words(german_[i]).includes(word) && !translated.includes(word));
      assert.deepEqual(missing, [], line.slice(0, 20));
    });
  });
}
