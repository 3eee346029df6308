/* Your games: what the browser keeps of finished games, what they say together, and what happens where the browser
 * keeps nothing. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { missingEngine, startEngine } from './engine.mjs';
import { finishedGame } from './left.mjs';
import { playByMouse, shortGames } from './player.mjs';
import { browser, server } from './stage.mjs';
import { missing, visit } from './support.mjs';

let stats, end;
before(async () => {
  if (missingEngine) return;
  const engine = await startEngine();
  stats = await engine.module('src/history/stats.ts');
  end = engine.end;
});
after(() => end?.());

const game = (won, more = {}) => ({
  game: 'flip7',
  seat: 0,
  winners: [won ? 0 : 1],
  totals: [won ? 9 : 1, 5],
  ...more,
});

/** Puts what `changed` makes of the games that the browser has in their place. */
async function change(page, changed) {
  const use = (games) =>
    new Promise((resolve) => {
      const opening = indexedDB.open('upcard');
      opening.onsuccess = () => {
        const store = opening.result.transaction('games', 'readwrite').objectStore('games');
        for (const one of games) store.put(one);
        const all = store.getAll();
        store.transaction.oncomplete = () => (opening.result.close(), resolve(all.result));
      };
    });
  await page.evaluate(use, changed(await page.evaluate(use, [])));
}

const focused = (page) => page.evaluate(() => document.activeElement.innerText.trim());

test('wins in a row, best rounds and filters', { skip: missingEngine }, () => {
  const { streaks, bestRound, filtered } = stats;
  const row = (text) => [...text].map((c) => (c === '-' ? game(true, { seat: null }) : game(c === 'w')));
  assert.deepEqual(streaks(row('ww-wlwl')), { now: 3, best: 3 });
  assert.deepEqual(streaks(row('lwwlw')), { now: 0, best: 2 });
  assert.deepEqual(streaks([]), { now: 0, best: 0 });
  const rounds = [[5, 9], [], [25, 9], [31, 40]];
  assert.equal(
    bestRound([
      game(true, {
        rounds: [
          [5, 9],
          [25, 9],
          [31, 40],
        ],
      }),
    ]),
    20,
    'the most points',
  );
  assert.equal(
    bestRound([
      {
        ...game(true, {
          rounds: [
            [7, 9],
            [9, 40],
          ],
        }),
        totals: [9, 40],
      },
    ]),
    2,
    'or the fewest',
  );
  assert.equal(bestRound([game(true, { seat: null, rounds })]), null);
  assert.equal(bestRound([game(false, { rounds: [[0, 9]], totals: [0, 9] })]), null, 'no points are no best round');
  const day = 86_400_000;
  const games = [game(true, { at: 9 * day }), game(false, { at: day, game: 'hilo' })];
  const all = { game: '', result: '', against: '', days: '' };
  const people = ({ game: id }) => id === 'hilo';
  const which = (filter) => filtered(games, { ...all, ...filter }, people, 10 * day).map(({ at }) => at / day);
  assert.deepEqual(which({}), [9, 1]);
  assert.deepEqual(which({ game: 'hilo' }), [1]);
  assert.deepEqual(which({ result: 'won' }), [9]);
  assert.deepEqual(which({ result: 'lost' }), [1]);
  assert.deepEqual(which({ against: 'people' }), [1]);
  assert.deepEqual(which({ against: 'bots', days: '7' }), [9]);
  assert.deepEqual(which({ days: '7', result: 'lost' }), []);
});

test('the chance at the start, luck and the cost of moves make up the result', { skip: missingEngine }, () => {
  const points = [
    { chance: 0.5, decision: { cost: 0.2, costError: 0.01 } },
    { chance: 0.4, decision: { cost: 0.01, costError: 0.01 } },
    { chance: 0.9, decision: null },
  ];
  for (const [winners, side] of [[[0]], [[1]], [[0, 1]], [[0, 2], true], [[1, 3], true]]) {
    const { start, cost, luck } = stats.judge({ seat: 0, winners, side }, points);
    assert.equal(start, 0.5);
    assert.equal(cost, 0.2, 'what may be an error of the search is no cost');
    const result = winners.includes(0) ? (side ? 1 : 1 / winners.length) : 0;
    assert.ok(Math.abs(start + luck - cost - result) < 1e-9);
  }
});

const take = (page, ...files) =>
  page
    .getByLabel('Import files')
    .setInputFiles(files.map(([name, text]) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })));
const rows = (page) => page.locator('main li');

