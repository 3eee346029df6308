/* Score pads: a round in at most 12 taps, kept over a reload, corrected with a preview, by cards, in a file, in all
 * games. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { browser, server, visitor } from './stage.mjs';
import { visit } from './support.mjs';

let taps = 0;
async function tap(page, name, role = 'button') {
  taps++;
  await page.getByRole(role, { name, exact: true }).click();
}
const type = async (page, points) => {
  for (const digit of String(points)) await tap(page, digit);
};
const next = (page) => {
  taps++;
  return page.getByRole('button', { name: /^Next:/ }).click();
};
/* Those who are left out have no points. */
async function enterRest(page) {
  await page.getByRole('button', { name: 'Enter the round' }).click();
  await page.getByRole('button', { name: 'Yes, 0 points' }).click();
}
const deals = (page) => page.getByRole('combobox', { name: 'Who deals?' });
const said = (page, text) => page.locator('[aria-live]').getByText(text).last().waitFor({ state: 'attached' });
const totals = (page) => page.locator('.pad .board li .num').allInnerTexts();
const waitFor = (page, wanted) =>
  page.waitForFunction(
    (want) => [...document.querySelectorAll('.pad .board li .num')].map((e) => e.textContent).join() === want,
    wanted.join(),
  );

async function start(page, game, names, rules = '') {
  await page.goto(`${server.url}/#/pad/new/${game}${rules && `/${rules}`}`);
  await page.locator('form').waitFor();
  const fields = page.getByRole('textbox');
  for (const [i, name] of names.entries()) {
    if ((await fields.count()) <= i) await page.getByRole('button', { name: 'One more' }).click();
    await fields.nth(i).fill(name);
  }
  await page.getByRole('button', { name: 'Start the pad' }).click();
  await page.locator('.pad .keys').waitFor();
}

const cards = (page) => page.getByRole('group', { name: 'Cards', exact: true });
async function card(page, name, next) {
  taps++;
  await cards(page).getByRole('button', { name, exact: true }).click();
  await page.getByText(next).first().waitFor();
}

