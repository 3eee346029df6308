// The package's examples work as installed: README.md and example/.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { root, wasm } from './support.mjs';

const here = path.join(root, 'bindings/wasm');

/** A project in which the package is installed. */
function project(files) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'upcard-'));
  const installed = path.join(folder, 'node_modules/upcard');
  fs.mkdirSync(installed, { recursive: true });
  fs.copyFileSync(path.join(here, 'package.json'), path.join(installed, 'package.json'));
  fs.cpSync(path.dirname(process.env.UPCARD_MODULE), path.join(installed, 'dist'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  fs.copyFileSync(fileURLToPath(wasm), path.join(installed, 'dist/upcard.wasm'));
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), text);
  return folder;
}

function run(files, args, input = '') {
  const folder = project(files);
  try {
    return execFileSync(process.execPath, args, { cwd: folder, input, encoding: 'utf8' });
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

test('the example of the README plays a game', () => {
  const readme = fs.readFileSync(path.join(here, 'README.md'), 'utf8');
  const example = /```js\n(.*?)```/s.exec(readme)[1];
  assert.ok(example.split('\n').length <= 12);
  assert.match(run({ 'readme.mjs': example }, ['readme.mjs']), /won with \d+ points\.\n$/);
});

test('example/play.mjs plays a game', () => {
  const play = fs.readFileSync(path.join(here, 'example/play.mjs'), 'utf8');
  const output = run({ 'play.mjs': play }, ['play.mjs', 'hi_lo_flip'], 'play 7\n' + '1\n'.repeat(1000));
  assert.match(output, /Won by .*\.\n$/);
  assert.match(run({ 'play.mjs': play }, ['play.mjs']), /Until the next time!/);
});
