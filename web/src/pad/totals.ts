/* The totals and who leads: for screen readers, and aloud if wanted. */
import type { PadState } from 'upcard/pad';
import { kept } from '$/settings/settings.svelte';
import { languageNow } from '$/text/index.svelte';
import { announce } from '$/ui/announcer.svelte';
import { leadersText } from './entry';

export function announceTotals(state: PadState): void {
  const totals = state.names.map((name, seat) => `${name} ${state.totals[seat]}`);
  const text = `${totals.join(', ')}. ${leadersText(state)}`;
  announce(text);
  if (!kept('upcard.pad.speak', false) || !('speechSynthesis' in window)) return;
  const spoken = new SpeechSynthesisUtterance(text);
  spoken.lang = languageNow();
  speechSynthesis.cancel();
  speechSynthesis.speak(spoken);
}
