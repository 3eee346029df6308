/* Every game against bots from its first card to its result: without a network, by the mouse, by keys alone, and as a
 * screen reader offers it. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, test } from 'node:test';
import {
  luck,
  OFFERED,
  playByKeys,
  playByMouse,
  playByTouch,
  playByTree,
  ready,
  short,
  shortGames,
} from './player.mjs';
import { browser, server } from './stage.mjs';
import { missing, visit } from './support.mjs';

const games = Object.keys(short);

/** Runs in the page before it: there is no room for what begins so. */
function full(name) {
  const keep = Storage.prototype.setItem;
  Storage.prototype.setItem = function (key, text) {
    if (key.startsWith(name)) throw new DOMException('full', 'QuotaExceededError');
    keep.call(this, key, text);
  };
}

async function resultOf(page) {
  const dialog = page.locator('dialog[open]');
  await dialog.waitFor();
  return dialog.innerText();
}

/** Plays games to their ends until something could be pressed in one: who is frozen at once may have no turn. */
async function playSomeByTree(page, seed) {
  const end = page.locator('dialog[open]');
  while (!(await playByTree(page, seed)).length) {
    await end.getByRole('button', { name: 'Play again' }).click();
    await end.waitFor({ state: 'detached' });
  }
}

/* Two at once: a test mostly waits for its browser. */
describe('against bots', { concurrency: 2 }, () => {
  test('all games are played without a network after one visit', { skip: missing }, async () => {
    const { context, page, problems } = await visit(browser, { kept: shortGames(), serviceWorkers: 'allow' });
    await page.goto(server.url);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    let pressed = 0;
    for (const game of games) {
      await page.goto(`${server.url}/#/play/${game}`);
      await page.reload(); // nothing is left from before but what the service worker has
      pressed += await playByMouse(page, 7);
      assert.match(await resultOf(page), /won|share/, game);
    }
    assert.ok(pressed > 0);

    /* All of them are in the list, and can be gone through again, here and where the file is taken to. */
    await page.goto(`${server.url}/#/games`);
    const rows = page.locator('main li');
    await rows.nth(games.length - 1).waitFor();
    assert.equal(await rows.count(), games.length);
    await rows.first().getByRole('link', { name: 'Replay' }).click();
    await page.getByRole('slider', { name: 'Move' }).waitFor();
    await page.goBack();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save all as one file' }).click(),
    ]);
    const records = await readFile(await file.path());
    const told = await rows.locator('strong').allInnerTexts();
    await rows.first().getByRole('button', { name: 'Delete' }).click();
    await rows.first().getByRole('button', { name: 'Sure?' }).click();
    await rows.nth(games.length - 1).waitFor({ state: 'detached' });
    const take = (name, buffer) =>
      page.getByLabel('Import files').setInputFiles({ name, mimeType: 'text/plain', buffer });
    await take('games.upcard', records);
    await page.getByText(`${games.length} games were imported. New: 1.`).waitFor();
    assert.equal(await rows.count(), games.length, 'none is kept twice');
    assert.deepEqual((await rows.locator('strong').allInnerTexts()).sort(), told.sort());
    await take('letter.txt', Buffer.from('Dear Ada'));
    await page.getByRole('alert').getByText('letter.txt was not imported').waitFor();
    await page.getByLabel('Show').selectOption('hilo');
    await rows.nth(1).waitFor({ state: 'detached' });
    assert.deepEqual(problems, []);
    await context.close();
  });

  for (const game of games) {
    test(`${game} is played by keys alone`, { skip: missing }, async () => {
      const { context, page, problems } = await visit(browser, { kept: shortGames(2) });
      await page.goto(`${server.url}/#/play/${game}`);
      await playByKeys(page, 11);
      assert.match(await resultOf(page), /won|share/);
      assert.deepEqual(problems, []);
      await context.close();
    });

    test(`${game} is played by touch`, { skip: missing }, async () => {
      const { context, page, problems } = await visit(browser, { kept: shortGames(2), hasTouch: true, isMobile: true });
      await page.goto(`${server.url}/#/play/${game}`);
      await playByTouch(page, 5);
      assert.match(await resultOf(page), /won|share/);
      assert.deepEqual(problems, []);
      await context.close();
    });

    test(`${game} is played by the names that a screen reader reads`, { skip: missing }, async () => {
      const { context, page, problems } = await visit(browser, { kept: shortGames(3) });
      await page.goto(`${server.url}/#/play/${game}`);
      await playSomeByTree(page, 13);
      assert.match(await resultOf(page), /won|share/);
      assert.deepEqual(problems, []);
      await context.close();
    });
  }

  test('what happens while the board is still on its way is shown too', { skip: missing }, async () => {
    const { context, page } = await visit(browser, { kept: shortGames(3) });
    await page.route(/assets\/flip7-.*\.js/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await page.goto(`${server.url}/#/play/flip7`);
    await playByMouse(page, 5);
    await context.close();
  });

  test(
    'a finished game stays: with its result closed, after the page is loaded again, and when Back leads to it',
    { skip: missing },
    async () => {
      const { context, page, problems } = await visit(browser, { kept: shortGames(2) });
      const end = page.locator('dialog[open]');
      const after = page.getByRole('region', { name: 'The game is over' });
      const begun = () => page.evaluate(() => localStorage.getItem('upcard.game.hilo'));
      await page.goto(`${server.url}/#/play/hilo`);
      await playByMouse(page, 5);
      assert.match(await end.innerText(), /fewest points/, 'the result says which total wins');
      const totals = await end.locator('tfoot').innerText();
      const cards = () =>
        page
          .locator('.board')
          .getByRole('img')
          .evaluateAll((all) => all.map((one) => one.ariaLabel.replace(/^.*: |;.*/g, '')).sort());
      const lay = await cards();
      for (const close of [
        () => page.keyboard.press('Escape'),
        () => end.getByRole('button', { name: 'Close' }).click(),
      ]) {
        await close();
        await end.waitFor({ state: 'detached' });
        await after.getByRole('link', { name: 'Replay and review' }).waitFor();
        assert.ok(
          await after.evaluate((bar) =>
            [...bar.children].every((button) => {
              const { x, y, width, height } = button.getBoundingClientRect();
              return document.elementFromPoint(x + width / 2, y + height / 2) === button;
            }),
          ),
          'nothing covers them',
        );
        await after.getByRole('button', { name: 'Result' }).click();
        await end.waitFor();
      }
      await page.reload();
      await end.waitFor();
      assert.equal(await end.locator('tfoot').innerText(), totals, 'the same game');
      assert.deepEqual(await cards(), lay, 'with its last cards');
      assert.equal(await begun(), null, 'no other game was begun');
      await page.keyboard.press('Escape');
      await after.getByRole('link', { name: 'Replay and review' }).click();
      await page.getByRole('slider', { name: 'Move' }).waitFor();
      await page.goBack();
      await end.waitFor();
      assert.equal(await end.locator('tfoot').innerText(), totals);
      await page.keyboard.press('Escape');
      await after.getByRole('button', { name: 'Play again' }).click();
      await page.locator('.table main').waitFor();
      await page.waitForFunction(() => localStorage.getItem('upcard.game.hilo') !== null);
      await page.reload();
      await page.locator('.table main').waitFor();
      assert.equal(await end.count(), 0);
      assert.deepEqual(problems, []);
      await context.close();
    },
  );

  test('a game that was left goes on after the page is loaded again', { skip: missing }, async () => {
    const { context, page } = await visit(browser, { kept: shortGames(3) });
    await page.goto(`${server.url}/#/play/hilo`);
    const lines = () =>
      page.evaluate(
        () => JSON.parse(localStorage.getItem('upcard.game.hilo') ?? '{"save":""}').save.split('\n').length,
      );
    await page.locator('.table main button:not([aria-disabled=true], :disabled)').first().click();
    await page.waitForFunction(() => localStorage.getItem('upcard.game.hilo') !== null);
    const before = await lines();
    await page.reload();
    await page.locator('.table main').waitFor();
    assert.ok((await lines()) >= before);
    await playByMouse(page, 3);
    await context.close();
  });

  test('two tabs do not go on with the same game, but it can be taken over', { skip: missing }, async () => {
    const { context, page, problems } = await visit(browser, { kept: shortGames(3) });
    await page.goto(`${server.url}/#/play/hilo`);
    await page.locator('.table main').waitFor();
    const other = await context.newPage();
    await other.goto(`${server.url}/#/play/hilo`);
    await other.getByRole('heading', { name: 'This game is open in another tab.' }).waitFor();
    await other.getByRole('button', { name: 'Bring it here' }).click();
    await other.locator('.table main').waitFor();
    await page.getByRole('heading', { name: 'This game is open in another tab.' }).waitFor();
    /* Who leaves lets go. */
    await other.locator('header a').first().click();
    await other.locator('.tiles').waitFor();
    await page.getByRole('button', { name: 'Bring it here' }).click();
    await page.locator('.table main').waitFor();
    assert.deepEqual(problems, []);
    await context.close();
  });

  test(
    'a kept game that cannot be read, or is no game, does not stand in the way of a new one',
    { skip: missing },
    async () => {
      const game = { game: 'hilo', seats: 2, rules: {}, players: ['you', 'bot:easy'], names: ['You', 'Ada'] };
      const { context, page } = await visit(browser, {
        kept: {
          'upcard.game.hilo': { game, save: 'no record' },
          'upcard.game.flip7': {},
          'upcard.game.uno_flip': 7,
          'upcard.usual.flip7': {},
          'upcard.usual.uno_flip': null,
        },
      });
      await page.goto(`${server.url}/#/play/hilo`);
      await page.getByRole('alert').waitFor();
      await page.getByRole('button', { name: 'New game' }).click();
      await page.locator('.table main').waitFor();
      for (const other of ['flip7', 'uno_flip']) {
        await page.goto(`${server.url}/#/play/${other}`);
        await page.locator(`[data-game=${other}] main`).waitFor();
      }
      await context.close();
    },
  );

  test(
    'an engine that cannot run is told of, and what was chosen the last time is kept',
    { skip: missing },
    async () => {
      const gone = (route) => route.fulfill({ status: 404, body: 'gone' });
      for (const [part, happens] of [
        ['**/*.wasm', gone],
        ['**/*.wasm', (route) => route.abort()],
        ['**/worker*.js', gone],
      ]) {
        const { context, page } = await visit(browser, { kept: shortGames(3) });
        await page.route(part, happens);
        await page.goto(`${server.url}/#/play/hilo`);
        await page.getByRole('alert').getByText('The game could not be started').waitFor();
        await page.getByRole('button', { name: 'Load again' }).waitFor();
        assert.deepEqual(
          await page.evaluate(() => JSON.parse(localStorage.getItem('upcard.usual.hilo'))),
          shortGames(3)['upcard.usual.hilo'],
        );
        await context.close();
      }
    },
  );

  test('an engine whose code its worker cannot read is told of', { skip: missing }, async () => {
    const { context, page } = await visit(browser);
    await page.route('**/*.wasm', () => {}); // never comes, so that what the worker hears is this:
    /* Each worker, also the one that takes the place of a first that has failed early, until its code listens. */
    const fail = () => void setInterval(() => dispatchEvent(new MessageEvent('messageerror')), 20);
    page.on('worker', (worker) => void worker.evaluate(fail).catch(() => {})); // it may end before
    await page.goto(`${server.url}/#/play/hilo`);
    await page.getByRole('alert').getByText('The game could not be started').waitFor();
    await context.close();
  });

  test(
    'a game whose engine was on its way for all games is played by its own when that does not come',
    { skip: missing },
    async () => {
      const { context, page } = await visit(browser);
      let fail;
      const failing = new Promise((resolve) => (fail = resolve));
      await page.route('**/upcard-*.wasm', (route) => failing.then(() => route.abort()));
      for (const screen of ['replay/upcard1.any', 'play/hilo']) {
        const worker = page.waitForEvent('worker');
        await page.goto(`${server.url}/#/${screen}`);
        await worker;
      }
      fail();
      await page.locator('[data-game=hilo] main').waitFor();
      await context.close();
    },
  );

  for (const game of ['hi_lo_flip', 'uno_flip']) {
    test(`${game}: the focus stays on the board, unless an empty place was pressed`, { skip: missing }, async () => {
      const { context, page, problems } = await visit(browser, {
        kept: { [`upcard.usual.${game}`]: { seats: 2, level: 'easy', rules: {} } },
      });
      await page.goto(`${server.url}/#/play/${game}`);
      const log = () => page.evaluate((key) => localStorage.getItem(key), `upcard.game.${game}`);
      const onBoard = () => document.activeElement.closest('.table main button') !== null;
      const focused = () => page.evaluate(onBoard);
      const offered = page.locator('.table main button:not([aria-disabled=true], :disabled)');
      const any = luck(7);
      /* Without the mouse and the focus, as what others do. A wild card would ask for a color, and take the focus. */
      const press = (number) =>
        offered.evaluateAll((list, at) => {
          const plain = list.filter((button) => !/wild/i.test(button.ariaLabel ?? button.innerText));
          plain[at % plain.length]?.click();
        }, number);
      const play = async () => {
        await offered.first().waitFor();
        const before = await log();
        await press(0);
        while ((await log()) === before) await press(any(1 << 20));
        await offered.first().waitFor(); // the others have played
      };
      await offered.first().focus();
      await play();
      await page.waitForFunction(onBoard); // a card that was played takes the focus with it
      await page.locator('.table h1').click({ position: { x: 1, y: 1 }, force: true });
      assert.ok(!(await focused()));
      for (let i = 0; i < 3; i++) await play();
      assert.ok(!(await focused()), 'nothing takes it back');
      assert.deepEqual(problems, []);
      await context.close();
    });
  }

  test(
    'where the browser keeps nothing that is said once, and a finished game can be looked at',
    { skip: missing },
    async () => {
      const { context, page } = await visit(browser, { kept: shortGames(2) });
      await context.addInitScript(full, '');
      await page.goto(`${server.url}/#/play/hilo`);
      await page.getByText('This browser cannot save anything').waitFor();
      await page.locator('.notice').getByRole('button', { name: 'Close' }).click();
      await playByMouse(page, 5);
      await page.locator('dialog[open]').getByRole('link', { name: 'Replay and review' }).click();
      await page.locator('.table main').waitFor();
      await context.close();
    },
  );

  test(
    'a finished game that finds no room is said to be lost, and can be saved as a file',
    { skip: missing },
    async () => {
      const { context, page } = await visit(browser, { kept: shortGames(2) });
      await context.addInitScript(full, 'upcard.last.');
      await page.goto(`${server.url}/#/play/hilo`);
      await playByMouse(page, 5);
      const end = page.locator('dialog[open]');
      await end.getByText('could not save the game').waitFor();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        end.getByRole('button', { name: 'Save as a file' }).click(),
      ]);
      assert.equal(file.suggestedFilename(), 'hilo.upcard');
      assert.match(await readFile(await file.path(), 'utf8'), /^upcard-record 1\ngame hilo\n/);
      await end.getByRole('link', { name: 'Replay and review' }).click();
      await page.locator('.table main').waitFor();
      await context.close();
    },
  );
});

