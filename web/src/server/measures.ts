/* Measures of the operator in words. */
import { hasText, languageNow, t } from '$/text/index.svelte';
import type { Measure } from './messages';

/** What was decided, until when, and why. */
export function measureText({ measure, on, until, name, why, message }: Measure): string {
  const id = on ? `measure-${measure}` : 'measure-over';
  if (!hasText(id)) return message;
  const parts = [t(id, { name: name ?? '', why: why ?? '' })];
  const date = (at: string) =>
    new Intl.DateTimeFormat(languageNow(), { dateStyle: 'long', timeStyle: 'short' }).format(new Date(at));
  if (on && until) parts.push(t(measure === 'news' ? 'measure-due' : 'measure-until', { date: date(until) }));
  if (on && why && measure !== 'news') parts.push(t('measure-why', { why }));
  return parts.join(' ');
}
