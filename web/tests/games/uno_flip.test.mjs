/* Uno Flip on the page, without a browser: its lesson goes through the engine as it is written, and everything has its
 * words. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { languagesOf } from '../languages.mjs';
import { loadGame, missing as skip, soundsOf } from './load.mjs';

const languages = languagesOf('games/uno_flip/LANGUAGE.ftl');
let game, upcard, lesson, words, sides, text, settings;

before(async () => {
  if (skip) return;
  game = await loadGame('uno_flip', 'index', 'lesson', 'words', 'sides');
  ({ upcard, words, sides, text, settings } = game);
  ({ lesson } = game.lesson);
});
after(() => game?.end());

test('others are told that a hand is to be swapped', { skip }, () => {
  const view = { over: false, phase: 'swap', turn: 1, actors: [1], chance: false, challenge: null, uno: null };
  const names = { seat: 0, who: (seat) => ({ name: ['Du', 'Ada'][seat], nameYou: seat ? 'no' : 'yes' }) };
  const said = {
    en: ['Ada chooses whom to swap hands with …', 'Ada’s turn …'],
    de: ['Ada wählt, mit wem die Hand getauscht wird …', 'Ada ist dran …'],
  };
  for (const [language, [swap, play]] of Object.entries(said)) {
    settings.language = language;
    assert.equal(words.prompt(view, [], names), swap);
    assert.equal(words.prompt({ ...view, phase: 'play' }, [], names), play);
  }
});

/** The lesson's moves in the order of the game, the learner's between those that are written down. */
function* walk(table) {
  const script = [...lesson.script];
  const steps = lesson.steps.filter((step) => step.moves);
  for (;;) {
    const { turn, seat } = table.next();
    if (turn === 'over') break;
    if (turn === 'person') {
      const step = steps.shift();
      assert.ok(step, 'the learner is to move, and no step says how');
      for (const move of step.moves) assert.ok(table.legal(seat).includes(move), `"${move}" is legal at ${step.text}`);
      yield [seat, step.moves[0]];
    } else {
      const line = script.shift();
      const who = turn === 'chance' ? '*' : String(seat);
      assert.ok(line?.startsWith(`${who} `), `${who} is to move, and "${line}" is written`);
      yield [turn === 'chance' ? 'chance' : seat, line.slice(who.length + 1)];
    }
  }
  assert.deepEqual(script, [], 'all that is written has been played');
  assert.deepEqual(steps, [], 'all steps were reached');
}

const open = () =>
  upcard.open({ game: 'uno_flip', seats: lesson.players.length, rules: lesson.rules, players: lesson.players });

test('the lesson goes to its end, and the learner wins', { skip }, () => {
  const table = open();
  for (const [mover, move] of walk(table)) {
    const made = table.make(mover, move);
    assert.ok(made.ok, made.message);
  }
  assert.deepEqual(table.winners, [0]);
});

test('the lesson says something at each step, in every language', { skip }, () => {
  for (const language of languages) {
    settings.language = language;
    for (const step of lesson.steps) assert.notEqual(text.t(step.text), step.text);
  }
  assert.ok(lesson.steps.length >= 8 && lesson.steps.length <= 14);
});

const names = (seat) => ({
  seat,
  of: (s) => (s === seat ? text.t('you') : ['Ada', 'Ben', 'Cleo'][s]),
  list: (seats) => text.list(seats.map(names(seat).of)),
  who: (s, key = 'name') => ({ [key]: names(seat).of(s), [`${key}You`]: s === seat ? 'yes' : 'no' }),
});

/** Values for the keys of an event. */
function sample(info) {
  const cards = ['red:7/orange:1', 'wild/teal:3'];
  const values = {
    back: 'orange:1',
    color: 'red',
    until: 'red',
    why: 'last card',
    side: 'light',
    verdict: 'guilty',
    winner: 0,
  };
  const kinds = { number: 2, flag: false, seat: 0, card: cards[0], cards, word: 'red' };
  return Object.fromEntries([
    ['type', info.type],
    ...info.keys.map(({ key, kind }) => [key, values[key] ?? kinds[kind]]),
  ]);
}

test('every event has a sentence in every language', { skip }, () => {
  const silent = new Set(['dealt', 'top']);
  const { events } = upcard.game('uno_flip');
  for (const info of events) {
    const said = languages.flatMap((language) => {
      settings.language = language;
      return [0, 1, null].flatMap((viewer) => {
        const shown = sample(info);
        const secret = Object.fromEntries(info.keys.filter((k) => k.secret).map((k) => [k.key, null]));
        return [shown, { ...shown, ...secret }].map((event) => words.describe(event, names(viewer)));
      });
    });
    for (const sentence of said) {
      if (silent.has(info.type)) assert.equal(sentence, null);
      else if (info.type === 'new_hand' && sentence === null)
        continue; // the others are told `swapped`
      else assert.match(sentence ?? '', /^[^{}]+$/, info.type);
      assert.doesNotMatch(sentence ?? '', /uno-|undefined|red:\d|\$/, info.type);
    }
    if (!silent.has(info.type)) assert.notEqual(said[0], said[6], `${info.type} is translated`);
  }
});

test('a seat that decides about a challenge is not called the next one', { skip }, () => {
  const view = { over: false, chance: false, phase: 'play', turn: 3, direction: 1, seats: 4, challenge: null };
  assert.equal(words.nextSeat(view), 0);
  assert.equal(words.nextSeat({ ...view, direction: -1 }), 2);
  assert.equal(words.nextSeat({ ...view, phase: 'challenge', challenge: { by: 0 } }), null);
  assert.equal(words.nextSeat({ ...view, seats: 2, turn: 1 }), null);
});

