import type { Source } from '$/table/source';

/** The next card of a seat: cards that may come, of them those that bust, and the chance of a Flip 7. */
export interface Odds {
  cards: number;
  bust: number;
  seven: number;
}

export async function oddsOf(source: Source, seat: number): Promise<Odds | null> {
  if (!source.odds) return null;
  const [{ cards, bust }, seven] = await Promise.all([source.odds('flip7Next', seat), source.odds('flip7Seven', seat)]);
  return { cards, bust, seven };
}
