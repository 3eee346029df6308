/* Runs the engine beside the page, so that no search holds up the screen: one game, replay or review at a time. */
import { load, UpcardError, type GameEvent, type Table, type Upcard } from 'upcard';
import type { Asked, Hint, Notice, OfflineGame, Opened, Refusal, Reply, Request, Step, Turn } from './messages';
import { isCall, withWords } from './messages';
import { judge } from './judge';
import { records } from './records';

const post = (message: Reply | Notice) => postMessage(message);
/* The first message is the engine's code. */
let begin: (code: WebAssembly.Module) => void;
const engine = new Promise<Upcard>((resolve) => (begin = (code) => resolve(load(code))));

let upcard: Upcard;
let table: Table | undefined;
/** The seat whose view is shown; null for a spectator. */
let seat: number | null = null;
/** The moves that a lesson has fixed: moves of chance and of others. */
let script: string[] = [];
let shownSeq = 0;
let sent = 0;
/** Rounds that were over when the table was first seen. Of these only the total after the last one is known. */
let unseen = 0;

const viewer = () => seat ?? 'spectator';

function theTable(): Table {
  if (!table) throw new Error('no game is open');
  return table;
}

const failed = (error: unknown) =>
  post({ notice: 'failed', message: error instanceof Error ? error.message : String(error) });

function turnNow(): Turn {
  const t = theTable();
  const own = seat === null ? [] : t.legal(seat);
  const { turn, seat: next } = t.next();
  const canUndo = t.canUndo;
  if (turn === 'over') return { turn: 'over', moves: [], canUndo };
  /* The viewer's own turn begins after the call. */
  const calls = next === seat ? own.filter(isCall) : own;
  if (turn === 'call' && own.length) return { turn: 'call', moves: calls, canUndo };
  if (turn === 'person' && next !== null && next !== seat) return { turn: 'wait', moves: [], canUndo, next };
  if (turn === 'person') return { turn: 'you', moves: own, canUndo };
  return { turn: 'wait', moves: [], canUndo };
}

function replaceTable(next: Table | undefined): void {
  table?.free();
  table = next;
  unseen = 0;
}

/** The events since the last time. */
function news(): GameEvent[] {
  const t = theTable();
  const events = t.events(sent, viewer()).map(withWords);
  sent = t.eventCount;
  return events;
}

/** The totals after each round; [] where they are not known. */
const rounds = () => theTable().rounds.map((row, round) => (round < unseen - 1 ? [] : row));

function stepNow(): Step {
  const t = theTable();
  return { seq: shownSeq, events: news(), view: t.view(viewer()), rounds: rounds() };
}

function opened(rules?: Opened['info']['rules']): Opened {
  const t = theTable();
  const view = t.view(viewer());
  const past: Opened['past'] = [];
  for (const item of t.events(0, viewer())) {
    const last = past[past.length - 1];
    if (last?.seq === item.move + 1) last.events.push(withWords(item));
    else past.push({ seq: item.move + 1, events: [withWords(item)] });
  }
  sent = t.eventCount;
  return {
    info: { game: t.game, seats: t.seats, rules: rules ?? { ...view.rules }, names: t.names, seat },
    seq: shownSeq,
    view,
    rounds: rounds(),
    past,
    turn: turnNow(),
  };
}

/* ---- a game of the page's own ---- */

function notice(chance = false): void {
  shownSeq = theTable().moves.length;
  const turn = turnNow();
  /* Writing a record takes longer than a move, so moves of chance alone are not saved. */
  const save = chance && turn.turn === 'wait' && turn.next === undefined ? '' : theTable().record({ saved: true });
  post({ notice: 'step', step: stepNow(), turn, save });
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

/** Plays on to the player's next decision, and reports each move. Between two moves it lets other requests run, so that
 * a search of the page (a hint, a save) need not wait for all bots. */
async function playOn(): Promise<void> {
  const mine = theTable();
  for (;;) {
    if (table !== mine) return;
    const { turn, seat: next } = mine.next();
    if (turn === 'chance') {
      if (!scripted('chance')) mine.drawOne();
    } else if (turn === 'bot' && next !== null) {
      if (!scripted(next)) mine.letBot(next);
    } else if (turn === 'call' && !mine.callers().includes(seat ?? -1)) {
      mine.pass(); // the seat that could call does not hold the device
      continue;
    } else return;
    notice(turn === 'chance');
    if (turn === 'bot') await new Promise((resolve) => setTimeout(resolve));
  }
}

let playing: Promise<void> = Promise.resolve();
/** Plays on after the work in progress; a failure is reported to the page. */
function goOn(): void {
  playing = playing.then(playOn).catch(failed);
}

/* ---- what the page may ask ---- */

/** The head of a saved game that has just begun, with its secret. */
function headOf({ game, seats, rules, players, secret }: OfflineGame): string {
  const words = Object.entries(rules).map(([key, value]) => `${key}=${value}`);
  const lines = [
    'upcard-record 1',
    `game ${game}`,
    `seats ${seats}`,
    ...(words.length ? [`rules ${words.join(' ')}`] : []),
    `names ${players.map((name) => `"${name.replace(/[\\"]/g, '\\$&')}"`).join(' ')}`,
    `secret ${secret}`,
  ];
  return `${lines.join('\n')}\n\n`;
}

const bytes = (base64: string) => Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));

const asked: Asked = {
  games: () => upcard.games,
  layout: () => upcard.layout,

  open(game: OfflineGame): Opened {
    replaceTable(game.secret ? upcard.read(headOf(game)) : upcard.open(game));
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
    seat = own < 0 ? null : own;
    shownSeq = theTable().moves.length;
    const first = opened();
    goOn();
    return first;
  },

  follow(raw, seq, names, own): Opened {
    replaceTable(upcard.follow(bytes(raw), names));
    seat = own;
    shownSeq = seq;
    unseen = theTable().rounds.length;
    return { ...opened(), turn: { turn: 'wait', moves: [], canUndo: false } };
  },

  shown(raw, rawEvents, seq): Step {
    theTable().shown(bytes(raw), bytes(rawEvents));
    shownSeq = seq;
    return stepNow();
  },

  sit(own): Opened {
    seat = own;
    return opened();
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
    return {
      choices: advice.choices,
      reasons: best ? t.reasons(own, best.move) : [],
      said: best ? t.reason(own, best.move) : '',
    };
  },

  judge: (situations) => judge(upcard, situations),

  odds(kind, which) {
    const { odds } = theTable();
    const count = odds[kind].bind(odds) as (seat: number) => never;
    return count(which);
  },

  ...records(() => upcard, post, failed),
};

addEventListener('message', async ({ data }: MessageEvent<WebAssembly.Module | Request>) => {
  if (data instanceof WebAssembly.Module) return begin(data);
  try {
    upcard ??= await engine;
    const method = asked[data.method] as (...args: unknown[]) => unknown;
    post({ id: data.id, result: method(...data.args) });
  } catch (error) {
    const code = error instanceof UpcardError ? error.code : undefined;
    post({ id: data.id, error: error instanceof Error ? error.message : String(error), code });
  }
});
/* The engine's code cannot be deserialized. The error stays uncaught, so the page is notified that no answer will
 * come. */
addEventListener('messageerror', () => {
  throw new Error('messageerror');
});
