/* HILO on the page, without a browser: its lesson goes through the engine as it is written, what the board shows is
 * what the engine says, and everything has its words. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { languagesOf } from '../languages.mjs';
import { loadGame, missing as skip, soundsOf, source } from './load.mjs';

const file = (language) => source('hilo', `${language}.ftl`);
const languages = languagesOf('games/hilo/LANGUAGE.ftl');
let game, upcard, lesson, words, layout, scene, text, settings;

before(async () => {
  if (skip) return;
  game = await loadGame('hilo', 'index', 'lesson', 'words', 'layout', 'scene');
  ({ upcard, words, layout, scene, text, settings } = game);
  ({ lesson } = game.lesson);
});
after(() => game?.end());

/* ---- the lesson ---- */

/** Plays the lesson; `choose` takes one of the moves that a step allows. It gives the table at its end. */
function playLesson(choose) {
  const table = upcard.open({
    game: 'hilo',
    seats: lesson.players.length,
    rules: lesson.rules,
    players: lesson.players,
  });
  const script = [...lesson.script];
  const steps = lesson.steps.filter((step) => step.moves);
  const make = (mover, move) => {
    const made = table.make(mover, move);
    assert.ok(made.ok, made.message);
  };
  for (;;) {
    const { turn, seat } = table.next();
    if (turn === 'person') {
      const step = steps.shift();
      if (!step) break;
      const moves = step.moves.filter((move) => table.legal(seat).includes(move));
      assert.ok(moves.length, `a move of ${step.text} is legal`);
      make(seat, choose(moves));
    } else {
      const line = script.shift();
      const who = turn === 'chance' ? '*' : String(seat);
      assert.ok(line?.startsWith(`${who} `), `${who} is to move, and "${line}" is written`);
      make(turn === 'chance' ? 'chance' : seat, line.slice(who.length + 1));
    }
  }
  assert.deepEqual(script, [], 'all that is written has been played');
  return table;
}

for (const [which, choose] of [
  ['first', (moves) => moves[0]],
  ['last', (moves) => moves[moves.length - 1]],
])
  test(`the lesson goes to its end with the ${which} of the moves that it allows`, { skip }, () => {
    const table = playLesson(choose);
    const view = table.view(0);
    assert.equal(view.phase, 'choose', 'the last steps are said at the learner’s turn');
    assert.deepEqual(
      view.layouts[0]
        .flat()
        .filter((card) => card !== '?')
        .sort(),
      ['green:0', 'pink:-1'],
    );
    assert.deepEqual(layout.sumOf(view.layouts[0].flat()), { sum: -1, down: 4 });
    const removed = table
      .events(0, 0)
      .filter(({ event }) => event.type === 'removed')
      .map(({ event }) => event);
    assert.equal(removed.length, 1);
    assert.deepEqual([removed[0].highest, removed[0].middle, removed[0].lowest], ['red:9', 'red:6', 'red:2']);
  });

test('the lesson says something at each step, in every language', { skip }, () => {
  for (const language of languages) {
    settings.language = language;
    for (const step of lesson.steps) assert.notEqual(text.t(step.text), step.text);
  }
  assert.ok(lesson.steps.length >= 8 && lesson.steps.length <= 14);
});

/* ---- what the board shows ---- */

/** Games between bots, move by move: what `see` is given is what a page is. */
function games(seats, count, see) {
  for (let game = 0; game < count; game++) {
    const table = upcard.open({
      game: 'hilo',
      seats,
      rules: { target: 60 },
      players: Array(seats).fill('bot:normal'),
      secret: `board ${seats} ${game}`,
    });
    let told = 0;
    while (!table.over) {
      const { turn, seat } = table.next();
      if (turn === 'chance') table.drawOne();
      else table.letBot(seat);
      see(
        table.view(0),
        table.events(told, 0).map(({ event }) => event),
        table,
      );
      told = table.eventCount;
    }
  }
}

