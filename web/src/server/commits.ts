/* The commitments to the cards of tables, as the server told them before this guest gave a seed. After the game they are compared
 * with its record. */
import { keep, kept } from '$/settings/settings.svelte';

const KEY = 'upcard.commits';
const MOST = 50;

export function noteCommit(code: string, commit: string): void {
  const others = Object.entries(kept<Record<string, string>>(KEY, {})).filter(([other]) => other !== code);
  keep(KEY, Object.fromEntries([...others, [code, commit]].slice(-MOST)));
}

export function notedCommit(code: string): string | undefined {
  return kept<Record<string, string>>(KEY, {})[code];
}