test('between two rounds of HILO header and piles are those of the round that is over', { skip: missing }, async () => {
  const { context, page, problems } = await visit(browser, {
    kept: { 'upcard.usual.hilo': { seats: 2, level: 'easy', rules: { max_turns: 4 } } },
  });
  await page.goto(`${server.url}/#/play/hilo`);
  const next = page.getByRole('button', { name: 'Next round' });
  const any = luck(3);
  while (!(await next.isVisible())) {
    await ready(page);
    await page.evaluate(
      ([offered, number]) => {
        const list = [...document.querySelectorAll(`${offered}:is(.can, .actions *)`)];
        if (!list.some((one) => /Next round/.test(one.textContent))) list[number % list.length]?.click();
      },
      [OFFERED, any(1 << 20)],
    );
  }
  const seen = async () => [
    await page.locator('h1 small span').first().innerText(),
    Number(await page.locator('.pile b').first().innerText()),
  ];
  const [round, left] = await seen();
  assert.equal(round, 'round 1');
  assert.equal(await next.innerText(), 'Next round');
  await next.click();
  const [after, full] = await seen();
  assert.equal(after, 'round 2');
  assert.ok(left < full, `${left} cards were left, ${full} are there now`);
  assert.deepEqual(problems, []);
  await context.close();
});