test('the board follows the engine through whole games, each card in its place', { skip }, () => {
  const lines = new Set();
  let rounds = 0;
  for (const seats of [2, 4, 6]) {
    let shown = null;
    games(seats, 12, (view, events) => {
      const before = shown;
      shown = scene.nextScene(shown, view, events);
      for (const event of events) if (event.type === 'removed') lines.add(event.line.split(' ')[0]);
      if (shown.result) {
        rounds++;
        shown.result.seats.forEach(({ sum }, seat) => {
          const cards = shown.layouts[seat].flat().map((slot) => slot.card);
          assert.deepEqual(layout.sumOf(cards), { sum, down: 0 }, 'what is shown is what was counted');
        });
        assert.deepEqual(
          shown.result.seats.map((s) => s.score),
          view.last_round.scores,
        );
        return;
      }
      assert.deepEqual(
        shown.layouts.map((rows) => rows.map((row) => row.map((slot) => slot.card))),
        view.layouts,
      );
      /* An open card keeps its number wherever it slides to. */
      if (!before || before.result) return;
      const ids = (s) =>
        new Map(
          s.layouts
            .flatMap((rows) => rows.flat())
            .filter((slot) => slot.card !== '?')
            .map((slot) => [slot.card, slot.id]),
        );
      const old = ids(before);
      const moved = new Set(events.flatMap((event) => (event.type === 'traded' ? [event.card, event.discarded] : [])));
      for (const [card, id] of ids(shown)) if (old.has(card) && !moved.has(card)) assert.equal(old.get(card), id);
    });
  }
  assert.deepEqual([...lines].sort(), ['col', 'diag', 'row']);
  assert.ok(rounds > 36);
});

test('what is left after a line is what the rulebook draws', { skip }, () => {
  const full = [
    ['a1', 'b1', 'c1'],
    ['a2', 'b2', 'c2'],
    ['a3', 'b3', 'c3'],
  ];
  const left = (line, rows = full) =>
    layout
      .without(rows, layout.lineOf(line))
      .map((row) => row.join(' '))
      .join(' / ');
  assert.equal(left('diag a1c3 horizontal'), 'b1 c1 / a2 c2 / a3 b3');
  assert.equal(left('diag a1c3 vertical'), 'a2 b1 c1 / a3 b3 c2');
  assert.equal(left('diag c1a3 horizontal'), 'a1 b1 / a2 c2 / b3 c3');
  assert.equal(left('diag c1a3 vertical'), 'a1 b1 c2 / a2 b3 c3');
  assert.equal(left('row 2'), 'a1 b1 c1 / a3 b3 c3');
  assert.equal(left('col b'), 'a1 c1 / a2 c2 / a3 c3');
  assert.equal(left('row 1', [['x', 'y', 'z']]), '');
  assert.equal(left('col a', [['x'], ['y'], ['z']]), '');
});

test('what a removal is said to leave is what the engine foresees', { skip }, () => {
  let seen = 0;
  for (const seats of [2, 3])
    games(seats, 30, (view, events, table) => {
      const seat = view.actors[0];
      if (view.phase !== 'hilo' || seat === undefined) return;
      for (const move of table.legal(seat).filter((m) => m.startsWith('remove '))) {
        const foreseen = table.preview(seat, move).view;
        if (foreseen.round !== view.round || foreseen.over) continue;
        const rest = layout.without(view.layouts[seat], layout.lineOf(move.slice(7)));
        const lines = new Set(foreseen.layouts[seat].flat());
        const also = rest.flat().filter((card) => card !== '?' && !lines.has(card));
        if (also.length)
          assert.equal(new Set(also.map((card) => card.split(':')[0])).size, 1, 'a line that the slide made');
        else assert.deepEqual(foreseen.layouts[seat], rest);
        seen++;
      }
    });
  assert.ok(seen > 50, `${seen} removals`);
});

/* ---- words ---- */

const names = (seat) => ({
  seat,
  of: (s) => (s === seat ? text.t('you') : ['Ada', 'Ben', 'Cleo'][s]),
  list: (seats) => text.list(seats.map(names(seat).of)),
  who: (s, key = 'name') => ({ [key]: names(seat).of(s), [`${key}You`]: s === seat ? 'yes' : 'no' }),
});

