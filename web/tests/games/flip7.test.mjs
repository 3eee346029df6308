/* Flip 7 on the page, without a browser: its lesson goes through the engine as it is written, rows are worth what the
 * engine scores, and everything has its words. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { languagesOf } from '../languages.mjs';
import { loadGame, missing as skip, soundsOf, source } from './load.mjs';

let game;
before(async () => {
  if (!skip) game = await loadGame('flip7', 'index', 'lesson', 'moments', 'pace', 'rows', 'words', 'odds');
});
after(() => game?.end());

const languages = languagesOf('games/flip7/LANGUAGE.ftl');
const names = (seat) => ({
  seat,
  of: (s) => (s === seat ? game.text.t('you') : ['Ada', 'Ben', 'Cleo'][s % 3]),
  list: (seats) => game.text.list(seats.map(names(seat).of)),
  who: (s, key = 'name') => ({ [key]: names(seat).of(s), [`${key}You`]: s === seat ? 'yes' : 'no' }),
});

/** A whole game of bots with its events and views, from a secret. */
function* tale(seats, secret) {
  const table = game.upcard.open({ game: 'flip7', seats, players: Array(seats).fill('bot:easy'), secret });
  for (let told = 0; ; ) {
    const { turn, seat } = table.next();
    if (turn === 'over') break;
    const before = table.view('all');
    if (turn === 'chance') table.drawOne();
    else table.letBot(seat);
    yield { before, view: table.view('all'), events: table.events(told, 'all').map((item) => item.event) };
    told = table.eventCount;
  }
  table.free();
}

/** Whether all texts asked for meanwhile are there and complete. */
function complete(ask) {
  const faults = [];
  const error = console.error;
  console.error = (...words) => faults.push(words.join(' '));
  try {
    const said = ask();
    assert.deepEqual(faults, []);
    return said;
  } finally {
    console.error = error;
  }
}

/* ---- the lesson ---- */

/** Plays the lesson as it is written, the learner by its steps; `look` sees each position where the learner is to
 * move. */
function playLesson(look = () => {}) {
  const { lesson } = game.lesson;
  const table = game.upcard.open({
    game: 'flip7',
    seats: lesson.players.length,
    rules: lesson.rules,
    players: lesson.players,
  });
  const script = [...lesson.script];
  const steps = lesson.steps.filter((step) => step.moves);
  while (script.length || steps.length) {
    const { turn, seat } = table.next();
    const mover = turn === 'chance' ? 'chance' : seat;
    let move;
    if (turn === 'person') {
      const step = steps.shift();
      assert.equal(step?.moves.length, 1, 'each step of the learner has one move, so that the script fits');
      look(step.text, table.view(seat), table.legal(seat));
      [move] = step.moves;
    } else {
      const line = script.shift();
      const who = turn === 'chance' ? '*' : String(seat);
      assert.ok(line?.startsWith(`${who} `), `${who} is to move, and "${line}" is written`);
      move = line.slice(who.length + 1);
    }
    const made = table.make(mover, move);
    assert.ok(made.ok, `${move}: ${made.message}`);
  }
  return table;
}

test('the lesson goes as it is written, to the learner’s Flip 7', { skip }, () => {
  const table = playLesson();
  const told = table.events(0, 0).map((item) => item.event);
  assert.deepEqual(table.rounds, [
    [26, 0, 7],
    [88, 0, 25],
  ]);
  assert.ok(told.some((event) => event.type === 'flip7' && event.seat === 0));
  for (const type of ['saved', 'busted', 'froze', 'flip3', 'stayed'])
    assert.ok(
      told.some((event) => event.type === type),
      type,
    );
  assert.equal(table.over, false, 'a free game follows');
  table.free();
});

test('what the lesson says about the row is so', { skip }, () => {
  const points = {};
  const table = playLesson((text, view, legal) => {
    points[text] = game.rows.rowsOf(view, [])[0].points;
    assert.ok(legal.length > 1, `${text}: there is something to choose`);
  });
  table.free();
  assert.deepEqual(points, {
    'flip7-lesson-2': 5,
    'flip7-lesson-3': 13,
    'flip7-lesson-4': 13,
    'flip7-lesson-5': 13,
    'flip7-lesson-6': 26,
    'flip7-lesson-7': 1,
    'flip7-lesson-8': 1,
    'flip7-lesson-9': 25,
    'flip7-lesson-10': 37,
    'flip7-lesson-11': 44,
  });
});

test('the lesson is short', { skip }, () => {
  const { steps } = game.lesson.lesson;
  assert.ok(steps.length >= 8 && steps.length <= 14);
  for (const language of languages) {
    game.settings.language = language;
    for (const { text } of steps) {
      const said = complete(() => game.text.t(text));
      assert.ok(said.length > 20 && said.length < 200, `${text} (${language}): ${said.length} letters`);
    }
  }
});

/* ---- what is shown ---- */

