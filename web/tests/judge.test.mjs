/* The judge: over random picks of each question the position is the one that was picked, and the verdict is what the
 * library says of it by another way, as a record and a move of `upcard drive`; and how people ask. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { after, before, test } from 'node:test';
import { missingEngine, startEngine } from './engine.mjs';
import { games } from './games/names.mjs';
import { luck } from './player.mjs';
import { server, visitor } from './stage.mjs';
import { PROGRAM, missing } from './support.mjs';

const ASKED = 30; // of each question and set of rules

/* The first rules are the printed ones; among the others are some that could be in the way. */
const rulesOf = {
  flip7: [
    {},
    { targets: 'others', first_deal: 'numbers', target: 10, first_seat: 'dealer' },
    { nested: 'at_once', challenge: 4 },
    { second_chance: 'keep', rounds: 1 },
  ],
  hilo: [{}, { removal: 'forced', max_turns: 1 }, { doubling: 'ties_free', target: 1 }, { final_choice: 'player' }],
  hi_lo_flip: [{}, { after_two: 'reset', hand: 3 }, { restart: 'left', hand: 15 }],
  uno_flip: [
    {},
    { wild_draw: 'block', must_play: 'on', hand: 2, max_turns: 20, last_card: 'number' },
    { stacking: 'any', jump_in: 'on', partners: 'on' },
    { sevens: 'swap', drawn: 'not', wild_draw: 'free' },
    { uno: 'auto', first_flip: 'redraw', draw: 'until', exposed_wild: 'flipper' },
  ],
};

let upcard, judge, module, end;
before(async () => {
  if (missingEngine) return;
  /* What the settings ask of a browser. */
  globalThis.matchMedia = () => ({ matches: false });
  globalThis.navigator ??= { languages: ['en'] };
  ({ upcard, module, end } = await startEngine());
  ({ judge } = await module('src/engine/judge.ts'));
});
after(() => end?.());

const list = (text) => text.split(' ').filter(Boolean);
const copies = (card) => (/^\d+$/.test(card) ? Math.max(1, Number(card)) : /^[+x]/.test(card) ? 1 : 3);
const tooMany = (cards) => cards.some((card) => cards.filter((one) => one === card).length > copies(card));
const isNumber = (card) => /^\d+$/.test(card);
const sum = (layout) => layout.flat().reduce((all, card) => all + Number(card.split(':')[1]), 0);
const fits = ({ chip, pile }, card) => (chip === 'hi' ? card > pile.at(-1) : card < pile.at(-1));
const isRow = (row, { numbers, modifiers, second_chance }) => {
  assert.deepEqual(
    numbers.map(String),
    list(row)
      .filter(isNumber)
      .sort((a, b) => a - b),
  );
  assert.deepEqual(
    [...modifiers].sort(),
    list(row)
      .filter((card) => /^[+x]/.test(card))
      .sort(),
  );
  assert.equal(second_chance, list(row).includes('second'));
};
const symbols = {
  light: '1 2 3 4 5 6 7 8 9 draw1 reverse skip flip wild wild-draw2'.split(' '),
  dark: '1 2 3 4 5 6 7 8 9 draw5 reverse skip-all flip wild wild-draw-color'.split(' '),
};
const colors = { light: ['red', 'yellow', 'green', 'blue'], dark: ['pink', 'teal', 'purple', 'orange'] };
const faceIn = (picked, key) => {
  const symbol = symbols[picked.side][picked[key]];
  const color = colors[picked.side][picked[`${key}Color`]];
  return { symbol, color, text: symbol.startsWith('wild') ? symbol : `${color}:${symbol}` };
};
const isOnTop = (me) => (picked, state) => {
  const face = (card) => card.split('/')[picked.side === 'light' ? 0 : 1];
  const [top, mine] = [faceIn(picked, 'top'), faceIn(picked, 'mine')];
  assert.equal(state.side, picked.side);
  assert.equal(face(state.discard.at(-1)), top.text);
  assert.equal(state.color, top.color);
  const hand = state.hands[me].map(face);
  assert.ok(hand.includes(mine.text));
  if (!me) assert.equal(state.turn, 0);
  if (mine.symbol.startsWith('wild-draw') && !me)
    assert.equal(
      hand.some((card) => card.startsWith(`${top.color}:`)),
      picked.has === 'yes',
    );
};

