/* The rulebooks that players read (src/games/NAME/rules.*.md, src/rules) have the rules of the exact ones (rules/),
 * with the same numbers, and none of the words of programs. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { missingEngine, startEngine } from './engine.mjs';
import { games } from './games/names.mjs';
import { languagesOf } from './languages.mjs';

const file = (path) => readFileSync(new URL(path, import.meta.url), 'utf8');
const lines = (text) =>
  [...text.matchAll(/^- \*\*([A-Z][A-Z0-9]-\d+\.\d+)\*\* (.*(?:\n {2}- .*)*)/gm)].map(([, rule, words]) => ({
    rule,
    words,
  }));
const count = (text, pattern) => [...text.matchAll(pattern)].length;
const numbers = (text) => [...text.replace(/^- \*\*.*?\*\*/, '').matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => number);
const bookOf = (book, language) =>
  file(games.includes(book) ? `../src/games/${book}/rules.${language}.md` : `../src/rules/${language}/${book}.md`);

for (const game of games) {
  const options = file(`../src/games/${game}/options.en.ftl`);
  const exact = lines(file(`../../rules/${game}.md`));
  for (const language of languagesOf(`games/${game}/rules.LANGUAGE.md`)) {
    const text = bookOf(game, language);
    const read = lines(text);

    test(`${game} (${language}): the rules, in the same order, with the same limits and values`, () => {
      assert.ok(exact.length > 15);
      assert.deepEqual(
        read.map(({ rule }) => rule),
        exact.map(({ rule }) => rule),
      );
      exact.forEach(({ rule, words }, i) => {
        /* Code is for programs, which also count seats from 0. */
        const missing = numbers(words.replace(/`[^`]*`|(?:seat|default) 0\b/g, '')).filter(
          (number) => !numbers(read[i].words).includes(number),
        );
        assert.deepEqual(missing, [], rule);
      });
    });

    test(`${game} (${language}): rules of our own are marked`, () => {
      const ours = exact.filter(({ words }) => words.includes('*(ruling')).map(({ rule }) => rule);
      /* In the word that the first of them has. */
      const [mark] = /\*\([^)]+\)\*/.exec(read.find(({ rule }) => rule === ours[0]).words);
      assert.deepEqual(
        read.filter(({ words }) => words.includes(mark)).map(({ rule }) => rule),
        ours,
      );
    });

    test(`${game} (${language}): options are called as where tables are set up, and nothing as programs call it`, () => {
      const named = [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => `option-${game}-${code.replace('=', '-')}`);
      const known = [...options.matchAll(new RegExp(`^(option-${game}-\\S+) =`, 'gm'))]
        .map(([, id]) => id)
        .filter((id) => !id.endsWith('-help'));
      assert.deepEqual([...new Set(named)].sort(), known.sort());
      assert.doesNotMatch(
        text,
        // eslint-disable-next-line max-len
        /(?:seat|Platz|place|asiento|puesto|posto|plaats|stoel) 0\b|\bnull\b|\btrue\b|\w_\w(?![^`\n]*`)|chance move|Zufallszug/i,
      );
    });
  }
}

for (const book of [...games, 'shared', 'rulings'])
  test(`${book}: the same sections and items in all languages, about the same rules`, () => {
    const english = bookOf(book, 'en');
    const written = languagesOf(games.includes(book) ? `games/${book}/rules.LANGUAGE.md` : `rules/LANGUAGE/${book}.md`);
    for (const language of written)
      for (const pattern of [/^#+ /gm, /^ *- /gm, /`[^`]+`/g, /[A-Z][A-Z0-9]-\d+\.\d+/g])
        assert.equal(count(bookOf(book, language), pattern), count(english, pattern), `${language} ${pattern}`);
  });

test('who looks for a rule finds it by another word for the same', { skip: missingEngine }, async (t) => {
  const { module, end } = await startEngine();
  t.after(end);
  const { groups, marked, read, search, wordsOf } = await module('src/rules/markdown.ts');
  const found = (language, game, query) => {
    const { book } = search(
      read(bookOf(game, language)),
      wordsOf(query, groups(file(`../src/rules/${language}/synonyms.txt`))),
    );
    return book.sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'list' ? block.items.map(({ rule }) => rule) : [])),
    );
  };
  assert.ok(found('de', 'flip7', 'Gleichstand').includes('F7-5.4'));
  assert.ok(found('en', 'flip7', 'tie').includes('F7-5.4'));
  assert.ok(found('de', 'uno_flip', 'unentschieden').includes('UF-2.1'));
  assert.deepEqual(found('en', 'flip7', 'xyzzy'), []);
  assert.deepEqual(found('de', 'flip7', 'uberkauft'), found('de', 'flip7', 'Überkauft'), 'with and without accents');
  assert.deepEqual(marked('Égalité : ÉGALE', ['egal']), ['', 'Égal', 'ité : ', 'ÉGAL', 'E']);
});

test('the search names the best place first, with its sentence', { skip: missingEngine }, async (t) => {
  const { module, end } = await startEngine();
  t.after(end);
  const { find, sentenceOf } = await module('src/rules/rank.ts');
  const { wordsOf } = await module('src/rules/markdown.ts');
  const entry = (kind, rule, text, title = '') => ({
    kind,
    game: 'uno_flip',
    name: 'Uno Flip',
    rule,
    title,
    text,
    to: '',
  });
  const entries = [
    entry('rule', 'UF-3.1', 'A card fits when it has the active color. A wild always fits.'),
    entry('option', 'UF-7.8', 'It is stacked or not.', 'A wild draw card'),
    entry('ruling', 'UF-5.8', 'Bewildered.'),
    entry('rule', 'UF-13.1', 'Nothing.'),
  ];
  const found = (query) => find(entries, wordsOf(query, [['joker', 'wild']])).map(({ rule }) => rule);
  assert.deepEqual(found('wild'), ['UF-7.8', 'UF-3.1', 'UF-5.8'], 'titles, then beginnings of words');
  assert.deepEqual(found('WILD color'), ['UF-3.1'], 'most of the words');
  assert.deepEqual(found('joker'), ['UF-7.8', 'UF-3.1']);
  assert.deepEqual(found('3.1'), ['UF-3.1'], 'the number of a rule');
  assert.deepEqual(found('xyzzy'), []);
  assert.equal(sentenceOf(entries[0].text, wordsOf('wild', [])), 'A wild always fits.');
});
