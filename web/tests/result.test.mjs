/* The result of a game: what it was about, and where to go from there. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { missing as skip } from './games/load.mjs';
import { startEngine } from './engine.mjs';
import { finishedGame } from './left.mjs';
import { playByMouse, shortGames } from './player.mjs';
import { browser, server } from './stage.mjs';
import { missing, visit } from './support.mjs';

test('best round, turning point and luckiest card are found', { skip }, async () => {
  const engine = await startEngine();
  try {
    const { bestRound, luckiestCard, storyOf, storyOfTotals, turningPoint } =
      await engine.module('src/result/course.ts');
    const rounds = [
      [10, 4],
      [12, 30],
      [31, 33],
    ];
    assert.deepEqual(bestRound(rounds, 0, false), { round: 3, points: 19 });
    assert.deepEqual(bestRound(rounds, 0, true), { round: 2, points: 2 }, 'the fewest where they win');
    assert.equal(bestRound([[5, 6]], 0, false), null, 'of one round none is the best');
    assert.equal(bestRound([[], [5, 6]], 0, false), null, 'what is not known is not told');
    const partners = [
      [5, 0, 5, 0],
      [5, 9, 5, 9],
    ];
    assert.equal(storyOfTotals(partners, false).changes, null, 'partners do not lead alone');
    assert.equal(storyOfTotals(rounds, false).leader.seat, 1);
    assert.equal(storyOfTotals(rounds, false, []).leader, null, 'nobody has won');
    const chances = [0.5, 0.62, 0.2, 0.24, 0.6].map((chance, at) => ({ at, round: at + 1, chance }));
    const turning = turningPoint(chances, false);
    assert.deepEqual([turning.at, turning.next, turning.round], [1, 2, 2], 'the greatest fall of who lost');
    assert.equal(turningPoint(chances, true).at, 3, 'the greatest rise of who won');
    assert.equal(turningPoint(chances.slice(2, 4), true), null, 'noise is no moment');
    const slow = [0.4, 0.43, 0.45, 0.48, 0.52].map((chance, at) => ({ at, round: 1, chance }));
    const step = turningPoint(slow, true);
    assert.deepEqual([step.at, step.next], [0, 4], 'small steps add up');
    assert.equal(turningPoint(slow, false), null, 'who lost did not fall here');

    const drew = (...seats) => seats.map((seat, i) => ({ seq: i + 1, events: [{ type: 'drew', seat, card: '7' }] }));
    const cardAt = (log, seat = 0) => luckiestCard(chances, turning, log, seat)?.seq ?? null;
    assert.equal(cardAt(drew(0, 0, 0, 0)), 4, 'the one that gained most');
    assert.equal(cardAt(drew(0, 0, 0, 1)), 1, "not another player's");
    assert.equal(cardAt(drew(1, 0, 0, 1)), null, 'no card that did harm, or hardly anything');
    const gain = { at: 3, next: 4 };
    assert.equal(luckiestCard(chances, gain, drew(0, 0, 0, 0), 0).seq, 1, 'other than the turning point');
    assert.equal(cardAt([{ seq: 4, events: [{ type: 'dealt', seat: 0, card: '7' }] }]), null, 'dealt to everybody');

    const log = [
      { seq: 1, events: [{ type: 'played' }] },
      { seq: 2, events: [{ type: 'busted' }, { type: 'scored' }] },
      { seq: 3, events: [{ type: 'played' }] },
    ];
    const lines = log.flatMap(({ seq, events }) => events.map(({ type }, at) => ({ seq, at, text: `${type} ${seq}` })));
    const holds = ({ type }) => ({ played: 300, busted: 900, scored: 2000 })[type];
    assert.equal(storyOf({ at: 0, next: 2 }, lines, log, holds), 'busted 2');
    assert.equal(storyOf({ at: 2, next: 3 }, lines, log, holds), 'played 3');
  } finally {
    await engine.end();
  }
});

const wins = {
  flip7: ['won4', 'target=30'],
  hilo: ['won8', 'target=10,max_turns=10'],
  hi_lo_flip: ['won5', 'target=25'],
  uno_flip: ['won7', 'target=20'],
};
for (const [game, [seed, rules]] of Object.entries(wins))
  test(`a win of ${game} is celebrated with what made it`, { skip: missing }, async () => {
    const { context, page, problems } = await visit(browser, { settings: { motion: 'on' } });
    await page.goto(server.url);
    /* As it is when the page of a finished game is loaded again; the bot has won, and so its seat is the own one. */
    const players = { seats: 2, rules: {}, players: ['bot:easy', 'you'], names: ['Ada', 'You'] };
    await page.evaluate(
      (finished) => {
        history.replaceState({ finished }, '', `/#/play/${finished.game.game}`);
        location.reload();
      },
      { game: { game, ...players }, save: finishedGame(seed, game, rules) },
    );
    const result = page.getByRole('dialog', { name: 'The game is over' });
    await result.locator('.scraps').waitFor();
    assert.equal(await result.locator('.shout').innerText(), 'YOU WON!');
    assert.equal(await result.locator('.podium .own small').innerText(), 'Place 1 of 2');
    await result.locator('.facts b', { hasText: /^Turning point/ }).waitFor();
    const facts = await result.locator('.facts li').allInnerTexts();
    const several = (await result.locator('tbody tr').count()) > 1;
    assert.equal(/^Best round\n\d+ points? in round \d+$/.test(facts[0]), several, facts.join());
    assert.ok(
      facts.filter((fact) => /^Luckiest card/.test(fact)).every((fact) => /\nYou /.test(fact)),
      facts.join(),
    );
    for (const fact of facts.slice(several ? 1 : 0)) {
      const [, from, to] = /\n\S.* (\d+)% → (\d+)% to win\.$/.exec(fact) ?? [];
      assert.ok(Number(to) > Number(from), `what made a win is a rise: ${fact}`);
    }
    assert.deepEqual(problems, []);
    await context.close();
  });

