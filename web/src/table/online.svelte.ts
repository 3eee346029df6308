/* A table on a server, where this guest plays or watches. A move is sent again with the same id until the server
 * confirms it, so that it is played exactly once. */
import type { Odds } from 'upcard';
import type { Engine } from '$/engine/client';
import type { Refusal } from '$/engine/messages';
import { connection } from '$/server/connection.svelte';
import { errorText, jittered, passes, PAUSE_MOST_MS, PAUSE_MS, Refused } from '$/server/errors';
import type { ClientMessage, ServerMessage, TableState } from '$/server/messages';
import { settings } from '$/settings/settings.svelte';
import { t } from '$/text/index.svelte';
import { announce } from '$/ui/announcer.svelte';
import { hear } from '$/ui/hear';
import { showBubble, showComings } from './bubbles';
import { Following, waiting } from './following.svelte';
import { forgetTable, noteLeft } from './left-tables';
import { seatNames, waits } from './seats';
import { freshSeed, Seeds } from './seeds';
import type { Source } from './source';
import type { TableStore } from './store.svelte';

const HINT_MS = 1200;

/** Tables that this page has left: Back shows them again, but does not sit down again unasked. */
const left = new Set<string>();
const CODE = /^[A-Z0-9]{6}$/;

export class OnlineTable {
  readonly code: string;
  /** The last state that the server sent; null: none yet. */
  state: TableState | null = $state.raw(null);
  /** Why the table is not shown: the word of the protocol, or "layout", and a sentence. */
  problem: { code: string; message: string } | null = $state.raw(null);
  /** The code is that of a score pad. */
  isPad = $state(false);
  /** The server admits nobody at the moment; the page retries. */
  keptOut = $state(false);
  restored = $state(false); // it went back to an older copy; until the next move
  /** The player is no longer at the table: left it, or was sent away. */
  gone: 'left' | 'removed' | null = $state(null);
  /** A guest without a name wants to sit down here: in a seat, or in any; `waiting`: asked before it had begun. */
  naming: { seat: number | undefined; waiting: boolean } | null = $state.raw(null);
  /** Seats whose emotes are not wanted. */
  muted: number[] = $state.raw([]);

