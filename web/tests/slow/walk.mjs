/* One whole game of each kind, played by bots, is entered on the page's pad as people would: by the points of each
 * round, and by the cards that count. It tells the taps of a round, and the time that the page takes for them: people
 * need about a second more for each tap.
 * usage: UPCARD=... PAGE=... UPCARD_WASM_DIR=... node tests/slow/walk.mjs [GAME] */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { startEngine } from '../engine.mjs';
import { startBrowser, startServer, visit } from '../support.mjs';

const NAMES = ['Ann', 'Bob', 'Cem', 'Dora'];
const games = ['flip7', 'hilo', 'hi_lo_flip', 'uno_flip'].filter((id) => !process.argv[2] || id === process.argv[2]);

const bonuses = { flip7: 15, hi_lo_flip: 10 };

/** What a table sees of a round: who did what the pad asks for, and each seat's points and cards in the pad's words. */
const newRound = () => ({ who: null, points: NAMES.map(() => 0), cards: NAMES.map(() => []), totals: [] });
const value = (card) => String(card).split(':').pop();
const see = {
  flip7(round, event) {
    if (event.type !== 'scored') return;
    round.points[event.seat] = event.score;
    if (event.flip7) round.who = event.seat;
    const counts =
      event.status === 'busted' ? [] : event.cards.map(String).filter((card) => /^(\d+|\+\d+|x2)$/.test(card));
    round.cards[event.seat] = counts;
  },
  hilo(round, event) {
    if (event.type === 'ended') round.who = event.seat;
    if (event.type !== 'scored') return;
    round.points[event.seat] = event.sum; // the pad doubles it
    round.cards[event.seat] = event.cards.map(value);
  },
  hi_lo_flip(round, event) {
    if (event.type === 'out') round.who = event.seat;
    if (event.type !== 'scored') return;
    round.points[event.seat] = event.score;
    round.cards[event.seat] = event.cards.map(String);
  },
  uno_flip(round, event) {
    if (event.type === 'scored') round.points[event.seat] = event.points;
    if (event.type === 'round_over') Object.assign(round, { who: event.winner, side: event.side });
    if (event.type === 'cards_left') round.left = { ...round.left, [event.seat]: event.cards };
  },
};

/** The rounds of a game that bots play. */
function roundsOf(upcard, game) {
  const table = upcard.open({
    game,
    seats: NAMES.length,
    players: NAMES.map(() => 'bot:easy'),
    secret: `walk ${game}`,
  });
  const budget = { playouts: 20 };
  for (let next = table.next(); next.turn !== 'over'; next = table.next())
    if (next.turn === 'chance') table.draw();
    else table.letBot(next.seat, budget);
  const ends = table.rounds.map((totals) => ({ ...newRound(), totals }));
  let at = 0;
  for (const { event } of table.events(0, 'all'))
    if (event.type === 'round') at = event.round - 1;
    else see[game](ends[at], event);
  table.free();
  for (const round of ends)
    for (const [seat, cards] of Object.entries(round.left ?? {}))
      round.cards[seat] = cards.map((card) => value(card.split('/')[round.side === 'light' ? 0 : 1]));
  return ends;
}

/** The names of the buttons of cards. */
function wordsOf(game) {
  const text = readFileSync(new URL(`../../src/games/${game}/pad.en.ftl`, import.meta.url), 'utf8');
  const words = Object.fromEntries(
    [...text.matchAll(/^pad-card-(\S+) = (.*)$/gm)].map(([, card, word]) => [card, word]),
  );
  return (card) => words[card] ?? card.replace('x', '×');
}

