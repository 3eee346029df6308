/* Bubbles at seats: what people have chosen to call out, and that somebody has gone or is back. */
import type { TableState } from '$/server/messages';
import { hasText, t } from '$/text/index.svelte';
import { announce } from '$/ui/announcer.svelte';
import { hear } from '$/ui/hear';
import type { TableStore } from './store.svelte';

const SHOWN_MS = 5000;

/** `emote`: one that has words. */
export function showBubble(store: TableStore | null, { seat, emote }: { seat: number; emote: string }): void {
  if (!store || !hasText(`emote-${emote}`)) return;
  store.emotes[seat] = emote;
  if (seat !== store.info.seat) hear('uno');
  announce(t('emote-said', { name: store.names.of(seat), emote: t(`emote-${emote}`) }));
  setTimeout(() => store.emotes[seat] === emote && delete store.emotes[seat], SHOWN_MS);
}

/** What has become of the other people at a table. */
export function showComings(store: TableStore | null, before: TableState | null, now: TableState): void {
  for (const { seat, kind, away, out, connected } of now.chairs) {
    const was = before?.chairs?.[seat];
    const gone = away || out;
    if (was?.kind !== 'person' || kind !== 'person' || seat === now.seat || gone === (was.away || was.out)) continue;
    showBubble(store, { seat, emote: !gone ? 'back' : connected ? 'late' : 'gone' });
  }
}
