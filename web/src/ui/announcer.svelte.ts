/* What a screen reader says: the texts of events, each once, in one polite live region (Announcer.svelte). */
import { untrack } from 'svelte';

interface Said {
  id: number;
  text: string;
}

let said: Said[] = $state.raw([]);
let next = 0;

/** Announces a sentence, again if it is repeated. */
export function announce(text: string): void {
  /* An effect that says something does not depend on what was said. */
  said = [...untrack(() => said).slice(-7), { id: next++, text }];
}

/** Clears the live region when its screen is gone. */
export function silence(): void {
  said = [];
}

export function spoken(): Said[] {
  return said;
}
