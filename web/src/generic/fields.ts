/* What a view says, as rows of words: by the engine's table of its keys, whatever the game. */
import type { GameInfo, View } from 'upcard';
import type { Names } from '$/table/names';
import { t } from '$/text/index.svelte';

export interface Row {
  label: string;
  value: string;
}

/* What the frame of every table shows, or nobody needs. */
const shownElsewhere = ['game', 'seats', 'rules', 'chance', 'actors', 'round', 'totals', 'over', 'winners'];

/** "last_round" as "Last round". */
export const words = (key: string): string => {
  const plain = key.replaceAll(/[_-]+/g, ' ');
  return plain.charAt(0).toLocaleUpperCase() + plain.slice(1);
};

/** Any value of a view or an event in one line. */
function inLine(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return t(value ? 'generic-yes' : 'generic-no');
  if (Array.isArray(value)) return value.length ? value.map(inLine).join(' ') : '–';
  if (typeof value !== 'object') return String(value);
  const entries = Object.entries(value).map(([key, part]) => `${words(key)}: ${inLine(part)}`);
  return entries.length ? entries.join(', ') : '–';
}

/** A value of this type as TypeScript writes it; seats get their names. */
function shown(value: unknown, type: string, names: Names): string {
  if (/^Seat\b(?!\[)/.test(type) && typeof value === 'number') return names.of(value);
  if (/^Seat\[\]/.test(type) && Array.isArray(value)) return value.length ? names.list(value as number[]) : '–';
  return inLine(value);
}

const isOnePerSeat = (value: unknown, type: string, seats: number): value is unknown[] =>
  Array.isArray(value) && value.length === seats && type.includes('[]') && !/^Seat\[\]/.test(type);

/** What concerns the whole table, and what concerns each seat. */
export function fieldsOf(info: GameInfo, view: View, names: Names): { table: Row[]; seats: Row[][] } {
  const values = view as unknown as Record<string, unknown>;
  const table: Row[] = [];
  const seats: Row[][] = Array.from({ length: view.seats }, () => []);
  for (const { key, type } of info.view) {
    const value = values[key];
    if (value === undefined || shownElsewhere.includes(key)) continue;
    if (isOnePerSeat(value, type, view.seats))
      value.forEach((part, seat) => seats[seat]!.push({ label: words(key), value: inLine(part) }));
    else table.push({ label: words(key), value: shown(value, type, names) });
  }
  return { table, seats };
}