test('every reason to draw has words', { skip }, () => {
  for (const language of languages)
    for (const why of ['nothing', 'choice', 'caught', 'card', 'guilty', 'last card', 'first card']) {
      settings.language = language;
      const event = { type: 'drew', seat: 0, card: null, back: 'pink:3', why, until: null, left: 0 };
      assert.doesNotMatch(words.describe(event, names(1)), /uno-/);
    }
});

test('every legal move of a game has a name, and the table always says what is to be done', { skip }, () => {
  for (const rules of [{ target: 200 }, { target: 100, exposed_wild: 'flipper', uno: 'auto', backs: 'hidden' }]) {
    const table = upcard.open({
      game: 'uno_flip',
      seats: 3,
      rules,
      players: ['bot:easy', 'bot:easy', 'bot:easy'],
      secret: 'words',
    });
    for (let made = 0; made < 300 && !table.over; made++) {
      const { turn, seat } = table.next();
      for (const language of languages) {
        settings.language = language;
        const view = table.view(0);
        const moves = table.legal(0);
        for (const move of moves) assert.doesNotMatch(words.moveName(move, view, names(0)), /uno-|:|^$/, move);
        assert.doesNotMatch(words.prompt(view, moves, names(0)), /uno-|:\d|^$/);
      }
      if (turn === 'chance') table.drawOne();
      else table.letBot(seat);
    }
  }
});

test('the table waits for the seat whose legal moves are more than catching or the late word', { skip }, () => {
  const table = upcard.open({
    game: 'uno_flip',
    seats: 4,
    rules: { target: 200 },
    players: Array(4).fill('bot:easy'),
    secret: 'who',
  });
  let several = 0;
  for (let made = 0; made < 1500 && !table.over; made++) {
    const { turn, seat } = table.next();
    const view = table.view('spectator');
    const asked = view.actors.filter((actor) => table.legal(actor).some((move) => move !== 'catch' && move !== 'uno'));
    assert.deepEqual(
      [words.decider(view)].filter((decider) => decider !== null),
      asked,
    );
    if (view.actors.length > 1) several++;
    if (turn === 'chance') table.drawOne();
    else {
      /* Everybody forgets the word, and nobody notices. */
      const moves = table.legal(seat).filter((move) => move !== 'catch' && !move.endsWith('uno'));
      table.make(seat, moves.find((move) => move.startsWith('play ')) ?? moves[0]);
    }
  }
  assert.ok(several > 0, 'somebody could be caught');
});

test('who comes late is told the same faces as who was there from the beginning', { skip }, () => {
  const table = upcard.open({
    game: 'uno_flip',
    seats: 3,
    rules: { target: 300 },
    players: Array(3).fill('bot:easy'),
    secret: 'late',
  });
  let darks = 0;
  for (let made = 0; made < 1200 && !table.over; made++) {
    const { turn, seat } = table.next();
    if (turn === 'chance') table.drawOne();
    else table.letBot(seat);
    if (made % 20) continue;
    const events = table.events(0, 0).map(({ event }) => event);
    const view = table.view(0);
    sides.learnSides([{ seq: 0, events }], view);
    const known = events.map(sides.sideAt);
    if (view.side === 'dark') darks++;
    for (const few of [1, 5, 40, 200]) {
      const late = events.slice(-few).map((event) => ({ ...event }));
      sides.learnSides([{ seq: 0, events: late }], view);
      const faces = (list, at) => list.map((event, i) => ('card' in event || 'cards' in event ? at[i] : null));
      assert.deepEqual(
        faces(late, late.map(sides.sideAt)),
        faces(late, known.slice(-few)),
        `the last ${few} of ${events.length}`,
      );
    }
  }
  assert.ok(darks > 3, 'the dark side was up');
});

test('a refused card is explained in plain words', { skip }, () => {
  const view = {
    phase: 'play',
    turn: 0,
    side: 'dark',
    color: 'purple',
    discard: ['red:1/purple:6'],
    over: false,
    chance: false,
    drew: null,
    challenge: null,
  };
  const why = (language, move, rule, more = {}) => {
    settings.language = language;
    return words.refusal(move, rule, { ...view, ...more }, names(0));
  };
  assert.equal(why('en', 'play red:8/teal:3', 'UF-3.1'), 'Teal 3 does not fit: neither purple nor 6.');
  assert.equal(why('de', 'play red:8/teal:3', 'UF-3.1'), 'Türkis 3 passt nicht: weder Lila noch 6.');
  assert.equal(
    why('en', 'play red:8/teal:3', 'UF-3.1', { discard: ['red:1/wild'] }),
    'Teal 3 does not fit: it is not purple.',
  );
  assert.equal(why('en', 'play red:8/teal:3', 'UF-3.2', { turn: 1 }), 'Not yet: it is Ben’s turn.');
  assert.match(why('de', 'play red:8/teal:3', 'UF-3.3', { phase: 'drawn', drew: 'red:8/pink:6' }), /Pink 6/);
  assert.equal(why('en', 'play red:8/teal:3', 'UF-3.4'), null);
});

test('each moment asks for its sound', { skip }, () => {
  assert.deepEqual(soundsOf(game, 'uno_flip'), {
    deal: 'deal',
    drawn: 'deal',
    uno: 'turnover',
    flip: 'turnover',
    'own uno': 'uno',
    scores: 'good',
  });
});