test('games of an older version, files in and out, filters and numbers', { skip: missing }, async () => {
  const [old, ...others] = ['a', 'b', 'c'].map((seed) => finishedGame(seed));
  const { context, page, problems } = await visit(browser, { kept: { 'upcard.last.flip7': old } });
  await page.goto(`${server.url}/#/games`);
  await rows(page).first().waitFor();

  /* A file of which one game is damaged, beside a good one. */
  const damaged = others[1].replace(/\n\* card \d+/, '\n* card 99');
  await take(page, ['good.upcard', others[0]], ['bad.upcard', others[0] + damaged]);
  const wrong = page.getByRole('alert');
  await wrong
    .getByText(/^bad\.upcard was not imported because of its game number 2: .*line \d+.* Nothing was changed/)
    .waitFor();
  await page.reload();
  await rows(page).first().waitFor();
  assert.equal(await rows(page).count(), 1);
  await take(page, ['open.upcard', others[0].split('\n').slice(0, -3).join('\n') + '\n']);
  await wrong.getByText('open.upcard was not imported: this game is not over').waitFor();
  await take(page, ['cut.upcard', 'Dear Ada\n' + others[0]]);
  await wrong.getByText('cut.upcard was not imported: it is not a record').waitFor();
  await take(page, ['a.upcard', old.replaceAll('\n', '\r\n')], ['b.upcard', others.join('')]);
  await page.getByText('3 games were imported. New: 2.').waitFor();
  assert.equal(await rows(page).count(), 3);

  /* What is deleted does not come back from where an older version had it. */
  await rows(page).last().getByRole('button', { name: 'Delete' }).click();
  await rows(page).last().getByRole('button', { name: 'Sure?' }).click();
  await rows(page).nth(2).waitFor({ state: 'detached' });
  await page.reload();
  await rows(page).nth(1).waitFor();
  assert.equal(await rows(page).count(), 2);

  /* Saved and read in another browser: the same games, of the same times. */
  await change(page, (all) => all.map((one, i) => ({ ...one, at: Date.UTC(2020, i, 5, 12) })));
  await page.reload();
  await rows(page).nth(1).waitFor();
  const told = await rows(page).locator('.what').allInnerTexts();
  assert.match(told.join(), /2020/);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save all as one file' }).click(),
  ]);
  const other = await visit(browser);
  await other.page.goto(`${server.url}/#/games`);
  await take(other.page, ['all.upcard', await readFile(await file.path())]);
  await rows(other.page).nth(1).waitFor();
  assert.deepEqual(await rows(other.page).locator('.what').allInnerTexts(), told);
  await other.page.getByLabel('Period').selectOption({ label: 'the last 30 days' });
  await other.page.getByText('No game matches.').waitFor();
  await other.page.getByLabel('Period').selectOption({ label: 'all time' });
  await other.page.getByLabel('Against').selectOption({ label: 'people' });
  await other.page.getByText('No game matches.').waitFor();
  await other.page.getByLabel('Against').selectOption({ label: 'only bots' });
  await rows(other.page).nth(1).waitFor();

  /* What others played is neither won nor lost. */
  await take(other.page, ['others.upcard', finishedGame('d').replace(/^names .*/m, 'names "Ada" "Ben"')]);
  await other.page.getByText(/^2 games, \d won$/).waitFor();
  await other.page.getByLabel('Against').selectOption({ label: 'all' });
  await other.page.getByText(/^3 games; in your own seat you won \d of 2$/).waitFor();
  await other.page.getByLabel('Against').selectOption({ label: 'people' });
  await other.page.getByText('One game', { exact: true }).waitFor();

  /* Luck and skill, after a review of each. */
  await page.getByRole('button', { name: 'Review 2 games' }).click();
  await page.getByText('As a table').click();
  await page.locator('tbody tr').nth(1).waitFor();
  await page.reload();
  await page.getByText('As a table').click();
  assert.equal(await page.locator('tbody tr').count(), 2, 'what a review found is kept');
  await page.getByRole('link', { name: 'Review: ' }).first().click();
  await page.getByRole('dialog', { name: 'Review' }).waitFor();
  assert.deepEqual([...problems, ...other.problems], []);
  await other.context.close();
  await context.close();
});

