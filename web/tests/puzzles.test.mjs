/* Puzzles: each one is a position in which its moves are legal and one is clearly the best; and how they are solved. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { missingEngine, startEngine } from './engine.mjs';
import { games } from './games/names.mjs';
import { browser, server } from './stage.mjs';
import { missing, visit } from './support.mjs';

const file = (game) => new URL(`../src/games/${game}/puzzles.json`, import.meta.url);
const puzzlesOf = (game) => JSON.parse(readFileSync(file(game), 'utf8'));
const withPuzzles = games.filter((game) => existsSync(file(game)));

let upcard, end;
before(async () => {
  if (!missingEngine) ({ upcard, end } = await startEngine());
});
after(() => end?.());

for (const game of withPuzzles)
  test(`the puzzles of ${game}`, { skip: missingEngine }, () => {
    const puzzles = puzzlesOf(game);
    assert.ok(puzzles.length > 0 && puzzles.length <= 40);
    assert.equal(new Set(puzzles.map(({ record }) => record)).size, puzzles.length, 'no puzzle stands twice');
    for (const { record, seat, natural, choices } of puzzles) {
      const replay = upcard.replay(`upcard1.${record}`);
      assert.equal(replay.game, game);
      const legal = replay.legal(replay.length, seat);
      const moves = choices.map(([move]) => move);
      assert.ok(moves.length > 1);
      for (const move of moves) assert.ok(legal.includes(move), `${move}: ${legal}`);
      assert.ok(moves.indexOf(natural) > 0, 'the natural move is not the best');
      for (const [, chance] of choices.slice(1)) assert.ok(chance < choices[0][1]);
      /* What the search found is found again. */
      const { choices: again } = replay.advise(replay.length, seat, { playouts: 300 });
      const worse = again.find(({ move }) => move === natural);
      const better = again.find(({ move }) => move === moves[0]);
      assert.ok(better.value > worse.value - 2 * worse.behindError, `${natural} against ${moves[0]}`);
    }
  });

test('puzzles are solved, with the chances of all moves and reasons, and counted once', { skip: missing }, async () => {
  const { context, page, problems } = await visit(browser, { viewport: { width: 360, height: 640 } });
  const [game] = withPuzzles;
  const puzzles = puzzlesOf(game);
  /* Right above the question, as above what a coach says, are the own cards. */
  for (const place of ['puzzles/hi_lo_flip/1', 'learn/hi_lo_flip']) {
    await page.goto(`${server.url}/#/${place}`);
    await page.locator('.strip :is(button, summary)').first().waitFor();
    const below = await page.evaluate(() => {
      const [strip, card] = ['.strip', '.hand [data-card]'].map((one) => document.querySelector(one));
      return strip.getBoundingClientRect().top - card.getBoundingClientRect().bottom;
    });
    assert.ok(below >= 0 && below < 60, `${place}: ${below} px`);
  }
  /* What is at stake is the player's own. */
  await page.goto(`${server.url}/#/puzzles/flip7/1`);
  await page.locator('.strip summary').waitFor();
  const [points] = /\d+/.exec(await page.locator('.bar .stay').innerText());
  assert.match(await page.locator('.stage .note').first().innerText(), new RegExp(`^${points}\\s+points at stake$`));
  /* All answers are in sight, however many, and all own cards above them. */
  const many = puzzlesOf('hilo').findIndex(({ choices }) => choices.length > 9) + 1;
  await page.goto(`${server.url}/#/puzzles/hilo/${many}`);
  await page.locator('.ask summary').waitFor();
  const seen = () =>
    page.evaluate(() => {
      const bottom = (one) => document.querySelector(one).getBoundingClientRect().bottom;
      return {
        answers: bottom('.ask .do > :last-child') <= innerHeight,
        cards: bottom('.mine .frame') <= document.querySelector('.ask').getBoundingClientRect().top + 1,
      };
    });
  const list = page.getByText('All answers as a list');
  await list.click();
  assert.deepEqual(await seen(), { answers: true, cards: true });
  /* One answers as at the table, or from the list. */
  await page.locator('.mine .cell.can').first().click();
  await page.locator('.ask ol').waitFor();
  assert.match(await page.locator('.ask .own').innerText(), /^Trade .*\(your choice/is);
  assert.deepEqual(await seen(), { answers: true, cards: true });
  /* What the question was about stays in sight above the answer. */
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [place, about] of [
    ['flip7/2', '.others > :first-child'],
    ['hilo/1', '.side'],
  ]) {
    await page.goto(`${server.url}/#/puzzles/${place}`);
    await list.click();
    await page.locator('.ask .do button').first().click();
    await page.locator('.ask ol').waitFor();
    await page.waitForFunction(
      (about) => {
        const box = (one) => document.querySelector(one).getBoundingClientRect();
        const own = box(':is(.own, .mine)');
        return box(about).top >= box('.table main').top && own.bottom <= box('.ask').top;
      },
      about,
      { timeout: 3000 },
    );
  }
  /* The focus is on what leads on, after the last puzzle, too. */
  for (const [number, leads] of [
    [1, 'Next puzzle'],
    [puzzlesOf('flip7').length, 'Puzzles'],
  ]) {
    await page.goto(`${server.url}/#/puzzles/flip7/${number}`);
    await page.locator('.bar .stay').click();
    await page.locator('.ask ol').waitFor();
    await page.waitForFunction((text) => document.activeElement.innerText === text, leads, { timeout: 3000 });
  }
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${server.url}/#/puzzles/hilo/${many}`);
  await page.locator('.mine .cell.can').first().click();
  /* On a wide screen the answer stands beside the board, of which it covers nothing. */
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.locator('aside .ask ol').waitFor();
  const rivals = await page.locator('.table main :is(.others, .rivals)').boundingBox();
  const own = await page.locator('.mine .frame').boundingBox();
  assert.ok(rivals.y > 0 && own.y + own.height <= 900, JSON.stringify({ rivals, own }));
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(server.url);
  await page.getByRole('link', { name: 'Puzzles' }).click();
  await page.getByText(`0 of ${puzzles.length} solved`).first().waitFor();
  await page
    .getByRole('link', { name: /^Solve puzzles of/ })
    .first()
    .click();
  const ask = page.getByRole('region', { name: /What would you play|Chances to win/ });
  const buttons = ask.getByRole('button');
  await list.click();
  const { choices } = puzzles[0];
  assert.equal(await buttons.count(), choices.length);
  await buttons.first().click();
  assert.equal(await ask.getByRole('listitem').count(), choices.length);
  assert.match(await ask.locator('.verdict').innerText(), /^(Right|Better): /);
  await ask.getByText('your choice').waitFor();
  await ask.getByText('the bot’s move').waitFor();
  await ask.locator('li + li').first().waitFor();
  const right = /^Right/.test(await ask.locator('.verdict').innerText()) ? 1 : 0;
  await ask.getByRole('link', { name: 'Next puzzle' }).click();
  await ask.getByText(`puzzle 2 of ${puzzles.length}`).waitFor();
  await page.goto(`${server.url}/#/puzzles`);
  await page.reload();
  await page.getByText(`${right} of ${puzzles.length} solved`).first().waitFor();
  assert.match(
    await page
      .getByRole('link', { name: /^Solve puzzles of/ })
      .first()
      .getAttribute('href'),
    new RegExp(`/puzzles/${game}/2$`),
    'the next one is offered',
  );
  assert.deepEqual(problems, []);
  await context.close();
});
