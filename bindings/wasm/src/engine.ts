/* The module's memory: reads and writes texts, numbers and structs. No rules, no meaning. */
import { hostImports } from './host.js';

type Numbers = (...args: number[]) => number;
type Nothing = (...args: number[]) => void;

/** The exports, as exports.txt lists them. A function that returns a struct takes its address as the first argument. */
export interface Exports {
  memory: WebAssembly.Memory;
  __stack_pointer: WebAssembly.Global;
  malloc: Numbers;
  free: Nothing;
  uc_games: WebAssembly.Global;
  uc_games_json: Nothing;
  uc_game_find: Numbers;
  uc_version: () => number;
  uc_error_word: Numbers;
  uc_start: Numbers;
  uc_view_of: Nothing;
  uc_move_text: Nothing;
  uc_move_parse: Numbers;
  uc_rule_id: Nothing;
  uc_refusal_text: Nothing;
  uc_view_decode: Numbers;
  uc_event_decode: Numbers;
  uc_view_json: Nothing;
  uc_event_view: Nothing;
  uc_event_json: Nothing;
  uc_event_sentence: Nothing;
  uc_observe_start: Nothing;
  uc_observe: Nothing;
  uc_signature: (game: number) => bigint;
  uc_bots: WebAssembly.Global;
  uc_rng_start: (rng: number, seed: bigint, index: bigint) => void;
  uc_search: Numbers;
  uc_evaluate: Nothing;
  uc_reasons_text: Nothing;
  uc_reasons_json: Nothing;
  uc_flip7_rest_of: Nothing;
  uc_odds_flip7_next: Nothing;
  uc_odds_flip7_seven: Numbers;
  uc_odds_hilo: Numbers;
  uc_record_open: Numbers;
  uc_record_next: Numbers;
  uc_record_extra: Nothing;
  uc_record_read_names: Nothing;
  uc_link_write: Numbers;
  uc_link_read: Numbers;
  check_open: Numbers;
  check_next: Numbers;
  uc_fair_secret: Nothing;
  uc_fair_secret_of_text: Nothing;
  uc_table_open: Numbers;
  uc_table_read: Numbers;
  uc_table_close: Nothing;
  uc_table_follow: Numbers;
  uc_table_shown: Numbers;
  uc_table_player: Numbers;
  uc_table_names: Numbers;
  uc_table_rename: Nothing;
  uc_table_people: (table: number) => bigint;
  uc_table_memory: Numbers;
  uc_table_name_seats: Nothing;
  uc_table_state: Numbers;
  uc_table_view: Nothing;
  uc_table_move_count: Numbers;
  uc_table_move: Numbers;
  uc_table_event_count: Numbers;
  uc_table_event: Numbers;
  uc_table_round_count: Numbers;
  uc_table_round_total: Numbers;
  uc_table_next: Numbers;
  uc_table_callers: (table: number) => bigint;
  uc_table_pass: Nothing;
  uc_table_apply: Nothing;
  uc_table_refusal: Nothing;
  uc_table_draw_one: Numbers;
  uc_table_draw: Numbers;
  uc_table_let_bot: Nothing;
  uc_table_can_undo: Numbers;
  uc_table_undo: Numbers;
  uc_table_stream: Nothing;
  uc_table_record_head: Nothing;
  uc_table_record_moves: Nothing;
  form_state_size: Numbers;
  form_follows: Numbers;
  form_legal: Numbers;
  form_apply: Nothing;
  form_total: Numbers;
  form_winners: (state: number) => bigint;
  form_over: Numbers;
  form_resample: Nothing;
  form_layout: () => number;
}

const TEXT = 64 * 1024;

/** The exports, with the stack pointer restored after a trap, so that one failure does not cause the next. Only bytes
 * of an invalid view can cause a trap. */
function guarded(exports: WebAssembly.Exports): Exports {
  const stack = exports.__stack_pointer as WebAssembly.Global;
  const top: unknown = stack.value;
  const guard =
    (call: (...args: unknown[]) => unknown) =>
    (...args: unknown[]) => {
      try {
        return call(...args);
      } catch (error) {
        stack.value = top;
        throw error;
      }
    };
  const entries = Object.entries(exports).map(([name, item]) => [
    name,
    typeof item === 'function' ? guard(item as (...args: unknown[]) => unknown) : item,
  ]);
  return Object.fromEntries(entries) as Exports;
}

const decoder = new TextDecoder();
const encoder = new TextEncoder();

export class Engine {
  readonly c: Exports;
  readonly #layout = new Map<string, number>();
  #data: DataView;
  /** The target of a text, and the struct that writes it. */
  readonly #text: number;
  readonly #buffer: number;

