/* A table on a server: where this guest sits or watches. The engine in the worker follows what the server shows this
 * viewer; the store shows it. A move is sent until the server has confirmed it, under a name of its own, so that it is
 * played once. */
import { startEngine, type Engine } from '$/engine/client';
import type { Opened, Refusal, Step, Turn } from '$/engine/messages';
import { loadGame } from '$/games';
import type { GameUi } from '$/games/ui';
import { keep, kept, settings } from '$/settings/settings.svelte';
import {
  connection,
  errorText,
  freshSeed,
  jittered,
  passes,
  PAUSE_MOST_MS,
  PAUSE_MS,
  Refused,
} from '$/server/connection.svelte';
import { note, noted } from '$/server/commits';
import type { ClientMessage, ServerMessage, TableState } from '$/server/messages';
import { hasText, t } from '$/text/index.svelte';
import { announce } from '$/ui/announcer.svelte';
import { hear } from '$/ui/hear';
import { TableStore, type LogEntry, type Source } from './store.svelte';

const HINT_MS = 1200;
const EMOTE_MS = 5000;
/** What comes at once after coming back is taken together; more than a few steps are not shown one by one. */
const CATCH_UP_MS = 250;
const STEPS_SHOWN = 10;
const BUSY_MS = 1000;

type GameMessage = Extract<ServerMessage, { type: 'welcome' | 'view' | 'event' | 'ask' | 'end' }>;
/** How much time was left then. */
interface Left {
  left: number | null;
  at: number;
}
const waiting: Turn = { turn: 'wait', moves: [], canUndo: false };

/** Tables that this page has left: Back shows them again, but does not sit down again unasked. */
const left = new Set<string>();
const CODE = /^[A-Z0-9]{6}$/;

export class OnlineTable {
  readonly code: string;
  /** What the server told last of this table; null: nothing yet. */
  state: TableState | null = $state.raw(null);
  /** The game, once it has begun and something of it may be seen. */
  store: TableStore | null = $state.raw(null);
  /** Why the table is not shown: the word of the protocol, or "layout", and a sentence. */
  problem: { code: string; message: string } | null = $state.raw(null);
  /** The server does not let anybody in now, but may soon: it is tried again. */
  keptOut = $state(false);
  /** One is not at the table any more: by own wish, or sent away. */
  gone: 'left' | 'removed' | null = $state(null);
  /** A guest without a name wants to sit down here; a seat, or any. */
  naming: { seat: number | undefined } | null = $state.raw(null);
  /** Seats whose emotes are not wanted. */
  muted: number[] = $state.raw([]);

  #started: Engine | null = null;
  #ui: GameUi | null = null;
  /* The server has said that this connection is at this table. */
  #here = false;
  #seat: number | null = null;
  /* This time that one is here, a seed was given. */
  #gaveSeed = false;
  /* The last move that was followed. */
  #have = 0;
  #request = 0;
  #moves = 0;
  #pending: { message: Extract<ClientMessage, { type: 'move' }>; resolve: (refusal: Refusal | null) => void } | null =
    null;
  /* Steps that were missed, while they come in; and what they begin with, where nothing is shown yet. */
  #missed: Step[] | null = null;
  #base: Opened | null = null;
  /* The time of who is to act after them. */
  #time: Left = { left: null, at: 0 };
  /* Messages are followed one after the other, since the engine answers later. */
  #work: Promise<unknown> = Promise.resolve();
  /* When it is tried again to come here. */
  #again: ReturnType<typeof setTimeout> | undefined;
  #pause = PAUSE_MS;
  /* The last message said that something is not allowed; if `left` comes next, one was sent away. */
  #barred = false;
  #unlisten: () => void;
  #closed = false;

  constructor(code: string) {
    this.code = code;
    this.#unlisten = connection.listen((message) => this.#hear(message));
    if (!CODE.test(code)) this.problem = { code: 'no_table', message: t('home-code-unclear') };
    else if (left.has(code)) this.gone = 'left';
    else if (connection.state === 'ready') void this.#come();
  }

  /** Once a table has been told of its game is known. */
  get #engine(): Engine {
    return (this.#started ??= startEngine(this.state?.game));
  }

  /* ---- what a guest can do here; all throw Refused ---- */

