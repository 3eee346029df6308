/* The rules of a pad, which can change while it runs. */
import type { GameInfo, OptionInfo } from 'upcard';
import type { PadState } from 'upcard/pad';
import type { Rules } from '$/engine/messages';
import { hasText, list, t } from '$/text/index.svelte';

/** The options that a running pad can change: not the first dealer, nor what depends on the number of seats. */
export const changeable = ({ options }: GameInfo): OptionInfo[] =>
  options.filter(({ kind, min, fallback }) => kind !== 'seat' && (kind !== 'number' || Number(fallback) >= (min ?? 0)));

/** The book's rules; the book knows nobody's age. */
export const bookRules = (options: OptionInfo[], seats: number): Rules =>
  Object.fromEntries(
    options.map(({ key, kind, fallback }) => [key, kind === 'ages' ? [...Array(seats).keys()].join() : fallback]),
  );

/** "Points that end the game: 120" */
function ruleText({ game, names }: PadState, key: string, value: string | number): string {
  const id = `option-${game}-${key}`;
  const seats = String(value).split(','); // as ages are given
  const others = seats.length > 1 ? list(seats.map((seat) => names[Number(seat)]!)) : String(value);
  const word = hasText(`${id}-${value}`) ? t(`${id}-${value}`) : others;
  return t('pad-rule', { rule: hasText(id) ? t(id) : key, value: word });
}

/** The rules of a pad that differ from others, in words. */
export const differing = (state: PadState, others: Rules): string[] =>
  Object.keys(others)
    .filter((key) => key in state.rules && state.rules[key] !== others[key])
    .map((key) => ruleText(state, key, state.rules[key]!));

/** The changes of rules that were entered: the number of the entry, the round that they begin with, and their words. */
export const rulesIn = (state: PadState): { entry: number; round: number; text: string }[] =>
  state.entries.flatMap((line, i) => {
    if (!line.startsWith('rules ')) return [];
    const words = line.split(' ').slice(1).filter(Boolean);
    return {
      entry: i + 1,
      round: state.rounds.filter(({ entry }) => entry <= i).length,
      text: list(words.map((word) => ruleText(state, word.split('=')[0]!, word.split('=')[1] ?? ''))),
    };
  });

/** The line that changes rules from the round on which is played, or from the first. */
export function rulesLine(changed: Rules, { entries, rounds, begun }: PadState, whole: boolean): string {
  const words = Object.entries(changed).map(([key, value]) => `${key}=${value}`);
  const at = whole ? 1 : begun ? (rounds.at(-1)?.entry ?? 0) + 1 : 0;
  return `${at && entries.length ? `insert ${at} ` : ''}rules ${words.join(' ')}`;
}
