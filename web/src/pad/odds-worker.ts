/* Computes the odds of a pad beside the page: first the exact ones at once, then with a search. */
import { loadOdds, type OddsOf, type PadOdds } from 'upcard/odds';
import { searchOdds } from './odds-search';

export interface OddsAsked {
  id: number;
  file: string;
}
export interface OddsAnswer {
  id: number;
  odds: PadOdds | null;
}

let odds: Promise<OddsOf> | undefined;
let last = 0;

/** Answers; a later question ends the work on this one. */
async function answer({ id, file }: OddsAsked): Promise<void> {
  const of = await odds!;
  for await (const found of searchOdds((ms) => (id === last ? of(file, -1, ms) : null))) {
    if (id !== last) return;
    postMessage({ id, odds: found } satisfies OddsAnswer);
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