/* Where a card lies is shown, or told in words: no square of a chess board, no sign of a mathematician. */
const NOTATION = /\b[abc][123]\b|\b(row|column|Reihe|Spalte|fila|columna|riga|colonna|rij|kolom) [a-c\d]|Σ/;

/** Values for the keys of an event. */
function sample(info) {
  const values = { position: 'b2', why: 'flip', line: 'diag a1c3 vertical', direction: 'vertical' };
  const kinds = { number: 12, flag: false, seat: 0, card: 'red:-1', cards: ['red:-1', 'blue:3'], word: '' };
  return Object.fromEntries([
    ['type', info.type],
    ...info.keys.map(({ key, kind }) => [key, values[key] ?? kinds[kind]]),
  ]);
}

test('every event has a sentence in every language', { skip }, () => {
  const silent = new Set(['laid']);
  for (const info of upcard.game('hilo').events) {
    const said = languages.flatMap((language) => {
      settings.language = language;
      return [0, 1, null].flatMap((viewer) => {
        const shown = sample(info);
        const secret = Object.fromEntries(info.keys.filter((k) => k.secret).map((k) => [k.key, null]));
        return [shown, { ...shown, ...secret }].map((event) => words.describe(event, names(viewer)));
      });
    });
    if (silent.has(info.type)) {
      assert.deepEqual(new Set(said), new Set([null]));
      continue;
    }
    for (const sentence of said) {
      assert.match(sentence ?? '', /^¡?[\p{Lu}\d−][^{}]+\.$/u, info.type);
      assert.doesNotMatch(sentence, /hilo-|undefined|red:|\$/, info.type);
      assert.doesNotMatch(sentence, NOTATION, info.type);
    }
    assert.notEqual(said[0], said[6], `${info.type} is translated`);
  }
});

test('every text is used', { skip }, () => {
  const sources = [
    'Actions.svelte',
    'After.svelte',
    'Board.svelte',
    'Card.svelte',
    'Layout.svelte',
    'Others.svelte',
    'Piles.svelte',
    'Seat.svelte',
    'index.ts',
    'words.ts',
    'lesson.ts',
  ]
    .map((name) => source('hilo', name))
    .join('\n');
  /* Texts whose names are put together. */
  const made = /^hilo-(cell|line)-|^hilo-move-(draw|keep|remove|trade-down|take-down)/;
  for (const id of file('en').match(/^hilo-[\w-]*(?= =)/gm))
    assert.ok(made.test(id) || sources.includes(`'${id}'`), `${id} is used`);
});

test('every legal move of a game has a name, and the table always says what is to be done', { skip }, () => {
  for (const removal of ['optional', 'forced']) {
    const table = upcard.open({
      game: 'hilo',
      seats: 3,
      rules: { target: 60, removal },
      players: Array(3).fill('bot:easy'),
      secret: 'words',
    });
    while (!table.over) {
      const { turn, seat } = table.next();
      const view = table.view(0);
      const moves = table.legal(0);
      for (const language of languages) {
        settings.language = language;
        const said = moves.map((move) => words.moveName(move, view, names(0)));
        for (const name of said) assert.match(name, /^\p{Lu}(?!.*(hilo-|:\S|undefined|[{}]))/u);
        assert.equal(new Set(said).size, said.length, said.join(' / '));
        for (const sentence of [...said, words.prompt(view, moves, names(0))]) assert.doesNotMatch(sentence, NOTATION);
        assert.doesNotMatch(words.prompt(view, moves, names(0)), /hilo-|:\d|undefined|^$/);
      }
      if (turn === 'chance') table.drawOne();
      else table.letBot(seat);
    }
  }
});

test('each moment asks for its sound', { skip }, () => {
  assert.deepEqual(soundsOf(game, 'hilo'), { deal: 'deal', 'line of another': 'line', line: 'line', scores: 'bad' });
});
