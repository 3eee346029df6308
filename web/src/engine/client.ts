/* Asks the worker that runs the engine. */
import type { ErrorWord, GameId } from 'upcard';
import { earlyWorker } from './early';
import type { Asked, Notice, Reply, Request } from './messages';
import { engineCode } from './modules';
import script from './worker?worker&url';

type Answers = { [K in keyof Asked]: (...args: Parameters<Asked[K]>) => Promise<ReturnType<Asked[K]>> };

export interface Engine extends Answers {
  /** Receives what the worker sends unasked; write only. Earlier notices are delivered at once. */
  onNotice: (notice: Notice) => void;
  /** Ends the worker and everything that it is doing; open requests are never answered. */
  end(): void;
}

/** A request to the engine failed; `code` is the error, and is missing if the engine broke. */
export class EngineError extends Error {
  readonly code: ErrorWord | undefined;
  constructor(message: string, code?: ErrorWord) {
    super(message);
    this.code = code;
  }
}

/** Whether the engine itself refused, and nothing broke: then it would do so again. */
export const hasRefused = (error: unknown): boolean => error instanceof EngineError && error.code !== undefined;

/* A worker that starts before it is wanted. */
let warmed: { game: GameId; engine: Engine } | undefined;

/** Starts a worker for the next game, which will be this one. The promise is rejected if its code cannot be loaded. */
export async function warmEngine(game: GameId): Promise<void> {
  if (warmed?.game !== game) {
    warmed?.engine.end();
    warmed = { game, engine: newEngine(game) };
  }
  await engineCode(game);
}

/** A worker that holds one game, replay or review at a time. `game`: the only game needed, if known. */
export function startEngine(game?: GameId): Engine {
  if (!warmed || warmed.game !== game) return newEngine(game);
  const { engine } = warmed;
  warmed = undefined;
  return engine;
}

function newEngine(game?: GameId): Engine {
  const worker = earlyWorker() ?? new Worker(script, { type: 'module' });
  engineCode(game)
    .then((code) => worker.postMessage(code))
    .catch((error: Error) => die(error.message));
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  let next = 1;
  /* Set when the worker failed to load or crashed; all open requests are rejected. */
  let dead: Error | null = null;
  const die = (message: string) => {
    dead = new Error(message || 'upcard.wasm');
    for (const asked of waiting.values()) asked.reject(dead);
    waiting.clear();
    tell({ notice: 'failed', message: dead.message });
    if (warmed?.engine === engine) warmed = undefined;
  };
  /* A game continues while the page still loads its board: notices wait until there is a listener. */
  let unheard: Notice[] = [];
  let listener: ((notice: Notice) => void) | null = null;
  const tell = (notice: Notice) => (listener ? listener(notice) : void unheard.push(notice));
  const own = {
    set onNotice(hear: (notice: Notice) => void) {
      listener = hear;
      const waited = unheard;
      unheard = [];
      waited.forEach(hear);
    },
    end() {
      worker.terminate();
      waiting.clear(); // nothing is left that could use an answer
    },
  };
  worker.onmessage = ({ data }: MessageEvent<Reply | Notice>) => {
    if ('notice' in data) return tell(data);
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) asked?.reject(new EngineError(data.error, data.code));
    else asked?.resolve(data.result);
  };
  worker.onerror = (event) => die(event.message);
  worker.onmessageerror = () => die('messageerror');

  function ask(method: keyof Asked, args: unknown[]): Promise<unknown> {
    if (dead) return Promise.reject(dead);
    const id = next++;
    worker.postMessage({ id, method, args } satisfies Request);
    return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
  }
  const engine = new Proxy(own as unknown as Engine, {
    get(target, name: string) {
      if (name === 'then') return undefined; // the proxy is not a promise
      return name in target ? Reflect.get(target, name) : (...args: unknown[]) => ask(name as keyof Asked, args);
    },
    set: (target, name, value) => Reflect.set(target, name, value),
  });
  return engine;
}