visitor('a game of Flip 7 with four players is kept, corrected and finished', {}, async (page) => {
  await page.goto(server.url);
  await page.getByRole('link', { name: 'Keep score' }).click();
  await page.getByRole('link', { name: 'New pad Flip 7' }).click();
  await start(page, 'flip7', ['Ann', 'Bob', 'Cem', 'Dora'], 'target=150');

  taps = 0;
  for (const [seat, points] of [25, 28, 63, 18].entries()) {
    await type(page, points);
    if (seat < 3) await next(page);
  }
  await tap(page, 'Enter the round');
  await waitFor(page, [25, 28, 63, 18]);
  assert.equal(taps, 12);
  /* After two digits the next key is for the next seat. */
  taps = 0;
  await type(page, 31);
  await page.locator('.board li button.follows', { hasText: 'Bob' }).waitFor();
  await type(page, 12);
  await type(page, 51);
  await type(page, 29); // the pad adds the bonus
  await tap(page, '★ Flip 7 +15'); // enters nothing by itself
  await tap(page, 'Enter the round');
  await waitFor(page, [56, 40, 114, 62]);
  assert.equal(taps, 10);
  await type(page, 7);
  await tap(page, 'Bust Bob');
  await page.locator('.board li', { hasText: 'Bob' }).getByText('Bust').waitFor();
  await page.locator('.board li', { hasText: 'Ann' }).getByText('7').waitFor();
  for (const _ of '7b') await tap(page, 'Undo');

  /* A third digit is rare. Who was left out, and what no cards give, is asked about. */
  const keysTop = () => page.locator('.keys').evaluate((keys) => keys.getBoundingClientRect().top);
  const before = await keysTop();
  await type(page, 143);
  await page.locator('.board li', { hasText: 'Bob' }).getByText('3').waitFor();
  await tap(page, '143 for Ann?');
  await tap(page, 'Enter the round');
  await page.getByRole('alert').getByText('Nothing is entered for Bob, Cem, and Dora. 0 points?').waitFor();
  assert.equal(await keysTop(), before, 'keys stay where the finger is');
  const size = page.viewportSize();
  await page.setViewportSize({ width: 844, height: 390 });
  const sideways = await page.locator('.taps').evaluate((taps) => {
    const { top, bottom, left } = taps.getBoundingClientRect();
    const { scrollHeight, clientHeight } = taps.querySelector('.keys');
    return { seen: top >= 0 && bottom <= innerHeight && scrollHeight <= clientHeight, left };
  });
  assert.ok(sideways.seen && sideways.left >= 400, 'held sideways all keys are in sight, at the right of the names');
  await page.setViewportSize(size);
  assert.deepEqual(await totals(page), ['56', '40', '114', '62']);
  await tap(page, 'Yes, 0 points');
  await page.getByRole('alert').getByText('Ann: no cards give that score').waitFor();
  await page.getByRole('button', { name: 'Enter it anyway' }).waitFor();
  await tap(page, 'Undo');
  await page.waitForFunction(() => document.querySelectorAll('li .entered').length === 1);
  await page.locator('.board li button').first().click();
  for (const _ of '143') await tap(page, 'Delete a digit');

  /* A half-typed round is there after a reload. */
  await type(page, 7);
  await page.reload();
  await waitFor(page, [56, 40, 114, 62]);
  await page
    .locator('.now b.num', { hasText: /^7$/ })
    .or(page.locator('li .entered', { hasText: '7' }))
    .first()
    .waitFor();

  /* A correction of the first round shows what changes before it is taken. */
  await page.getByRole('button', { name: 'Standings and rounds' }).click();
  await page.getByText('59 more than Cem in this round to lead, 58 to draw level').waitFor();
  await page.getByText('52 ahead of Dora').waitFor();
  await page.getByText('This round can end the game. If players then share the lead, another round').waitFor();
  await page.getByRole('button', { name: 'Correct round 1' }).click();
  await page.getByText('No total changes.').waitFor();
  await type(page, 30); // the first digit replaces what was there
  await page.locator('.changes', { hasText: 'Ann 56 → 61' }).waitFor();
  assert.deepEqual(await totals(page), ['56', '40', '114', '62']);
  await tap(page, 'Take the correction');
  await waitFor(page, [61, 40, 114, 62]);
  await page.locator('li .entered', { hasText: '7' }).waitFor(); // the round that it interrupted
  await tap(page, 'Undo');
  await waitFor(page, [56, 40, 114, 62]);

  /* What is being entered is taken back before rounds are. */
  await tap(page, 'Bust');
  await type(page, 4);
  for (const left of [2, 1]) {
    await tap(page, 'Undo');
    await page.waitForFunction((count) => document.querySelectorAll('li .entered').length === count, left);
  }
  assert.deepEqual(await totals(page), ['56', '40', '114', '62']);
  await page.locator('.board li button').first().click();
  await tap(page, 'Delete a digit');

  /* A forgotten round comes before another one. */
  await page.getByRole('button', { name: 'Standings and rounds' }).click();
  await page.getByRole('button', { name: 'Correct round 2' }).click();
  await tap(page, 'Insert a round before it');
  await page.getByText('A forgotten round before round 2').waitFor();
  await type(page, 5);
  await page.locator('.changes', { hasText: 'Ann 56 → 61' }).waitFor();
  await enterRest(page);
  await waitFor(page, [61, 40, 114, 62]);
  await tap(page, 'Undo');
  await waitFor(page, [56, 40, 114, 62]);
  await page.getByRole('button', { name: 'Standings and rounds' }).click();
  await page.getByRole('combobox', { name: 'Forgot a round?' }).selectOption('Enter it before round 2');
  await page.getByText('A forgotten round before round 2').waitFor();
  await tap(page, 'Cancel');

  /* A second tap enters nothing, and a round that is taken back is there to be entered again. */
  await type(page, 11);
  await tap(page, 'Enter the round');
  await page.getByRole('button', { name: 'Yes, 0 points' }).evaluate((button) => (button.click(), button.click()));
  await waitFor(page, [67, 40, 114, 62]);
  await page.locator('header', { hasText: 'Round 4' }).waitFor();
  await tap(page, 'Undo');
  await waitFor(page, [56, 40, 114, 62]);
  await page.locator('.now b.num', { hasText: /^11$/ }).waitFor();
  for (const _ of '11') await tap(page, 'Delete a digit');

  /* By cards: the doubled sum, seven numbers by themselves, and a card again takes it away. */
  await page.getByRole('button', { name: 'Add up cards' }).click();
  for (const card of ['12', '7', '×2', '+4', '7', '7'])
    await page.getByRole('button', { name: card, exact: true }).click();
  await page.locator('.now b.num', { hasText: /^42$/ }).waitFor();
  await page.getByText('then 98 in all').waitFor();
  for (const card of ['0', '1', '2', '3', '4']) await page.getByRole('button', { name: card, exact: true }).click();
  await page.locator('.now b.num', { hasText: /^77$/ }).waitFor();
  await page.getByRole('button', { name: 'Enter the round' }).click(); // the zeros of before are still there
  await waitFor(page, [133, 40, 114, 62]);
  /* Cards stay, also for those who have none. */
  await page.getByRole('button', { name: '5', exact: true }).click();
  await enterRest(page);
  await waitFor(page, [138, 40, 114, 62]);
  await cards(page).waitFor();
  await tap(page, 'Undo');
  await waitFor(page, [133, 40, 114, 62]);
  await page.getByRole('button', { name: 'Points', exact: true }).click();
  await type(page, 20);
  await tap(page, 'Enter the round');
  await page.getByText('Ann wins!').first().waitFor();

  /* The standings and the story stand below, and the file, which a new pad is read from. */
  for (const told of [
    'Best round: Ann, 77 in round 3',
    'The lead changed once.',
    'Ann won by 39.',
    'Ann was 58 behind after round 2 and won.',
  ])
    await page.getByText(told).waitFor();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const path = await saved.path();
  assert.match(readFileSync(path, 'utf8'), /^upcard-pad 1\ngame flip7\n[^]*\nround 25 \| 28 \| 63 \| 18\n/);
  await page.goto(`${server.url}/#/pad`);
  await page.getByRole('link', { name: /Ann, Bob, Cem, and Dora/ }).waitFor();
  await page.locator('input[type=file]').setInputFiles(path);
  await waitFor(page, [153, 40, 114, 62]);
});

visitor(
  'the other games ask who ended the round, and translate why a line is refused',
  { settings: { language: 'de' } },
  async (page) => {
    const go = async (game) => {
      await page.goto(`${server.url}/#/pad/new/${game}`);
      await page.getByRole('button', { name: 'Zettel anlegen' }).click();
      await page.locator('.pad .keys').waitFor();
    };
    const enter = page.getByRole('button', { name: 'Runde eintragen' });
    await go('hilo');
    await type(page, 12);
    await page.getByRole('button', { name: /^Weiter/ }).click();
    await type(page, 9);
    await enter.click();
    const asks = page.getByRole('alert');
    await asks.getByText('Wer hat die Runde beendet?').waitFor();
    await asks.getByRole('button').nth(1).click();
    await waitFor(page, [12, 9]);
    await type(page, 12);
    await page.getByRole('button', { name: '★ Hat die Runde beendet' }).click();
    await page.getByRole('button', { name: /^Weiter/ }).click();
    assert.equal(
      await page.locator('.board').getByText('→').count(),
      0,
      'nothing is doubled before all sums are there',
    );
    await type(page, 9);
    await page.getByText('dann zusammen 18').waitFor();
    await page.locator('.board li button').first().click();
    await page.getByText('zählt 24').waitFor(); // doubled
    await enter.click();
    await waitFor(page, [36, 18]);
    await page.locator('.sheet td', { hasText: '12 ×2 = 24★' }).waitFor({ state: 'attached' });
    await go('hi_lo_flip');
    await page.locator('header', { hasText: 'wer am ältesten oder am jüngsten ist, beginnt (Regel HF-2.3)' }).waitFor();
    await type(page, 5);
    await enter.click();
    await page.getByRole('button', { name: 'Ja, 0 Punkte' }).click();
    await page.getByRole('alert').getByText('Wer ist fertig?').waitFor();
    await go('uno_flip');
    const deals = page.getByRole('combobox', { name: 'Wer gibt?' });
    await type(page, 30);
    await page.getByRole('button', { name: '★ Ist fertig' }).click();
    await enter.click();
    await waitFor(page, [30, 0]);
    await deals.selectOption({ index: 2 });
    await page.waitForFunction(() => document.querySelector('header select').value === '1');
    await deals.selectOption({ index: 0 }); // who deals is corrected as often as one likes
    await page.waitForFunction(() => document.querySelector('header select').selectedIndex === 0);
    await page.getByRole('button', { name: 'Karten addieren' }).click();
    await page.getByRole('button', { name: 'zieh 1', exact: true }).click();
    await page.getByRole('button', { name: 'zieh 5', exact: true }).click();
    await page.getByText('alle Karten zeigen dieselbe Seite').waitFor();
  },
);