for (const viewport of [
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
])
  test(`from a result Play again is in reach at ${viewport.width}`, { skip: missing }, async () => {
    const { context, page, problems } = await visit(browser, { viewport, kept: shortGames(4) });
    await page.goto(`${server.url}/#/play/flip7`);
    await playByMouse(page, 4);
    const result = page.getByRole('dialog', { name: 'The game is over' });
    await result.waitFor();
    const places = await result.locator('.podium small').allInnerTexts();
    assert.match(places[0], /^Place 1 of 4$/, 'the first is heard first');
    await result
      .locator('tr:last-child th')
      .last()
      .evaluate((head) => head.scrollIntoView({ block: 'end' }));
    if (viewport.width > 1000) {
      const stage = await result.locator('.podium').boundingBox();
      assert.ok(
        stage.y > viewport.height / 4 && stage.y + stage.height <= viewport.height,
        'the podium stays in sight',
      );
      const faces = await result.locator('.podium .token').evaluateAll((all) => {
        const { top } = all[0].closest('.podium').getBoundingClientRect();
        return all.every((face) => face.getBoundingClientRect().top >= top);
      });
      assert.ok(faces, 'no face is cut');
    }
    for (const name of ['Play again', 'Replay and review', 'Home page']) {
      const seen = await result.getByText(name, { exact: true }).evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [0.1, 0.5, 0.9].every(
          (part) => document.elementFromPoint(x + width * part, y + height / 2)?.closest('.button') === element,
        );
      });
      assert.ok(seen, name);
    }
    await result.getByRole('button', { name: 'Play again' }).click();
    await result.waitFor({ state: 'detached' });
    await page.locator('.table main').waitFor();
    assert.deepEqual(problems, []);
    await context.close();
  });

test('a challenge that is lost has no winner', { skip: missing }, async () => {
  const usual = { seats: 2, level: 'easy', rules: { challenge: 1, target: 500 } };
  const { context, page, problems } = await visit(browser, { kept: { 'upcard.usual.flip7': usual } });
  await page.goto(`${server.url}/#/play/flip7`);
  await playByMouse(page, 4);
  const result = page.getByRole('dialog', { name: 'The game is over' });
  await result.getByText('Nobody won.').waitFor();
  assert.ok(await result.getByText('The challenge is lost: nobody reached 500 points in time.').isVisible());
  assert.doesNotMatch(await result.innerText(), /you won|wins|\bplace\b/i);
  assert.deepEqual(problems, []);
  await context.close();
});

test('where a result cannot be fetched there are ways on all the same', { skip: missing }, async () => {
  const { context, page } = await visit(browser, { kept: shortGames(2) });
  await page.route(/assets\/(Result|Ways)/, (route) => route.abort());
  await page.goto(`${server.url}/#/play/flip7`);
  playByMouse(page, 3).catch(() => {}); // it waits for the result
  await page.getByRole('button', { name: 'Play again' }).waitFor();
  await page.getByRole('link', { name: 'Replay and review' }).waitFor();
  await context.close();
});

