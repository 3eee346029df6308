/* What is told is what the board shows: the words are not ahead of the cards. See support.mjs for what it needs. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { leftGame } from './left.mjs';
import { browser, server } from './stage.mjs';
import { missing, PROGRAM, visit } from './support.mjs';

const unhurried = { pace: 'normal', motion: 'on' };

/** Shows a move of a record, at the normal pace, until these words are told, and gives what there was to read after
 * each change, with the ms since the move: { ms, last, round, board }. */
async function watchMove(game, record, at, words) {
  const { context, page, problems } = await visit(browser, {
    settings: unhurried,
    kept: { [`upcard.last.${game}`]: record },
  });
  await page.goto(`${server.url}/#/replay/last/${game}`);
  const slider = page.getByRole('slider', { name: 'Move' });
  await slider.fill(String(at - 1));
  await page.locator('.controls small', { hasText: new RegExp(`^${at - 1} /`) }).waitFor();
  await page.waitForTimeout(1500); // until the move before has been seen
  await page.evaluate(() => {
    globalThis.seen = [];
    const text = (selector) => document.querySelector(selector)?.innerText ?? '';
    const look = () => {
      const now = { last: text('.status .last'), round: text('h1'), board: text('.table main') };
      const before = globalThis.seen.at(-1);
      if (!before || Object.keys(now).some((key) => now[key] !== before[key]))
        globalThis.seen.push({ ms: performance.now() - globalThis.pressed, ...now });
    };
    globalThis.pressed = performance.now();
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await slider.press('ArrowRight');
  await page.waitForFunction((told) => globalThis.seen.some(({ last }) => last.includes(told)), words);
  const seen = await page.evaluate(() => globalThis.seen);
  assert.deepEqual(problems, []);
  await context.close();
  return seen;
}

test('a round begins in words when the end of the last one has been seen', { skip: missing }, async () => {
  const record = readFileSync(new URL('costly.upcard', import.meta.url), 'utf8');
  const seen = await watchMove('flip7', record, 13, 'Round 2'); // a bust ends round 1
  const ended = seen.find(({ board }) => /Round 1 is over/.test(board));
  const begun = seen.find(({ last }) => /Round 2/.test(last));
  assert.ok(ended && begun, JSON.stringify(seen));
  assert.ok(begun.ms - ended.ms > 2000, JSON.stringify(seen));
  for (const { ms, last, round, board } of seen.filter((now) => now.ms > ended.ms && now.ms < begun.ms))
    assert.ok(/Round 1/i.test(round) && !/Round 2/.test(last + board), JSON.stringify({ ms, last, round, board }));
});

/** A game of two bots, and the move with which the chip turns over. */
function turningChip() {
  const folder = mkdtempSync(join(tmpdir(), 'upcard-chip-'));
  try {
    const file = join(folder, 'record');
    const played = spawnSync(
      PROGRAM,
      ['play', 'hi_lo_flip', '--seats', 'bot:easy,bot:easy', '--seed', '8', '--plain', '--record', file],
      { encoding: 'utf8' },
    );
    assert.equal(played.status, 0, played.stderr);
    const record = readFileSync(file, 'utf8');
    const moves = record.slice(record.indexOf('\n\n') + 2).split('\n');
    return { record, at: moves.findIndex((move, i) => move === '* chip lo' && i > moves.indexOf('* chip hi')) + 1 };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('the side of the chip is told when it has landed', { skip: missing }, async () => {
  const { record, at } = turningChip();
  assert.ok(at > 0);
  const seen = await watchMove('hi_lo_flip', record, at, 'LO');
  const told = seen.find(({ last }) => /LO/.test(last));
  assert.ok(told?.ms > 700, JSON.stringify(seen));
});

test('bots hurry once the player can only watch them', { skip: missing }, async () => {
  const { context, page, problems } = await visit(browser, {
    settings: { ...unhurried, chatter: false },
    kept: leftGame('flip7', 4, { turns: 0, seed: 'haste' }),
  });
  await page.goto(`${server.url}/#/play/flip7`);
  await page.locator('.bar .stay:not([aria-disabled=true])').waitFor();
  const told = await page.evaluate(async () => {
    const line = document.querySelector('.status .last');
    const told = [];
    const over = new Promise((resolve) =>
      new MutationObserver(() => {
        const words = line.innerText;
        if (words === told.at(-1)?.words) return;
        told.push({ words, ms: performance.now() });
        if (/is over/.test(document.querySelector('.table main').innerText)) resolve();
      }).observe(line, { childList: true, subtree: true, characterData: true }),
    );
    document.querySelector('.bar .stay').click();
    await over;
    return told;
  });
  /* A card of a bot takes 650 ms at this pace. */
  const hits = told.flatMap(({ ms }, i) => (/ hits: /.test(told[i - 1]?.words) ? [ms - told[i - 1].ms] : []));
  assert.ok(hits.length > 2 && hits.sort((a, b) => a - b)[hits.length >> 1] < 400, JSON.stringify(told));
  assert.deepEqual(problems, []);
  await context.close();
});

test('a table is heard once it has been touched, until it is muted', { skip: missing }, async () => {
  const record = readFileSync(new URL('costly.upcard', import.meta.url), 'utf8');
  const { context, page, problems } = await visit(browser, { kept: { 'upcard.last.flip7': record } });
  await page.addInitScript(() => {
    globalThis.heard = 0;
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (...when) {
      globalThis.heard++;
      return start.apply(this, when);
    };
  });
  const heard = async (after) => {
    await page.waitForTimeout(after);
    return page.evaluate(() => globalThis.heard);
  };
  await page.goto(`${server.url}/#/replay/last/flip7`);
  const slider = page.getByRole('slider', { name: 'Move' });
  await slider.fill('4'); // no touch: a script has done it
  assert.equal(await heard(500), 0);
  await slider.press('ArrowRight');
  await page.waitForFunction(() => globalThis.heard);
  const mute = page.getByRole('button', { name: 'Mute' });
  await mute.click();
  assert.equal(await mute.getAttribute('aria-pressed'), 'true');
  const before = await heard(500);
  await slider.press('ArrowRight');
  assert.equal(await heard(500), before);
  assert.deepEqual(problems, []);
  await context.close();
});

test('Uno Flip: the card that one draws to see who deals lies before one', { skip: missing }, async () => {
  const { context, page, problems } = await visit(browser, { settings: unhurried });
  await page.goto(`${server.url}/#/play/uno_flip`);
  await page.waitForFunction(
    () =>
      document.querySelectorAll('.own-hand [data-card]').length === 1 &&
      /see who deals/.test(document.querySelector('.table .last')?.textContent),
    null,
    { polling: 'raf', timeout: 10_000 },
  );
  assert.deepEqual(problems, []);
  await context.close();
});
