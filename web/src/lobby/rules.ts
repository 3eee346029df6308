/* Which rules of a table are not as printed. */
import type { GameId, GameInfo } from 'upcard';
import { startEngine } from '$/engine/client';
import type { Rules } from '$/engine/messages';
import { addGameTexts } from '$/games';

const known = new Map<GameId | undefined, Promise<GameInfo[]>>();

/** The games and their options, or those of one, from the engine; it is asked once. */
export function knownGames(only?: GameId): Promise<GameInfo[]> {
  let games = known.get(only);
  if (!games) {
    const engine = startEngine(only);
    games = engine.games().finally(() => engine.end());
    games.catch(() => known.delete(only));
    known.set(only, games);
  }
  return games;
}

/** The options that differ from the printed rules. The ages are left out, because nobody chooses them. */
export async function changedRules(game: GameId, rules: Rules): Promise<{ id: string; key: string; value: string }[]> {
  const [games] = await Promise.all([knownGames(game), addGameTexts(game, 'options')]);
  const info = games.find((one) => one.id === game);
  return (info?.options ?? [])
    .filter(({ key, kind, fallback }) => key in rules && rules[key] !== fallback && kind !== 'ages')
    .map(({ key, kind }) => ({
      id: `option-${game}-${key}`,
      key,
      value: String(kind === 'seat' ? Number(rules[key]) + 1 : rules[key]),
    }));
}
