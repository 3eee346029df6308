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

const SEARCH_MS = 400;
let odds: Promise<OddsOf> | undefined;
let last = 0;
const pause = () => new Promise((resolve) => setTimeout(resolve));

/** Answers; a later question ends the work on this one. */
async function answer({ id, file }: OddsAsked): Promise<void> {
  const of = await odds!;
  for (const ms of [0, SEARCH_MS]) {
    await pause();
    if (id !== last) return;
    postMessage({ id, odds: of(file, -1, ms) } satisfies OddsAnswer);
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
