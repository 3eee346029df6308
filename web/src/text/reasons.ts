/* What speaks for a move, in the user's language: the engine's facts (uc_reasons) as sentences. */
import type { Reason } from 'upcard';
import type { Names } from '$/table/names';
import { addTexts, t } from './index.svelte';
import english from './reasons.en.ftl?raw';

/** Ends when the texts are there. */
export const reasonsReady = addTexts({ en: english, de: () => import('./reasons.de.ftl?raw') });

export function sentences(reasons: Reason[], names: Names): string {
  return reasons
    .map(({ reason, numbers: [a = 0, b = 0, c = 0], seat, word }) =>
      t(`reason-${reason.replaceAll('_', '-')}`, {
        a: tenths(a),
        b: tenths(b),
        c: tenths(c),
        color: word ?? '',
        ...(seat === null ? {} : names.who(seat)),
      }),
    )
    .join(' ');
}

/* Means come with many digits. */
const tenths = (number: number) => Math.round(number * 10) / 10;
