/* A game on a server as its viewer sees it: the engine in the worker follows the server's views, and the store shows
 * them. Moves missed during an absence are caught up with. */
import { startEngine, type Engine } from '$/engine/client';
import type { Opened, Step, Turn } from '$/engine/messages';
import { isGame, loadGame } from '$/games';
import type { GameUi } from '$/games/ui';
import { keep, kept } from '$/settings/settings.svelte';
import { connection } from '$/server/connection.svelte';
import type { ServerMessage, TableState } from '$/server/messages';
import { t } from '$/text/index.svelte';
import { seatNames, waits } from './seats';
import type { LogEntry } from './log';
import type { Source } from './source';
import { TableStore } from './store.svelte';

/** Steps that arrive within this time after a reconnection are taken together; only a few are shown one by one. */
const CATCH_UP_MS = 250;
const STEPS_SHOWN = 10;

export type GameMessage = Extract<ServerMessage, { type: 'welcome' | 'view' | 'event' | 'ask' | 'end' }>;
/** How much time was left then. */
interface Left {
  left: number | null;
  at: number;
}
export const waiting: Turn = { turn: 'wait', moves: [], canUndo: false };

/** What the table does for it. */
interface Host {
  readonly table: TableState | null;
  /** Asks for all moves after `seq`, or for a whole view. */
  come(seq: number | null): void;
  source(engine: Engine, seat: number | null): Source;
  /** A move is on its way. */
  readonly sending: boolean;
  fail(code: string, message: string): void;
}

export class Following {
  /** The game, once it has begun and something of it may be seen. */
  store: TableStore | null = $state.raw(null);
  /** The number of the viewer's decision that was asked last. */
  request = 0;
  /** The last move that was followed. */
  have = 0;

  #host: Host;
  #started: Engine | null = null;
  #ui: GameUi | null = null;
  #seat: number | null = null;
  /* Missed steps while they arrive, and the position before them if nothing is shown yet. */
  #missed: Step[] | null = null;
  #base: Opened | null = null;
  /* The time of the seat that is to act after them. */
  #time: Left = { left: null, at: 0 };
  /* Messages are followed one after the other, since the engine answers later. */
  #work: Promise<unknown> = Promise.resolve();
  #closed = false;

  constructor(host: Host) {
    this.#host = host;
  }

  /** Known once the first message about the table has arrived. */
  get #engine(): Engine {
    return (this.#started ??= startEngine(this.#host.table?.game));
  }

  hear(message: GameMessage): void {
    const at = performance.now();
    this.#later(() => this.#follow(message, at));
  }

