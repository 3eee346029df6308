/* Decisions of Uno Flip that house rules alone ask for: a stack is answered, and hands are swapped. By keys and by
 * mouse. Partners win as a side. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser, server } from './stage.mjs';
import { missing, visit } from './support.mjs';

/** A table with these rules, hands and cards named after them, as it was left. */
async function left(rules, cards, moves = [], seats = 3) {
  const players = ['you', ...Array(seats - 1).fill('bot:easy')];
  const lines = [...cards.split(' ').map((card) => `* card ${card}`), ...moves];
  const save = `upcard-record 1
game uno_flip
seats ${seats}
rules ${Object.entries(rules)
    .map(([key, value]) => `${key}=${value}`)
    .join(' ')}
names ${players.map((player) => `"${player}"`).join(' ')}
commit sha256:14643058d67a8f583c2c0f9691c609be66650a255fcc4f33caa4aab16528bb43
secret c02fd3e045545ddc1f118caccbf9e85b77b6de5c07d56a04b9388e26945144bb

${lines.join('\n')}
`;
  const names = ['You', 'Ada', 'Ben', 'Cleo'].slice(0, seats);
  const game = { game: 'uno_flip', seats, rules, players, names };
  const opened = await visit(browser, { kept: { 'upcard.game.uno_flip': { game, save } } });
  await opened.page.goto(`${server.url}/#/play/uno_flip`);
  await opened.page.locator('.table .status.mine').waitFor();
  return opened;
}

const playable = (page) =>
  page
    .locator('.own-hand .card:not([aria-disabled=true])')
    .evaluateAll((list) => list.map((card) => card.dataset.card).sort());
const status = (page, text) => page.locator('.table .status', { hasText: text }).first().waitFor();

test('a stack is answered by a draw card alone, or drawn', { skip: missing }, async () => {
  for (const way of ['keys', 'button']) {
    const { context, page, problems } = await left(
      { dealer: 1, hand: 3, stacking: 'same' },
      'blue:draw1/pink:6 wild-draw2/pink:2 red:4/orange:flip green:1/orange:5 red:9/purple:5 yellow:2/teal:8 ' +
        'red:draw1/pink:3 yellow:9/purple:4 blue:3/teal:2 red:5/pink:2 yellow:9/teal:5',
      ['2 play red:draw1/pink:3'],
    );
    await status(page, 'Answer with a draw card, or draw 1.');
    assert.deepEqual(await playable(page), ['blue:draw1/pink:6']);
    const draw = page.locator('.actions').getByRole('button', { name: 'Draw 1' });
    assert.equal(await page.locator('.actions button').count(), 1);
    await page.locator('[data-card="wild-draw2/pink:2"]').click({ force: true });
    await page.getByText('Only a draw card that fits answers a stack.').first().waitFor();
    if (way === 'keys') {
      await page.locator('[data-card="blue:draw1/pink:6"]').focus();
      await page.keyboard.press('Enter');
      await page.locator('[data-card="blue:draw1/pink:6"]').waitFor({ state: 'detached' });
    } else {
      await draw.click();
      await page.locator('.own-hand .card').nth(3).waitFor();
    }
    assert.deepEqual(problems, []);
    await context.close();
  }
});

test('after a 7 another seat is pressed, and its hand is the own one', { skip: missing }, async () => {
  for (const way of ['keys', 'mouse']) {
    const { context, page, problems } = await left(
      { dealer: 2, hand: 3, sevens: 'swap' },
      'red:7/orange:1 green:1/orange:5 blue:8/teal:4 yellow:2/teal:8 yellow:9/purple:4 blue:3/teal:2 ' +
        'green:7/teal:2 blue:2/pink:6 red:3/pink:7 red:5/pink:2 yellow:9/teal:5',
    );
    await page.locator('[data-card="red:7/orange:1"]').focus();
    await page.keyboard.press('Enter');
    await status(page, 'With whom do you swap hands?');
    assert.deepEqual(await playable(page), []);
    const seats = page.getByRole('button', { name: /^Swap hands with / });
    assert.deepEqual(await seats.evaluateAll((list) => list.map((seat) => seat.ariaLabel)), [
      'Swap hands with Ada',
      'Swap hands with Ben',
    ]);
    if (way === 'keys') {
      await page.locator('.target:focus').waitFor();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    } else {
      await page.locator('[data-card="green:1/orange:5"]').click({ force: true });
      await page.getByText('First choose with whom you swap hands.').first().waitFor();
      await page.getByRole('button', { name: 'Swap hands with Ben' }).click();
    }
    await page.locator('[data-card="green:7/teal:2"]').waitFor();
    assert.equal(await seats.count(), 0);
    assert.equal(await page.locator('[data-card="green:1/orange:5"]').count(), 0);
    assert.deepEqual(problems, []);
    await context.close();
  }
});

/* By these cards seat 0 wins with its next card, or else seat 1 does when seat 0 has drawn. */
const RED = 'red:7/orange:1 red:3/pink:7';
const GREEN = 'green:1/orange:5 green:2/teal:draw5';
const ENDS = [
  {
    cards: `${RED} green:1/orange:5 blue:8/teal:4`,
    moves: ['0 play red:7/orange:1 uno', '1 draw', '* card blue:2/pink:6', '1 keep'],
    press: '[data-card="red:3/pink:7"]',
    result: 'Your side won!',
    kept: 'Your side won',
  },
  {
    cards: `${GREEN} red:1/pink:3 red:2/orange:reverse`,
    moves: ['0 draw', '* card blue:2/pink:6', '0 keep', '1 play red:1/pink:3 uno'],
    press: '.draw-pile',
    result: 'Ada and Cleo won as partners.',
    kept: 'Place 3 of 4',
  },
];
for (const { cards, moves, press, result, kept } of ENDS)
  test(`partners: ${result}`, { skip: missing }, async () => {
    const { context, page, problems } = await left(
      { dealer: 3, hand: 2, partners: 'on', target: 1 },
      `${cards} yellow:2/teal:8 yellow:9/purple:4 blue:3/teal:2 green:7/teal:2 red:5/pink:2 yellow:9/teal:5`,
      [...moves, ...['2 draw', '* card green:9/pink:reverse', '2 keep', '3 draw', '* card blue:4/purple:1', '3 keep']],
      4,
    );
    await page.locator(press).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'The game is over' }).getByText(result).first().waitFor();
    await page.goto(`${server.url}/#/games`);
    await page.locator('main li strong', { hasText: kept }).waitFor();
    assert.deepEqual(problems, []);
    await context.close();
  });
