/* What the board shows: the layouts of a view, with a number for every place that follows its card when others slide,
 * so that the screen knows which card went where. The end of a round, which no view holds, is made from the events. */
import type { Card, HiloEvent, HiloView, Seat } from 'upcard';
import { steadied } from '$/ui/steady';
import { cellOf, lineOf, without } from './layout';

export interface Slot {
  readonly id: number;
  readonly card: Card;
}
export type Rows = Slot[][];

/** The layouts with which a round ended, and what they counted. */
export interface Result {
  round: number;
  seats: { sum: number; score: number }[];
  endedBy: Seat | null;
}

export interface Scene {
  view: HiloView;
  /** The position whose piles are shown: at the end of a round those of that round. */
  piles: HiloView;
  events: HiloEvent[];
  layouts: Rows[];
  /** The place of each seat where something happened last. */
  touched: (number | null)[];
  /** Only in the step in which a round was scored; `layouts` are those of its end then. */
  result: Result | null;
}

let lastId = 0;
const newSlot = (card: Card): Slot => ({ id: ++lastId, card });
const newRows = (cards: Card[][]): Rows => cards.map((row) => row.map(newSlot));

function withCard(rows: Rows, place: string, card: Card): Rows {
  const at = cellOf(place);
  return rows.map((row, r) => row.map((slot, c) => (r === at.row && c === at.column ? { ...slot, card } : slot)));
}

function after(rows: Rows, event: HiloEvent): Rows {
  switch (event.type) {
    case 'turned':
    case 'traded':
      return withCard(rows, event.position, event.card);
    case 'removed':
      return without(rows, lineOf(event.line));
    default:
      return rows;
  }
}

/** The number of a place stays as long as the layout is what the events say; after a jump all are new. */
function follow(rows: Rows, cards: Card[][]): Rows {
  const same = rows.length === cards.length && rows.every((row, r) => row.length === cards[r]!.length);
  if (!same) return newRows(cards);
  return rows.map((row, r) =>
    row.map((slot, c) => (slot.card === cards[r]![c] ? slot : { ...slot, card: cards[r]![c]! })),
  );
}

function resultOf(events: HiloEvent[], view: HiloView, round: number): Result | null {
  const seats: Result['seats'] = [];
  for (const event of events) {
    if (event.type === 'scored') seats[event.seat] = { sum: event.sum, score: event.sum };
    else if (event.type === 'doubled') seats[event.seat]!.score = event.score;
  }
  return seats.length ? { round, seats, endedBy: view.last_round?.ended_by ?? null } : null;
}

/** The cards of a round that was over before it was seen: in rows of three, however they lay after removals. */
function lastLayouts(events: HiloEvent[], layouts: Rows[]): Rows[] {
  const last = [...layouts];
  for (const event of events)
    if (event.type === 'scored')
      last[event.seat] = newRows([0, 3, 6].map((at) => event.cards.slice(at, at + 3)).filter((row) => row.length));
  return last;
}

export function nextScene(before: Scene | null, view: HiloView, events: HiloEvent[]): Scene {
  let layouts = before?.layouts ?? [];
  const touched = view.layouts.map((_, seat) => before?.touched[seat] ?? null);
  for (const event of events) {
    if (event.type === 'turned' || event.type === 'traded') {
      const { row, column } = cellOf(event.position);
      touched[event.seat] = layouts[event.seat]?.[row]?.[column]?.id ?? null;
    }
    if ('seat' in event) layouts = layouts.map((rows, seat) => (seat === event.seat ? after(rows, event) : rows));
  }
  const result = before || view.over ? resultOf(events, view, before?.view.round ?? view.round) : null;
  if (result && !before) layouts = lastLayouts(events, layouts);
  if (!result) layouts = view.layouts.map((cards, seat) => follow(layouts[seat] ?? [], cards));
  layouts = steadied(before?.layouts, layouts);
  return {
    view,
    piles: (result && before?.view) || view,
    events,
    layouts,
    touched: view.phase === 'first' ? touched.map(() => null) : touched,
    result,
  };
}