visitor('the keyboard types, and Enter goes on whatever was pressed last', {}, async (page) => {
  await start(page, 'hi_lo_flip', ['Ruth', 'Max']);
  await tap(page, '★ Went out +10');
  await page.keyboard.type('0');
  await page.keyboard.press('Enter');
  await page.keyboard.type('13');
  await page.keyboard.press('Enter');
  await waitFor(page, [10, 13]);
});

visitor('a heap of Hi Lo Flip is entered by its cards and those that end in 0', {}, async (page) => {
  await start(page, 'hi_lo_flip', ['Ruth', 'Max']);
  await page.setViewportSize({ width: 360, height: 640 });
  await tap(page, 'Add up cards');
  await type(page, 12);
  const hidden = () => {
    const seat = document.querySelector('.board li button .now').getBoundingClientRect();
    return !document.elementFromPoint(seat.x + seat.width / 2, seat.bottom - 2)?.closest('li');
  };
  assert.equal(await page.evaluate(hidden), false, 'what is entered is in sight on a small phone');
  await page.getByRole('button', { name: 'of them ending in 0' }).click();
  await type(page, 1);
  await page.locator('.now b.num', { hasText: /^21$/ }).waitFor();
  await next(page);
  await page.keyboard.type('3');
  await tap(page, '★ Went out +10');
  await page.reload(); // it is there as it was typed
  await page.getByRole('button', { name: '12 Cards' }).waitFor();
  await tap(page, 'Enter the round');
  await waitFor(page, [21, 13]);
  await page.getByRole('button', { name: 'Standings and rounds' }).click();
  await page.getByRole('button', { name: 'Correct round 1' }).click();
  await type(page, 20);
  await page.locator('.changes', { hasText: 'Ruth 21 → 29' }).waitFor();
  await page.locator('.board li button').last().click({ timeout: 3000 }); // what changes does not cover the seats
  await page.locator('.board li button').first().click();
  await tap(page, 'Each card');
  await cards(page).getByRole('button', { name: '100', exact: true }).waitFor();
  await tap(page, 'Cancel');
  await page.getByRole('button', { name: 'of them ending in 0' }).click();
  await type(page, 1);
  await page.getByText('more of the cards end in 0 than there are').waitFor();
  await tap(page, 'Clear'); // the cards come first again
  await type(page, 9);
  await page.getByRole('button', { name: '9 Cards' }).waitFor();
});

visitor('the bonus is added to what is typed, and a sum that has it already is asked about', {}, async (page) => {
  await start(page, 'flip7', ['Ann', 'Bob']);
  await type(page, 34);
  await tap(page, '★ Flip 7 +15');
  await page.locator('.board li button').first().click();
  await page.getByText('34 + 15 = 49').waitFor();
  await page.locator('.now b.num', { hasText: /^49$/ }).waitFor();
  await enterRest(page);
  await waitFor(page, [49, 0]);
  /* A correction shows what was typed. */
  await page.getByRole('button', { name: 'Standings and rounds' }).click();
  await page.getByRole('button', { name: 'Correct round 1' }).click();
  await page.getByText('34 + 15 = 49').waitFor();
  await tap(page, 'Delete a digit');
  await type(page, 5);
  await page.locator('.changes', { hasText: 'Ann 49 → 50' }).waitFor();
  await tap(page, 'Cancel');
  /* 171 are the most that a Flip 7 gives without its bonus. */
  await type(page, 171);
  await tap(page, '171 for Ann?');
  await tap(page, '★ Flip 7 +15');
  await enterRest(page);
  const asks = page.getByRole('alert');
  await asks.getByText('Ann: no Flip 7 gives that score').waitFor();
  await asks.getByRole('button', { name: '171 with the bonus' }).click();
  await waitFor(page, [220, 0]);
});

