/* Hi Lo Flip on the page, without a browser: its lesson goes through the engine as it is written, everything has its
 * words, and every card of a hand can be reached. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { languagesOf } from '../languages.mjs';
import { loadGame, missing as skip, soundsOf } from './load.mjs';

let game;
before(async () => {
  if (!skip) game = await loadGame('hi_lo_flip', 'index', 'lesson', 'words', 'moves', '../../ui/spread', 'pace');
});
after(() => game?.end());

const languages = languagesOf('games/hi_lo_flip/LANGUAGE.ftl');
const names = (seat) => ({
  seat,
  of: (s) => (s === seat ? game.text.t('you') : ['Ada', 'Ben', 'Cleo', 'Dan'][s]),
  list: (seats) => game.text.list(seats.map(names(seat).of)),
  who: (s, key = 'name') => ({ [key]: names(seat).of(s), [`${key}You`]: s === seat ? 'yes' : 'no' }),
});

/* ---- the lesson ---- */

/** Plays the lesson as it is written, the learner by its steps. It gives the table at its end. */
function playLesson() {
  const { lesson } = game.lesson;
  const table = game.upcard.open({ game: 'hi_lo_flip', seats: 2, rules: lesson.rules, players: lesson.players });
  const script = [...lesson.script];
  const steps = lesson.steps.filter((step) => step.moves);
  for (;;) {
    const { turn, seat } = table.next();
    if (turn === 'over') break;
    const mover = turn === 'chance' ? 'chance' : seat;
    let move;
    if (turn === 'person') {
      const step = steps.shift();
      assert.equal(step?.moves.length, 1, 'each step of the learner has one move, so that the script fits');
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
  assert.deepEqual([script, steps], [[], []], 'all that is written has been played');
  return table;
}

test('the lesson goes to its end, and shows every rule that it tells', { skip }, () => {
  const table = playLesson();
  assert.deepEqual(table.totals, [36, 5]);
  assert.deepEqual(table.winners, [0]);
  const told = table.events(0, 0).map(({ event }) => event);
  const about = (type) => told.filter((event) => event.type === type);
  assert.deepEqual(
    about('owes').map((e) => e.seat),
    [0],
  );
  assert.deepEqual(
    about('skipped').map((e) => e.seat),
    [1],
  );
  assert.deepEqual(
    about('tossed').map((e) => [e.seat, e.turned]),
    [
      [1, false],
      [0, true],
      [0, false],
    ],
  );
  assert.deepEqual(
    about('took').map((e) => [e.seat, e.points]),
    [
      [0, 14],
      [1, 5],
    ],
  );
  assert.deepEqual(
    about('out').map((e) => e.seat),
    [0],
  );
});

test('the lesson says something at each step, in every language', { skip }, () => {
  const { steps } = game.lesson.lesson;
  assert.ok(steps.length >= 8 && steps.length <= 14);
  for (const language of languages) {
    game.settings.language = language;
    for (const step of steps) assert.notEqual(game.text.t(step.text), step.text);
  }
});

/* ---- words ---- */

const sample = {
  side: 'hi',
  turned: false,
  drawn: false,
  bonus: 10,
  card: '41',
  top: '45',
  cards: ['40', '45'],
  from: 1,
  by: 1,
};

test('every event has a sentence in every language, for whoever is meant', { skip }, () => {
  /* Whose turn it is the prompt tells. */
  const silent = new Set(['turn']);
  for (const { type, keys } of game.upcard.game('hi_lo_flip').events) {
    const said = languages.map((language) => {
      game.settings.language = language;
      const event = { type, ...Object.fromEntries(keys.map(({ key }) => [key, sample[key] ?? 0])) };
      /* Each kind of viewer, each seat of the event as that viewer, flags both ways. */
      const variants = [event, { ...event, turned: true, drawn: true }, { ...event, seat: 1, from: 0, by: 0 }];
      return variants
        .flatMap((one) => [0, 1, 2].map((seat) => game.words.describe(one, names(seat))))
        .filter((s) => s !== null);
    });
    if (silent.has(type)) {
      assert.deepEqual(said.flat(), []);
      continue;
    }
    assert.ok(said[0].length, type);
    for (const sentence of said.flat()) {
      assert.match(sentence, /^¡?\p{Lu}[^{}]+[.!]$/u, type);
      assert.doesNotMatch(sentence, /hi_lo_flip-|undefined|\$|You draws|Du hat |Du zieht/, type);
    }
    assert.notEqual(said[0][0], said[1][0], `${type} is translated`);
  }
});

test('a card that somebody else was dealt or drew stays unknown', { skip }, () => {
  game.settings.language = 'en';
  assert.equal(game.words.describe({ type: 'dealt', seat: 1, card: null }, names(0)), null);
  assert.equal(game.words.describe({ type: 'drew', seat: 1, card: null }, names(0)), 'Ben drew a card.');
});

test('what is asked for is what the engine lets be played', { skip }, () => {
  const { words, moves } = game;
  for (let round = 0; round < 6; round++) {
    const table = game.upcard.open({
      game: 'hi_lo_flip',
      seats: 2 + (round % 3),
      rules: { target: 60, after_two: round % 2 ? 'reset' : 'full' },
      players: Array(2 + (round % 3)).fill('bot:easy'),
      secret: `words ${round}`,
    });
    while (!table.over) {
      const { turn, seat } = table.next();
      for (const language of languages) {
        game.settings.language = language;
        for (const viewer of [0, 1, null]) {
          const said = words.prompt(table.view(viewer ?? 'spectator'), names(viewer));
          assert.doesNotMatch(said, /hi_lo_flip-|undefined|null|NaN|^$/);
        }
      }
      if (turn === 'bot') {
        game.settings.language = 'de';
        const view = table.view(seat);
        const legal = table.legal(seat);
        const [, how, top] = words.wanted(view).match(/^(höher|niedriger|jede)\D*(\d+)?/) ?? [];
        const fits = (card) => how === 'jede' || (how === 'höher' ? card > top : card < top);
        assert.deepEqual(
          legal.map(moves.cardOf).sort((a, b) => a - b),
          moves.cardsOf(view, seat).filter(fits),
        );
        for (const move of legal) assert.equal(moves.moveOf(moves.cardOf(move)), move);
      }
      if (turn === 'chance') table.drawOne();
      else table.letBot(seat);
    }
  }
});

test('what cards are worth is what the engine counts', { skip }, () => {
  const { moves } = game;
  const table = game.upcard.open({
    game: 'hi_lo_flip',
    seats: 3,
    rules: { target: 200 },
    players: Array(3).fill('bot:easy'),
    secret: 'worth',
  });
  while (!table.over)
    if (table.next().turn === 'chance') table.drawOne();
    else table.letBot(table.next().seat);
  const events = table.events(0, 'spectator').map(({ event }) => event);
  const taken = events.filter((event) => event.type === 'took');
  assert.ok(taken.length > 5);
  for (const event of taken) assert.equal(moves.worth(event.cards.map(Number)), event.points);
  for (const event of events.filter((e) => e.type === 'scored'))
    assert.equal(moves.worth(event.cards.map(Number)) + event.bonus, event.score);
});

/* ---- the hand ---- */

test('of every card of a hand at least 24 px by 24 px are free, within any room', { skip }, () => {
  for (const [width, most] of [
    [304, 76],
    [360, 90],
    [752, 112],
    [1152, 136],
  ])
    for (const seen of [0.46, 0.53])
      for (let count = 1; count <= 40; count++) {
        const height = most * 1.4;
        const plan = game['../../ui/spread'].spread({ count, width, height, most, seen });
        const where = `${count} cards in ${width} px`;
        for (let i = 0; i < count; i++) {
          const right = plan.x(i) + plan.card;
          assert.ok(plan.x(i) >= -0.01 && right <= width + 0.01, `${where}: within`);
          assert.ok(plan.y(i) >= -0.01 && plan.y(i) + plan.card * 1.4 <= height + 0.01, `${where}: not below the end`);
          const after = i + 1 < count && plan.y(i + 1) === plan.y(i) ? plan.x(i + 1) - plan.x(i) : plan.card;
          assert.ok(after >= 23.99, `${where}: ${after} px wide`);
          if (plan.y(count - 1) > plan.y(i))
            assert.ok(plan.y(Math.min(count - 1, i + plan.columns)) - plan.y(i) >= 23.99, `${where}: high`);
        }
      }
});

test('a round passes quickly where nothing is to be seen, and slowly enough where something is', { skip }, () => {
  const { duration } = game.pace;
  assert.ok(duration([{ type: 'dealt', seat: 1, card: null }], 0, { seats: 2 }) <= 60);
  const end = [
    { type: 'out', seat: 0, cards: [], bonus: 10 },
    ...[0, 1, 2].map((seat) => ({ type: 'scored', seat, cards: [], bonus: 0, score: 1 })),
  ];
  assert.ok(duration(end, 0, { seats: 2 }) >= 3000);
});

test('a refused card is explained in plain words', { skip }, () => {
  const view = { phase: 'play', chip: 'lo', pile: [60, 45] };
  const why = (language, more = {}) => {
    game.settings.language = language;
    return game.words.refusal('play 58', { ...view, ...more });
  };
  assert.equal(why('en'), '58 is not lower than 45.');
  assert.equal(why('de'), '58 ist nicht niedriger als 45.');
  assert.equal(why('en', { chip: 'hi', pile: [90] }), '58 is not higher than 90.');
  assert.equal(why('en', { phase: 'chip' }), null);
});

test('each moment asks for its sound', { skip }, () => {
  assert.deepEqual(soundsOf(game, 'hi_lo_flip'), {
    deal: 'deal',
    play: 'play',
    chip: 'coin',
    hit: 'deal',
    'chip stays': 'coin',
    taken: 'bad',
    scores: 'bad',
  });
});
