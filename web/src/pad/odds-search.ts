/* How long the odds of a pad are searched, and which of them are shown. */
import type { PadOdds } from 'upcard/odds';

/* A search goes on until it is this sure of each chance to win, with 95 %; what is further off than FAR is shown only
 * if the longest search finds nothing better. */
const SEARCHES_MS = [400, 1600];
const SURE = 0.03;
const FAR = 0.1;

/** How far off the chances to win may be. */
const offBy = (odds: PadOdds | null): number => 1.96 * Math.max(0, ...(odds?.win ?? []).map(({ error }) => error));

/** Yields what is to be shown: first the exact odds at once, then those of longer and longer searches. */
export async function* searchOdds(of: (ms: number) => PadOdds | null): AsyncGenerator<PadOdds | null> {
  for (const ms of [0, ...SEARCHES_MS]) {
    await new Promise((resolve) => setTimeout(resolve)); // a later question comes in between
    const found = of(ms);
    const off = offBy(found);
    if (off <= FAR || ms === SEARCHES_MS.at(-1)) yield found;
    if (ms && off <= SURE) return;
  }
}