visitor('Uno Flip asks who went out, and about cards of both sides', {}, async (page) => {
  await start(page, 'uno_flip', ['Ann', 'Bob', 'Cem']);
  const asks = page.getByRole('alert');
  const show = (card) => tap(page, card);
  await page.getByRole('button', { name: 'Add up cards' }).click();
  await tap(page, '★ Went out'); // who went out holds nothing: the next one
  await page.getByRole('button', { name: 'Next: Cem' }).waitFor();
  await show('draw 1');
  await page.locator('.now').getByText('for Ann').waitFor();
  await tap(page, 'Undo');
  await tap(page, 'Undo');
  await page.locator('.board li button').nth(1).click();
  await show('draw 1');
  await page.locator('.board li button').nth(2).click();
  await show('draw 5');
  const enter = page.getByRole('button', { name: 'Enter the round' });
  await enter.click();
  await asks.getByText('Who went out?').waitFor();
  await asks.getByRole('button', { name: 'Nobody, the round was blocked' }).waitFor();
  await asks.getByRole('button', { name: '★ Ann' }).click();
  await asks.getByText('Some cards are light and others dark.').waitFor();
  await tap(page, 'Enter it anyway');
  await waitFor(page, [30, 0, 0]);
  await page.locator('.board li button').nth(1).click();
  const seven = page.locator('.cards button:has(.num:text-is("7"))');
  for (let copies = 0; copies < 9; copies++) await seven.click(); // one more than there are
  await asks.getByText('there are not so many cards 7').waitFor();
  await page.getByRole('group', { name: 'Cards', exact: true }).getByText('×8').waitFor();
  await enter.click();
  await tap(page, 'Nobody, the round was blocked');
  await page.locator('header', { hasText: 'Round 3' }).waitFor();
  assert.deepEqual(await totals(page), ['30', '0', '0']);
  /* Points in the hand of who went out: the question names the seat. */
  await page.getByRole('button', { name: 'Points', exact: true }).click();
  for (const points of [13, 5, 7]) {
    await type(page, points);
    if (points !== 7) await next(page);
  }
  await page.locator('.board li button').first().click();
  await tap(page, '★ Went out');
  await enter.click();
  await asks.getByText('Ann went out, but something is entered there (13).').waitFor();
  await tap(page, 'Clear Ann');
  await enter.click();
  await waitFor(page, [42, 0, 0]);
  await page.getByRole('button', { name: 'Standings and rounds' }).click();
  await page.getByText('In this game hands stay hidden').waitFor(); // and there is no record
  await page.getByText('Only the player who went out scores in a round').waitFor();
});

visitor('a tie at the target is told, and the wrong dealer is corrected', {}, async (page) => {
  await start(page, 'flip7', ['Ann', 'Bob'], 'target=40');
  await deals(page).selectOption('Ann deals');
  await type(page, 42);
  await next(page);
  await type(page, 42);
  await tap(page, 'Enter the round');
  await page.locator('.board').getByText('Ann and Bob share the lead: another round decides.').waitFor();
  await said(page, 'another round decides');
  assert.equal(await deals(page).inputValue(), '1');
  await deals(page).selectOption('Ann deals');
  await page.getByRole('button', { name: 'Standings and rounds' }).click();
  await page.getByRole('button', { name: 'Back to the pad' }).click();
  assert.equal(await deals(page).inputValue(), '0');
  await tap(page, 'Undo');
  await page.waitForFunction(() => document.querySelector('header select').value === '1');
});

visitor('the rules of a running pad change, are shown, and are taken back', {}, async (page) => {
  await start(page, 'flip7', ['Ann', 'Bob']);
  const panel = page.locator('.rules');
  const target = panel.getByRole('spinbutton', { name: 'Points that end the game' });
  await page.locator('header').getByText('Round 1, to 200').waitFor();
  await type(page, 130);
  await tap(page, '130 for Ann?');
  await enterRest(page);
  await waitFor(page, [130, 0]);

  /* Who has as many already, wins by the change: this is shown before it is taken. */
  await page.getByRole('button', { name: 'Standings and rounds' }).click();
  await page.getByRole('button', { name: 'Rules of this pad' }).click();
  await panel.getByText('All rules are as in the book.').waitFor();
  await page.waitForFunction(() => document.querySelector('.rules h2').getBoundingClientRect().top < innerHeight / 2);
  await target.fill('120');
  await panel.getByRole('status').getByText('Ann wins!').waitFor();
  await panel.getByRole('button', { name: 'Take these rules' }).click();
  await page.getByRole('heading', { name: 'Ann wins!' }).waitFor();

  /* A game that is over goes on. */
  await page.getByRole('button', { name: 'Play on', exact: true }).click();
  await panel.getByText('Points that end the game: 120').waitFor();
  await target.fill('300');
  await panel.getByRole('status').getByText('The game goes on.').waitFor();
  await panel.getByRole('button', { name: 'Take these rules' }).click();
  await page.locator('header').getByText('Round 2, to 300').waitFor();

  /* Changes stand among the rounds, and are taken back. */
  await page.getByRole('button', { name: 'Standings and rounds' }).click();
  await page.getByRole('button', { name: 'Take back Points that end the game: 300' }).click();
  await page.getByRole('status').getByText('Ann wins!').waitFor();
  await page.getByRole('button', { name: 'Take the change back' }).click();
  await page.getByRole('heading', { name: 'Ann wins!' }).waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.locator('header').getByText('Round 2, to 300').waitFor();
});

visitor('Enter in a number takes the number and starts nothing', {}, async (page) => {
  await page.goto(`${server.url}/#/pad/new/flip7`);
  await page.locator('form summary').first().click();
  const target = page.getByRole('spinbutton', { name: 'Points that end the game' });
  await target.fill('120');
  await target.press('Enter');
  await page.waitForFunction(() => !document.activeElement?.matches('input'));
  assert.equal(await target.inputValue(), '120');
  await page.getByRole('button', { name: 'Start the pad' }).click();
  await page.locator('.pad header', { hasText: 'to 120' }).waitFor();
});

visitor('empty fields are nobody, and names that do not fit are told', {}, async (page) => {
  const many = 'Ann Bob Cem Dora Eva Finn Gita Hal Ida Jo Kim Lo'.split(' ');
  await start(page, 'flip7', [...many, '']);
  assert.equal((await totals(page)).length, 12);
  await page.goto(`${server.url}/#/pad/new/uno_flip`);
  await page.getByText('There are too many names: Kim and Lo.').waitFor();
  await page.getByRole('button', { name: 'Start the pad' }).click();
  await page.locator('.pad .keys').waitFor();
  await page.goto(`${server.url}/#/pad/new/flip7`);
  await page.getByRole('textbox').nth(11).waitFor(); // they are not forgotten
});

