/* Names of bots, as the library gives them. */
import { botNames, levelNames } from './tables.js';

const fitting = new Map(Object.entries(levelNames));

/** The display names of these bots ("bot:hard"), in their order: for each the first name for its level that nobody has,
 * `taken` included. */
export function nameBots(bots: readonly string[], taken: readonly string[] = []): string[] {
  const used = new Set(taken);
  return bots.map((bot) => {
    const level = /^(?:bot:)?([a-z]*)/.exec(bot)?.[1] ?? '';
    const name = [...(fitting.get(level) ?? []), ...botNames].find((one) => !used.has(one)) ?? bot;
    used.add(name);
    return name;
  });
}
