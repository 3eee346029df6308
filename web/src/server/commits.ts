/* What this guest knows of the cards of tables: the commitments as the server told them first, and the seeds that were
 * given after that. After the game both are compared with its record. */
import { keep, kept } from '$/settings/settings.svelte';

const KEY = 'upcard.commits';
const MOST = 50;

interface Noted {
  commit: string;
  /** It was told first when the game went on already. */
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
