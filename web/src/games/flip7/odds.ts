import type { Flip7View } from 'upcard';
import type { Source } from '$/table/source';

/** The next card of a seat: cards that may come, of them those that bust, and the chance of a Flip 7; null: unknown,
 * since the engine's chance supposes one Second Chance at a time (F7-4.12). */
export interface Odds {
  cards: number;
  bust: number;
  seven: number | null;
}

export async function oddsOf(source: Pick<Source, 'odds'>, view: Flip7View, seat: number): Promise<Odds | null> {
  if (!source.odds) return null;
  const [{ cards, bust }, seven] = await Promise.all([
    source.odds('flip7Next', seat),
    view.rules.second_chance === 'keep' ? null : source.odds('flip7Seven', seat),
  ]);
  return { cards, bust, seven };
}
