/* What a screen reader says: the texts of events, each once, in one polite live region (Announcer.svelte). */
import { untrack } from 'svelte';

interface Said {
  id: number;
  text: string;
}

let said: Said[] = $state.raw([]);
let next = 0;

/** Says a sentence. The same one again is said again. */
export function announce(text: string): void {
  /* An effect that says something does not depend on what was said. */
  said = [...untrack(() => said).slice(-7), { id: next++, text }];
}

/** Takes away what was said: it belongs to a screen that is gone. */
export function silence(): void {
  said = [];
}

export function spoken(): Said[] {
  return said;
}
