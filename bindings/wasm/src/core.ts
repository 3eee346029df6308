/* Shared by tables and recorded games: views, moves, events and searches by their addresses. */
import type {
  Advice,
  Budget,
  Choice,
  ErrorWord,
  Evaluation,
  Mover,
  Odds,
  Preview,
  Reason,
  Refusal,
  TableEvent,
  Viewer,
} from './api.js';
import { Engine } from './engine.js';
import type { GameId, Seat, View } from './tables.js';

/** An error from the library; `message` is a sentence for people. */
export class UpcardError extends Error {
  readonly code: ErrorWord;
  /** The rule that a move would have broken, or null. */
  readonly rule: string | null;
  constructor(code: ErrorWord, message: string, rule: string | null = null) {
    super(message);
    this.name = 'UpcardError';
    this.code = code;
    this.rule = rule;
  }
}

/** A game of the library. */
interface Game {
  id: GameId;
  number: number;
  address: number;
  moves: number;
}

/** A position from one viewer's side: a view, and the memory of its seat (0: none). The core's stream of chance has
 * been started for it, so the same question has the same answer. */
export interface Insight {
  view: number;
  memory: number;
}

/** That many possible positions are compared before a key of a view counts as certain. */
const PREVIEWED = 16;

/** The bits that are set, ascending. */
export function seatsOf(bits: bigint): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; bits >> BigInt(seat); seat++) if ((bits >> BigInt(seat)) & 1n) seats.push(seat);
  return seats;
}

export class Core {
  readonly engine: Engine;
  readonly games: Game[] = [];
  /** Scratch memory for the current call; nothing in it outlives a call from outside. */
  readonly state: number;
  readonly view: number;
  readonly event: number;
  readonly events: number;
  readonly memory: number;
  readonly small: number;
  readonly rng: number;
  readonly #world: number;
  readonly #moves: number;
  readonly #ask: number;
  readonly #budget: number;
  readonly #findings: number;
  readonly #numbers: number;
  readonly #message: number;

  constructor(engine: Engine) {
    this.engine = engine;
    const room = (name: string) => engine.take(engine.at(name));
    const moves = engine.at('UC_MOVES_MAX');
    this.state = room('uc_state');
    this.#world = room('uc_state');
    this.view = room('uc_state');
    this.event = room('uc_event');
    this.events = room('uc_events');
    this.memory = room('uc_memory');
    this.rng = room('uc_rng');
    this.#ask = room('uc_ask');
    this.#budget = room('uc_budget');
    this.#findings = room('uc_findings');
    this.#moves = engine.take(2 * moves);
    this.#numbers = engine.take(2 * 8 * moves);
    this.small = engine.take(64);
    this.#message = engine.take(engine.at('uc_text') + engine.at('UC_MESSAGE_MAX') * 2);
    const list = engine.c.uc_games.value as number;
    for (let at = list; engine.u32(at); at += 4) {
      const address = engine.u32(at);
      const id = engine.string(engine.u32(address + engine.at('uc_game.id'))) as GameId;
      const number = engine.u8(address + engine.at('uc_game.number'));
      this.games.push({ id, number, address, moves: engine.u16(address + engine.at('uc_game.moves')) });
    }
  }

  /* ---- errors ---- */

  word(error: number): ErrorWord {
    return this.engine.string(this.engine.c.uc_error_word(error)) as ErrorWord;
  }

