/* What others did to a shared pad while one was entering, and how the round that is being entered goes on with it. */
import type { PadState } from 'upcard/pad';
import { draftOf, draftOfBegun, roundOf, type Draft, type Part } from './entry';

/** A line about a round: others have entered, changed or taken it back, or it was taken back here. */
export interface Noted {
  what: 'arrived' | 'corrected' | 'removed' | 'undone' | 'undone-other';
  round: number;
}

/** What others have changed; null: nothing. */
export function notedIn(before: PadState, after: PadState): Noted | null {
  if (before.entries.join('\n') === after.entries.join('\n')) return null;
  const [had, has] = [before.rounds.length, after.rounds.length];
  if (has < had) return { what: 'removed', round: had };
  if (has > had) return { what: 'arrived', round: has };
  const first = before.entries.findIndex((entry, i) => entry !== after.entries[i]);
  return first < 0 ? null : { what: 'corrected', round: roundOf(first + 1, before) };
}

const same = (a: Part | undefined, b: Part | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A correction on top of what others have made of its round: what one had not changed is theirs. Null: the entry is
 * no longer that round. */
export function onTop(draft: Draft, before: PadState, after: PadState): Draft | null {
  const [was, is] = draft.ends
    ? [draftOfBegun(before), draftOfBegun(after)]
    : [draftOf(draft.fixes, before), draftOf(draft.fixes, after)];
  if (draft.ends && was && is) return { ...draft, fixes: is.fixes, last: is.last! };
  if (draft.last || draft.inserts || !was || !is || before.entries.length !== after.entries.length) return null;
  const parts = draft.parts.map((part, seat) => (same(part, was.parts[seat]) ? is.parts[seat]! : part));
  return { ...draft, parts, who: draft.who === was.who ? is.who : draft.who };
}

/** Of the lines of a log, the one that the next "undo" takes back; '' without one. */
export function lastOf(lines: string[]): string {
  const kept: string[] = [];
  for (const line of lines) {
    if (line === 'undo') kept.pop();
    else kept.push(line);
  }
  return kept.at(-1) ?? '';
}

/** What was taken back here. */
export const undone = (line: string, before: PadState): Noted =>
  line.startsWith('round') ? { what: 'undone', round: before.rounds.length } : { what: 'undone-other', round: 0 };
