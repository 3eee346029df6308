/* The reasons for a move, in the user's language: the engine's facts (uc_reasons) as sentences. */
import type { Reason } from 'upcard';
import type { Names } from '$/table/names';
import { hasText, t } from './index.svelte';

const id = ({ reason }: Reason) => `reason-${reason.replaceAll('_', '-')}`;

/** `said`: the same by the engine, for a game that has no texts for it. */
export function sentences(reasons: Reason[], said: string, names: Names): string {
  if (!reasons.every((reason) => hasText(id(reason)))) return said;
  return reasons
    .map((reason) => {
      const { numbers, seat, word } = reason;
      const [a, b, c] = numbers.map(tenths);
      return t(id(reason), { a: a!, b: b!, c: c!, color: word ?? '', ...(seat === null ? {} : names.who(seat)) });
    })
    .join(' ');
}

/* Means come with many digits. */
const tenths = (number: number) => Math.round(number * 10) / 10;