  private constructor(instance: WebAssembly.Instance) {
    this.c = guarded(instance.exports);
    this.#data = new DataView(this.c.memory.buffer);
    for (let at = this.c.form_layout(); this.u32(at); at += 8)
      this.#layout.set(this.string(this.u32(at)), this.u32(at + 4));
    this.#text = this.take(this.at('uc_text'));
    this.#buffer = this.take(TEXT);
  }

  static async start(module: WebAssembly.Module): Promise<Engine> {
    const memory = () => instance.exports.memory as WebAssembly.Memory;
    const instance: WebAssembly.Instance = await WebAssembly.instantiate(module, hostImports(memory));
    return new Engine(instance);
  }

  /** The size of a struct ("uc_state"), the offset of a member ("uc_head.seats"), or a constant. */
  at(name: string): number {
    const number = this.#layout.get(name);
    if (number === undefined) throw new Error(`upcard: forms.c does not list ${name}`);
    return number;
  }

  /** The module's memory, which grows now and then: never keep a reference. */
  get #view(): DataView {
    if (this.#data.buffer !== this.c.memory.buffer) this.#data = new DataView(this.c.memory.buffer);
    return this.#data;
  }

  u8(at: number): number {
    return this.#view.getUint8(at);
  }
  u16(at: number): number {
    return this.#view.getUint16(at, true);
  }
  u32(at: number): number {
    return this.#view.getUint32(at, true);
  }
  i32(at: number): number {
    return this.#view.getInt32(at, true);
  }
  u64(at: number): bigint {
    return this.#view.getBigUint64(at, true);
  }
  f64(at: number): number {
    return this.#view.getFloat64(at, true);
  }
  putU8(at: number, value: number): void {
    this.#view.setUint8(at, value);
  }
  putU32(at: number, value: number): void {
    this.#view.setUint32(at, value, true);
  }
  putU64(at: number, value: bigint): void {
    this.#view.setBigUint64(at, value, true);
  }

  /** A copy of bytes of the module. */
  bytes(at: number, length: number): Uint8Array {
    return new Uint8Array(this.c.memory.buffer, at, length).slice();
  }
  put(at: number, bytes: Uint8Array): void {
    new Uint8Array(this.c.memory.buffer, at, bytes.length).set(bytes);
  }
  zero(at: number, length: number): void {
    new Uint8Array(this.c.memory.buffer, at, length).fill(0);
  }

  /** A NUL-terminated string of the module. */
  string(at: number): string {
    const all = new Uint8Array(this.c.memory.buffer);
    return decoder.decode(all.subarray(at, all.indexOf(0, at)));
  }

  /** Memory until the end, or until c.free. */
  take(bytes: number): number {
    const at = this.c.malloc(bytes);
    if (!at) throw new Error('upcard: out of memory');
    return at;
  }

  /** Memory while `use` runs. */
  lend<T>(bytes: number, use: (at: number) => T): T {
    const at = this.take(bytes);
    try {
      return use(at);
    } finally {
      this.c.free(at);
    }
  }

  /** A NUL-terminated text in the module, while `use` runs. */
  give<T>(text: string, use: (at: number, length: number) => T): T {
    const bytes = encoder.encode(text);
    return this.lend(bytes.length + 1, (at) => {
      this.put(at, bytes);
      this.putU8(at + bytes.length, 0);
      return use(at, bytes.length);
    });
  }

  /** A list of texts, as an array of their addresses. */
  giveAll<T>(texts: readonly string[], use: (at: number) => T): T {
    const joined = encoder.encode(texts.map((text) => text.replaceAll('\0', '') + '\0').join(''));
    return this.lend(4 * texts.length + joined.length, (at) => {
      let next = at + 4 * texts.length;
      this.put(next, joined);
      for (let i = 0, from = 0; i < texts.length; i++) {
        this.putU32(at + 4 * i, next);
        const length = joined.indexOf(0, from) + 1 - from;
        from += length;
        next += length;
      }
      return use(at);
    });
  }

  #startText(buffer: number, capacity: number): void {
    this.putU32(this.#text + this.at('uc_text.buffer'), buffer);
    this.putU32(this.#text + this.at('uc_text.capacity'), capacity);
    this.putU32(this.#text + this.at('uc_text.length'), 0);
    this.putU8(buffer, 0);
  }

  /** The text that `write` writes. It is called again, with more room, if the text is too long. */
  text(write: (text: number) => void): string {
    this.#startText(this.#buffer, TEXT);
    write(this.#text);
    const length = this.u32(this.#text + this.at('uc_text.length'));
    if (length < TEXT) return decoder.decode(this.bytes(this.#buffer, length));
    return this.lend(length + 1, (buffer) => {
      this.#startText(buffer, length + 1);
      write(this.#text);
      return decoder.decode(this.bytes(buffer, length));
    });
  }
}