  /** Calls a function that writes a sentence on failure. */
  withMessage<T>(call: (message: number) => T): { value: T; message: string } {
    const e = this.engine;
    const buffer = this.#message + e.at('uc_text');
    e.putU32(this.#message + e.at('uc_text.buffer'), buffer);
    e.putU32(this.#message + e.at('uc_text.capacity'), 2 * e.at('UC_MESSAGE_MAX'));
    e.putU32(this.#message + e.at('uc_text.length'), 0);
    e.putU8(buffer, 0);
    const value = call(this.#message);
    return { value, message: e.string(buffer) };
  }

  /** Throws the error for a uc_error. */
  must(call: (message: number) => number): void {
    const { value, message } = this.withMessage(call);
    if (value) throw new UpcardError(this.word(value), message || 'out of memory');
  }

  /* ---- games and moves ---- */

  gameOf(state: number): Game {
    const number = this.engine.u8(state + this.engine.at('uc_head.game'));
    return this.games.find((game) => game.number === number) as Game;
  }
  seatsIn(state: number): number {
    return this.engine.u8(state + this.engine.at('uc_head.seats'));
  }

  moverNumber(mover: Mover): number {
    return mover === 'chance' ? this.engine.at('UC_CHANCE') : mover;
  }
  moverOf(number: number): Mover | null {
    if (number === this.engine.at('UC_CHANCE')) return 'chance';
    return number === this.engine.at('UC_NOBODY') ? null : number;
  }
  viewerNumber(viewer: Viewer): number {
    if (viewer === 'all') return this.engine.at('UC_ALL');
    return viewer === 'spectator' ? this.engine.at('UC_SPECTATOR') : viewer;
  }

  /** A seat of the position, or an error of the caller. */
  seat(state: number, seat: Seat): Seat {
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.seatsIn(state))
      throw new RangeError(`there is no seat ${seat} at this table`);
    return seat;
  }
  viewer(state: number, viewer: Viewer): number {
    return typeof viewer === 'number' ? this.seat(state, viewer) : this.viewerNumber(viewer);
  }

  moveText(game: Game, move: number): string {
    return this.engine.text((text) => this.engine.c.uc_move_text(text, game.address, move));
  }
  /** An index past the last move of the game is no move of any game. */
  moveOf(game: Game, text: string): number {
    const move = this.engine.give(text, (at, length) => this.engine.c.uc_move_parse(game.address, at, length));
    return move < 0 ? game.moves : move;
  }

  legal(state: number, seat: Seat): string[] {
    const count = this.engine.c.form_legal(state, this.seat(state, seat), this.#moves);
    const game = this.gameOf(state);
    return Array.from({ length: count }, (_, i) => this.moveText(game, this.engine.u16(this.#moves + 2 * i)));
  }

  /** The error in a uc_result at an address, or null. */
  error(result: number): ErrorWord | null {
    const error = this.engine.u16(result + this.engine.at('uc_result.error'));
    return error ? this.word(error) : null;
  }
  /** The meaning of a uc_result at an address for a move. */
  refusal(result: number, state: number, mover: number, move: number): Refusal | null {
    const e = this.engine;
    const error = this.error(result);
    const rule = e.u16(result + e.at('uc_result.rule'));
    if (!error) return null;
    const game = this.gameOf(state);
    return {
      error,
      rule: rule ? e.text((text) => e.c.uc_rule_id(text, game.address, rule)) : null,
      message: e.text((text) => e.c.uc_refusal_text(text, state, mover, move, result)), // structs go by address
    };
  }

  /* ---- views and events ---- */

  json(view: number): View {
    return JSON.parse(this.engine.text((text) => this.engine.c.uc_view_json(text, view))) as View;
  }
  /** The position as a viewer may know it. */
  shown(state: number, viewer: number): View {
    if (viewer === this.engine.at('UC_ALL')) return this.json(state);
    this.engine.c.uc_view_of(state, viewer, this.view);
    return this.json(this.view);
  }
  totals(state: number): number[] {
    return Array.from({ length: this.seatsIn(state) }, (_, seat) => this.engine.c.form_total(state, seat));
  }

  /** The core's event, as JSON and as a sentence. */
  readEvent(state: number, move: number, names: number): TableEvent {
    const game = this.gameOf(state).address;
    const { c } = this.engine;
    return {
      move,
      event: JSON.parse(this.engine.text((text) => c.uc_event_json(text, game, this.event))),
      text: this.engine.text((text) => c.uc_event_sentence(text, game, this.event, names)),
    };
  }

  /* ---- searches ---- */

  /** A budget in the module while `use` runs; 0 if none is given. */
  withBudget<T>(budget: Budget | undefined, use: (at: number) => T): T {
    if (budget) this.putBudget(this.#budget, budget, false);
    return use(budget ? this.#budget : 0);
  }

  /** Writes a budget; without any limit it is the search's own. */
  putBudget(at: number, budget: Budget, thorough: boolean): void {
    const e = this.engine;
    e.zero(at, e.at('uc_budget'));
    e.putU64(at + e.at('uc_budget.playouts'), BigInt(Math.floor(budget.playouts ?? 0)));
    e.putU64(at + e.at('uc_budget.tries'), BigInt(Math.floor(budget.tries ?? 0)));
    e.putU32(at + e.at('uc_budget.ms'), Math.floor(budget.ms ?? 0));
    e.putU8(at + e.at('uc_budget.thorough'), thorough ? 1 : 0);
  }

  advise(insight: Insight, budget: Budget): Advice {
    const e = this.engine;
    const seat = e.u8(insight.view + e.at('uc_head.viewer'));
    const count = e.c.form_legal(insight.view, seat, this.#moves);
    if (!count) throw new UpcardError('not_your_turn', 'this seat has nothing to decide now');
    e.putU32(this.#ask + e.at('uc_ask.view'), insight.view);
    e.putU32(this.#ask + e.at('uc_ask.memory'), insight.memory);
    e.putU32(this.#ask + e.at('uc_ask.legal'), this.#moves);
    e.putU32(this.#ask + e.at('uc_ask.count'), count);
    e.putU32(this.#ask + e.at('uc_ask.rng'), this.rng);
    this.putBudget(this.#ask + e.at('uc_ask.budget'), budget, true);
    if (e.c.uc_search(this.#ask, this.#findings)) throw new UpcardError('no_memory', 'out of memory');
    return this.#advice(this.gameOf(insight.view));
  }

  #advice(game: Game): Advice {
    const e = this.engine;
    const at = this.#findings;
    const choice = (i: number): Choice => {
      const from = at + e.at('uc_findings.choice') + i * e.at('uc_choice');
      return {
        move: this.moveText(game, e.u16(from + e.at('uc_choice.move'))),
        playouts: Number(e.u64(from + e.at('uc_choice.playouts'))),
        value: e.f64(from + e.at('uc_choice.value')),
        error: e.f64(from + e.at('uc_choice.error')),
        behind: e.f64(from + e.at('uc_choice.behind')),
        behindError: e.f64(from + e.at('uc_choice.behind_error')),
      };
    };
    return {
      guide: this.moveText(game, e.u16(at + e.at('uc_findings.guide'))),
      choices: Array.from({ length: e.i32(at + e.at('uc_findings.count')) }, (_, i) => choice(i)),
      playouts: Number(e.u64(at + e.at('uc_findings.playouts'))),
    };
  }

  evaluate(insight: Insight, budget: Budget): Evaluation {
    const e = this.engine;
    const chance = this.#numbers;
    const error = chance + 8 * e.at('UC_SEATS_MAX');
    this.putBudget(this.#budget, budget, false);
    e.c.uc_evaluate(insight.view, insight.memory, this.rng, this.#budget, chance, error);
    const list = (at: number) => Array.from({ length: this.seatsIn(insight.view) }, (_, i) => e.f64(at + 8 * i));
    return { chance: list(chance), error: list(error) };
  }

  #legalMove(view: number, text: string): number {
    const move = this.moveOf(this.gameOf(view), text);
    this.#mustBeLegal(view, this.engine.u8(view + this.engine.at('uc_head.viewer')), move);
    return move;
  }
  reason(view: number, text: string, names: number): string {
    const move = this.#legalMove(view, text);
    return this.engine.text((to) => this.engine.c.uc_reasons_text(to, view, move, names));
  }
  reasons(view: number, text: string): Reason[] {
    const move = this.#legalMove(view, text);
    return JSON.parse(this.engine.text((to) => this.engine.c.uc_reasons_json(to, view, move))) as Reason[];
  }

  /** Throws the reason if a seat's move is illegal. */
  #mustBeLegal(state: number, seat: Seat, move: number): void {
    const e = this.engine;
    e.put(this.#world, e.bytes(state, e.at('uc_state')));
    e.c.form_apply(this.small, this.#world, seat, move, 0);
    const refusal = this.refusal(this.small, state, seat, move);
    if (refusal) throw new UpcardError(refusal.error, refusal.message, refusal.rule);
  }

  preview(insight: Insight, text: string): Preview {
    const e = this.engine;
    const seat = e.u8(insight.view + e.at('uc_head.viewer'));
    const move = this.#legalMove(insight.view, text);
    const views: View[] = [];
    for (let i = 0; i < PREVIEWED; i++) {
      e.c.form_resample(insight.view, insight.memory, this.rng, this.#world);
      e.c.form_apply(this.small, this.#world, seat, move, 0);
      e.c.uc_view_of(this.#world, seat, this.state);
      views.push(this.json(this.state));
    }
    const [view, ...others] = views as [View, ...View[]];
    const written = (of: View, key: string) => JSON.stringify(of[key as keyof View]);
    const keys = new Set(views.flatMap((each) => Object.keys(each)));
    const uncertain = [...keys].filter((key) => others.some((other) => written(other, key) !== written(view, key)));
    return { view, uncertain: uncertain as Preview['uncertain'] };
  }

  /* ---- chances ---- */

  /** `at` loads the position and returns its address. */
  odds(at: () => number): Odds {
    const e = this.engine;
    const rest = e.at('uc_flip7_rest');
    const only = (id: GameId): number => {
      const state = at();
      if (this.gameOf(state).id !== id) throw new UpcardError('unknown_game', `these chances are those of ${id}`);
      return state;
    };
    return {
      flip7Next: (seat) => {
        const state = only('flip7');
        return e.lend(rest + e.at('uc_flip7_next'), (room) => {
          e.c.uc_flip7_rest_of(state, this.seat(state, seat), room);
          e.c.uc_odds_flip7_next(room, room + rest);
          const part = (name: string) => e.i32(room + rest + e.at(`uc_flip7_next.${name}`));
          return { cards: part('cards'), bust: part('bust'), saved: part('saved'), seven: part('seven') };
        });
      },
      flip7Seven: (seat) => {
        const state = only('flip7');
        const { table } = this.json(state) as Extract<View, { game: 'flip7' }>;
        const alone = table.every((each, i) => (each.status === 'active') === (i === seat));
        return e.lend(rest, (room) => {
          e.c.uc_flip7_rest_of(state, this.seat(state, seat), room);
          if (e.c.uc_odds_flip7_seven(room, alone ? 1 : 0, this.small))
            throw new UpcardError('no_memory', 'out of memory');
          return e.f64(this.small);
        });
      },
      hilo: () => {
        const state = only('hilo');
        const turn = (this.json(state) as Extract<View, { game: 'hilo' }>).turn;
        const count = e.c.uc_odds_hilo(state, this.#numbers);
        return this.legal(state, turn)
          .slice(0, count)
          .map((move, i) => ({ move, sum: e.f64(this.#numbers + 8 * i) }));
      },
    };
  }
}