/** By question: is the state (before the move) what was picked; and, without an answer, can it really not be? */
const checks = {
  flip7: {
    draw: [
      ({ row }, { table }) => isRow(row, table[0]),
      ({ row, card }) => tooMany([...list(row), card]) || list(row).filter(isNumber).length >= 7,
    ],
    three: [
      () => {},
      ({ row, one, two, three }) =>
        tooMany([...list(row), one, two, three, 'flip3']) || list(row).filter(isNumber).length >= 7,
    ],
    next: [
      ({ card, when, to }, { table, assign, dealing, drawing }) => {
        assert.equal(table.length, 3);
        assert.equal(dealing, when === 'deal' && card !== 'second');
        if (card === 'flip3') assert.deepEqual(drawing, { seat: Number(to), left: 1 });
        else assert.deepEqual(assign, { by: 0, card });
      },
    ],
    over: [
      ({ lead }, { table }) => {
        const sums = table.map(({ numbers }) => numbers.reduce((sum, one) => sum + one, 0));
        assert.deepEqual(sums, [22, lead === 'yes' ? 21 : 22]);
      },
    ],
    empty: [
      ({ pile }, { deck, discard }) => {
        assert.deepEqual(deck, {});
        assert.deepEqual(discard, pile === 'yes' ? { 8: 1, second: 1 } : {});
      },
    ],
    stay: [({ row }, { table }) => isRow(row, table[0]), ({ row }) => list(row).filter(isNumber).length >= 7],
    give: [
      ({ card }, { assign, table }) => {
        assert.equal(assign.card, card);
        const status = table.map((one) => one.status);
        assert.deepEqual(status, ['active', 'active', 'active', 'frozen', 'busted']);
        assert.deepEqual(
          table.map((one) => one.second_chance),
          [card === 'second', false, true, false, false],
        );
      },
    ],
  },
  hilo: {
    line: [
      (picked, { layouts }) => {
        const at = { row: 'a1 b1 c1', col: 'a1 a2 a3', diag: 'a1 b2 c3', bend: 'a1 b1 b2' }[picked.place].split(' ');
        const card = (place) => layouts[0][Number(place[1]) - 1]['abc'.indexOf(place[0])];
        assert.deepEqual(at.map(card), [`${picked.c1}:5`, `${picked.c2}:3`, `${picked.c3}:7`]);
        if (picked.when !== 'later') assert.equal(layouts[0].flat().filter((one) => one !== '?').length, 3);
      },
    ],
    begins: [
      ({ mine, theirs }, { layouts }, _, move) => {
        const open = (layout) => layout.flat().filter((card) => card !== '?');
        const sums = [sum(open(layouts[0])), sum([...open(layouts[1]), move.slice(5)])];
        assert.deepEqual(sums, [Number(mine), Number(theirs)]);
      },
    ],
    open: [
      ({ when }, { ended_by, layouts }, _, move) => {
        assert.equal(ended_by, 0);
        const rows = layouts[1].map((row) => row.map((card) => (card === '?' ? move.slice(5) : card).split(':')[0]));
        const of = (row) => row.every((color) => color === 'green');
        assert.deepEqual(rows.map(of), [when === 'before', false, when === 'created']);
      },
    ],
    turn: [
      ({ does }, { phase, layouts }) => {
        const phases = {
          take: 'choose',
          trade: 'drawn',
          skip: 'flip',
          change: 'drawn',
          open: 'choose',
          pass: 'choose',
        };
        assert.equal(phase, phases[does]);
        assert.deepEqual(layouts[0][0], ['red:11', 'blue:11', '?']);
      },
    ],
    ended: [
      ({ who, mine, theirs }, { layouts, ended_by }, _, move) => {
        const sums = [sum(layouts[0]), sum([layouts[1].flat().slice(0, 8), move.slice(5)])];
        assert.equal(ended_by, 0);
        assert.deepEqual(sums, who === 'me' ? [Number(mine), Number(theirs)] : [Number(theirs), Number(mine)]);
      },
    ],
  },
  hi_lo_flip: {
    play: [
      ({ chip, top, mine }, state, _, __, me) => {
        assert.equal(state.chip, chip);
        assert.equal(state.pile.at(-1), Number(top));
        assert.equal(state.turn, me);
        assert.ok(state.hands[me].includes(Number(mine)));
        const last = Number(top) === (chip === 'hi' ? 100 : 1);
        assert.equal(
          state.hands[me].some((card) => fits(state, card)),
          !last,
        );
      },
      ({ top, mine }) => top === mine,
    ],
    last: [
      ({ mine }, { hands, pile, taken }, _, __, me) => {
        assert.deepEqual(hands[me], [Number(mine)]);
        assert.equal(pile.length + taken.flat().length, 6);
      },
    ],
    special: [
      ({ ends }, { pile, turn }, rules, move, me) => {
        assert.equal(me, ends === '2' ? 0 : 2);
        assert.equal(turn, me);
        assert.ok(String(move === 'play 52' ? 52 : pile.at(-1)).endsWith(ends));
      },
    ],
    stuck: [
      ({ top, chip }, state, rules, __, me) => {
        assert.equal(state.chip, chip);
        if (rules.after_two === 'reset' && top.endsWith('2')) {
          assert.deepEqual(state.pile, []); // the two itself is asked about
          assert.ok(state.hands[me].includes(Number(top)));
          return;
        }
        assert.equal(state.pile.at(-1), Number(top));
        assert.equal(state.turn, me);
        assert.ok(!state.hands[me].some((card) => fits(state, card)));
      },
      ({ chip, top, toss, drawn }) =>
        (toss === 'same' && top === drawn) || (chip === 'hi' ? Number(top) < 6 : Number(top) > 95), // picked before the chip was
    ],
  },
  uno_flip: {
    play: [isOnTop(0)],
    answer: [isOnTop(1)],
    challenge: [
      ({ side, has }, state, rules) => {
        assert.equal(state.side, side);
        if (!rules.wild_draw) assert.equal(state.challenge.guilty, has === 'yes');
      },
      ({ has }, rules) => has === 'yes' && rules.wild_draw === 'block',
    ],
    forgotten: [({ when }, { hands }) => assert.deepEqual([hands[0].length, hands[1].length], [1, sizes[when]])],
    turn: [
      ({ does }, { discard, hands, turn }, rules) => {
        assert.match(discard.at(-1), /^red:5\//);
        assert.equal(
          turn === 0,
          does !== 'jump' && (rules.drawn !== 'not' || !['other', 'play', 'again'].includes(does)),
        );
        const fits = hands[0].some((card) => /^(red:|\w+:5)/.test(card));
        if (['draw', 'other', 'jump'].includes(does)) assert.ok(fits);
      },
    ],
    out: [
      ({ side, mine }, state) => {
        assert.equal(state.side, side);
        assert.equal(state.turn, 0);
        const faces = state.hands[0].map((card) => card.split('/')[side === 'light' ? 0 : 1]);
        const symbol = symbols[side][mine];
        assert.deepEqual(faces, [symbol.startsWith('wild') ? symbol : `${colors[side][0]}:${symbol}`]);
      },
    ],
    next: [
      ({ side, players, mine }, { side: now, hands, turn }) => {
        assert.deepEqual([now, hands.length, turn], [side, Number(players), 0]);
        const face = (card) => card.split('/')[side === 'light' ? 0 : 1];
        assert.ok(hands[0].map(face).includes(`${colors[side][0]}:${symbols[side][mine]}`));
      },
    ],
    flip: [
      ({ lowest }, { discard }) => {
        assert.equal(discard.length, 1);
        const kinds = { number: /:\d$/, action: /:(draw5|reverse|skip-all)$/, wild: /\/wild/ };
        assert.match(discard[0], kinds[lowest]);
      },
    ],
    partners: [
      ({ does }, { hands, phase }) => {
        assert.deepEqual([hands.length, hands[0].length], [4, 1]);
        assert.equal(phase, does === 'swap' ? 'swap' : 'play');
      },
    ],
    opening: [(_, { phase }) => assert.equal(phase, 'first')],
  },
};
const sizes = { now: 2, drew: 3, played: 1 };

/** Random picks, which may depend on each other. */
function pickAny(question, next) {
  let picked = { ...question.first };
  for (let again = 0; again < 2; again++)
    for (const { key, options, number, several } of question.picks(picked)) {
      const any = () => options[next(options.length)].value;
      const few = () => options.filter(() => next(options.length) < 4).map(({ value }) => value);
      const value = number ? String(number.min + next(number.max - number.min + 1)) : several ? few().join(' ') : any();
      picked = { ...picked, [key]: value };
    }
  return picked;
}

/** The library, and where its last question was asked: the record up to there. */
function watched() {
  const seen = { asked: null };
  const open = (options) => {
    const table = upcard.open(options);
    const { refusal } = table;
    table.refusal = (mover, move) => {
      const { game, seats, rules } = options;
      const lines = table.moves.map((one) => `${one.mover === 'chance' ? '*' : one.mover} ${one.text}`);
      const set = Object.entries(rules).map((rule) => ` ${rule.join('=')}`);
      const head = ['upcard-record 1', `game ${game}`, `seats ${seats}`, `rules${set.join('')}`, ''];
      seen.asked = { mover, move, record: [...head, ...lines, ''].join('\n') };
      return refusal.call(table, mover, move);
    };
    return table;
  };
  return { seen, upcard: { open } };
}

function drive(requests) {
  const input = requests.map((one) => `${JSON.stringify(one)}\n`).join('');
  const { stdout, status } = spawnSync(PROGRAM, ['drive'], { input, encoding: 'utf8', maxBuffer: 1 << 28 });
  assert.equal(status, 0);
  return stdout.trim().split('\n').map(JSON.parse);
}

for (const game of games)
  test(`${game}: the judge answers as the library does`, { skip: missingEngine || missing }, async (t) => {
    t.mock.method(console, 'error', () => {}); // texts are not loaded here
    const { questions } = await module(`src/games/${game}/judge.ts`);
    const all = questions();
    assert.deepEqual(all.map(({ key }) => key).sort(), Object.keys(checks[game]).sort());
    const next = luck(7);
    for (const question of all) {
      const [isPicked, cannotBe] = checks[game][question.key];
      const cases = [];
      for (const rules of rulesOf[game])
        for (let i = 0; i < ASKED; i++) {
          const picked = i ? pickAny(question, next) : question.first;
          const { seen, upcard: library } = watched();
          const judged = judge(library, question.situations(picked, rules));
          const what = `${question.key} ${JSON.stringify({ picked, rules })}`;
          if (!judged) assert.ok(cannotBe?.(picked, rules), `no answer: ${what}`);
          else cases.push({ picked, rules, judged, asked: judged.move && seen.asked, what });
        }
      assert.ok(cases.length > ASKED / 2, `${question.key}: ${cases.length} answers`);
      const checked = cases.filter(({ asked }) => asked);
      const answers = drive(
        checked.flatMap(({ asked: { record, mover, move } }) => [
          { op: 'load', record },
          { op: 'apply', seat: mover, move },
        ]),
      );
      checked.forEach(({ picked, rules, judged, asked: { mover, move }, what }, i) => {
        const [before, after] = answers.slice(2 * i, 2 * i + 2);
        assert.ok(before.ok, `${what}: ${before.message}`);
        isPicked(picked, before.state, rules, move, judged.seat);
        assert.equal(judged.move, move);
        const offered = mover === 'chance' ? before.outcomes.map(([one]) => one) : (before.legal[mover] ?? []);
        assert.equal(offered.includes(move), !judged.refusal, what);
        assert.equal(after.ok, !judged.refusal, what);
        if (judged.refusal) assert.equal(after.rule ?? null, judged.refusal.rule, what);
        else {
          const types = (events) => events.map(({ type }) => type).join();
          assert.ok(types(judged.events).includes(types(after.events)), what);
        }
        assert.match(question.rule(picked, judged.events, rules), /^(F7|HL|HF|UF)-\d+\.\d+$/);
      });
      t.diagnostic(`${question.key}: ${checked.length} answers checked, of ${rulesOf[game].length * ASKED} questions`);
    }
  });

test(
  'odds are searched on until they are sure, and far ones wait for better ones',
  { skip: missingEngine },
  async () => {
    const { searchOdds } = await module('src/pad/odds-search.ts');
    const error = (off) => ({ win: [{ move: 'hit', chance: 0.5, error: off / 1.96, behind: 0 }], win_seats: [] });
    /* The searches for these distances, and what is shown of them: how far off, or -1 without chances to win. */
    for (const [offs, searches, shown] of [
      [
        [null, 0.02, 0.01],
        [0, 400],
        [-1, 0.02],
      ],
      [
        [null, 0.031, 0.03],
        [0, 400, 1600],
        [-1, 0.031, 0.03],
      ],
      [
        [null, 0.101, 0.1],
        [0, 400, 1600],
        [-1, 0.1],
      ],
      [
        [null, 0.22, 0.18],
        [0, 400, 1600],
        [-1, 0.18],
      ],
    ]) {
      const asked = [];
      const told = [];
      const of = (ms) => (asked.push(ms), offs[asked.length - 1] === null ? {} : error(offs[asked.length - 1]));
      for await (const odds of searchOdds(of)) told.push(odds.win ? Number((odds.win[0].error * 1.96).toFixed(4)) : -1);
      assert.deepEqual([asked, told], [searches, shown]);
    }
  },
);

visitor('people ask the judge by taps, with the rules of their table', {}, async (page) => {
  const answer = page.locator('.answer');
  const says = (text) => answer.getByText(text).first().waitFor();
  const pick = (name) => page.getByRole('radio', { name, exact: true }).check();
  const tap = (group, name) =>
    page
      .locator('fieldset', { has: page.locator('legend', { hasText: group }) })
      .getByRole('button', { name, exact: true })
      .click();
  await page.goto(`${server.url}/#/rules`);
  await page.getByRole('link', { name: 'May I?' }).click();
  await page.getByRole('link', { name: 'Ask Flip 7' }).click();
  await page.locator('.picks').waitFor();
  await answer.locator('a.number').waitFor(); // what is chosen at first has its answer
  assert.ok(await answer.evaluate((one) => one.getBoundingClientRect().top < innerHeight - 40), 'in sight');
  await pick('May I give this card to that player?');
  await page.locator('.picks input').first().check();
  await says('you bust');
  await tap('The card drawn', '7');
  await answer.getByText('you bust').first().waitFor({ state: 'detached' });
  await pick('May I give this card to that player?');
  await says('F7-4.1');
  await answer.locator('.verdict', { hasText: 'No.' }).waitFor();
  await page
    .locator('[aria-live]')
    .getByText(/^No\. .*F7-4\.1$/)
    .waitFor({ state: 'attached' });
  await pick('a player still in');
  await says('Yes.');

  /* The search finds questions, too. */
  await page.getByRole('searchbox').fill('second chance player');
  await page.getByRole('link', { name: 'May I give this card to that player? May I?' }).click();
  await says('F7-4.1');
  await page.getByRole('radio', { name: 'a frozen player', exact: true }).waitFor();

  await page.goto(`${server.url}/#/judge/hilo`);
  await tap('Card 2', 'orange 3');
  await says('HL-4.1');
  await says('No.');

  await page.goto(`${server.url}/#/judge/hi_lo_flip`);
  await pick('LO');
  await says('71 is not lower than 57');
  await pick('I play my last card: what happens?');
  await says('HF-5.1');

  await page.goto(`${server.url}/#/judge/uno_flip`);
  await tap('My card', '5');
  await says('No.');
  assert.equal(await answer.getByText('You played').count(), 0);
  await pick('A draw card is played on me: may I answer with mine?');
  await says('UF-5.9');
  await page.goto(`${server.url}/#/judge/uno_flip/stacking=any`);
  await pick('A draw card is played on me: may I answer with mine?');
  await answer.locator('.verdict', { hasText: 'Yes.' }).waitFor();
  await says('UF-7.8');
  await pick('A wild draw card is played on me: what happens?');
  await says('UF-5.6');
  await page.getByRole('radio', { name: 'Accept', exact: true, checked: true }).waitFor();
  await page.waitForFunction(() => {
    const [about, answer] = ['.about', '.answer'].map((part) => document.querySelector(part).getBoundingClientRect());
    return about.top >= 0 && about.bottom <= answer.top;
  });
  await pick('May I do this in my turn?');
  await pick('pass without drawing');
  await says('UF-3.5');
});
