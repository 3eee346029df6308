/* Texts about a table and its seats. */
import type { TableState } from '$/server/messages';
import { hasText, t } from '$/text/index.svelte';

/** Why a table has stopped, or '' if it has not. */
export function whyStopped({ phase, closed }: TableState): string {
  if (phase !== 'closed' && phase !== 'paused' && phase !== 'frozen') return '';
  const reason = `online-closed-${closed}`;
  return t(closed && hasText(reason) ? reason : `online-${phase}`);
}

/** The names of the seats on this page: two Adas get different ones. */
export function seatNames({ chairs }: TableState): string[] {
  return chairs.map(({ name, kind, seat }) => {
    if (name === null) return t('seat-number', { seat: seat + 1 });
    const same = chairs.filter((other) => other.name === name);
    if (same.length < 2) return name;
    return kind === 'bot' ? t('online-bot-name', { name }) : same[0]!.seat === seat ? name : `${name} (${seat + 1})`;
  });
}

/** Everybody is away and a bot plays for each of them: then the game waits (docs/protocol.md). */
export function waits(table: TableState | null): boolean {
  const people = table?.chairs?.filter((holder) => holder.kind === 'person') ?? [];
  return table?.phase === 'playing' && people.length > 0 && people.every((holder) => holder.away || holder.out);
}