  #later(doing: () => unknown): void {
    this.#work = this.#work
      .then(() => (this.#closed ? undefined : doing()))
      .catch((error: Error) => {
        if (!this.#closed) this.#host.fail('engine', t('engine-failed', { reason: error.message }));
      });
  }

  /** Updates the names of the seats. */
  namePeople(table: TableState): void {
    const store = this.store;
    if (!store || !table.chairs) return;
    const names = seatNames(table);
    store.people = table.chairs;
    if (names.every((name, seat) => name === store.info.names[seat])) return;
    // a broken engine is reported elsewhere
    for (const [seat, name] of names.entries())
      if (name !== store.info.names[seat]) this.#engine.rename(seat, name).catch(() => {});
    store.info = { ...store.info, names };
  }

  async #follow(message: GameMessage, at: number): Promise<void> {
    if (message.type === 'welcome') {
      this.#seat = message.seat;
      this.#missed = [];
      this.#time = { left: message.left_ms, at };
      setTimeout(() => this.#later(() => this.#caughtUp()), CATCH_UP_MS);
    } else if (message.type === 'view') {
      this.#missed = null;
      const opened = await this.#look(message.raw, message.seq);
      if (opened) this.#show(opened);
      this.#setDeadline(this.#time);
    } else if (message.type === 'event') {
      await this.#see(message);
      /* Missed moves carry no time. */
      if (!this.#missed) this.#setDeadline({ left: message.left_ms, at });
      else if (message.left_ms !== null) this.#time = { left: message.left_ms, at };
    } else if (message.type === 'ask') {
      this.#caughtUp();
      this.request = message.request;
      /* The clock is not for seats that may only act out of turn. */
      const decider = this.store ? this.#ui?.decider?.(this.store.latest) : null;
      const turn = (decider ?? this.#seat) === this.#seat ? 'you' : 'call';
      this.store?.asked({ turn, moves: message.moves, canUndo: false });
      this.#setDeadline({ left: message.left_ms, at });
    } else {
      this.#setDeadline({ left: null, at });
    }
  }

  #setDeadline({ left, at }: Left): void {
    if (this.store) this.store.deadline = left === null || waits(this.#host.table) ? null : at + left;
  }

  /** A whole view: the present game. Null: this page cannot read it. */
  async #look(raw: string | undefined, seq: number): Promise<Opened | null> {
    const table = this.#host.table!;
    if (raw === undefined || !isGame(table.game) || (await this.#engine.layout()) !== connection.you?.layout) {
      await this.#otherPage();
      return null;
    }
    const [ui, opened] = await Promise.all([
      loadGame(table.game),
      this.#engine.follow(raw, seq, seatNames(table), this.#seat),
    ]);
    this.#ui = ui;
    this.have = seq;
    return opened;
  }

  #show(opened: Opened): void {
    const store = this.store;
    if (this.#closed) return;
    store?.skip();
    /* A spectator who now sits down has already seen the earlier moves. */
    const past = [...(store?.log ?? []).filter((entry) => entry.seq <= opened.seq), ...opened.past];
    if (store && store.info.seat === this.#seat) {
      store.jump({ ...opened, past });
    } else {
      store?.close();
      const source = this.#host.source(this.#engine, this.#seat);
      this.store = new TableStore(this.#ui!, { ...opened, past }, () => source);
      this.store.sending = this.#host.sending;
    }
    this.namePeople(this.#host.table!);
  }

  /** One move more. */
  async #see({
    seq,
    events,
    raw,
    raw_events,
    bot_for: botFor,
  }: Extract<GameMessage, { type: 'event' }>): Promise<void> {
    const store = this.store;
    if (seq <= this.have) return;
    if (store && store.info.seat !== this.#seat) return this.#again();
    if (!store && !this.#base) {
      const opened = await this.#look(raw, seq);
      this.#base = opened && { ...opened, past: [{ seq, events, botFor }] };
      return;
    }
    const step = { ...(await this.#engine.shown(raw ?? '', raw_events ?? '', seq)), botFor };
    this.have = seq;
    if (this.#missed) this.#missed.push(step);
    else store?.push(step, after(step));
  }

  /** The missed moves have arrived: a few steps are shown, more are only in the log. */
  #caughtUp(): void {
    const missed = this.#missed;
    const base = this.#base;
    const store = this.store;
    this.#missed = this.#base = null;
    if (!missed || this.#closed) return;
    if (base) this.#show(sum(base, missed));
    else if (!store)
      this.#host.come(null); // out of step: asks for a whole view
    else if (missed.length <= STEPS_SHOWN) for (const step of missed) store.push(step, after(step));
    else this.#show(sum(positionOf(store), missed));
    this.#setDeadline(this.#time);
  }

  /** Starts again with a whole view, because the seat has changed (another device took one). */
  #again(): void {
    this.have = 0;
    this.#base = null;
    this.store?.close();
    this.store = null;
    this.#host.come(0);
  }

  /** Page and server have different versions: reloads the page, once. */
  async #otherPage(): Promise<void> {
    const key = 'upcard.fetched-for';
    const layout = connection.you?.layout ?? 0;
    if (kept(key, -1) !== layout && keep(key, layout)) {
      for (const worker of (await navigator.serviceWorker?.getRegistrations()) ?? []) await worker.unregister();
      location.reload();
    } else this.#host.fail('layout', t('online-other-version'));
  }

  close(): void {
    this.#closed = true;
    this.store?.close();
    this.#started?.end();
  }
}

const after = (step: Step): Turn => (step.view.over ? { turn: 'over', moves: [], canUndo: false } : waiting);

const positionOf = ({ info, seq, view, rounds, turn }: TableStore): Opened => ({
  info,
  seq,
  view,
  rounds,
  turn,
  past: [],
});

/** A position and the steps that have led on from it, as one position. */
function sum(base: Opened, steps: Step[]): Opened {
  const last = steps[steps.length - 1];
  if (!last) return base;
  const past: LogEntry[] = [...base.past, ...steps.filter((step) => step.events.length)];
  return { info: base.info, seq: last.seq, view: last.view, rounds: last.rounds, past, turn: after(last) };
}
