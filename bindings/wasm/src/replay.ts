/* A recorded game with all its positions, stored as bytes outside of the module. */
import type {
  Advice,
  Budget,
  DrawCheck,
  Evaluation,
  Odds,
  Reason,
  Replay,
  ReplayMove,
  TableEvent,
  Verdict,
  Viewer,
} from './api.js';
import { UpcardError, type Core, type Insight } from './core.js';
import type { GameId, Seat, View } from './tables.js';

const LINK = 'upcard1.';

/** A record's text, from a record or a link. */
export function recordOf(core: Core, text: string): string {
  return text.startsWith(LINK) ? linkRead(core, text.trim()) : text;
}

function convert(core: Core, name: 'uc_link_write' | 'uc_link_read', from: string): string {
  const e = core.engine;
  let sentence = '';
  let error = 0;
  const text = e.text((to) => {
    const { value, message } = core.withMessage((why) => e.give(from, (at, length) => e.c[name](to, at, length, why)));
    error = value;
    sentence = message;
  });
  if (error) throw new UpcardError(core.word(error), sentence || 'out of memory');
  return text;
}
export const linkWrite = (core: Core, record: string): string => convert(core, 'uc_link_write', record);
export const linkRead = (core: Core, link: string): string => convert(core, 'uc_link_read', link);

/** A list of names of a fixed size. */
function namesAt(core: Core, at: number, size: number, count: number): string[] {
  return Array.from({ length: count }, (_, i) => core.engine.string(at + i * size));
}

interface Read {
  game: GameId;
  seats: number;
  players: string[];
  names: string[];
  headers: Record<string, string>;
  moves: ReplayMove[];
  /** States, one more than moves. */
  states: Uint8Array[];
  /** The events of each move. */
  events: Uint8Array[];
}

function readHeaders(lines: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const line of lines.split('\n')) {
    const space = line.indexOf(' ');
    const key = space < 0 ? line : line.slice(0, space);
    if (key && !(key in headers)) headers[key] = space < 0 ? '' : line.slice(space + 1);
  }
  return headers;
}

/** As at the table: people by their names, bots by names of their own. */
function peoplesNames(core: Core, players: string[]): string[] {
  const e = core.engine;
  const size = e.at('UC_NAME_MAX');
  return e.lend(size * players.length, (at) => {
    e.giveAll(players, (list) => e.c.uc_table_name_seats(list, players.length, at));
    return namesAt(core, at, size, players.length).map((name, seat) => name || `Seat ${seat}`);
  });
}

function read(core: Core, text: string): Read {
  const e = core.engine;
  return e.give(text, (bytes, length) =>
    e.lend(e.at('uc_record'), (record) => {
      core.must((message) => e.c.uc_record_open(record, bytes, length, message));
      const state = record + e.at('uc_record.state');
      const size = e.c.form_state_size(state);
      const game = core.gameOf(state);
      const seats = core.seatsIn(state);
      const nameSize = e.at('UC_NAME_MAX');
      const players = e.lend(nameSize * seats, (at) => {
        e.c.uc_record_read_names(record, at);
        return namesAt(core, at, nameSize, seats);
      });
      const headers = readHeaders(e.text((to) => e.c.uc_record_extra(to, record)));
      const moves: ReplayMove[] = [];
      const states = [e.bytes(state, size)];
      const events: Uint8Array[] = [];
      for (;;) {
        e.putU32(core.events, 0);
        const { value, message } = core.withMessage((why) => e.c.uc_record_next(record, core.events, why));
        if (value < 0) throw new UpcardError('bad_record', message);
        if (value === 0) break;
        const mover = core.moverOf(e.i32(record + e.at('uc_record.mover')));
        moves.push({ mover: mover ?? 'chance', text: core.moveText(game, e.u16(record + e.at('uc_record.move'))) });
        states.push(e.bytes(state, size));
        events.push(e.bytes(core.events + e.at('uc_events.item'), e.u32(core.events) * e.at('uc_event')));
      }
      return { game: game.id, seats, players, names: peoplesNames(core, players), headers, moves, states, events };
    }),
  );
}

export class EngineReplay implements Replay {
  readonly #core: Core;
  readonly #states: Uint8Array[];
  readonly #events: Uint8Array[];
  /** A seat's memory at a position, to speed up the next one. */
  #cursor: { seat: Seat; k: number; memory: Uint8Array } | null = null;
  #rounds: { k: number; totals: number[] }[] | null = null;
  readonly game: GameId;
  readonly seats: number;
  readonly names: string[];
  readonly players: string[];
  readonly headers: Record<string, string>;
  readonly moves: ReplayMove[];
  readonly text: string;

  constructor(core: Core, recordOrLink: string) {
    this.text = recordOf(core, recordOrLink);
    const found = read(core, this.text);
    this.#core = core;
    this.#states = found.states;
    this.#events = found.events;
    this.game = found.game;
    this.seats = found.seats;
    this.names = found.names;
    this.players = found.players;
    this.headers = found.headers;
    this.moves = found.moves;
  }

  get length(): number {
    return this.moves.length;
  }