  async sit(seat?: number): Promise<void> {
    if (!settings.name) return void (this.naming = { seat });
    this.naming = null;
    await this.#wish({ type: 'join', table: this.code, ...(seat === undefined ? {} : { seat }) });
  }
  setChair = (seat: number, player: string) => this.#wish({ type: 'chair', seat, player });
  remove = (seat: number) => this.#wish({ type: 'remove', seat });
  start = (fill?: string) => this.#wish(fill ? { type: 'start', fill } : { type: 'start' });
  back = () => this.#wish({ type: 'back' });
  /** Gives the code of the next table. */
  rematch = async () => (await this.#wish({ type: 'rematch' }, (table) => table.rematch !== null)).rematch!;
  async leave(): Promise<void> {
    await connection.ask({ type: 'leave' }, (m) => m.type === 'left', this);
    left.add(this.code);
  }
  emote = (emote: string) => connection.ask({ type: 'emote', emote }, (m) => m.type === 'emote', this);
  report = (seat: number, reason: string) =>
    connection.ask({ type: 'report', seat, reason }, (m) => m.type === 'reported', this);

  mute(seat: number, on: boolean): void {
    this.muted = on ? [...this.muted, seat] : this.muted.filter((other) => other !== seat);
    connection.say({ type: 'mute', seat, on }, false);
  }

  async #wish(message: ClientMessage, fits = (_: TableState) => true): Promise<TableState> {
    const answer = await connection.ask(message, (m) => m.type === 'table' && m.code === this.code && fits(m), this);
    return answer as TableState;
  }

  /** Comes to the table, or back to it: to the own chair where there is one, else to watch. `seq` is the last move that
   * is known. Who knows nothing says 0 and is told of all moves, for the log and the scores, unless they are too
   * many. */
  async #come(seq: number | null = this.#have): Promise<void> {
    this.#here = false;
    clearTimeout(this.#again);
    try {
      await this.#wish({ type: 'join', table: this.code, watch: true, ...(seq === null ? {} : { seq }) });
      for (const seat of this.muted) connection.say({ type: 'mute', seat, on: true }, false);
      if (this.#pending) connection.say(this.#pending.message);
    } catch (error) {
      if (!(error instanceof Refused) || error.code === 'away') return;
      this.keptOut = passes(error.code);
      if (this.keptOut) this.#comeLater(seq);
      else this.problem = error;
    }
  }

  #comeLater(seq: number | null): void {
    this.#again = setTimeout(() => void this.#come(seq), jittered(this.#pause));
    this.#pause = Math.min(this.#pause * 2, PAUSE_MOST_MS);
  }

  /** Everybody is away, and for all of them a bot stands in: then the game waits (docs/protocol.md). */
  get waits(): boolean {
    const people = this.state?.chairs?.filter((chair) => chair.kind === 'person') ?? [];
    return this.state?.phase === 'playing' && people.length > 0 && people.every((chair) => chair.away || chair.out);
  }

  /* ---- what the server tells ---- */