test('a game with moves taken back says so, in its result and later', { skip: missing }, async () => {
  const { context, page, problems } = await visit(browser, { kept: shortGames() });
  await page.goto(`${server.url}/#/play/flip7`);
  await page.locator('.bar .hit:not([aria-disabled=true])').click();
  await page.getByRole('button', { name: 'Take back' }).click();
  await page.waitForFunction(() => localStorage['upcard.game.flip7']?.includes('"undone":true'));
  await page.reload(); // also when it is continued
  await playByMouse(page);
  await page.locator('dialog[open] .line', { hasText: 'with moves taken back' }).waitFor();
  await page.goto(`${server.url}/#/games`);
  await page.locator('main li', { hasText: 'with moves taken back' }).waitFor();
  assert.deepEqual(problems, []);
  await context.close();
});

test('an end that is taken back is no game of its own', { skip: missing }, async () => {
  const { context, page, problems } = await visit(browser, { kept: shortGames() });
  await page.goto(`${server.url}/#/play/flip7`);
  await playByMouse(page);
  const close = page.getByRole('dialog', { name: 'The game is over' }).getByRole('button', { name: 'Close' });
  await close.click();
  await page.getByRole('button', { name: 'Take back' }).click();
  await playByMouse(page);
  await close.waitFor();
  await page.goto(`${server.url}/#/games`);
  await page.locator('main li', { hasText: 'with moves taken back' }).waitFor();
  assert.equal(await page.locator('main ul > li').count(), 1);
  assert.deepEqual(problems, []);
  await context.close();
});

test('Back to a finished game shows this one, not the last', { skip: missing }, async () => {
  const { context, page, problems } = await visit(browser, { kept: shortGames(2) });
  const end = page.getByRole('dialog', { name: 'The game is over' });
  const record = () => page.evaluate(() => JSON.parse(localStorage.getItem('upcard.last.flip7')));
  const records = [];
  for (let game = 0; game < 2; game++) {
    await page.goto(`${server.url}/#/play/flip7`);
    await playByMouse(page, 3);
    await end.waitFor();
    records.push(await record());
    await page.goto(`${server.url}/#/settings`);
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
  }
  assert.notEqual(records[0], records[1]);
  await page.goBack();
  await end.waitFor();
  assert.equal(await record(), records[1]);
  await page.goBack(); // closes the result
  await end.waitFor({ state: 'detached' });
  await page.goBack();
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  await page.goBack();
  await end.waitFor();
  assert.equal(await record(), records[0]);
  assert.deepEqual(problems, []);
  await context.close();
});

test('where the fewest points win they lead the race', { skip: missing }, async () => {
  const { context, page, problems } = await visit(browser, {
    viewport: { width: 1440, height: 900 },
    kept: { 'upcard.last.hilo': finishedGame('won8', 'hilo', 'target=10,max_turns=10') },
  });
  await page.goto(`${server.url}/#/replay/last/hilo`);
  await page.getByRole('slider', { name: 'Move' }).press('End');
  const points = () => page.locator('.race .num').allInnerTexts();
  await page.waitForFunction(() => [...document.querySelectorAll('.race .num')].some((one) => one.innerText !== '0'));
  const [first, last] = (await points()).map((text) => Number(text.replace('−', '-')));
  assert.ok(first < last, `${first} before ${last}`);
  assert.deepEqual(problems, []);
  await context.close();
});

test('beside the board the totals stay in sight below many rounds', { skip: missing }, async () => {
  const { context, page, problems } = await visit(browser, {
    viewport: { width: 1440, height: 600 },
    kept: { 'upcard.last.flip7': finishedGame('rounds', 'flip7', 'target=200') },
  });
  await page.goto(`${server.url}/#/replay/last/flip7`);
  await page.getByRole('slider', { name: 'Move' }).press('End');
  await page.waitForFunction(() => document.querySelectorAll('aside .scores tbody tr').length > 6);
  const seen = await page.locator('aside .scores').evaluate((box) => {
    const frame = box.getBoundingClientRect();
    const inside = (row) => {
      const { top, bottom } = box.querySelector(row).getBoundingClientRect();
      return top >= frame.top - 1 && bottom <= frame.bottom + 1;
    };
    return {
      scrolls: box.scrollHeight > box.clientHeight + 20,
      names: inside('thead th'),
      newest: inside('tbody tr:last-child'),
      total: inside('tfoot td'),
    };
  });
  assert.deepEqual(seen, { scrolls: true, names: true, newest: true, total: true });
  assert.deepEqual(problems, []);
  await context.close();
});