visitor('somebody comes and somebody goes: those who stay keep their points', {}, async (page) => {
  await start(page, 'hi_lo_flip', ['Ann', 'Bob', 'Cem']);
  for (const who of [0, 2]) {
    for (const points of [3, 4, 5]) {
      await type(page, points);
      if (points < 5) await next(page);
    }
    await page.locator('.board li button').nth(who).click();
    await tap(page, '★ Went out +10');
    await tap(page, 'Enter the round');
    await page.waitForFunction(() => !document.querySelector('.board li .entered'));
  }
  await waitFor(page, [16, 8, 20]);
  await page.getByRole('button', { name: 'Standings and rounds' }).click();
  await page.getByRole('link', { name: 'Somebody comes or goes' }).click();
  await page.getByRole('button', { name: 'Without Cem' }).click();
  await page.getByRole('button', { name: 'One more' }).click();
  await page.getByRole('textbox').nth(2).fill('Dora');
  await page.getByRole('button', { name: 'Start the pad' }).click();
  await waitFor(page, [16, 8, 0]); // the round that Cem ended is part of the one before
  await page.locator('header', { hasText: 'Dora begins' }).waitFor();
  /* Home leads back to the pad that goes on. */
  await page.goto(`${server.url}/#/`);
  await page.getByRole('link', { name: 'Score pad: Hi Lo Flip, Ann, Bob, and Dora' }).click();
  await waitFor(page, [16, 8, 0]);
});

visitor('the next pad knows the ages of the same people', {}, async (page) => {
  await page.goto(`${server.url}/#/pad/new/hi_lo_flip`);
  const ages = () =>
    page
      .getByRole('group', { name: /oldest/ })
      .locator('li span')
      .allInnerTexts();
  await page.getByRole('textbox').nth(1).waitFor();
  for (const [i, name] of ['Ann', 'Bob'].entries()) await page.getByRole('textbox').nth(i).fill(name);
  await page.getByRole('button', { name: 'Bob: older' }).click();
  assert.deepEqual(await ages(), ['Bob', 'Ann']);
  await page.getByText('By the book').first().waitFor(); // ages are no other rules
  await page.getByRole('button', { name: 'Start the pad' }).click();
  await page.locator('.pad .keys').waitFor();
  await page.getByRole('button', { name: 'Standings and rounds' }).click();
  await page.getByRole('button', { name: 'Rules of this pad' }).click();
  await page.getByText('From the oldest to the youngest: Bob and Ann').waitFor();
  await page.goto(`${server.url}/#/pad/new/hi_lo_flip`);
  await page.getByRole('textbox').nth(1).waitFor();
  assert.deepEqual(await ages(), ['Bob', 'Ann']);
});

visitor('from the pad one asks the judge by its rules, and comes back', {}, async (page) => {
  await page.goto(server.url);
  await page.getByRole('link', { name: 'May I?' }).click();
  await page.getByRole('heading', { name: 'May I?' }).waitFor();
  await start(page, 'uno_flip', ['Ann', 'Bob'], 'stacking=any');
  const at = page.url();
  await type(page, 3);
  await page.getByRole('button', { name: 'Standings and rounds' }).click();
  await page.getByRole('link', { name: 'May I?' }).click();
  await page.getByRole('radio', { name: 'A draw card is played on me: may I answer with mine?', exact: true }).check();
  await page.locator('.answer .verdict', { hasText: 'Yes.' }).waitFor();
  await page.getByRole('link', { name: 'Back to the pad' }).click();
  await page.locator('li .entered', { hasText: '3' }).waitFor();
  assert.equal(page.url(), at);
  await page.getByRole('button', { name: 'Standings and rounds' }).click();
  await page.getByRole('button', { name: 'Rules of this pad' }).click();
  await page.getByText('A draw card: may be answered by any draw card').waitFor();
  await page.getByRole('link', { name: 'The rules of the book' }).click();
  await page.getByRole('link', { name: 'Back to the pad' }).click();
  await page.locator('li .entered', { hasText: '3' }).waitFor();
});

visitor('the chart of the standings has names', {}, async (page) => {
  const names = ['Lea', 'Mia', 'Otto', 'Paul']; // two faces of one color
  await start(page, 'flip7', names);
  for (const points of [5, 7]) {
    await type(page, points);
    await enterRest(page);
    await waitFor(page, [points === 5 ? 5 : 12, 0, 0, 0]);
  }
  const hues = await page.locator('.board li .token svg').evaluateAll((all) => all.map((one) => one.style.cssText));
  assert.equal(new Set(hues).size, 4, hues.join());
  await page.getByRole('button', { name: 'Standings and rounds' }).click();
  const lines = await page
    .locator('.sheet div:has(> svg) + ul path')
    .evaluateAll((all) => all.map((one) => one.getAttribute('stroke')));
  assert.deepEqual(
    lines.map((color) => /(\d+)\)$/.exec(color)[1]),
    hues.map((hue) => /\d+/.exec(hue)[0]),
    'lines have the colors of the faces',
  );
  for (const name of names) await page.locator('.sheet div:has(> svg) + ul').getByText(name).waitFor();
});

