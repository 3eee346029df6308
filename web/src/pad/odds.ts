/* Asks the worker for the odds of a pad. */
import type { PadOdds } from 'upcard/odds';
import address from '$wasm/odds.wasm?url';
import type { OddsAnswer, OddsAsked } from './odds-worker';
import script from './odds-worker?worker&url';

export interface OddsOfPads {
  ask(file: string): void;
  end(): void;
}

/** `hear` gets each answer to the last question; null: there is nothing to tell. */
export function startOdds(hear: (odds: PadOdds | null) => void, failed: () => void): OddsOfPads {
  const worker = new Worker(script, { type: 'module' });
  let id = 0;
  worker.onmessage = ({ data }: MessageEvent<OddsAnswer>) => data.id === id && hear(data.odds);
  worker.onerror = (event) => {
    event.preventDefault();
    failed();
  };
  worker.postMessage(new URL(address, location.href).href);
  return {
    ask: (file) => worker.postMessage({ id: ++id, file } satisfies OddsAsked),
    end: () => worker.terminate(),
  };
}
