/* Where the cards of a layout lie: their positions and lines as the engine names them, and how the others close up when
 * a line goes. Nothing here decides what is legal; it only says what the engine's words mean on the screen. */
import type { Card } from 'upcard';

export const colors = ['red', 'orange', 'yellow', 'green', 'cyan', 'blue', 'purple', 'pink'] as const;
export type Color = (typeof colors)[number];
export const DOWN = '?';

/** A card of the screen: null face down. */
export function face(card: Card): { color: Color; value: number } | null {
  const [color, value] = card.split(':');
  return value === undefined ? null : { color: color as Color, value: Number(value) };
}

/** "a1": the letter of the column, the number of the row. */
export const position = (row: number, column: number): string => `${'abc'[column]}${row + 1}`;

export function cellOf(place: string): { row: number; column: number } {
  return { row: Number(place[1]) - 1, column: place.charCodeAt(0) - 'a'.charCodeAt(0) };
}

/** Which of the places of its layout "a1" is, top to bottom and left to right: "t-l", "m-c", "x-r" in a single row. */
export function placeOf(rows: unknown[][], place: string): string {
  const { row, column } = cellOf(place);
  const part = (at: number, all: number, names: string) => (all < 2 ? 'x' : names[at && (at === all - 1 ? 2 : 1)]!);
  return `${part(row, rows.length, 'tmb')}-${part(column, rows[0]?.length ?? 0, 'lcr')}`;
}

export interface Line {
  has(row: number, column: number): boolean;
  /** The direction in which the cards behind it move. */
  closes: 'left' | 'up';
}

/** What "row 1", "col b" or "diag a1c3 vertical" names. */
export function lineOf(name: string): Line {
  const [kind, which = '', slide] = name.split(' ');
  switch (kind) {
    case 'row':
      return { has: (row) => row === Number(which) - 1, closes: 'up' };
    case 'col':
      return { has: (_, column) => position(0, column)[0] === which, closes: 'left' };
    default: {
      const falls = which === 'a1c3';
      return {
        has: (row, column) => (falls ? row === column : row + column === 2),
        closes: slide === 'horizontal' ? 'left' : 'up',
      };
    }
  }
}

const turned = <T>(rows: T[][]): T[][] => (rows[0] ?? []).map((_, column) => rows.map((row) => row[column]!));

/** The layout when a line is gone: to the left each row closes up, upward each column. */
export function without<T>(rows: T[][], line: Line): T[][] {
  const left = line.closes === 'left';
  const stay = (left ? rows : turned(rows)).map((cells, across) =>
    cells.filter((_, along) => !(left ? line.has(across, along) : line.has(along, across))),
  );
  const full = stay.filter((cells) => cells.length);
  return left ? full : turned(full);
}

/** The sum of the open cards, and how many are face down. */
export function sumOf(cards: Card[]): { sum: number; down: number } {
  let sum = 0;
  let down = 0;
  for (const card of cards) {
    const seen = face(card);
    if (seen) sum += seen.value;
    else down++;
  }
  return { sum, down };
}
