/* Who plays a pad, for the next one: names, ages, and the points that they take along. */
import type { GameInfo } from 'upcard';
import type { PadState } from 'upcard/pad';
import type { Rules } from '$/engine/messages';
import { keep, kept } from '$/settings/settings.svelte';

/** Where the names of the last pad are kept, and those of people from the oldest to the youngest. */
const NAMES = 'upcard.pad.names';
const AGES = 'upcard.pad.ages';

const texts = (key: string): string[] =>
  kept<unknown[]>(key, []).filter((one): one is string => typeof one === 'string');
export const keptNames = (): string[] => texts(NAMES);

const agesKey = ({ options }: GameInfo): string => options.find(({ kind }) => kind === 'ages')?.key ?? '';

/** Keeps names, and in which order the rules have their ages. */
export function keepNames(names: string[], info: GameInfo, rules: Rules): void {
  keep(NAMES, names);
  const order = String(rules[agesKey(info)] ?? '').split(',');
  if (order.length > 1) keep(AGES, [...order.map((seat) => names[Number(seat)]!), ...others(names)]);
}
const others = (names: string[]) => texts(AGES).filter((name) => !names.includes(name));

export const keepPeople = ({ state, info }: { state: PadState; info: GameInfo }): void =>
  keepNames(state.names, info, told(state, info) ? state.rules : {});

/** The order of the seats is that of a game that nobody has told the ages. */
const told = ({ rules, names }: PadState, info: GameInfo): boolean =>
  rules[agesKey(info)] !== names.map((_, seat) => seat).join();

/** The rule of the ages of these people, if they are known. */
export function agesOf(names: string[], info: GameInfo): Rules {
  const known = texts(AGES).filter((name) => names.includes(name));
  const key = agesKey(info);
  return key && known.length === names.length ? { [key]: known.map((name) => names.indexOf(name)).join() } : {};
}

/** The lines of a new pad by which people take along the points that they had in another one. A round whose marked seat
 * is gone joins another one, where the game needs a mark. */
export function pointsAlong(old: PadState, names: string[]): string[] {
  const seats = names.map((name) => old.names.indexOf(name));
  const rounds: { points: number[]; who: number }[] = [];
  let joins: number[] | null = null;
  const sum = (one: number[], more: number[] | null) => one.map((points, seat) => points + (more?.[seat] ?? 0));
  for (const { points, who } of old.rounds) {
    const own = seats.map((seat) => points[seat] ?? 0);
    const marked = who === null ? -1 : seats.indexOf(who);
    const last = rounds.at(-1);
    if (marked >= 0 || !old.whoIsNeeded)
      [rounds[rounds.length], joins] = [{ points: sum(own, joins), who: marked }, null];
    else if (last) last.points = sum(last.points, own);
    else joins = sum(own, joins);
  }
  if (joins) rounds.push({ points: joins, who: 0 });
  const lines = rounds.map(({ points, who }) => `round! ${points.join(' | ')}${who < 0 ? '' : `; ${who}`}`);
  const dealer = old.dealer === null ? -1 : seats.indexOf(old.dealer);
  return dealer >= 0 && old.deals ? [...lines, `deal ${dealer}`] : lines;
}
