/* Refusals of a server, and how long to wait before the next try. */
import { hasText, t } from '$/text/index.svelte';

export const PAUSE_MS = 1000;
export const PAUSE_MOST_MS = 30000;
/** The longest pause between two tries to reach a server: people wait for a move. */
export const AWAY_MOST_MS = 8000;

/** Spreads reconnections when a server comes back. */
export const jittered = (pause: number) => pause * (0.75 + Math.random() / 2);

/** A command that the server refused; `code` is the word of the protocol, "away" if the connection was lost. */
export class Refused extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

export const away = () => new Refused('away', t('error-away'));

/** An error in words: the page's own where it has some for this code, else the server's. */
export function errorText(code: string, message: string): string {
  if (code === 'too_many') return tooMany(message);
  const id = `error-${code}`;
  return hasText(id) ? t(id) : message;
}

/** Refusals of a server that is too busy, or cannot save: these pass, and are worth another try. */
export const passes = (code: string) => ['busy', 'too_many', 'cannot_save', 'shutting_down'].includes(code);

/** The text for a limit. Only the server's English message names it, so the time to wait is derived from that. */
function tooMany(message: string): string {
  const limit = ['emote', 'hour', 'minute', 'tables'].find((word) => message.includes(word)) ?? 'second';
  return t(`error-too_many-${limit}`);
}