  #hear(message: ServerMessage): void {
    const barred = this.#barred;
    this.#barred = message.type === 'error' && message.error === 'not_allowed';
    switch (message.type) {
      case 'you':
        return this.gone || !CODE.test(this.code) ? undefined : void this.#come();
      case 'table':
        return this.#told(message);
      case 'welcome':
      case 'view':
      case 'event':
      case 'ask':
      case 'end':
        return this.#here ? this.#later(message) : undefined;
      case 'confirm':
        return message.id === this.#pending?.message.id ? this.#confirmed(message.request) : undefined;
      case 'error':
        return this.#refused(message.id, message.error, message.rule, message.message);
      case 'emote':
        return this.#emoted(message.seat, message.emote);
      case 'remind':
        return this.#reminded(message.left_ms);
      case 'left':
        this.gone = barred ? 'removed' : 'left';
        this.#here = false;
        if (this.state?.phase === 'waiting') this.#forgetSeed();
    }
  }

  #told(table: TableState): void {
    if (table.code !== this.code) {
      this.#here = false;
      return;
    }
    const paused = this.state?.phase === 'paused';
    if (!this.#here) this.#gaveSeed = false;
    this.#here = true;
    this.problem = null;
    this.keptOut = false;
    this.#pause = PAUSE_MS;
    clearTimeout(this.#again);
    this.gone = null;
    left.delete(this.code);
    /* Of a table that has stopped little is told; the rest is as it was. */
    this.state = table.chairs ? table : { ...this.state, ...table };
    this.#addToCards(table);
    if (this.store) this.#namePeople(this.store, this.state);
    if (this.store && this.waits) this.store.deadline = null;
    /* What has happened until the pause may not have been told. */
    if (paused && table.phase !== 'paused') void this.#come();
  }

  /** Whoever sits at a table notes its commitment, as it is told first, and while the table waits then gives a seed,
   * unless another device of theirs has. A seed that was too late is none, nor is that of who has left before the
   * start; nobody is to be troubled with it. */
  #addToCards({ phase, seat, chairs, commit }: TableState): void {
    const chair = chairs?.[seat ?? -1];
    const waits = phase === 'waiting';
    if (chair ? !waits && !chair.seeded : waits) this.#forgetSeed();
    if (chair && phase === 'playing' && !noted(this.code)) note(this.code, { commit, late: true });
    if (!chair || !waits) return;
    const own = noted(this.code) ?? { commit };
    const gives = !chair.seeded && !this.#gaveSeed;
    const seed = own.seed ?? (gives ? freshSeed() : undefined);
    note(this.code, { ...own, ...(seed && { seed }) });
    if (!gives) return;
    this.#gaveSeed = true;
    this.#wish({ type: 'join', table: this.code, seed: seed! }).catch(() => {});
  }

  #forgetSeed(): void {
    const own = noted(this.code);
    if (own?.seed) note(this.code, { commit: own.commit });
  }

  #namePeople(store: TableStore, table: TableState): void {
    if (!table.chairs) return;
    const names = seatNames(table);
    store.people = table.chairs;
    if (names.every((name, seat) => name === store.info.names[seat])) return;
    // a broken engine is told of otherwise
    for (const [seat, name] of names.entries())
      if (name !== store.info.names[seat]) this.#engine.rename(seat, name).catch(() => {});
    store.info = { ...store.info, names };
  }

  #later(message: GameMessage): void {
    const at = performance.now();
    this.#work = this.#work
      .then(() => (this.#closed ? undefined : this.#follow(message, at)))
      .catch((error: Error) => {
        if (!this.#closed) this.problem = { code: 'engine', message: t('engine-failed', { reason: error.message }) };
      });
  }

  async #follow(message: GameMessage, at: number): Promise<void> {
    if (message.type === 'welcome') {
      this.#seat = message.seat;
      this.#missed = [];
      this.#time = { left: message.left_ms, at };
      setTimeout(() => (this.#work = this.#work.then(() => this.#caughtUp())), CATCH_UP_MS);
    } else if (message.type === 'view') {
      this.#missed = null;
      const opened = await this.#look(message.raw, message.seq);
      if (opened) this.#show(opened);
      this.#setDeadline(this.#time);
    } else if (message.type === 'event') {
      await this.#see(message);
      /* Moves that were missed tell of no time. */
      if (!this.#missed) this.#setDeadline({ left: message.left_ms, at });
      else if (message.left_ms !== null) this.#time = { left: message.left_ms, at };
    } else if (message.type === 'ask') {
      this.#caughtUp();
      this.#request = message.request;
      /* Who may only catch somebody is not at turn. */
      const turn = message.moves.every((move) => move === 'catch') ? 'call' : 'you';
      this.store?.asked({ turn, moves: message.moves, canUndo: false });
      this.#setDeadline({ left: message.left_ms, at });
    } else {
      this.#setDeadline({ left: null, at });
    }
  }

  #setDeadline({ left, at }: Left): void {
    if (this.store) this.store.deadline = left === null || this.waits ? null : at + left;
  }

  /** A whole view: the game as it stands. Null: this page cannot read it. */
  async #look(raw: string | undefined, seq: number): Promise<Opened | null> {
    const table = this.state!;
    if (raw === undefined || (await this.#engine.layout()) !== connection.you?.layout) {
      await this.#otherPage();
      return null;
    }
    const [ui, opened] = await Promise.all([
      loadGame(table.game),
      this.#engine.follow(raw, seq, seatNames(table), this.#seat),
    ]);
    this.#ui = ui;
    this.#have = seq;
    return opened;
  }

  #show(opened: Opened): void {
    const store = this.store;
    if (this.#closed) return;
    store?.skip();
    /* Who has watched and sits down now has seen what was before. */
    const past = [...(store?.log ?? []).filter((entry) => entry.seq <= opened.seq), ...opened.past];
    if (store && store.info.seat === this.#seat) {
      store.jump({ ...opened, past });
    } else {
      store?.close();
      this.store = new TableStore(this.#ui!, { ...opened, past }, () => this.#source());
      this.store.sending = this.#pending !== null;
    }
    this.#namePeople(this.store!, this.state!);
  }

  /** One move more. */
  async #see({ seq, events, raw, raw_events }: Extract<GameMessage, { type: 'event' }>): Promise<void> {
    const store = this.store;
    if (seq <= this.#have) return;
    if (store && store.info.seat !== this.#seat) return void this.#anew();
    if (!store && !this.#base) {
      const opened = await this.#look(raw, seq);
      this.#base = opened && { ...opened, past: [{ seq, events }] };
      return;
    }
    const step = await this.#engine.shown(raw ?? '', raw_events ?? '', seq);
    this.#have = seq;
    if (this.#missed) this.#missed.push(step);
    else store?.push(step, after(step));
  }

  /** What was missed is here: a few steps are shown, more are told in the log. */
  #caughtUp(): void {
    const missed = this.#missed;
    const base = this.#base;
    const store = this.store;
    this.#missed = this.#base = null;
    if (!missed || this.#closed) return;
    if (base) this.#show(sum(base, missed));
    else if (!store)
      void this.#come(null); // all there is was thought to be known
    else if (missed.length <= STEPS_SHOWN) for (const step of missed) store.push(step, after(step));
    else
      this.#show(
        sum(
          { info: store.info, seq: store.seq, view: store.view, rounds: store.rounds, turn: store.turn, past: [] },
          missed,
        ),
      );
    this.#setDeadline(this.#time);
  }

  /** The chair is another one than was followed (another device has sat down): from the start, with a whole view. */
  #anew(): void {
    this.#have = 0;
    this.#base = null;
    this.store?.close();
    this.store = null;
    void this.#come();
  }

  /** The page is of another version than the server: it is fetched anew, once. */
  async #otherPage(): Promise<void> {
    const key = 'upcard.fetched-for';
    const layout = connection.you?.layout ?? 0;
    if (kept(key, -1) !== layout && keep(key, layout)) {
      for (const worker of (await navigator.serviceWorker?.getRegistrations()) ?? []) await worker.unregister();
      location.reload();
    } else this.problem = { code: 'layout', message: t('online-other-version') };
  }

  /* ---- moves ---- */

  #source(): Source {
    const engine = this.#engine;
    const source: Source = { kind: 'online', close: () => {} };
    if (this.#seat === null) return source;
    return {
      ...source,
      move: (text) => this.#move(text),
      why: (move) => engine.refusal(move),
      preview: (move) => engine.preview(move),
      hint: () => engine.hint(HINT_MS),
      odds: (kind, seat) => engine.odds(kind, seat) as Promise<never>,
    };
  }

  #move(move: string): Promise<Refusal | null> {
    const id = `${Date.now().toString(36)}-${freshSeed().slice(0, 8)}-${this.#moves++}`;
    return new Promise((resolve) => {
      this.#pending = { message: { type: 'move', request: this.#request, move, id }, resolve };
      if (this.#here) connection.say(this.#pending.message);
    });
  }

  #made(refusal: Refusal | null): void {
    const pending = this.#pending;
    this.#pending = null;
    if (this.store) this.store.sending = false;
    pending?.resolve(refusal);
  }

  /** After a repeat the next question may be here already. */
  #confirmed(request: number): void {
    if (request === this.#request) this.store?.asked(waiting);
    this.#made(null);
  }

  #refused(id: string | null, error: string, rule: string | null, message: string): void {
    const pending = this.#pending;
    if (id !== null && id === pending?.message.id) {
      if (error === 'busy') setTimeout(() => this.#pending === pending && connection.say(pending.message), BUSY_MS);
      else this.#made({ error, rule, message: rule ? message : errorText(error, message) });
    }
  }

  /* ---- the rest ---- */

  #emoted(seat: number, emote: string): void {
    const store = this.store;
    if (!store || this.muted.includes(seat)) return;
    store.emotes[seat] = emote;
    announce(t('emote-said', { name: store.names.of(seat), emote: t(`emote-${emote}`) }));
    setTimeout(() => store.emotes[seat] === emote && delete store.emotes[seat], EMOTE_MS);
  }

  #reminded(left: number): void {
    announce(t('online-reminder', { seconds: Math.round(left / 1000) }));
    hear('turn');
    if (settings.vibrate) navigator.vibrate?.([120, 80, 120]);
  }

  close(): void {
    this.#closed = true;
    this.#unlisten();
    clearTimeout(this.#again);
    /* Also while the answer to "join" is on its way: else one would be there, and not see it. */
    const coming = connection.forget(this);
    if (this.#here || coming) connection.renew();
    this.store?.close();
    this.#started?.end();
  }
}

const after = (step: Step): Turn => (step.view.over ? { turn: 'over', moves: [], canUndo: false } : waiting);

/** A position and the steps that have led on from it, as one position. */
function sum(base: Opened, steps: Step[]): Opened {
  const last = steps[steps.length - 1];
  if (!last) return base;
  const past: LogEntry[] = [...base.past, ...steps.filter((step) => step.events.length)];
  return { info: base.info, seq: last.seq, view: last.view, rounds: last.rounds, past, turn: after(last) };
}

/** Why nothing goes on at a table, or '' where it does. */
export function whyStopped({ phase, closed }: TableState): string {
  if (phase !== 'closed' && phase !== 'paused' && phase !== 'frozen') return '';
  const reason = `online-closed-${closed}`;
  return t(closed && hasText(reason) ? reason : `online-${phase}`);
}

/** What the seats are called here: two Adas are told apart. */
function seatNames({ chairs }: TableState): string[] {
  return chairs.map(({ name, kind, seat }) => {
    if (name === null) return t('seat-number', { seat: seat + 1 });
    const same = chairs.filter((other) => other.name === name);
    if (same.length < 2) return name;
    return kind === 'bot' ? t('online-bot-name', { name }) : same[0]!.seat === seat ? name : `${name} (${seat + 1})`;
  });
}
