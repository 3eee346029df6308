/* What is round the games: home, new game, rules, lessons, settings, the page without a network, and its updates. */
import assert from 'node:assert/strict';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { leftGame } from './left.mjs';
import { OFFERED, luck } from './player.mjs';
import { kept } from './screens.mjs';
import { browser, server, stored, visitor } from './stage.mjs';
import { PAGE, missing, visit, startServer } from './support.mjs';
import { games } from './games/names.mjs';

/* Two at once: a test mostly waits for its browser. */
describe('round the games', { concurrency: 2 }, () => {
  for (const [lacks, without] of [
    ['the vectors of WebAssembly', () => (WebAssembly.validate = () => false)],
    ['color-mix()', () => (CSS.supports = (...words) => !words.join().includes('color-mix'))],
  ])
    visitor(`a browser without ${lacks} is told to be too old`, {}, async (page) => {
      await page.addInitScript(without);
      await page.goto(`${server.url}/#/play/hi_lo_flip`);
      await page.getByText('This browser is too old for the games').waitFor();
    });

  visitor('one press from the home page to the first card, and back to a game that was left', {}, async (page) => {
    await page.goto(server.url);
    await page.getByRole('link', { name: 'Play Flip 7' }).click();
    await page.locator('.table main button:not(:disabled)').first().waitFor();
    await page.goto(server.url);
    await page.getByRole('link', { name: 'Continue Flip 7' }).waitFor();
    await page.getByRole('button', { name: 'New game of Flip 7' }).evaluate((button) => {
      button.click();
      button.click();
    });
    const sure = page.getByRole('button', { name: 'Give up the old one?' });
    await sure.waitFor();
    assert.ok(await stored(page, 'upcard.game.flip7'), 'one press deletes nothing, nor does a double tap');
    await page.waitForTimeout(500); // as long as a second press does not count
    await sure.click();
    await page.locator('.table').waitFor();
  });

  visitor('the name of a game is there while its engine comes', {}, async (page) => {
    let go;
    const held = new Promise((resolve) => (go = resolve));
    await page.route('**/*.wasm', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${server.url}/#/play/hi_lo_flip`);
    const loading = page.locator('main.loading[data-world=hi_lo_flip]');
    await loading.getByText('Hi Lo Flip').waitFor();
    go();
    await page.locator('.table main button').first().waitFor();
    assert.equal(await loading.count(), 0);
  });

  visitor('a code opens its table however it is typed', {}, async (page) => {
    await page.goto(server.url);
    await page.getByLabel('Table code').fill('abc');
    await page.getByRole('button', { name: 'Join' }).click();
    await page.getByRole('alert').waitFor();
    for (const typed of ['abc-234', ' AB C234 ', 'https://cards.example.org/t/ABC234?x#y']) {
      await page.goto(server.url);
      await page.getByLabel('Table code').fill(typed);
      await page.keyboard.press('Enter');
      await page.waitForURL(`${server.url}/t/ABC234`);
    }
  });

  visitor('a name that the server would refuse is told why', {}, async (page) => {
    await page.goto(`${server.url}/#/friends`);
    const name = page.getByLabel('Your name at the table');
    await name.waitFor();
    await page.waitForFunction(() => document.activeElement.id === 'guest-name');
    for (const [typed, why] of [
      ['', /enter a name/],
      ['x'.repeat(21), /at most 20 characters; this one has 21/],
      ['Oma 👩‍👧', /invisible characters/],
    ]) {
      await name.fill(typed);
      await page.keyboard.press('Enter');
      assert.match(await page.getByRole('alert').innerText(), why);
    }
    await name.fill('❤️👵');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Open the table' }).waitFor();
  });

  visitor('without a network no name is asked for', { serviceWorkers: 'allow' }, async (page, context) => {
    await page.goto(server.url);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    for (const where of ['friends', 'lobby']) {
      await page.goto(`${server.url}/#/${where}`);
      await page.getByText('you are offline').waitFor();
      assert.equal(await page.locator('#guest-name').count(), 0);
    }
  });

  visitor('the skip link leads to the content, and a new screen has the focus', {}, async (page) => {
    await page.goto(server.url);
    await page.locator('.tiles').waitFor();
    await page.keyboard.press('Tab');
    assert.equal(await page.evaluate(() => document.activeElement.className), 'button skip');
    await page.keyboard.press('Enter');
    assert.equal(await page.evaluate(() => document.activeElement.tagName), 'MAIN');
    assert.equal(new URL(page.url()).hash, '');
    await page.getByRole('navigation', { name: 'More' }).getByRole('link', { name: 'Rules' }).click();
    await page.locator('h1', { hasText: 'Rules' }).waitFor();
    await page.waitForFunction(() => document.activeElement.tagName === 'MAIN');
    assert.match(await page.title(), /^Rules/);
  });

  visitor('a new game is begun as chosen, and so the next time', {}, async (page) => {
    await page.goto(`${server.url}/#/new/hi_lo_flip`);
    await page.getByLabel('Players, including you', { exact: true }).fill('5');
    await page.getByText('easy', { exact: true }).click();
    await page.locator('summary').first().click();
    await page.getByLabel('Points that end the game', { exact: true }).fill('120');
    await page.getByText('begin a new pile at once').click();
    await page.getByRole('button', { name: 'Lulu: older' }).click();
    await page.getByRole('button', { name: 'Deal the cards' }).click();
    await page.locator('.table main button:not(:disabled)').first().waitFor();
    const { game } = await stored(page, 'upcard.game.hi_lo_flip');
    assert.equal(game.seats, 5);
    assert.deepEqual(game.players, ['you', 'bot:easy', 'bot:easy', 'bot:easy', 'bot:easy']);
    assert.deepEqual(game.rules, { target: 120, after_two: 'reset', ages: '1,0,2,3,4' });
    await page.goto(`${server.url}/#/new/hi_lo_flip`);
    assert.equal(await page.getByLabel('Players, including you', { exact: true }).inputValue(), '5');
    await page.getByText('3 changed').first().waitFor();
  });

  for (const [address, button] of [
    ['new', 'Deal the cards'],
    ['friends', 'Open the table'],
  ])
    visitor(
      `one press is enough after a number was typed (${address})`,
      { settings: { name: 'Ada' } },
      async (page) => {
        const press = page.getByRole('button', { name: button });
        for (const [game, field, value] of [
          ['flip7', 'Points that end the game', '60'],
          ['hi_lo_flip', /^Players|^Seats/, '6'],
        ]) {
          await page.goto(`${server.url}/#/${address}/${game}`);
          await page.locator('summary').first().click();
          const number = page.getByRole('spinbutton', { name: field });
          await number.press('Control+a');
          await number.pressSequentially(value);
          const { y } = await press.boundingBox();
          await number.blur();
          assert.equal((await press.boundingBox()).y, y, 'the button stays where it is');
        }
        await page.goto(`${server.url}/#/${address}/flip7`);
        await page.locator('summary').first().click();
        const points = page.getByRole('spinbutton', { name: 'Points that end the game' });
        for (const value of ['60', '200', '60']) {
          await points.press('Control+a');
          await points.pressSequentially(value);
          assert.ok(await points.isVisible(), 'what is typed closes nothing');
        }
        await press.click();
        await page.locator('.table, .go').waitFor();
      },
    );

  visitor('a rule that depends on the number of seats is shown as the engine has it', {}, async (page) => {
    await page.goto(`${server.url}/#/new/flip7`);
    await page.locator('summary').first().click();
    const decks = page.getByRole('group', { name: 'Decks of 94 cards' });
    assert.ok(await decks.getByLabel('1').isChecked());
    await page.getByLabel('Players, including you', { exact: true }).fill('20');
    await page.keyboard.press('Tab');
    await page.waitForFunction(
      () =>
        [...document.querySelectorAll('fieldset')]
          .find((f) => f.textContent.includes('Decks'))
          .querySelectorAll('input')[1].checked,
    );
  });

  visitor('the rules are searched, by number too, and an address leads to its rule', {}, async (page) => {
    await page.goto(`${server.url}/#/rules/flip7/F7-3.2`);
    await page.waitForFunction(() => document.activeElement.id === 'F7-3.2');
    await page.getByLabel('Search').fill('second chance');
    await page.locator('.count', { hasText: 'places' }).waitFor();
    const marks = await page.locator('mark').allInnerTexts();
    assert.ok(marks.length > 5 && marks.every((mark) => /^(second|chance)$/i.test(mark)));
    await page.getByLabel('Search').fill('4.10');
    assert.equal(await page.locator('.count').innerText(), 'found in 1 place');
    assert.match(await page.locator('.rule').innerText(), /^F7-4\.10/);
    await page.getByLabel('Search').fill('xyzzy');
    await page.getByText('No rule here contains these words.').waitFor();
    await page.getByLabel('Search').fill('');
    await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: '5 Scoring and end' }).click();
    await page.waitForFunction(() => document.activeElement.textContent === '5 Scoring and end');
  });

  visitor(
    'rulebooks are for players: cards, buttons and options are called as on the page',
    { settings: { language: 'de' } },
    async (page) => {
      await page.goto(`${server.url}/#/rules`);
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Uno Flip/ })
        .waitFor();
      assert.equal(
        await page
          .getByRole('main')
          .getByRole('link', { name: /Flip|HILO/ })
          .count(),
        4,
      );
      assert.doesNotMatch(await page.getByRole('main').innerText(), /\.md/);
      await page.getByRole('link', { name: /^Uno Flip/ }).click();
      await page.getByRole('link', { name: 'Alle Regeln' }).click();
      assert.match(
        await page.locator('[id="UF-1.1"]').innerText(),
        /Rot, Gelb, Grün und Blau, je 1–9 zweimal und Zieh eins, Richtungswechsel, Aussetzen und Flip/,
      );
      assert.match(await page.locator('[id="UF-2.3"]').innerText(), /Üblich: Er dreht alles um/);
      await page.goto(`${server.url}/#/rules/flip7/all`);
      await page.getByLabel('Suche').fill('Gleichstand');
      await page.locator('[id="F7-5.4"]').waitFor();
    },
  );

  visitor('in German a refusal shows the rule in German', { settings: { language: 'de' } }, async (page) => {
    let text = 'no hand had a card that could not be played';
    await page.goto(`${server.url}/#/play/uno_flip`);
    for (let tries = 0; tries < 30; tries++) {
      await page.evaluate(() => localStorage.removeItem('upcard.game.uno_flip'));
      await page.reload();
      await page.locator('.status.mine').waitFor();
      const refused = page.locator('.table main button[aria-disabled=true][data-card]').first();
      if ((await refused.count()) === 0) continue;
      await refused.focus();
      await page.keyboard.press('Enter');
      text = await page.locator('.refusal').innerText();
      /* After a bot's wild card, or of a wild card, other words are right. */
      if (/passt nicht: weder .* noch .*UF-3.1/.test(text)) return;
    }
    assert.fail(text);
  });

  /** Waits until what a coach means is in sight. */
  const uncovered = (page) =>
    page.waitForFunction(
      () => {
        const [spot, coach, board] = ['.spot', 'aside[aria-label]', '.table main'].map((s) =>
          document.querySelector(s)?.getBoundingClientRect(),
        );
        if (!spot || !coach) return true;
        const covered = Math.min(spot.bottom, coach.bottom) - Math.max(spot.top, coach.top);
        return Math.max(covered, board.top - spot.top) <= 12;
      },
      null,
      { timeout: 20_000 },
    );

  for (const game of games)
    visitor(
      `the lesson of ${game} goes to its end, and nothing covers what its coach means`,
      { viewport: { width: 320, height: 568 }, kept: leftGame(game, 3) },
      async (page) => {
        const any = luck(5);
        const left = leftGame(game, 3)[`upcard.game.${game}`];
        await page.goto(`${server.url}/#/learn/${game}`);
        const said = [];
        for (let presses = 0; presses < 400; presses++) {
          await page.locator('aside .says:not(.quiet)').waitFor();
          if (await page.getByRole('link', { name: 'Play a real game' }).isVisible()) break;
          const text = await page.locator('aside .says').innerText();
          if (text !== said[said.length - 1]) {
            said.push(text);
            await uncovered(page).catch(() => assert.fail(`"${text}" covers what it is about`));
          }
          const next = page.locator('aside .next');
          if (await next.isVisible()) await next.click();
          else
            await page.evaluate(
              (number) => {
                const board = '.table main';
                const list = [
                  ...document.querySelectorAll(`:is(${board}, .table .call, dialog[open]) :is(button, [role=button])`),
                ].filter((e) => e.checkVisibility() && !e.disabled);
                list[number % list.length]?.click();
              },
              any(1 << 20),
            );
          await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 20)));
        }
        assert.ok(said.length > 3);
        assert.equal(await page.evaluate((game) => localStorage.getItem(`upcard.learned.${game}`), game), 'true');
        await page.getByRole('link', { name: 'Play a real game' }).click();
        await page.waitForURL(`${server.url}/#/play/${game}`);
        const { save } = await page.evaluate((key) => JSON.parse(localStorage.getItem(key)), `upcard.game.${game}`);
        assert.ok(save.startsWith(left.save.trimEnd()), 'a game that was left goes on');
        await page.goto(`${server.url}/#/`);
        const first = page.locator('.home .first');
        assert.equal(await first.evaluate((strip) => getComputedStyle(strip).overflow), 'visible', 'shadows are whole');
      },
    );

  const unhurried = { viewport: { width: 320, height: 568 }, settings: { pace: 'normal', motion: 'on' } };

  /** How much of the screen has jumped without a press: the browser's own measure, summed. To be asked for before the
   * page opens. */
  async function shifts(page) {
    await page.addInitScript(() => {
      globalThis.shifted = 0;
      const add = (list) =>
        list.getEntries().forEach((entry) => (globalThis.shifted += entry.hadRecentInput ? 0 : entry.value));
      new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
    });
    return () => page.evaluate(() => new Promise((resolve) => setTimeout(() => resolve(globalThis.shifted), 300)));
  }

  for (const game of games)
    visitor(`nothing jumps while the lesson of ${game} begins`, unhurried, async (page) => {
      const shifted = await shifts(page);
      await page.goto(`${server.url}/#/learn/${game}`);
      await page.locator('aside .says').waitFor();
      const sum = await shifted();
      assert.ok(sum < 0.02, `layout shift of ${sum}`);
    });

  for (const game of games.filter((name) => name !== 'uno_flip'))
    visitor(`hardly anything jumps while ${game} is played`, { ...unhurried, kept }, async (page) => {
      const shifted = await shifts(page);
      await page.goto(`${server.url}/#/play/${game}`);
      await page.locator('.table main').waitFor();
      for (const end = Date.now() + 3000; Date.now() < end; await page.waitForTimeout(200))
        /* Not by the mouse: a hand's press excuses what jumps after it. */
        await page.evaluate((offered) => document.querySelector(offered)?.click(), OFFERED);
      const sum = await shifted();
      assert.ok(sum < 0.05, `layout shift of ${sum}`);
    });

  /* A game that was left before the last on the screen can be made to draw five: the note that tells it comes and
   * goes. */
  const left = kept['upcard.game.uno_flip'];
  const drawFive = { ...left, save: readFileSync(new URL('draw-five.upcard', import.meta.url), 'utf8') };
  for (const language of ['en', 'de'])
    visitor(
      `no card jumps for a note beside a name (${language})`,
      { ...unhurried, settings: { ...unhurried.settings, language }, kept: { 'upcard.game.uno_flip': drawFive } },
      async (page) => {
        const shifted = await shifts(page);
        await page.goto(`${server.url}/#/play/uno_flip`);
        const rival = page.locator('[data-place="seat-3"]');
        const cards = Number(await rival.locator('.count').innerText());
        await page.locator('[data-card="red:4/purple:draw5"]').evaluate((button) => button.click());
        await rival.locator('.draws').waitFor();
        await rival.locator('.count', { hasText: `${cards + 5}` }).waitFor();
        await rival.locator('.draws').waitFor({ state: 'detached' });
        const sum = await shifted();
        assert.ok(sum < 0.03, `layout shift of ${sum}`);
      },
    );

  visitor('HILO says what the next press will do, and puts nothing back that was not taken', { kept }, async (page) => {
    await page.goto(`${server.url}/#/play/hilo`);
    const prompt = page.locator('.status.mine .prompt');
    const take = page.locator('.actions').getByRole('button', { name: /^Take / });
    const top = (await take.innerText()).replace('Take ', '');
    const card = page.locator('.own button.cell').first();
    await card.click();
    await prompt.getByText(`Press it again to put ${top} there.`).waitFor();
    await page.locator('.actions').getByText('or press another card').waitFor();
    await page.getByRole('button', { name: `Leave ${top}` }).click();
    await prompt.getByText(`Draw a card or take ${top}.`).waitFor();
    await take.click();
    await prompt.getByText(new RegExp(`^${top}: which card does it replace`, 'i')).waitFor();
  });

  visitor('settings are in force at once', { settings: { language: 'auto' } }, async (page) => {
    await page.goto(`${server.url}/#/settings`);
    await page.getByText('Deutsch').click();
    await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
    await page.getByText('dunkel', { exact: true }).click();
    await page.getByText('sehr groß').click();
    await page.getByText('die linke Hand').click();
    await page.getByText('große Zeichen').click();
    await page.getByLabel('Dein Name dort').fill('Ada');
    const root = await page.evaluate(() => ({
      ...document.documentElement.dataset,
      lang: document.documentElement.lang,
      size: document.documentElement.style.getPropertyValue('--text'),
    }));
    assert.deepEqual(root, {
      mode: 'dark',
      dark: '',
      hand: 'left',
      cards: 'symbols',
      motion: 'off',
      lang: 'de',
      size: '150%',
    });
    await page.reload();
    await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
    assert.equal(await page.getByLabel('Dein Name dort').inputValue(), 'Ada');
  });

  visitor('a dialog gives the focus back, and Back closes it first', {}, async (page) => {
    await page.goto(server.url);
    await page.getByRole('link', { name: 'Settings' }).first().click();
    const opener = page.getByRole('button', { name: 'Delete all data' });
    const focused = () => page.waitForFunction(() => document.activeElement?.textContent?.includes('Delete all data'));
    const dialog = page.getByRole('dialog');
    for (const close of [
      () => page.getByRole('button', { name: 'Keep it' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.goBack(),
    ]) {
      await opener.click();
      await dialog.waitFor();
      await close();
      await dialog.waitFor({ state: 'detached' });
      await focused();
      assert.match(page.url(), /settings/);
    }
    await opener.click();
    await page.getByRole('button', { name: 'Keep it' }).click();
    await page.goBack(); // one Back leaves, though a dialog had been open
    await page.locator('.tiles').waitFor();
  });

  test('what cannot be fetched can be tried again', { skip: missing }, async () => {
    const { context, page } = await visit(browser);
    await page.goto(server.url);
    await page.route(/assets\/Settings/, (route) => route.abort());
    await page.getByRole('link', { name: 'Settings' }).first().click();
    await page.getByRole('alert').waitFor();
    await page.unroute(/assets\/Settings/);
    await page.getByRole('button', { name: 'Load again' }).click();
    await page.getByRole('heading', { name: 'Settings' }).waitFor();

    /* A language: the page stays as it is until all its texts are there. */
    await page.route(/assets\/more-es/, (route) => route.abort());
    await page.getByText('Español').click();
    await page.getByRole('alert').getByText('Español could not be loaded. The page stays in English').waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.lang), 'en');
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    await page.unroute(/assets\/more-es/);
    await page.getByRole('button', { name: 'Load again' }).click();
    await page.getByRole('heading', { name: 'Ajustes' }).waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.lang), 'es');
    await page.getByText('Deutsch').click();
    await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
    await context.close();
  });

  visitor('all data is deleted after a confirmation', {}, async (page) => {
    await page.goto(`${server.url}/#/play/hilo`);
    await page.waitForFunction(() => localStorage.getItem('upcard.game.hilo') !== null);
    await page.goto(`${server.url}/#/settings`);
    await page.getByRole('button', { name: 'Delete all data' }).click();
    await page.getByRole('button', { name: 'Keep it' }).click();
    assert.ok(await stored(page, 'upcard.game.hilo'));
    await page.getByRole('button', { name: 'Delete all data' }).click();
    await page.getByRole('button', { name: 'Delete everything' }).click();
    await page.locator('.tiles').waitFor();
    assert.equal(await stored(page, 'upcard.game.hilo'), null);
  });

  visitor(
    'the first visit is enough to go on without a network',
    { serviceWorkers: 'allow' },
    async (page, context) => {
      await page.goto(server.url);
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await context.setOffline(true);
      await page.getByText('You are offline.').waitFor();
      await page.getByRole('navigation', { name: 'More' }).getByRole('link', { name: 'Settings' }).click();
      await page.getByText('Deutsch').click();
      await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
      for (const game of games) {
        await page.goto(`${server.url}/#/rules/${game}`);
        await page.locator('.guide').waitFor();
        await page.getByRole('link', { name: 'Alle Regeln' }).click();
        await page.getByText('Erschienen bei').waitFor();
        await page.goto(`${server.url}/#/play/${game}`);
        await page.locator('.table main button:not(:disabled)').first().waitFor();
      }
      /* A link that somebody sent opens the page, which then says that it cannot reach the server. */
      await page.goto(`${server.url}/t/ABC234`);
      await page.locator('main').first().waitFor();
    },
  );

  test('a new version is offered and taken only when it is wanted', { skip: missing }, async (t) => {
    const copy = mkdtempSync(join(tmpdir(), 'upcard-page-'));
    cpSync(PAGE, copy, { recursive: true });
    const own = await startServer(['--web', copy]);
    t.after(async () => {
      await own.end();
      rmSync(copy, { recursive: true });
    });
    const { context, page, problems } = await visit(browser, { serviceWorkers: 'allow' });
    await page.goto(own.url);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.evaluate(() => (globalThis.before = true));

    appendFileSync(join(copy, 'sw.js'), '\n/* another version */\n');
    for (const ending of ['br', 'gz']) rmSync(join(copy, `sw.js.${ending}`)); // the former one
    await own.kill('SIGTERM');
    await own.restart();
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    const notice = page.getByRole('complementary', { name: 'New version' });
    await notice.waitFor();
    await page.getByRole('link', { name: 'Play Flip 7' }).click();
    await page.locator('.table').waitFor();
    assert.equal(await notice.count(), 0, 'a game is not disturbed');
    assert.ok(await page.evaluate(() => globalThis.before), 'the page was not loaded again');
    await page.goBack();
    /* Another tab is told, since what it has not fetched yet is gone. */
    const other = await context.newPage();
    await other.goto(own.url);
    await other.getByRole('complementary', { name: 'New version' }).waitFor();
    await notice.getByRole('button').click();
    await other.getByRole('complementary').getByText('Another tab has loaded a new version.').waitFor();
    await other.getByRole('button', { name: 'Load again' }).click();
    await other.getByRole('complementary', { name: 'New version' }).waitFor({ state: 'detached' });
    await page.waitForFunction(() => globalThis.before === undefined);
    await page.locator('.tiles').waitFor();
    assert.equal(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting), null);
    assert.deepEqual(problems, []);
    await context.close();
  });

  visitor(
    'the home page asks no other host, and the policy of the server lets everything through',
    { serviceWorkers: 'allow' },
    async (page) => {
      const hosts = new Set();
      page.on('request', (request) => hosts.add(new URL(request.url()).host));
      await page.goto(server.url);
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      assert.deepEqual([...hosts], [new URL(server.url).host]);
      const html = await (await page.request.get(server.url)).text();
      assert.doesNotMatch(html, /<style|style=|<script(?![^>]*\bsrc=)/);
      const manifest = await (await page.request.get(`${server.url}/manifest.webmanifest`)).json();
      for (const { src } of manifest.icons) assert.equal((await page.request.get(server.url + src)).status(), 200, src);
    },
  );

  visitor('addresses that say nothing lead home', {}, async (page) => {
    for (const address of ['/#/%', '/t/%E0', '/#/constructor', '/#/nothing/at/all']) {
      await page.goto(`${server.url}/#/rules`);
      await page.goto(server.url + address);
      await page.locator('.tiles').waitFor();
      await page.waitForFunction(() => location.pathname === '/' && location.hash === '#/');
    }
  });

  visitor('keys go on where a table can be played', {}, async (page) => {
    await page.goto(server.url);
    await page.locator('a[href="/#/play/hilo"]').focus();
    await page.keyboard.press('Enter');
    await page.locator('.table main').waitFor();
    await page.waitForFunction(() => document.querySelector('.table')?.contains(document.activeElement));
  });
});