visitor('two windows on one pad lose nothing', {}, async (page, context) => {
  await start(page, 'flip7', ['Ann', 'Bob']);
  const open = async (first) => {
    const other = await context.newPage();
    if (first) await other.addInitScript(first);
    await other.goto(page.url());
    await other.locator('.pad .keys').waitFor();
    return other;
  };
  const enter = async (on, points) => {
    await type(on, points);
    await enterRest(on);
  };
  const second = await open();
  /* As a window that slept: nothing tells it what the others write. */
  const deaf = await open(() => delete globalThis.BroadcastChannel);

  /* What is being entered stays, and the other's round is there. */
  await type(second, 9);
  await enter(page, 20);
  for (const one of [page, second]) await waitFor(one, [20, 0]);
  await second.locator('.now b.num', { hasText: /^9$/ }).waitFor();
  await said(second, 'Ann 20, Bob 0. Ann leads.');

  /* The same round from both is asked about. */
  await enter(page, 9);
  await waitFor(second, [29, 0]);
  await second.getByText('Round 2 was just entered elsewhere.').waitFor();
  await enterRest(second);
  const again = second.getByRole('alert').filter({ hasText: 'Somebody else has just entered round 2.' });
  await again.getByRole('button', { name: 'No, keep theirs' }).click();
  await second.locator('.now b.num', { hasText: '–' }).waitFor();

  /* Where the points differ, they are compared as a correction. */
  await type(second, 8);
  await enter(page, 7);
  await second.getByText('Round 3 was just entered elsewhere.').waitFor();
  await enterRest(second);
  await second.getByRole('button', { name: 'Compare' }).click();
  await second.locator('.changes').getByText('Ann 36 → 37').waitFor();
  await second.getByRole('button', { name: 'Take the correction' }).click();
  for (const one of [page, second]) await waitFor(one, [37, 0]);

  /* A correction stays open when another one of the same round comes, and takes over what was changed there. */
  await second.getByRole('button', { name: 'Standings and rounds' }).click();
  await second.getByRole('button', { name: 'Correct round 3' }).click();
  await type(second, 9);
  await page.getByRole('button', { name: 'Standings and rounds' }).click();
  await page.getByRole('button', { name: 'Correct round 3' }).click();
  await page.getByRole('button', { name: 'Bob', exact: false }).first().click();
  await type(page, 5);
  await page.getByRole('button', { name: 'Take the correction' }).click();
  await waitFor(page, [37, 5]);
  await second.getByText('Round 3 was just changed elsewhere.').waitFor();
  await second.getByRole('button', { name: 'Take the correction' }).click();
  for (const one of [page, second]) await waitFor(one, [38, 5]);

  /* What is taken back is said, and is entered again by one press. */
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByText('Taken back.').waitFor();
  await page.getByRole('button', { name: 'Enter it again' }).click();
  await waitFor(page, [38, 5]);
  await type(second, 9);

  await waitFor(deaf, [0, 0]);
  await enter(deaf, 30);
  await waitFor(deaf, [68, 5]);

  /* At the same time. */
  await type(page, 1);
  await Promise.all([page, second].map(enterRest));
  /* Who has heard of the other's round before is asked. */
  for (const one of [page, second]) {
    const sure = one.getByRole('button', { name: /^Yes, round/ });
    await sure.or(one.locator('.do button:disabled', { hasText: 'Enter the round' })).waitFor();
    if (await sure.isVisible()) await sure.click();
  }
  for (const one of [page, second]) await waitFor(one, [78, 5]);

  /* What is about other lines is asked about again. */
  await deaf.getByRole('button', { name: 'Undo' }).click();
  await deaf.getByRole('alert').getByText('Another window or phone has changed this pad').waitFor();
  await waitFor(deaf, [78, 5]);
  await deaf.getByRole('button', { name: 'Undo' }).click();
  await deaf.waitForFunction(() => /^(69|77)$/.test(document.querySelector('.pad .board li .num').textContent));
});

visitor('full and missing storage lose nothing while the page is open', {}, async (page) => {
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (value) {
      if (globalThis.full) throw new DOMException('full', 'QuotaExceededError');
      return put.call(this, value);
    };
  });
  const fill = (full) => page.evaluate((is) => void (globalThis.full = is), full);
  const enter = async (points) => {
    await type(page, points);
    await enterRest(page);
  };
  const alert = page.getByRole('alert').getByText('This browser stores nothing');
  await start(page, 'flip7', ['Ann', 'Bob']);
  await enter(10);
  await waitFor(page, [10, 0]);
  await fill(true);
  for (const sum of [30, 50]) {
    await enter(20);
    await waitFor(page, [sum, 0]);
  }
  await alert.waitFor();
  await page.getByRole('link', { name: 'Score pads' }).click();
  await page.getByRole('link', { name: /Ann and Bob/ }).click();
  await waitFor(page, [50, 0]);
  await fill(false);
  await enter(1);
  await waitFor(page, [51, 0]);
  await alert.waitFor({ state: 'detached' });
  await page.reload();
  await waitFor(page, [51, 0]);

  /* A new pad without any storage. */
  await fill(true);
  await page.getByRole('link', { name: 'Score pads' }).click();
  await page.getByRole('link', { name: 'New pad Flip 7' }).click();
  await page.getByRole('button', { name: 'Start the pad' }).click();
  await alert.waitFor();
  await enter(7);
  await waitFor(page, [7, 0]);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('.board').getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  assert.match(readFileSync(await saved.path(), 'utf8'), /\nround 7 \| 0\n$/);
});

/* The code itself is read in slow/hand.test.mjs. */
visitor('a pad goes to a browser that never met this one, and back', {}, async (page) => {
  const { context, page: other, problems } = await visit(browser);
  const handOver = async (from) => {
    await from.getByRole('button', { name: 'Standings and rounds' }).click();
    const button = from.getByRole('button', { name: 'Hand over by QR code' });
    if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
    await from.getByRole('img', { name: 'QR code of this pad' }).waitFor();
    const address = await from.getByRole('link', { name: 'The same as a link' }).getAttribute('href');
    await from.getByRole('button', { name: 'Back to the pad' }).click();
    return address;
  };
  const round = async (on, points) => {
    await type(on, points);
    await enterRest(on);
  };
  const choose = (on, name) => on.getByRole('button', { name, exact: true }).click();
  await start(page, 'flip7', ['Ann', 'Bob']);
  await round(page, 20);
  await waitFor(page, [20, 0]);
  const first = await handOver(page);
  await other.goto(first);
  await other.getByText('Ann 20 and Bob 0').waitFor();
  await choose(other, 'Take it over');
  await waitFor(other, [20, 0]);

  /* It is the same pad there: what went on is a continuation, and goes back as one. */
  await other.goto(first);
  await other.getByText('You have this pad already, just as it is here.').waitFor();
  await choose(other, 'Open the pad');
  await round(other, 30);
  await waitFor(other, [50, 0]);
  await other.goto(first);
  await other.getByText('You have this pad already, with more entries').waitFor();
  await choose(other, 'Open the pad');
  await page.goto(await handOver(other));
  await page.getByText('and the other phone went on with it').waitFor();
  await choose(page, 'Take it over');
  await waitFor(page, [50, 0]);

  /* When both went on, people choose. */
  await round(page, 1);
  await waitFor(page, [51, 0]);
  await round(other, 2);
  await waitFor(other, [52, 0]);
  await page.goto(await handOver(other));
  await page.getByText('Which one counts?').waitFor();
  await choose(page, 'Keep both');
  await waitFor(page, [52, 0]);
  await page.goto(await handOver(other));
  await choose(page, 'Take this one instead of mine');
  await waitFor(page, [52, 0]);
  await page.goto(`${server.url}/#/pad`);
  await page
    .getByRole('link', { name: /Ann and Bob/ })
    .nth(1)
    .waitFor();
  assert.equal(await page.getByRole('link', { name: /Ann and Bob/ }).count(), 2);

  /* A code that is cut off. */
  await page.goto(first.slice(0, -9));
  await page.getByRole('alert').getByText('This code cannot be read').waitFor();
  assert.deepEqual(problems, []);
  await context.close();
});

