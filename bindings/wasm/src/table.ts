/* A table of the library (upcard/table.h). */
import type {
  Advice,
  Budget,
  Evaluation,
  Made,
  MoveText,
  Mover,
  Next,
  Odds,
  Preview,
  Reason,
  Refusal,
  Table,
  TableOptions,
  TableEvent,
  Viewer,
} from './api.js';
import { UpcardError, seatsOf, type Core, type Insight } from './core.js';
import type { GameId, Seat, View } from './tables.js';

const TURNS = ['over', 'chance', 'bot', 'person', 'call'] as const;

export class EngineTable implements Table {
  readonly #core: Core;
  readonly #elsewhere: boolean;
  readonly game: GameId;
  readonly seats: number;
  readonly odds: Odds;
  #address: number;
  /** The texts of the moves made so far. */
  #moves: MoveText[] = [];

  private constructor(core: Core, address: number, elsewhere: boolean) {
    this.#core = core;
    this.#address = address;
    this.#elsewhere = elsewhere;
    this.game = core.gameOf(this.#state).id;
    this.seats = core.seatsIn(this.#state);
    this.odds = core.odds(() => this.#state);
  }

  static open(core: Core, options: TableOptions): EngineTable {
    const e = core.engine;
    const game = e.give(options.game, (id) => e.c.uc_game_find(id));
    if (!game) throw new UpcardError('unknown_game', `there is no game ${options.game}`);
    const settings = Object.entries(options.rules ?? {}).map(([key, value]) => [key, String(value)] as const);
    core.must((message) =>
      e.giveAll(settings.flat(), (words) =>
        e.c.uc_start(core.state, game, options.seats, words, settings.length, message),
      ),
    );
    if (options.players.length !== options.seats)
      throw new UpcardError('bad_seats', `there are ${options.players.length} players for ${options.seats} seats`);
    const { value, message } = core.withMessage((text) =>
      e.lend(e.at('UC_SECRET_BYTES'), (secret) => {
        if (options.secret === undefined) e.c.uc_fair_secret(secret);
        else e.give(options.secret, (at) => e.c.uc_fair_secret_of_text(secret, at));
        return e.giveAll(options.players, (players) => e.c.uc_table_open(core.state, players, secret, text));
      }),
    );
    if (!value) throw new UpcardError('bad_rules', message);
    return new EngineTable(core, value, false);
  }

  static read(core: Core, record: string): EngineTable {
    const e = core.engine;
    const { value, message } = core.withMessage((text) =>
      e.give(record, (at, length) => e.c.uc_table_read(at, length, text)),
    );
    if (!value) throw new UpcardError('bad_record', message);
    return new EngineTable(core, value, false);
  }

  static follow(core: Core, view: Uint8Array, names: readonly string[]): EngineTable {
    const e = core.engine;
    putView(core, view);
    const seats = core.seatsIn(core.view);
    const all = Array.from({ length: seats }, (_, seat) => names[seat] ?? `Seat ${seat}`);
    const address = e.giveAll(all, (list) => e.c.uc_table_follow(core.view, list));
    if (!address) throw new UpcardError('no_memory', 'out of memory');
    return new EngineTable(core, address, true);
  }

  /** The address of the table. */
  get #at(): number {
    if (!this.#address) throw new Error('this table has been freed');
    return this.#address;
  }
  get #state(): number {
    return this.#core.engine.c.uc_table_state(this.#at);
  }
  /** The names to read, as an array of their addresses. */
  get #names(): number {
    return this.#core.engine.c.uc_table_names(this.#at);
  }
  #isPerson(seat: Seat): boolean {
    return ((this.#core.engine.c.uc_table_people(this.#at) >> BigInt(seat)) & 1n) !== 0n;
  }
  #each<T>(of: (seat: Seat) => T): T[] {
    return Array.from({ length: this.seats }, (_, seat) => of(seat));
  }

  get names(): string[] {
    const e = this.#core.engine;
    return this.#each((seat) => e.string(e.u32(this.#names + 4 * seat)));
  }
  get players(): string[] {
    const e = this.#core.engine;
    return this.#each((seat) => e.string(e.c.uc_table_player(this.#at, seat)));
  }
  get persons(): boolean[] {
    return this.#each((seat) => this.#isPerson(seat));
  }

  /* ---- turns ---- */

  next(): Next {
    const e = this.#core.engine;
    e.putU32(this.#core.small, 0);
    const turn = TURNS[e.c.uc_table_next(this.#at, this.#core.small)] as Next['turn'];
    return { turn, seat: turn === 'over' || turn === 'chance' ? null : e.i32(this.#core.small) };
  }

  #mustBeHere(): void {
    if (this.#elsewhere) throw new Error('this table is kept elsewhere: it changes by shown() alone');
  }

  draw(): void {
    this.#mustBeHere();
    if (!this.#core.engine.c.uc_table_draw(this.#at)) throw new UpcardError('no_memory', 'out of memory');
  }
  drawOne(): boolean {
    this.#mustBeHere();
    if (this.next().turn !== 'chance') return false;
    if (!this.#core.engine.c.uc_table_draw_one(this.#at)) throw new UpcardError('no_memory', 'out of memory');
    return true;
  }

  letBot(seat: Seat, budget?: Budget): void {
    this.#mustBeHere();
    const e = this.#core.engine;
    const core = this.#core;
    core.seat(this.#state, seat);
    const error = core.withBudget(budget, (at) => {
      e.c.uc_table_let_bot(core.small, this.#at, seat, at);
      return core.error(core.small);
    });
    if (error === 'no_memory') throw new UpcardError(error, 'out of memory');
    if (error) throw new UpcardError('not_your_turn', `seat ${seat} has nothing to decide now`);
  }

  make(mover: Mover, move: string): Made {
    this.#mustBeHere();
    const core = this.#core;
    const number = core.moveOf(core.gameOf(this.#state), move);
    core.engine.c.uc_table_apply(core.small, this.#at, core.moverNumber(mover), number);
    const refusal = core.refusal(core.small, this.#state, core.moverNumber(mover), number);
    if (refusal?.error === 'no_memory') throw new UpcardError('no_memory', 'out of memory');
    return refusal ? { ok: false, ...refusal } : { ok: true };
  }

  callers(): Seat[] {
    return seatsOf(BigInt.asUintN(64, this.#core.engine.c.uc_table_callers(this.#at)));
  }
  pass(): void {
    this.#core.engine.c.uc_table_pass(this.#at);
  }

  /* ---- remote tables ---- */

  shown(view: Uint8Array, events: Uint8Array): void {
    const core = this.#core;
    const e = core.engine;
    const size = e.at('uc_event');
    if (!this.#elsewhere) throw new Error('this table is kept here');
    putView(core, view);
    if (!e.c.form_follows(core.view, this.#state) || events.length % size)
      throw new UpcardError('bad_view', 'the bytes are not those of this table');
    const fine = e.lend(events.length + 1, (at) => {
      e.put(at, events);
      checkEvents(core, at, events.length / size);
      return e.c.uc_table_shown(this.#at, core.view, at, events.length / size);
    });
    if (!fine) throw new UpcardError('no_memory', 'out of memory');
  }

  rename(seat: Seat, name: string): void {
    this.#core.seat(this.#state, seat);
    this.#core.engine.give(name, (at) => this.#core.engine.c.uc_table_rename(this.#at, seat, at));
  }

  raw(viewer: Seat | 'spectator'): Uint8Array {
    const e = this.#core.engine;
    const view = this.#see(this.#core.viewer(this.#state, viewer));
    return e.bytes(view, e.c.form_state_size(view));
  }
  rawEvents(from: number, viewer: Seat | 'spectator'): Uint8Array {
    const e = this.#core.engine;
    const size = e.at('uc_event');
    const number = this.#core.viewer(this.#state, viewer);
    const bytes = new Uint8Array(Math.max(0, this.eventCount - from) * size);
    for (let i = from; i < this.eventCount; i++) {
      e.c.uc_table_event(this.#at, i, number, this.#core.event);
      bytes.set(e.bytes(this.#core.event, size), (i - from) * size);
    }
    return bytes;
  }

  /* ---- views ---- */

  /** A viewer's knowledge, in the core's view. */
  #see(viewer: number): number {
    this.#core.engine.c.uc_table_view(this.#at, viewer, this.#core.view);
    return this.#core.view;
  }

  view(viewer: Viewer): View {
    const number = this.#core.viewer(this.#state, viewer);
    return this.#core.json(viewer === 'all' ? this.#state : this.#see(number));
  }
  legal(seat: Seat): string[] {
    return this.#core.legal(this.#state, seat);
  }
  refusal(mover: Mover, move: string): Refusal | null {
    const core = this.#core;
    const number = core.moveOf(core.gameOf(this.#state), move);
    core.engine.c.uc_table_refusal(core.small, this.#at, core.moverNumber(mover), number);
    return core.refusal(core.small, this.#state, core.moverNumber(mover), number);
  }

  get eventCount(): number {
    return this.#core.engine.c.uc_table_event_count(this.#at);
  }
  events(from: number, viewer: Viewer): TableEvent[] {
    const core = this.#core;
    const number = core.viewer(this.#state, viewer);
    const events: TableEvent[] = [];
    for (let i = Math.max(0, from); i < this.eventCount; i++) {
      const move = core.engine.c.uc_table_event(this.#at, i, number, core.event);
      events.push(core.readEvent(this.#state, move, this.#names));
    }
    return events;
  }

  get rounds(): number[][] {
    const { c } = this.#core.engine;
    return Array.from({ length: c.uc_table_round_count(this.#at) }, (_, round) =>
      this.#each((seat) => c.uc_table_round_total(this.#at, round, seat)),
    );
  }
  get totals(): number[] {
    return this.#core.totals(this.#state);
  }
  get winners(): Seat[] {
    return seatsOf(BigInt.asUintN(64, this.#core.engine.c.form_winners(this.#state)));
  }
  get over(): boolean {
    return this.#core.engine.c.form_over(this.#state) !== 0;
  }

  get moveCount(): number {
    return this.#core.engine.c.uc_table_move_count(this.#at);
  }
  get moves(): readonly MoveText[] {
    const core = this.#core;
    const e = core.engine;
    const game = core.gameOf(this.#state);
    for (let i = this.#moves.length; i < this.moveCount; i++) {
      const move = e.c.uc_table_move(this.#at, i, core.small);
      const mover = core.moverOf(e.i32(core.small));
      this.#moves.push({ mover, text: mover === null ? '' : core.moveText(game, move) });
    }
    return this.#moves;
  }

  get canUndo(): boolean {
    return !this.#elsewhere && this.#core.engine.c.uc_table_can_undo(this.#at) !== 0;
  }
  undo(): void {
    if (!this.canUndo) throw new UpcardError('illegal_move', 'there is nothing to take back');
    if (!this.#core.engine.c.uc_table_undo(this.#at)) throw new UpcardError('no_memory', 'out of memory');
    this.#moves = [];
  }

  record({ saved = false } = {}): string {
    this.#mustBeHere();
    const { c } = this.#core.engine;
    return this.#core.engine.text((text) => {
      c.uc_table_record_head(this.#at, saved ? 1 : 0, text);
      c.uc_table_record_moves(this.#at, 0, text);
    });
  }

  /* ---- advice ---- */

  /** A seat's knowledge: its view and its memory; bots without a memory have an empty one. */
  #insight(seat: Seat): Insight {
    const e = this.#core.engine;
    const view = this.#see(this.#core.seat(this.#state, seat));
    if (e.u8(view + e.at('uc_head.viewer')) !== seat) throw new Error(`what seat ${seat} knows is kept elsewhere`);
    e.c.uc_table_stream(this.#at, this.#core.rng);
    return { view, memory: this.#isPerson(seat) ? e.c.uc_table_memory(this.#at, seat) : 0 };
  }

  advise(seat: Seat, budget: Budget = {}): Advice {
    return this.#core.advise(this.#insight(seat), budget);
  }
  evaluate(seat: Seat, budget: Budget = {}): Evaluation {
    return this.#core.evaluate(this.#insight(seat), budget);
  }
  preview(seat: Seat, move: string): Preview {
    return this.#core.preview(this.#insight(seat), move);
  }
  reason(seat: Seat, move: string): string {
    return this.#core.reason(this.#insight(seat).view, move, this.#names);
  }

  reasons(seat: Seat, move: string): Reason[] {
    return this.#core.reasons(this.#insight(seat).view, move);
  }

  free(): void {
    if (this.#address) this.#core.engine.c.uc_table_close(this.#address);
    this.#address = 0;
  }
}

/** Loads the bytes of a view into the core's; throws if they are invalid. */
function putView(core: Core, bytes: Uint8Array): void {
  const e = core.engine;
  const fits = bytes.length <= e.at('uc_state');
  e.zero(core.view, e.at('uc_state'));
  if (fits) e.put(core.view, bytes);
  const broken = fits ? e.c.uc_view_decode(core.view, bytes.length, core.view) : 0;
  if (broken) throw new UpcardError('bad_view', `the bytes are no view: ${e.string(broken)}`);
  if (!fits) throw new UpcardError('bad_view', 'the bytes are no view: there are too few or too many bytes');
}

/** Throws unless all events can have led to the core's view. */
function checkEvents(core: Core, at: number, count: number): void {
  const e = core.engine;
  for (let i = 0; i < count; i++) {
    const event = at + i * e.at('uc_event');
    const broken = e.c.uc_event_decode(event, core.view, event);
    if (broken) throw new UpcardError('bad_view', `the bytes are no events of this game: ${e.string(broken)}`);
  }
}
