/* Runs the engine beside the page, so that no search holds up the screen: one game, replay or review at a time. */
import { load, type GameEvent, type Replay, type Table, type Told, type Upcard, type View } from 'upcard';
import wasm from '$wasm/upcard.wasm?url';
import type {
  Asked, Checked, Hint, Notice, Odds, OfflineGame, Opened, Refusal, ReplayInfo, Reply, Request, Step, Turn,
} from './messages';

const post = (message: Reply | Notice) => postMessage(message);
const engine: Promise<Upcard> = load(new URL(wasm, location.href));

let upcard: Upcard;
let table: Table | undefined;
/** Whose view is shown; null for who watches. */
let seat: number | null = null;
/** What a lesson has decided already: moves of chance and of others. */
let script: string[] = [];
let shownSeq = 0;
let told = 0;
let replay: Replay | undefined;

const viewer = () => seat ?? 'spectator';

function theTable(): Table {
  if (!table) throw new Error('no game is open');
  return table;
}

function turnNow(): Turn {
  const t = theTable();
  const own = seat === null ? [] : t.legal(seat);
  const { turn, seat: next } = t.next();
  const canUndo = t.canUndo;
  if (turn === 'over') return { turn: 'over', moves: [], canUndo };
  if (turn === 'call' && own.length) return { turn: 'call', moves: own, canUndo };
  if (turn === 'person' && next === seat) return { turn: 'you', moves: own, canUndo };
  return { turn: 'wait', moves: [], canUndo };
}

function replaceTable(next: Table | undefined): void {
  table?.free();
  table = next;
}

/** What was told since the last time. */
function news(): GameEvent[] {
  const t = theTable();
  const events = t.told(told, viewer()).map((item) => item.event);
  told = t.toldCount;
  return events;
}

function stepNow(): Step {
  const t = theTable();
  return { seq: shownSeq, events: news(), view: t.view(viewer()), rounds: t.rounds };
}

function opened(rules?: Opened['info']['rules']): Opened {
  const t = theTable();
  const view = t.view(viewer());
  const past: Opened['past'] = [];
  for (const item of t.told(0, viewer())) {
    const last = past[past.length - 1];
    if (last?.seq === item.move + 1) last.events.push(item.event);
    else past.push({ seq: item.move + 1, events: [item.event] });
  }
  told = t.toldCount;
  return {
    info: { game: t.game, seats: t.seats, rules: rules ?? { ...view.rules }, names: t.names, seat },
    seq: shownSeq,
    view,
    rounds: t.rounds,
    past,
    turn: turnNow(),
  };
}

/* ---- a game of the page's own ---- */

function notice(): void {
  shownSeq = theTable().moves.length;
  post({ notice: 'step', step: stepNow(), turn: turnNow(), save: theTable().record({ saved: true }) });
}

/** The next written move of a lesson, if it is this mover's. */
function scripted(mover: number | 'chance'): boolean {
  const line = script[0];
  if (line === undefined) return false;
  const [who, ...move] = line.split(' ');
  if (who !== (mover === 'chance' ? '*' : String(mover))) return false;
  script.shift();
  const made = theTable().make(mover, move.join(' '));
  if (!made.ok) throw new Error(`the lesson cannot go on with "${line}": ${made.message}`);
  return true;
}

/** Plays on to the player's next decision, telling each move. Between two of them others are heard, so that a search of the page
 * (a hint, a save) need not wait for all bots. */
async function playOn(): Promise<void> {
  const mine = theTable();
  for (;;) {
    if (table !== mine) return;
    const { turn, seat: next } = mine.next();
    if (turn === 'chance') {
      if (!scripted('chance')) mine.drawOne();
    } else if (turn === 'bot' && next !== null) {
      if (!scripted(next)) mine.letBot(next);
    } else return;
    notice();
    if (turn === 'bot') await new Promise((resolve) => setTimeout(resolve));
  }
}

let playing: Promise<void> = Promise.resolve();
/** Plays on behind what is going on already; a failure is told to the page. */
function goOn(): void {
  playing = playing
    .then(playOn)
    .catch((error: unknown) => post({ notice: 'failed', message: error instanceof Error ? error.message : String(error) }));
}

/* ---- what the page may ask ---- */

const bytes = (base64: string) => Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));

