/* Commitments as the server first published them, and the seeds that this guest gave afterwards. After the game both
 * are compared with its record. */
import { keep, kept } from '$/settings/settings.svelte';

const KEY = 'upcard.commits';
const MOST = 50;

interface Noted {
  commit: string;
  /** Received only after the game had begun. */
  late?: true;
  seed?: string;
}

export function noted(code: string): Noted | undefined {
  const found = kept<Record<string, Noted>>(KEY, {})[code];
  return typeof found?.commit === 'string' ? found : undefined;
}

export function note(code: string, own: Noted): void {
  const others = Object.entries(kept<Record<string, Noted>>(KEY, {})).filter(([other]) => other !== code);
  keep(KEY, Object.fromEntries([...others, [code, own]].slice(-MOST)));
}
