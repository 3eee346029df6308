/* Where the cards of a hand lie in a given width: in one row while enough of each is seen, else in more. */

/** Large text on a narrow screen makes no larger cards: its width is taken as at least this many rem. */
const WIDE = 18;
/** At least this much of a card's width stays visible, in rem: enough for a finger. */
const SEEN = 2.15;
const SMALL = 3.75;
const LARGE = 7.5;
/** The room above for cards that stand out. */
const LIFT = 0.6;

export interface Spread {
  rows: number;
  columns: number;
  /** px, as all that follows. */
  card: number;
  height: number;
  x(i: number): number;
  y(i: number): number;
  /** Degrees: a hand in one row with room is a fan. */
  tilt(i: number): number;
}

export function spread(count: number, width: number, textRem: number): Spread {
  const rem = Math.min(textRem, Math.max(16, width / WIDE));
  const card = Math.min(LARGE * rem, Math.max(SMALL * rem, width / 9.5));
  const tall = (card * 84) / 60;
  const fit = Math.max(1, 1 + Math.floor((width - card) / (SEEN * rem)));
  const rows = Math.max(1, Math.ceil(count / fit));
  const columns = Math.max(1, Math.ceil(count / rows));
  const step = columns > 1 ? Math.min(card + 0.4 * rem, (width - card) / (columns - 1)) : 0;
  /* Two rows are whole; of more only the upper half of all but the last is seen. */
  const down = rows < 3 ? tall + LIFT * rem : Math.max(2.75 * rem, tall * 0.6);
  const inRow = (i: number) => Math.min(columns, count - Math.floor(i / columns) * columns);
  const fan = rows === 1 && step > card;
  return {
    rows,
    columns,
    card,
    height: LIFT * rem + (rows - 1) * down + tall + 0.2 * rem,
    x: (i) => (width - (inRow(i) - 1) * step - card) / 2 + (i % columns) * step,
    y: (i) => LIFT * rem + Math.floor(i / columns) * down,
    tilt: (i) => (fan ? (i - (count - 1) / 2) * 0.9 : 0),
  };
}
