/* The content of a view as rows of words, for any game: from the engine's table of its keys. */
import type { GameInfo, View } from 'upcard';
import type { Names } from '$/table/names';
import { t } from '$/text/index.svelte';

export interface Row {
  label: string;
  value: string;
}

/* Keys that the frame of every table shows, or nobody needs. */
const shownElsewhere = ['game', 'seats', 'rules', 'chance', 'actors', 'round', 'totals', 'over', 'winners'];

/** "last_round" as "Last round". */
export const words = (key: string): string => {
  const plain = key.replaceAll(/[_-]+/g, ' ');
  return plain.charAt(0).toLocaleUpperCase() + plain.slice(1);
};

/** A value of this type (docs/views.md) in one line; seats get their names. */
function inLine(value: unknown, type: string, names: Names): string {
  const seats = /^seat\[\]/.test(type);
  if (value === null || value === undefined || (Array.isArray(value) && !value.length)) return '–';
  if (typeof value === 'boolean') return t(value ? 'generic-yes' : 'generic-no');
  if (typeof value === 'number' && /^seat(?!\[)\b/.test(type)) return names.of(value);
  if (Array.isArray(value))
    return seats ? names.list(value as number[]) : value.map((one) => inLine(one, type, names)).join(' ');
  if (typeof value !== 'object') return String(value);
  const typeOf = (key: string) => new RegExp(`\\b${key}\\??: (seat[^;}]*)`).exec(type)?.[1] ?? '';
  const entries = Object.entries(value).map(
    ([key, part]) => `${words(key)}: ${inLine(part, /^\w+$/.test(key) ? typeOf(key) : '', names)}`,
  );
  return entries.length ? entries.join(', ') : '–';
}

const isOnePerSeat = (value: unknown, type: string, seats: number): value is unknown[] =>
  Array.isArray(value) && value.length === seats && type.includes('[]') && !/^seat\[\]/.test(type);

/** Rows for the whole table, and rows for each seat. */
export function fieldsOf(info: GameInfo, view: View, names: Names): { table: Row[]; seats: Row[][] } {
  const values = view as unknown as Record<string, unknown>;
  const table: Row[] = [];
  const seats: Row[][] = Array.from({ length: view.seats }, () => []);
  for (const { key, type } of info.view) {
    const value = values[key];
    if (value === undefined || shownElsewhere.includes(key)) continue;
    if (isOnePerSeat(value, type, view.seats))
      value.forEach((part, seat) => seats[seat]!.push({ label: words(key), value: inLine(part, type, names) }));
    else table.push({ label: words(key), value: inLine(value, type, names) });
  }
  return { table, seats };
}
