/* Computes the odds of a pad beside the page: first the exact ones at once, then with a search. */
import { loadOdds, type OddsOf, type PadOdds } from 'upcard/odds';

export interface OddsAsked {
  id: number;
  file: string;
}
export interface OddsAnswer {
  id: number;
  odds: PadOdds | null;
}

/* A search goes on until it is this sure of each chance, with 95 %; what it finds before is shown if it is not far
 * off. */
const SEARCHES_MS = [400, 1600];
const SURE = 0.03;
const FAR = 0.1;
let odds: Promise<OddsOf> | undefined;
let last = 0;
const pause = () => new Promise((resolve) => setTimeout(resolve));

/** Answers; a later question ends the work on this one. */
async function answer({ id, file }: OddsAsked): Promise<void> {
  const of = await odds!;
  for (const ms of [0, ...SEARCHES_MS]) {
    await pause();
    if (id !== last) return;
    const found = of(file, -1, ms);
    const off = 1.96 * Math.max(0, ...(found?.win ?? []).map(({ error }) => error));
    if (off <= FAR || ms === SEARCHES_MS.at(-1)) postMessage({ id, odds: found } satisfies OddsAnswer);
    if (ms && off <= SURE) return;
  }
}

addEventListener('message', ({ data }: MessageEvent<string | OddsAsked>) => {
  if (typeof data === 'string') {
    odds = WebAssembly.compileStreaming(fetch(data)).then(loadOdds);
    return;
  }
  last = data.id;
  void answer(data);
});
