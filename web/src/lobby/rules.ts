/* Which rules of a table are not as printed; presets, one's own set of rules, and rules as the text of a link. */
import type { GameId, GameInfo, OptionInfo } from 'upcard';
import { startEngine } from '$/engine/client';
import type { Rules } from '$/engine/messages';
import { addGameTexts } from '$/games';
import { kept } from '$/settings/settings.svelte';
import { t } from '$/text/index.svelte';

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

/** Two sets of changed rules are the same. */
export const sameRules = (one: Rules, other: Rules): boolean =>
  Object.keys(one).length === Object.keys(other).length && Object.keys(one).every((key) => one[key] === other[key]);

/** The preset that has exactly these rules. */
export const presetOf = (info: GameInfo, rules: Rules): string | undefined =>
  info.presets.find((preset) => sameRules(preset.rules, rules))?.name;

/** A value in the option's type; undefined if it is invalid. Seats and ages belong to one table and have no value
 * here. */
function valueOf(option: OptionInfo | undefined, value: unknown): string | number | undefined {
  const number = typeof value === 'string' && !/^-?\d{1,9}$/.test(value) ? NaN : Number(value);
  if (option?.kind === 'word') return option.words?.find((word) => word === value);
  if (option?.kind !== 'number' || !Number.isInteger(number)) return undefined;
  return number >= (option.min ?? 0) && number <= (option.max ?? 0) ? number : undefined;
}

/** The valid rules among these that differ from the printed ones. */
function validRules(info: GameInfo, given: [string, unknown][]): Rules {
  const rules: Rules = {};
  for (const [key, text] of given) {
    const option = info.options.find((one) => one.key === key);
    const value = valueOf(option, text);
    if (value === option?.fallback) delete rules[key];
    else if (value !== undefined) rules[key] = value;
  }
  return rules;
}

/** The rules that any table can have: those about seats and ages belong to one table. */
export const lastingRules = (info: GameInfo, rules: Rules): Rules => validRules(info, Object.entries(rules));

/** Rules as the text of a link: a preset, or "k=v,k=v". */
export const textOfRules = (info: GameInfo, rules: Rules): string =>
  presetOf(info, rules) ??
  Object.entries(lastingRules(info, rules))
    .map(([key, value]) => `${key}=${value}`)
    .join();

/** The rules of such a text, or of a preset and options together: "quick,target=60". What the game does not have is
 * left out. */
export function rulesOfText(info: GameInfo, text: string): Rules {
  const given = text.split(',').flatMap((part): [string, unknown][] => {
    const [key = '', value] = part.split('=');
    if (value !== undefined) return [[key, value]];
    return Object.entries(info.presets.find(({ name }) => name === key)?.rules ?? {});
  });
  return validRules(info, given);
}

export const ownKey = (id: GameId): string => `upcard.own.${id}`;

/** The set of rules that one has kept for a game; empty if there is none. */
export function ownRules(info: GameInfo): Rules {
  const found: unknown = kept<unknown>(ownKey(info.id), null);
  return found && typeof found === 'object' ? lastingRules(info, found as Rules) : {};
}

/** Those of the rules that hold for another number of seats, too: an order of ages, or a dealer, may not. */
export function rulesOfSeats(info: GameInfo | undefined, rules: Rules, seats: number): Rules {
  const fit = Object.entries(rules).filter(([key, value]) => {
    const kind = info?.options.find((option) => option.key === key)?.kind;
    return kind !== 'ages' && !(kind === 'seat' && Number(value) >= seats);
  });
  return Object.fromEntries(fit);
}

/** Translates the engine's reason why options clash: "rules KEY and KEY" if they exclude each other, "rule KEY" if one
 * does not fit the number of seats. Any other reason is returned unchanged. */
export async function clashText(info: GameInfo, seats: number, reason: string): Promise<string> {
  const [, plural, one, two] = /^rule(s?) (\w+)(?: and (\w+))?/.exec(reason) ?? [];
  const keys = plural ? [one, two] : [one];
  if (!keys.every((key) => info.options.some((option) => option.key === key))) return reason;
  await addGameTexts(info.id, 'options');
  const names = keys.map((key) => t(`option-${info.id}-${key}`));
  return plural ? t('clash-rules', { one: names[0]!, two: names[1]! }) : t('clash-seats', { rule: names[0]!, seats });
}

/** Why the server refused a table. */
export async function refusedText(info: GameInfo | undefined, seats: number, error: unknown): Promise<string> {
  const reason = error instanceof Error ? error.message : String(error);
  return info ? clashText(info, seats, reason).catch(() => reason) : reason;
}