  #following: Following;
  #seeds: Seeds;
  /* The server has said that this connection is at this table. */
  #here = false;
  #moves = 0;
  #pending: {
    message: Extract<ClientMessage, { type: 'move' }>;
    resolve: (refusal: Refusal | null) => void;
  } | null = null;
  /* The timer of the next attempt to join. */
  #again: ReturnType<typeof setTimeout> | undefined;
  #pause = PAUSE_MS;
  /* The last message was an error `not_allowed`; if `left` follows, the player was removed. */
  #barred = false;
  #unlisten: () => void;

  constructor(code: string) {
    this.code = code;
    this.#seeds = new Seeds(code, (seed) => this.#command({ type: 'join', table: code, seed }).catch(() => {}));
    this.#following = new Following(this.#host());
    this.#unlisten = connection.listen((message) => this.#hear(message));
    if (!CODE.test(code)) this.problem = { code: 'no_table', message: t('home-code-unclear') };
    else if (left.has(code)) this.gone = 'left';
    else if (connection.state === 'ready') void this.#come();
  }

  #host(): ConstructorParameters<typeof Following>[0] {
    const state = () => this.state;
    const pending = () => this.#pending;
    return {
      get table() {
        return state();
      },
      get sending() {
        return pending() !== null;
      },
      come: (seq) => void this.#come(seq),
      source: (engine, seat) => this.#source(engine, seat),
      fail: (code, message) => (this.problem = { code, message }),
    };
  }

  /** Nobody of the players is there. */
  get waits(): boolean {
    return waits(this.state);
  }

  /** The game, once it has begun and something of it may be seen. */
  get store(): TableStore | null {
    return this.#following.store;
  }

  /* ---- what a guest can do here; all throw Refused ---- */

  async sit(seat?: number): Promise<void> {
    if (!settings.name) return void (this.naming = { seat, waiting: this.state?.phase === 'waiting' });
    await this.#command({ type: 'join', table: this.code, ...(seat === undefined ? {} : { seat }) });
    this.naming = null;
  }
  setSeat = (seat: number, player: string) => this.#command({ type: 'chair', seat, player });
  remove = (seat: number) => this.#command({ type: 'remove', seat });
  start = (fill?: string) => this.#command(fill ? { type: 'start', fill } : { type: 'start' });
  back = () => this.#command({ type: 'back' });
  /** Gives the code of the next table. */
  rematch = async () => (await this.#command({ type: 'rematch' }, (table) => table.rematch !== null)).rematch!;
  async leave(): Promise<void> {
    await connection.ask({ type: 'leave' }, (m) => m.type === 'left', this);
    left.add(this.code);
    if (this.state?.phase === 'playing' && this.state.seat !== null) noteLeft(this.state);
  }
  /** Leaves the seat and watches. */
  async lookOn(): Promise<void> {
    await this.leave();
    left.delete(this.code);
    this.gone = null;
    await this.#come(null);
  }
  emote = (emote: string) => connection.ask({ type: 'emote', emote }, (m) => m.type === 'emote', this);
  report = (seat: number, reason: string) =>
    connection.ask({ type: 'report', seat, reason }, (m) => m.type === 'reported', this);

  mute(seat: number, on: boolean): void {
    this.muted = on ? [...this.muted, seat] : this.muted.filter((other) => other !== seat);
    connection.say({ type: 'mute', seat, on }, false);
  }

  async #command(message: ClientMessage, fits = (_: TableState) => true): Promise<TableState> {
    const own = (m: ServerMessage) => m.type === 'pad' || (m.type === 'table' && m.code === this.code && fits(m));
    return (await connection.ask(message, own, this)) as TableState;
  }

  /** Comes to the table, or back: to the player's seat, else to watch. `seq`: the last known move; 0 asks for all. */
  async #come(seq: number | null = this.#following.have): Promise<void> {
    this.#here = false;
    clearTimeout(this.#again);
    try {
      await this.#command({ type: 'join', table: this.code, watch: true, ...(seq === null ? {} : { seq }) });
      for (const seat of this.muted) connection.say({ type: 'mute', seat, on: true }, false);
      if (this.#pending) connection.say(this.#pending.message);
    } catch (error) {
      if (!(error instanceof Refused) || error.code === 'away') return;
      this.keptOut = passes(error.code);
      if (this.keptOut) this.#comeLater(seq);
      else this.problem = error;
      if (error.code === 'no_table') forgetTable(this.code);
    }
  }

  #comeLater(seq: number | null): void {
    this.#again = setTimeout(() => void this.#come(seq), jittered(this.#pause));
    this.#pause = Math.min(this.#pause * 2, PAUSE_MOST_MS);
  }

  /* ---- messages of the server ---- */

  #hear(message: ServerMessage): void {
    const barred = this.#barred;
    this.#barred = message.type === 'error' && message.error === 'not_allowed';
    switch (message.type) {
      case 'you':
        return this.gone || this.isPad || !CODE.test(this.code) ? undefined : void this.#come();
      case 'pad':
        return void (this.isPad = true);
      case 'table':
        return this.#tableChanged(message);
      case 'welcome':
      case 'view':
      case 'event':
      case 'ask':
      case 'end':
        if (message.type === 'end') void this.#keep(message);
        if (message.type === 'welcome' && message.restored) this.restored = true;
        return this.#here ? this.#following.hear(message) : undefined;
      case 'confirm':
        return message.id === this.#pending?.message.id ? this.#confirmed(message.request) : undefined;
      case 'error':
        return this.#refused(message.id, message.error, message.rule, message.message);
      case 'emote':
        return this.muted.includes(message.seat) ? undefined : showBubble(this.store, message);
      case 'remind':
        return this.#reminded(message.left_ms);
      case 'left':
        this.gone = barred ? 'removed' : 'left';
        this.#here = false;
        if (this.state?.phase === 'waiting') this.#seeds.forget();
    }
  }

  /** Stores a finished game with the player's games. */
  async #keep({ over, record, totals, winners }: Extract<ServerMessage, { type: 'end' }>): Promise<void> {
    const { state, code } = this;
    if (!this.#here || !over || !record || !state?.chairs || state.seat === null) return;
    const { game, seat } = state;
    const faces = state.chairs.map(({ face, name }) => face ?? name);
    try {
      const answer = await fetch(record);
      if (!answer.ok) return;
      const { addGame } = await import('$/history/games');
      await addGame({ game, code, names: seatNames(state), faces, seat, totals, winners, record: await answer.text() });
    } catch {
      /* Its server still has it. */
    }
  }

  #tableChanged(table: TableState): void {
    if (table.code !== this.code) return void (this.#here = false);
    const before = this.state;
    const paused = before?.phase === 'paused';
    if (!this.#here) this.#seeds.arrived();
    this.#here = true;
    this.problem = null;
    this.keptOut = false;
    this.#pause = PAUSE_MS;
    clearTimeout(this.#again);
    this.gone = null;
    left.delete(this.code);
    /* A stopped table sends few keys; the others keep their values. */
    this.state = table.chairs ? table : { ...this.state, ...table };
    this.#seeds.tableChanged(table);
    this.#following.namePeople(this.state);
    if (table.seat !== null || table.phase === 'over') forgetTable(this.code);
    showComings(this.store, before, this.state);
    if (this.store && this.waits) this.store.deadline = null;
    /* Events before the pause may have been missed. */
    if (paused && table.phase !== 'paused') void this.#come();
  }

  /* ---- moves ---- */

  #source(engine: Engine, seat: number | null): Source {
    const source: Source = { kind: 'online', close: () => {} };
    if (seat === null) return source;
    const hints = () => this.state?.hints === 'on';
    return {
      ...source,
      move: (text) => this.#move(text),
      why: (move) => engine.refusal(move),
      preview: (move) => engine.preview(move),
      get hint() {
        return hints() ? () => engine.hint(HINT_MS) : undefined;
      },
      get odds() {
        return hints() ? (kind: keyof Odds, which: number) => engine.odds(kind, which) as Promise<never> : undefined;
      },
    };
  }

  #move(move: string): Promise<Refusal | null> {
    const id = `${Date.now().toString(36)}-${freshSeed().slice(0, 8)}-${this.#moves++}`;
    return new Promise((resolve) => {
      this.#pending = { message: { type: 'move', request: this.#following.request, move, id }, resolve };
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
    this.restored = false;
    if (request === this.#following.request) this.store?.asked(waiting);
    this.#made(null);
  }

  #refused(id: string | null, error: string, rule: string | null, message: string): void {
    const pending = this.#pending;
    if (id !== null && id === pending?.message.id) {
      if (error === 'busy') setTimeout(() => this.#pending === pending && connection.say(pending.message), PAUSE_MS);
      else this.#made({ error, rule, message: rule ? message : errorText(error, message) });
    }
  }

  /* ---- the rest ---- */

  #reminded(left: number): void {
    announce(t('online-reminder', { seconds: Math.round(left / 1000) }));
    hear('turn');
    if (settings.vibrate) navigator.vibrate?.([120, 80, 120]);
  }

  close(): void {
    this.#unlisten();
    clearTimeout(this.#again);
    /* Also while the answer to "join" is pending: otherwise the guest would stay at the table unseen. */
    const coming = connection.forget(this);
    if (this.#here || coming) connection.renew();
    this.#following.close();
  }
}