/* Names that are the same, numbers, or hold signs of the file's own; and a round that another's name ended. */
visitor('a pad from elsewhere', {}, async (page) => {
  const text = (lines) => ({ name: 'x.pad', mimeType: 'text/plain', buffer: Buffer.from(lines.join('\n')) });
  await page.goto(`${server.url}/#/pad`);
  const file = page.locator('input[type=file]');
  await file.setInputFiles(text(['upcard-pad 1', 'game chess', '', '']));
  await page.getByRole('alert').getByText('x.pad cannot be read').waitFor();
  const names = '"1" "<b>;|" "Eve" "Eve"';
  const head = ['upcard-pad 1', 'game uno_flip', 'seats 4', 'rules scoring=lowest', `names ${names}`, ''];
  await file.setInputFiles(text([...head, 'round 5 | 6 | 0 | 7; Eve', 'name Eve Ada', 'round 0 | 1 | 2 | 3; 0', '']));
  await waitFor(page, [5, 7, 2, 10]);
  await page.getByRole('button', { name: 'Standings and rounds' }).click();
  await page.getByRole('button', { name: 'Correct round 1' }).click();
  await page.locator('.board li', { hasText: 'Ada' }).getByText('★').waitFor();
  await page.locator('.board li', { hasText: 'Eve' }).click();
  await type(page, 8);
  await page.locator('.changes', { hasText: 'Eve 10 → 11' }).waitFor();
  await tap(page, 'Take the correction');
  await waitFor(page, [5, 7, 2, 11]);
});