  /** Loads position k into the core's state. */
  #at(k: number): number {
    const bytes = this.#states[k];
    if (!bytes) throw new RangeError(`there is no position ${k}: they are 0 to ${this.length}`);
    this.#core.engine.zero(this.#core.state, this.#core.engine.at('uc_state'));
    this.#core.engine.put(this.#core.state, bytes);
    return this.#core.state;
  }

  at(k: number): View {
    return this.view(k, 'all');
  }
  view(k: number, viewer: Viewer): View {
    const state = this.#at(k);
    return this.#core.shown(state, this.#core.viewer(state, viewer));
  }
  legal(k: number, seat: Seat): string[] {
    return this.#core.legal(this.#at(k), seat);
  }

  #withNames<T>(use: (names: number) => T): T {
    return this.#core.engine.giveAll(this.names, use);
  }

  /** Loads the events of move k into the core's. */
  #putEvents(k: number): number {
    const e = this.#core.engine;
    const bytes = this.#events[k - 1] ?? new Uint8Array();
    const count = bytes.length / e.at('uc_event');
    e.putU32(this.#core.events, count);
    e.put(this.#core.events + e.at('uc_events.item'), bytes);
    return count;
  }

  events(k: number, viewer: Viewer): TableEvent[] {
    const core = this.#core;
    const state = this.#at(k);
    const number = core.viewer(state, viewer);
    const count = this.#putEvents(k);
    const event = (i: number) => core.events + core.engine.at('uc_events.item') + i * core.engine.at('uc_event');
    return this.#withNames((names) =>
      Array.from({ length: count }, (_, i) => {
        core.engine.c.uc_event_view(core.event, event(i), number);
        return core.readEvent(state, k - 1, names);
      }),
    );
  }

  rounds(k: number): number[][] {
    this.#rounds ??= this.#findRounds();
    return this.#rounds.filter((round) => round.k <= k).map((round) => round.totals);
  }
  /** A round ends with the move that begins the next one, or the end. */
  #findRounds(): { k: number; totals: number[] }[] {
    const found: { k: number; totals: number[] }[] = [];
    const e = this.#core.engine;
    let round = 0;
    for (let k = 0; k <= this.length; k++) {
      const state = this.#at(k);
      const now = e.u32(state + e.at('uc_head.round'));
      if (k && (now !== round || e.c.form_over(state))) found.push({ k, totals: this.#core.totals(state) });
      round = now;
    }
    return found;
  }

  /** A seat's knowledge at position k: its view, and its memory brought up to date. */
  #insight(k: number, seat: Seat): Insight {
    const core = this.#core;
    const e = core.engine;
    core.seat(this.#at(k), seat);
    const from = this.#cursor && this.#cursor.seat === seat && this.#cursor.k <= k ? this.#cursor : null;
    if (from) e.put(core.memory, from.memory);
    else e.c.uc_observe_start(core.memory, this.#at(0), seat);
    for (let i = (from?.k ?? 0) + 1; i <= k; i++) {
      this.#putEvents(i);
      e.c.uc_observe(core.memory, this.#at(i), core.events, seat);
    }
    this.#cursor = { seat, k, memory: e.bytes(core.memory, e.at('uc_memory')) };
    e.c.uc_view_of(this.#at(k), seat, core.view);
    e.c.uc_rng_start(core.rng, 1n, BigInt(k));
    return { view: core.view, memory: core.memory };
  }

  advise(k: number, seat: Seat, budget: Budget = {}): Advice {
    return this.#core.advise(this.#insight(k, seat), budget);
  }
  evaluate(k: number, seat: Seat, budget: Budget = {}): Evaluation {
    return this.#core.evaluate(this.#insight(k, seat), budget);
  }
  reason(k: number, seat: Seat, move: string): string {
    const { view } = this.#insight(k, seat);
    return this.#withNames((names) => this.#core.reason(view, move, names));
  }
  reasons(k: number, seat: Seat, move: string): Reason[] {
    return this.#core.reasons(this.#insight(k, seat).view, move);
  }
  odds(k: number): Odds {
    return this.#core.odds(() => this.#at(k));
  }
}

/** Reads a record like `upcard verify`, and adds to each draw the card that secret and seeds determine. */
export function verify(core: Core, recordOrLink: string): Verdict {
  const e = core.engine;
  const verdict: Verdict = {
    ok: false,
    reason: null,
    seeded: false,
    committed: false,
    over: false,
    result: false,
    moves: 0,
    draws: [],
  };
  const member = (at: number, name: string) => at + e.at(`checked.${name}`);
  const check = (at: number): void => {
    const record = member(at, 'record');
    const state = record + e.at('uc_record.state');
    const game = core.gameOf(state);
    for (let move = 0; ; move++) {
      const { value, message } = core.withMessage((why) => e.c.check_next(at, why));
      const decided = e.i32(member(at, 'decided'));
      const drawn = e.i32(record + e.at('uc_record.mover')) === e.at('UC_CHANCE') && (value > 0 || decided >= 0);
      if (drawn && value !== 0) verdict.draws.push(draw(record, game, move, decided));
      verdict.ok = value === 0;
      if (value < 0) verdict.reason = message;
      if (value <= 0) break;
      verdict.moves++;
    }
    verdict.over = e.c.form_over(state) !== 0;
    verdict.result = e.u8(record + e.at('uc_record.result_seen')) !== 0;
  };
  const draw = (record: number, game: Core['games'][number], move: number, decided: number): DrawCheck => {
    const made = core.moveText(game, e.u16(record + e.at('uc_record.move')));
    const wanted = decided < 0 ? null : core.moveText(game, decided);
    return { move, made, decided: wanted, ok: wanted === null || wanted === made };
  };
  let text: string;
  try {
    text = recordOf(core, recordOrLink);
  } catch (error) {
    if (!(error instanceof UpcardError)) throw error;
    return { ...verdict, reason: error.message };
  }
  return e.give(text, (bytes, length) =>
    e.lend(e.at('checked'), (at) => {
      const { value, message } = core.withMessage((why) => e.c.check_open(at, bytes, length, why));
      verdict.reason = value ? null : message;
      verdict.seeded = e.u8(member(at, 'seeded')) !== 0;
      verdict.committed = e.u8(member(at, 'committed')) !== 0;
      if (value) check(at);
      return verdict;
    }),
  );
}