const asked: Asked = {
  games: () => upcard.games,

  open(game: OfflineGame): Opened {
    replaceTable(upcard.open({ game: game.game, seats: game.seats, rules: game.rules, players: game.players }));
    script = [...(game.script ?? [])];
    seat = game.players.indexOf('you');
    if (seat < 0) seat = null;
    shownSeq = 0;
    const first = opened();
    goOn();
    return first;
  },

  read(save: string, own: number): Opened {
    replaceTable(upcard.read(save));
    script = [];
    seat = own;
    shownSeq = theTable().moves.length;
    const first = opened();
    goOn();
    return first;
  },

  follow(raw, seq, names, own): Opened {
    replaceTable(upcard.follow(bytes(raw), names));
    seat = own;
    shownSeq = seq;
    return { ...opened(), turn: { turn: 'wait', moves: [], canUndo: false } };
  },

  shown(raw, rawEvents, seq): Step {
    theTable().shown(bytes(raw), bytes(rawEvents));
    shownSeq = seq;
    return stepNow();
  },

  rename: (which, name) => theTable().rename(which, name),

  move(text: string): Refusal | null {
    const made = theTable().make(seat ?? 0, text);
    if (!made.ok) return { error: made.error, rule: made.rule, message: made.message };
    notice();
    goOn();
    return null;
  },

  pass(): void {
    theTable().pass();
    goOn();
  },

  undo: () => theTable().undo(),
  save: () => (table ? table.record({ saved: true }) : ''),
  record: () => theTable().record(),
  refusal: (move) => theTable().refusal(seat ?? 0, move),
  preview: (move) => theTable().preview(seat ?? 0, move),

  hint(ms: number): Hint {
    const t = theTable();
    const own = seat ?? 0;
    const advice = t.advise(own, { ms });
    const best = advice.choices[0];
    return { choices: advice.choices, reason: best ? t.reason(own, best.move) : '' };
  },

  odds(which: number): Odds | null {
    const t = theTable();
    if (t.game !== 'flip7') return null;
    const { cards, bust } = t.odds.flip7Next(which);
    return { cards, bust, seven: t.odds.flip7Seven(which) };
  },

  replay(record: string): ReplayInfo {
    replay = upcard.replay(record);
    const view = replay.at(replay.length);
    return {
      game: replay.game, seats: replay.seats, rules: { ...view.rules }, names: replay.names, seat: null,
      length: replay.length, moves: replay.moves, headers: replay.headers, over: view.over, winners: view.winners,
    };
  },

  position(at, who): Step {
    if (!replay) throw new Error('no game is open');
    return {
      seq: at,
      events: at ? replay.told(at, who).map((item: Told) => item.event) : [],
      view: replay.view(at, who) as View,
      rounds: replay.rounds(at),
    };
  },

  review(record, msPerMove): void {
    void reviewAll(upcard.replay(record), msPerMove);
  },

  verify(record): Checked {
    const verdict = upcard.verify(record);
    return { ok: verdict.ok, reason: verdict.reason ?? '', draws: verdict.draws.length };
  },

  link: (record) => upcard.linkWrite(record),
  unlink: (link) => upcard.linkRead(link),
};

/** Looks at every decision of a finished game with what its seat knew then. */
async function reviewAll(game: Replay, ms: number): Promise<void> {
  const decisions = game.moves.flatMap((move, at) => (move.mover === 'chance' ? [] : [{ at, seat: move.mover, move: move.text }]));
  for (const [index, { at, seat: who, move }] of decisions.entries()) {
    const { chance } = game.evaluate(at, who, { ms: ms / 3 });
    const alone = game.legal(at, who).length === 1;
    const advice = alone ? null : game.advise(at, who, { ms });
    const made = advice?.choices.find((choice) => choice.move === move);
    post({
      notice: 'reviewed',
      item: {
        at, seat: who, move, chance,
        best: advice?.choices[0]?.move ?? move,
        cost: made?.behind ?? 0,
        costError: made?.behindError ?? 0,
      },
      done: index + 1,
      of: decisions.length,
    });
    await new Promise((resolve) => setTimeout(resolve));
  }
}

addEventListener('message', async ({ data }: MessageEvent<Request>) => {
  try {
    upcard ??= await engine;
    const method = asked[data.method] as (...args: unknown[]) => unknown;
    post({ id: data.id, result: method(...data.args) });
  } catch (error) {
    post({ id: data.id, error: error instanceof Error ? error.message : String(error) });
  }
});