/** Enters a round as people do: seat by seat. Returns the taps. */
async function enter(page, game, round, byCards, word) {
  let taps = 0;
  const tap = async (button) => {
    taps++;
    await button.click();
  };
  const seats = page.locator('.pad .board li button');
  for (const [seat, scored] of round.points.entries()) {
    /* The pad adds the bonus. */
    const points = scored - (round.who === seat ? (bonuses[game] ?? 0) : 0);
    const cards = round.cards[seat];
    const nothing = game === 'flip7' && !points && !cards.length;
    const said = nothing || round.who === seat || (byCards ? cards.length > 0 : points !== 0 || game === 'hilo');
    if (!said) continue;
    /* A digit that the points before cannot take is for the next seat. */
    const digits = !byCards && !nothing && (points > 0 || game === 'hilo');
    const follows = digits && (await seats.nth(seat).evaluate((button) => button.classList.contains('follows')));
    if (!follows && (await seats.nth(seat).getAttribute('aria-current')) !== 'true') await tap(seats.nth(seat));
    if (nothing) {
      await tap(page.getByRole('button', { name: 'Bust', exact: true }));
      continue;
    }
    if (byCards) for (const card of cards) await tap(page.locator(`.cards button:has(.num:text-is("${word(card)}"))`));
    else
      for (const key of points || game === 'hilo' ? String(Math.abs(points)) : '')
        await tap(page.locator('.keys').getByRole('button', { name: key, exact: true }));
    if (!byCards && points < 0) await tap(page.getByRole('button', { name: 'Plus or minus' }));
    /* Seven cards are a Flip 7 by themselves. */
    const marks = round.who === seat && (await page.locator('.who[aria-pressed=true]').count()) === 0;
    if (marks) await tap(page.locator('.who'));
  }
  await tap(page.getByRole('button', { name: 'Enter the round' }));
  const anyway = page.getByRole('button', { name: 'Enter it anyway' });
  const totals = () =>
    page.waitForFunction(
      (wanted) => [...document.querySelectorAll('.pad .board li .num')].map((one) => one.textContent).join() === wanted,
      round.totals.join(),
      { timeout: 5000 },
    );
  /* Who has nothing is asked about, and what no cards give. */
  const none = page.getByRole('button', { name: 'Yes, 0 points' });
  for (const asked of [none, anyway]) {
    await Promise.any([totals(), none.or(anyway).waitFor({ timeout: 5000 })]);
    if (await asked.count()) await tap(asked);
  }
  await totals();
  return taps;
}

async function walk(page, url, game, rounds, byCards) {
  await page.goto(`${url}/#/pad/new/${game}`);
  await page.locator('form').waitFor();
  const fields = page.getByRole('textbox');
  for (const [seat, name] of NAMES.entries()) {
    if ((await fields.count()) <= seat) await page.getByRole('button', { name: 'One more' }).click();
    await fields.nth(seat).fill(name);
  }
  await page.getByRole('button', { name: 'Start the pad' }).click();
  await page.locator('.pad .keys').waitFor();
  if (byCards) await page.getByRole('button', { name: 'Add up cards' }).click();
  if (byCards && game === 'hi_lo_flip') await page.getByRole('button', { name: 'Each card' }).click();
  const word = wordsOf(game);
  const taps = [];
  const begun = Date.now();
  for (const round of rounds) taps.push(await enter(page, game, round, byCards, word));
  const seconds = (Date.now() - begun) / 1000;
  await page.locator('.over').waitFor();
  const sum = taps.reduce((all, one) => all + one, 0);
  assert.ok(sum);
  if (game === 'flip7' && !byCards)
    assert.ok(Math.max(...taps) <= 12, 'a round of Flip 7 by points takes at most 12 taps');
  const cells = [
    game,
    byCards ? 'cards' : 'points',
    rounds.length,
    (sum / rounds.length).toFixed(1),
    Math.max(...taps),
  ];
  console.log(`| ${[...cells, (seconds / rounds.length).toFixed(1)].join(' | ')} |`);
}

const engine = await startEngine();
const server = await startServer();
const browser = await startBrowser();
try {
  console.log('| game, 4 seats | by | rounds | taps a round | most | seconds a round |\n|---|---|---|---|---|---|');
  for (const game of games)
    for (const byCards of [false, true]) {
      const { page, context, problems } = await visit(browser, { viewport: { width: 390, height: 844 } });
      await walk(page, server.url, game, roundsOf(engine.upcard, game), byCards);
      assert.deepEqual(problems, []);
      await context.close();
    }
} finally {
  await browser.close();
  await server.end();
  await engine.end();
}
