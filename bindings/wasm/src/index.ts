/* Upcard in a page, a worker or Node: the library as WebAssembly. */
import type { BotInfo, GameInfo, Replay, Table, TableOptions, Upcard, Verdict } from './api.js';
import { Core, UpcardError } from './core.js';
import { Engine } from './engine.js';
import { listedGames } from './games.js';
import { EngineReplay, linkRead, linkWrite, verify } from './replay.js';
import { EngineTable } from './table.js';
import type { GameId } from './tables.js';

export type * from './api.js';
export type * from './tables.js';
export { UpcardError } from './core.js';
export { ruleText } from './rules.js';
export { nameBots } from './names.js';
export { botNames } from './tables.js';

class Loaded implements Upcard {
  readonly #core: Core;
  readonly version: string;
  readonly layout: number;
  readonly games: GameInfo[];
  readonly bots: BotInfo[];

  constructor(engine: Engine) {
    const listed = engine.text((text) => engine.c.uc_games_json(text, 0));
    this.#core = new Core(engine);
    this.version = engine.string(engine.c.uc_version());
    this.layout = engine.at('UC_LAYOUT');
    this.games = listedGames(listed);
    this.bots = this.#readBots();
  }

  #readBots(): BotInfo[] {
    const e = this.#core.engine;
    const bots: BotInfo[] = [];
    for (let at = e.c.uc_bots.value as number; e.u32(at); at += e.at('uc_bot')) {
      const searches = e.bytes(at + e.at('uc_bot.budget'), e.at('uc_budget')).some((byte) => byte !== 0);
      bots.push({ id: e.string(e.u32(at)), help: e.string(e.u32(at + e.at('uc_bot.help'))), searches });
    }
    return bots;
  }

  game<G extends GameId>(id: G): GameInfo<G> {
    const found = this.games.find((game) => game.id === id);
    if (!found) throw new UpcardError('unknown_game', `there is no game ${id}`);
    return found as GameInfo<G>;
  }

  open<G extends GameId>(options: TableOptions<G>): Table<G> {
    return EngineTable.open(this.#core, options as unknown as TableOptions) as unknown as Table<G>;
  }
  read(record: string): Table {
    return EngineTable.read(this.#core, record);
  }
  follow(view: Uint8Array, names: readonly string[]): Table {
    return EngineTable.follow(this.#core, view, names);
  }

  replay(record: string): Replay {
    return new EngineReplay(this.#core, record);
  }
  verify(record: string): Verdict {
    return verify(this.#core, record);
  }
  linkWrite(record: string): string {
    return linkWrite(this.#core, record);
  }
  linkRead(link: string): string {
    return linkRead(this.#core, link);
  }

  signature(id: GameId): string {
    const game = this.#core.games.find((each) => each.id === id);
    if (!game) throw new UpcardError('unknown_game', `there is no game ${id}`);
    return BigInt.asUintN(64, this.#core.engine.c.uc_signature(game.address)).toString(16).padStart(16, '0');
  }
}

/** A file for Node, which a page never reads. */
async function readFile(url: URL): Promise<BufferSource> {
  const name = 'node:fs/promises';
  const fs = (await import(/* @vite-ignore */ name)) as { readFile(path: URL): Promise<Uint8Array<ArrayBuffer>> };
  return fs.readFile(url);
}

/** The module in the package. */
function beside(): URL {
  const name = './upcard.wasm'; // in a variable, so that bundlers leave the import alone
  return new URL(name, import.meta.url);
}

async function compile(source: BufferSource | Response | URL | WebAssembly.Module): Promise<WebAssembly.Module> {
  if (source instanceof WebAssembly.Module) return source;
  if (source instanceof URL)
    return source.protocol === 'file:' ? WebAssembly.compile(await readFile(source)) : compile(await fetch(source));
  if (!(source instanceof Response)) return WebAssembly.compile(source);
  if (!source.ok) throw new Error(`upcard.wasm: ${source.status} ${source.statusText}`);
  const streams = source.headers.get('content-type')?.startsWith('application/wasm');
  return streams ? WebAssembly.compileStreaming(source) : WebAssembly.compile(await source.arrayBuffer());
}

/** Loads the engine from upcard.wasm: its bytes, a fetch response, its address, or a compiled module; by default from
 * the file beside this one. */
export async function load(source: BufferSource | Response | URL | WebAssembly.Module = beside()): Promise<Upcard> {
  return new Loaded(await Engine.start(await compile(source)));
}