visitor('a game of Flip 7 card by card: one tap a card, odds beside it, and a replay at its end', {}, async (page) => {
  await start(page, 'flip7', ['Ann', 'Bob'], 'target=20');
  const at = page.url();
  await page.getByRole('button', { name: 'Card by card' }).click();
  const place = () => page.locator('.cards').getByRole('button', { name: '12', exact: true }).boundingBox();
  const before = await place();
  const stays = async (when) => assert.deepEqual(await place(), before, `a card keeps its place ${when}`);
  taps = 0;
  await card(page, '12', 'Bob is dealt 12.');
  await card(page, '9', 'Ann is dealt 9.');
  await card(page, '12', 'A second 12');
  assert.equal(taps, 3, 'one tap a card');
  await stays('when cards lie there');
  await tap(page, 'Undo');
  await page.getByRole('button', { name: 'Stay with 12', exact: true }).waitFor();
  await page.getByRole('switch', { name: 'Odds' }).click();
  await page.getByText(/bust \(\d+ of \d+\)/).waitFor();
  await page.getByText(/^Hit: \d+%/).waitFor();
  await page.getByRole('switch', { name: 'Odds' }).click();
  assert.equal(await page.getByText('Chance to win').count(), 0, 'one press off');

  /* A reload goes on card by card. */
  await page.reload();
  await card(page, 'Freeze', 'chooses who gets the card');
  await stays('while a question stands there');
  await tap(page, 'Freeze Ann');
  await page
    .getByText(/freezes? .*at|takes the Freeze/)
    .first()
    .waitFor();
  await tap(page, 'Undo');
  await page.getByRole('button', { name: 'Freeze Ann', exact: true }).waitFor(); // it is kept
  await tap(page, 'Undo');
  await tap(page, 'Stay with 12');
  await tap(page, 'Stay with 9');
  await stays('in the next round');
  await card(page, '10', 'Ann is dealt 10.');
  await card(page, '11', 'Bob is dealt 11.');
  /* A table that loses track ends the round by its points, and can take that back. */
  await tap(page, 'Finish this round by points');
  await page.locator('li .entered', { hasText: '11' }).waitFor();
  await type(page, 14); // the first digit replaces what lies there
  await tap(page, 'Enter the round');
  await page.locator('header', { hasText: 'Round 3' }).waitFor();
  await tap(page, 'Undo');
  await tap(page, 'Stay with 10');
  await tap(page, 'Stay with 11');
  await page.getByText('Bob wins!').first().waitFor();
  await page.getByRole('button', { name: 'Replay and review' }).click();
  await page.waitForURL(/#\/replay\/kept\//);
  await page.locator('[data-place]').first().waitFor();
  await page.goto(`${server.url}/#/games`);
  await page.getByText(/with Ann and Bob/).waitFor();

  /* A round that was followed is corrected by its points, which take the place of its cards. */
  await page.goto(at);
  await page.getByRole('button', { name: 'Correct round 1' }).click();
  await page.getByText('it has only its points').waitFor();
  await type(page, 5);
  await page.locator('.changes', { hasText: 'Ann 19 → 15' }).waitFor();
  await tap(page, 'Take the correction');
  await waitFor(page, [15, 23]);
  assert.equal(await page.getByRole('button', { name: 'Replay and review' }).count(), 0);
  await tap(page, 'Undo');
  await page.getByRole('button', { name: 'Replay and review' }).waitFor();
  await page.goto(`${server.url}/#/pad`);
  await page.locator('.pads small', { hasText: 'Bob wins!' }).waitFor();
});

visitor('a full row of Flip 7 has every card in sight', { viewport: { width: 360, height: 640 } }, async (page) => {
  await start(page, 'flip7', ['Ann', 'Bob']);
  await page.getByRole('button', { name: 'Card by card' }).click();
  await card(page, '0', 'is dealt 0.');
  await card(page, '12', 'is dealt 12.');
  await card(page, '1', 'hits: 1.');
  await tap(page, 'Stay with 12');
  for (const number of ['2', '3', '4', '5']) await card(page, number, `hits: ${number}.`);
  await cards(page).getByRole('button').nth(17).click(); // +10
  const row = page.locator('.lie', { has: page.locator('i:nth-child(7)') });
  await row.waitFor();
  const overlap = await row.locator('i').evaluateAll((all) => {
    const boxes = all.map((one) => one.getBoundingClientRect());
    return boxes.filter((one, i) => i && one.left < boxes[i - 1].right - 1 && one.top < boxes[i - 1].bottom - 1).length;
  });
  assert.equal(overlap, 0);
});

visitor('cards that are out are told and ended by a press', {}, async (page) => {
  await start(page, 'flip7', ['Ann', 'Bob']);
  await type(page, 12);
  await enterRest(page);
  await page.getByRole('button', { name: 'Card by card' }).click();
  await card(page, '12', 'is dealt 12.');
  await page.getByRole('switch', { name: 'Odds' }).click();
  await page.getByText('Out is a card that can no longer be drawn').waitFor();
  await page.getByRole('switch', { name: 'I now tap cards that are out' }).click();
  const news = page.locator('.news');
  await news.getByText('Tap each card of this round that is out.').waitFor();
  await cards(page).getByRole('button', { name: '9', exact: true }).click();
  await news.locator('b', { hasText: '9' }).waitFor();
  await tap(page, 'Done');
  await card(page, '7', 'is dealt 7.');
});

visitor('HILO card by card, and Hi Lo Flip counted; a table without odds shows none', {}, async (page) => {
  await start(page, 'hilo', ['Ann', 'Bob']);
  await page.locator('header', { hasText: 'the highest sum of two open cards begins (rule HL-2.4)' }).waitFor();
  await page.getByRole('button', { name: 'Card by card' }).click();
  await card(page, 'red 5', 'begins the discard pile');
  await page.getByText('Ann: Turn over two of your cards.').waitFor();
  for (const value of [1, 2, 3, 11]) {
    await page
      .getByRole('button', { name: /^Turn over the/ })
      .first()
      .click();
    await card(page, `blue ${value}`, `turned over blue ${value}.`);
  }
  await page.locator('.news', { hasText: 'Bob begins with the highest sum.' }).waitFor();
  await page.getByRole('switch', { name: 'Odds' }).click();
  await page.getByText('Lowest sum after this turn').waitFor();
  await page.getByRole('button', { name: /^Take red 5 for blue 11/ }).click();
  await page.locator('.news', { hasText: 'Bob traded blue 11 for red 5.' }).waitFor();
  await page.getByRole('button', { name: 'Draw a card' }).click();
  await card(page, 'pink 0', 'Ann drew');
  await page
    .getByRole('button', { name: /^Trade the face-down card/ })
    .first()
    .click();
  await card(page, 'green 9', 'Ann traded green 9 for pink 0.');

  await page.goto(`${server.url}/#/pad/new/hi_lo_flip`);
  await page.getByRole('button', { name: 'Start the pad' }).click();
  await page.getByRole('button', { name: 'Cards out' }).click();
  await page.getByText('Out is a card that can no longer be drawn').waitFor();
  await card(page, '45', '99 cards are not out.');
  await card(page, '12', '98 cards are not out.');
  await card(page, '45', '99 cards are not out.');

  /* Names change their order, and who deals first stays the same person. */
  await page.goto(`${server.url}/#/pad/new/flip7`);
  await page.getByRole('button', { name: 'One more' }).click();
  await page.getByRole('textbox').nth(2).fill('Cem');
  await page.getByRole('textbox').nth(2).press('Enter');
  await page.waitForFunction(() => document.activeElement?.matches('li:nth-child(4) input'));
  await page.keyboard.press('Enter'); // an empty name: there are no more
  await page.waitForFunction(() => document.activeElement?.textContent === 'One more');
  await page
    .getByRole('button', { name: /^Without/ })
    .last()
    .click();
  await page.getByRole('group', { name: 'Deals first' }).getByRole('radio', { name: 'Bob' }).check({ force: true });
  await page.getByRole('button', { name: 'Move Cem up' }).press('Enter');
  await page.waitForFunction(() => document.activeElement?.ariaLabel === 'Move Cem up');
  assert.equal(await page.getByRole('textbox').nth(1).inputValue(), 'Cem');
  await page.getByRole('button', { name: 'One more' }).click();
  await page
    .getByRole('button', { name: /^Without/ })
    .last()
    .press('Enter');
  await page.waitForFunction(() => document.activeElement?.matches('li:last-child .up'));
  await page.getByRole('switch', { name: 'Odds at this table' }).click();
  await page.getByRole('button', { name: 'Start the pad' }).click();
  assert.equal(await deals(page).inputValue(), '2'); // Bob
  await page.getByRole('button', { name: 'Card by card' }).click();
  await page.getByText('This table wants no odds.').waitFor();
  assert.equal(await page.getByRole('switch', { name: 'Odds' }).count(), 0);

  /* A correction interrupts a round that is entered card by card. */
  await page.getByRole('button', { name: 'Points', exact: true }).click();
  await type(page, 5);
  await enterRest(page);
  await waitFor(page, [5, 0, 0]);
  await page.getByRole('button', { name: 'Card by card' }).click();
  await card(page, '12', 'is dealt 12.');
  await page.getByRole('button', { name: 'Standings and rounds' }).click();
  await page.getByRole('button', { name: 'Correct round 1' }).click();
  await page.getByText('No total changes.').waitFor();
  await type(page, 50);
  await page.locator('.changes', { hasText: '5 → 50' }).waitFor();
  await page.getByRole('button', { name: 'Take the correction' }).click();
  await page.getByText('This table wants no odds.').waitFor();
  await page.getByRole('button', { name: 'Standings and rounds' }).click();
  await page.locator('.standings', { hasText: '50' }).waitFor();
});
