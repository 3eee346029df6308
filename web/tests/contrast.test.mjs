/* The colors of theme.css, and of the games' tables, that meet each other are far enough apart (WCAG 2.2: 4.5 to 1 for
 * text, 3 to 1 for parts). */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const css = readFileSync(new URL('../src/ui/theme.css', import.meta.url), 'utf8');

/** The colors in the first rule after `mark`. */
function colors(mark, sheet = css) {
  const from = sheet.indexOf(mark);
  assert.ok(from >= 0, mark);
  const rule = sheet.slice(from, sheet.indexOf('}', from));
  return Object.fromEntries([...rule.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map((match) => [match[1], match[2]]));
}

function luminance(color) {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one, other) {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

function apart(found, front, back, least) {
  const ratio = contrast(found[front], found[back]);
  assert.ok(ratio >= least, `${front} on ${back}: ${ratio.toFixed(2)} to 1`);
}

const text = [
  ['felt-ink', 'felt'],
  ['felt-quiet', 'felt'],
  ...['ink', 'quiet', 'accent', 'attention', 'bad', 'good'].map((ink) => [ink, 'paper']),
  ...['ink', 'quiet', 'accent'].map((ink) => [ink, 'soft']),
  ['accent-ink', 'accent'],
  ['ink', 'attention-soft'],
  ['attention', 'attention-soft'],
  ['card-ink', 'card-paper'],
];
const parts = [
  ['felt-line', 'felt'],
  ['line', 'paper'],
  ['accent', 'felt'],
  ['accent', 'soft'],
  ['attention', 'felt'],
  ['focus', 'paper'],
  ['focus', 'felt'],
];

const modes = { light: ':root {', dark: ':root[data-dark],' };
for (const [mode, mark] of Object.entries(modes))
  for (const [least, pairs] of [
    [4.5, text],
    [3, parts],
  ])
    for (const [front, back] of pairs)
      test(`${mode}: ${front} on ${back}`, () =>
        apart({ ...colors(modes.light), ...colors(mark) }, front, back, least));

/* The tables of the games: what their folders do not set is as on the rest of the page. */
const games = new URL('../src/games/', import.meta.url);
const folders = readdirSync(games).filter((game) => existsSync(new URL(`${game}/world.css`, games)));
const table = [
  ...['felt', 'pool', 'seat'].flatMap((back) => [
    ['felt-ink', back],
    ['felt-quiet', back],
  ]),
  ['act-ink', 'act'],
  ['accent-ink', 'accent'],
  ['accent', 'paper'],
  ['accent', 'soft'],
  ['attention', 'paper'],
];
const tableParts = ['felt', 'pool'].flatMap((back) =>
  ['felt-line', 'accent', 'attention', 'focus'].map((front) => [front, back]),
);
for (const game of folders) {
  const sheet = readFileSync(new URL(`${game}/world.css`, games), 'utf8');
  for (const selector of sheet.match(/(?<=^|\n)\[data[^,{]*(?= \{)/g))
    test(`${selector}: what is on the table is read, and seen`, () => {
      const mode = selector.startsWith('[data-dark]') ? modes.dark : modes.light;
      const found = { ...colors(modes.light), ...colors(mode), ...colors(`${selector} {`, sheet) };
      for (const [front, back] of table) apart(found, front, back, 4.5);
      for (const [front, back] of tableParts) apart(found, front, back, 3);
    });
}
test('each game with numerals of its own has a table of its own', () => {
  const lettered = readdirSync(games).filter((game) => existsSync(new URL(`${game}/font.json`, games)));
  assert.deepEqual(folders, lettered);
  assert.ok(folders.length > 0);
});

test('contrast is computed as the guideline says', () => {
  assert.equal(contrast('#000000', '#ffffff').toFixed(1), '21.0');
  assert.equal(contrast('#767676', '#ffffff').toFixed(2), '4.54');
});