test('a row is worth what the engine scores', { skip }, () => {
  let compared = 0;
  for (const seats of [1, 4, 20])
    for (const { before, events } of tale(seats, `worth ${seats}`)) {
      const [stayed] = events.filter((event) => event.type === 'stayed');
      if (stayed) assert.equal(game.rows.rowsOf(before, [])[stayed.seat].points, stayed.points);
      for (const row of game.rows.rowsOf(before, events)) {
        if (!row.scored || row.status === 'busted') continue;
        assert.equal(row.points, game.rows.worth(row.numbers, row.modifiers) + (row.flip7 ? 15 : 0));
        assert.equal(row.numbers.length === 7, row.flip7);
        compared++;
      }
    }
  assert.ok(compared > 100);
});

test('the end of a round stays to be read', { skip }, () => {
  for (const { events } of tale(3, 'pace')) {
    const ms = game.pace.duration(events, null) - game.moments.momentOf(events, null);
    if (events.some((event) => event.type === 'scored')) assert.ok(ms >= 2000 && ms <= 5000);
    else assert.ok(ms >= 0 && ms <= 1500);
  }
});

test('the others sit in the order of turns after the viewer', { skip }, () => {
  assert.deepEqual(game.rows.others(4, 2), [3, 0, 1]);
  assert.deepEqual(game.rows.others(3, null), [0, 1, 2]);
});

/* ---- words ---- */

/** An event of a type with every key; seats, then cards, are as told. */
const event = (info, seats, card) => {
  const kinds = {
    seat: () => seats.shift() ?? 0,
    card: () => card,
    cards: () => [card, '12', 'x2'],
    number: () => 2,
    flag: () => true,
    status: () => 'active',
  };
  return { type: info.type, ...Object.fromEntries(info.keys.map(({ key, kind }) => [key, kinds[kind]()])) };
};

test('every event has its words in every language, whoever it is about', { skip }, () => {
  const silent = new Set(['turn']);
  for (const language of languages) {
    game.settings.language = language;
    for (const info of game.upcard.game('flip7').events)
      for (const seats of [
        [0, 1],
        [1, 0],
        [1, 2],
        [0, 0],
        [1, 1],
      ])
        for (const card of ['7', '+4', 'x2', 'freeze', 'flip3', 'second']) {
          const said = complete(() => game.words.describe(event(info, [...seats], card), names(0)));
          if (silent.has(info.type)) assert.equal(said, null);
          else assert.match(said, /^[\p{Lu}„¡].*[.!]$/u, `${info.type} (${language}): ${said}`);
          assert.doesNotMatch(said ?? '', /[{}]|undefined|NaN|flip7-/);
        }
  }
});

test('every move and every position has its words in every language', { skip }, () => {
  for (const language of languages) {
    game.settings.language = language;
    for (const { view } of tale(4, 'words'))
      for (const viewer of [null, 0]) {
        const waiting = complete(() => game.words.prompt(view, [], names(viewer)));
        assert.doesNotMatch(waiting, /[{}]|undefined|flip7-/);
        const seat = view.actors[0];
        if (seat === undefined) continue;
        const moves = view.phase === 'target' ? view.table.map((_, s) => `target ${s}`) : ['hit', 'stay'];
        const said = moves.map((move) => complete(() => game.words.moveName(move, view, names(viewer))));
        assert.equal(new Set(said.slice(0, 3)).size, Math.min(3, said.length), said.join(' / '));
        complete(() => game.words.prompt(view, moves, names(seat)));
        const device = complete(() => game.words.prompt(view, moves, names(null)));
        if (moves[0] === 'hit') assert.ok(device.includes(names(null).of(seat)), `at one device: ${device}`);
      }
  }
});

test('all texts have the name of the game', { skip }, () => {
  const ids = [...source('flip7', 'en.ftl').matchAll(/^([\w-]+) =/gm)].map((match) => match[1]);
  assert.ok(ids.every((id) => id.startsWith('flip7-')));
});

test('the chance of a Flip 7 is left out where several Second Chances may be kept', { skip }, async () => {
  const { odds, upcard, text, settings } = game;
  for (const second_chance of ['pass', 'keep']) {
    const table = upcard.open({
      game: 'flip7',
      seats: 2,
      rules: { second_chance },
      players: ['you', 'you'],
      secret: 'a',
    });
    const source = { odds: async (kind, seat) => table.odds[kind](seat) };
    const { cards, bust, seven } = await odds.oddsOf(source, table.view(0), 0);
    assert.ok(cards > 80 && bust >= 0);
    assert.equal(seven === null, second_chance === 'keep');
    for (const language of languages) {
      settings.language = language;
      const said = text.t('flip7-odds-whole', { bust: '5%', seven: seven === null ? 'no' : '9%' });
      assert.equal(said.includes('Flip 7'), seven !== null, said);
    }
  }
});

test('each moment asks for its sound', { skip }, () => {
  assert.deepEqual(soundsOf(game, 'flip7'), {
    'bust of another': 'bust',
    hit: 'lamp3',
    'second chance': 'saved',
    bust: 'bust',
    deal: 'lamp1',
    freeze: 'freeze',
    'flip 7': 'seven',
  });
});