test('a game that cannot be reviewed does not keep the others from it', { skip: missing }, async () => {
  const { context, page } = await visit(browser);
  await page.goto(`${server.url}/#/games`);
  await take(page, ['two.upcard', finishedGame('a') + finishedGame('b')]);
  await rows(page).nth(1).waitFor();
  await change(page, (all) => {
    const [newest] = all.sort((one, other) => other.at - one.at);
    return [{ ...newest, record: newest.record.replace(/\n\* card \d+/, '\n* card 99') }];
  });
  await page.reload();
  await page.getByRole('button', { name: 'Review 2 games' }).click();
  await page.getByRole('alert').getByText('One game could not be reviewed.').waitFor();
  assert.equal(await page.getByRole('button', { name: /^Review \d+ games|^Review a game/ }).count(), 0);
  assert.equal(await focused(page), 'Overall');
  await page.getByText('As a table').click();
  assert.equal(await page.locator('tbody tr').count(), 1);
  await context.close();
});

test('who deletes a game is told, and stays in the list', { skip: missing }, async () => {
  const { context, page, problems } = await visit(browser);
  await page.goto(`${server.url}/#/games`);
  await take(page, ['two.upcard', finishedGame('a') + finishedGame('b')]);
  await rows(page).nth(1).waitFor();
  await rows(page).first().getByRole('button', { name: 'Delete' }).focus();
  for (const left of [1, 0]) {
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page
      .getByText('Deleted.', { exact: true })
      .nth(1 - left)
      .waitFor({ state: 'attached' });
    assert.equal(await rows(page).count(), left);
    await page.waitForFunction(() => document.activeElement !== document.body);
    assert.match(await focused(page), left ? /^Delete/ : /^Your games$/);
  }
  assert.deepEqual(problems, []);
  await context.close();
});

test('games are not taken for unreadable where the engine cannot be fetched', { skip: missing }, async () => {
  const { context, page } = await visit(browser);
  await page.goto(`${server.url}/#/games`);
  await take(page, ['one.upcard', finishedGame('a')]);
  await rows(page).first().waitFor();
  await change(page, ([{ rounds: _, ...one }]) => [one]);
  await page.route('**/*.wasm', (route) => route.abort());
  const asked = page.waitForEvent('requestfailed');
  await page.reload();
  await asked;
  await page.waitForTimeout(300);
  await page.unroute('**/*.wasm');
  await page.reload();
  let rounds;
  while (!rounds) await change(page, ([one]) => ((rounds = one.rounds), []));
  assert.ok(rounds.length > 0);
  await context.close();
});

test('where the browser has no room nothing is changed', { skip: missing }, async () => {
  const { context, page, problems } = await visit(browser);
  await page.goto(`${server.url}/#/games`);
  await page.getByText('No finished game yet.').waitFor();
  const [play, files] = await Promise.all([
    page.getByRole('link', { name: 'Play' }).boundingBox(),
    page.getByText('Import files').boundingBox(),
  ]);
  assert.ok(play.y < files.y, 'to play comes first');
  await page.evaluate(() => {
    const put = IDBObjectStore.prototype.put;
    let room = 1;
    IDBObjectStore.prototype.put = function (...args) {
      if (room-- > 0) return put.apply(this, args);
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await take(page, ['two.upcard', finishedGame('a') + finishedGame('b')]);
  await page.getByRole('alert').getByText('This browser has no room for the games').waitFor();
  await page.reload();
  await page.getByText('No finished game yet.').waitFor();
  assert.deepEqual(problems, []);
  await context.close();
});

test('where the browser refuses its database a game can be saved at its end', { skip: missing }, async () => {
  const { context, page, problems } = await visit(browser, { kept: shortGames(2) });
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('refused', 'SecurityError');
    };
  });
  await page.goto(`${server.url}/#/games`);
  await page.getByRole('alert').getByText('This browser keeps no games here').waitFor();
  await page.goto(`${server.url}/#/play/flip7`);
  await playByMouse(page, 3);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  assert.match(await readFile(await file.path(), 'utf8'), /^upcard-record 1\n[^]*\nresult /);
  assert.deepEqual(problems, []);
  await context.close();
});

test('a game whose page is closed at its end, before the database has it, is kept', { skip: missing }, async () => {
  const kept = { ...shortGames(2), 'upcard.games.moved': true };
  const { context, page, problems } = await visit(browser, { kept });
  /* It does not answer before the page is closed. */
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => ({});
  });
  await page.goto(`${server.url}/#/play/flip7`);
  await playByMouse(page, 3);
  await page.close();
  const next = await context.newPage();
  for (let visits = 0; visits < 2; visits++) {
    await next.goto(`${server.url}/#/games`);
    await rows(next).first().waitFor();
    assert.equal(await rows(next).count(), 1);
  }
  assert.deepEqual(problems, []);
  await context.close();
});
