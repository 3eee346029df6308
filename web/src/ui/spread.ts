/* Where the cards of a hand lie in a given room, which stays the same for any number of cards, so that nothing else
 * moves for them: beside each other, then upon each other, then smaller and in more rows. */

/** A card's height, of its width. */
const TALL = 1.4;
/** Of a covered card so much stays visible, across and down, of its width and height: its middle, where it is pressed,
 * and at least enough for a finger, px. */
const SEEN = 0.53;
const FINGER = 24;
/** Between cards, of their width. */
const GAP = 0.08;
/** Cards that would be smaller than this share of the largest size get another row. */
const SMALL = 0.62;

export interface Room {
  count: number;
  /** px, as all that follows. */
  width: number;
  height: number;
  /** The width of the largest card. */
  most: number;
  /** Of a covered card's width; else the usual. */
  seen?: number;
}

export interface Spread {
  rows: number;
  columns: number;
  card: number;
  /** The part of a card's width that the next one leaves in sight. */
  part: number;
  x(i: number): number;
  y(i: number): number;
}

/** The largest cards that lie in so many rows. */
function largest({ count, width, height, most, seen = SEEN }: Room, rows: number): number {
  const right = Math.ceil(count / rows) - 1;
  const down = rows - 1;
  return Math.min(
    most,
    width / (1 + seen * right),
    width - FINGER * right,
    height / (TALL * (1 + SEEN * down)),
    (height - FINGER * down) / TALL,
  );
}

export function spread(room: Room): Spread {
  const { count, width, height, most } = room;
  let rows = 1;
  let card = largest(room, 1);
  for (let more = 2; card < SMALL * most && more < count; more++) {
    const found = largest(room, more);
    if (found > card) [rows, card] = [more, found];
  }
  card = Math.max(card, FINGER);
  const columns = Math.max(1, Math.ceil(count / rows));
  const right = columns > 1 ? Math.min(card * (1 + GAP), (width - card) / (columns - 1)) : 0;
  const tall = card * TALL;
  const down = rows > 1 ? Math.min(tall * (1 + GAP / 2), (height - tall) / (rows - 1)) : 0;
  const top = (height - tall - (rows - 1) * down) / 2;
  const inRow = (i: number) => Math.min(columns, count - Math.floor(i / columns) * columns);
  return {
    rows,
    columns,
    card,
    part: columns > 1 ? Math.min(1, right / card) : 1,
    x: (i) => (width - (inRow(i) - 1) * right - card) / 2 + (i % columns) * right,
    y: (i) => top + Math.floor(i / columns) * down,
  };
}
