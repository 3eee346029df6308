/* The cards in front of each seat as shown: from the view or, just after a round, from the events that ended it. */
import type { Card, Flip7Event, Flip7View } from 'upcard';

export type Kind = 'number' | 'plus' | 'times' | 'freeze' | 'flip3' | 'second';
export type Status = 'active' | 'stayed' | 'frozen' | 'busted';

export interface Row {
  seat: number;
  status: Status;
  /** Ascending. */
  numbers: number[];
  modifiers: Card[];
  /** Second Chances that are held. */
  second: number;
  /** Used Freeze and Flip Three cards. */
  actions: Card[];
  /** The number that busted the seat. */
  bust: number | null;
  /** Cards that this step took away again: a Second Chance and the number that it was for. */
  lost: Card[];
  /** What the row is worth now; when the round is over, what it scored. */
  points: number;
  /** The card that this step brought. */
  fresh: Card | null;
  /** The chance of a bust with which it was drawn; null: it was dealt. */
  risk: number | null;
  /** Lamps that are on: a card that is not announced yet has none. */
  lit: number;
  /** The round is over. */
  scored: boolean;
  flip7: boolean;
}

export const FLIP7 = 7;

export function kindOf(card: Card): Kind {
  if (card === 'freeze' || card === 'flip3' || card === 'second') return card;
  if (card === 'x2') return 'times';
  return card.startsWith('+') ? 'plus' : 'number';
}

/** The worth of a row, to show it growing. The engine's score at the end decides (a test compares both). */
export function worth(numbers: number[], modifiers: Card[]): number {
  const sum = numbers.reduce((a, b) => a + b, 0) * (modifiers.includes('x2') ? 2 : 1);
  return modifiers.reduce((a, card) => a + (kindOf(card) === 'plus' ? Number(card.slice(1)) : 0), sum);
}

function lying(view: Flip7View, seat: number): Row {
  const at = view.table[seat]!;
  const busted = at.status === 'busted';
  return {
    seat,
    status: at.status as Status,
    numbers: at.numbers,
    modifiers: at.modifiers,
    second: at.second_chances ?? (at.second_chance ? 1 : 0),
    actions: at.actions,
    bust: view.bust[seat] ?? null,
    lost: [],
    fresh: null,
    risk: null,
    lit: at.numbers.length,
    scored: false,
    flip7: false,
    points: busted ? 0 : worth(at.numbers, at.modifiers) + (at.numbers.length === FLIP7 ? 15 : 0),
  };
}

/** A step that ends a round has cleared the table already: its events tell what lay there. */
function ended(event: Extract<Flip7Event, { type: 'scored' }>): Row {
  return {
    seat: event.seat,
    status: event.status as Status,
    points: event.score,
    scored: true,
    flip7: event.flip7,
    numbers: event.cards.filter((card) => kindOf(card) === 'number').map(Number),
    modifiers: event.cards.filter((card) => kindOf(card) === 'plus' || kindOf(card) === 'times'),
    second: 0,
    actions: [],
    bust: event.bust === null ? null : Number(event.bust),
    lost: [],
    fresh: null,
    risk: null,
    lit: event.cards.filter((card) => kindOf(card) === 'number').length,
  };
}

/** `announced`: how many of the events have been announced. What follows from the others is not seen yet. */
export function rowsOf(view: Flip7View, events: Flip7Event[], announced = events.length): Row[] {
  const rows = view.table.map((_, seat) => lying(view, seat));
  for (const event of events) if (event.type === 'scored') rows[event.seat] = ended(event);
  for (const event of events) {
    if (event.type === 'dealt' || event.type === 'drew' || event.type === 'flipped') {
      rows[event.seat]!.fresh = event.card;
      rows[event.seat]!.risk = event.type === 'dealt' ? null : riskOf(view, rows[event.seat]!, event.card);
    }
    if (event.type === 'saved') rows[event.seat]!.lost = [event.card, 'second'];
    else if (event.type === 'discarded') rows[event.seat]!.lost = [...rows[event.seat]!.lost, event.card];
  }
  for (const event of events.slice(announced)) {
    if (event.type === 'scored') rows[event.seat]!.scored = false;
    if (event.type === 'drew' || event.type === 'flipped') unlit(rows[event.seat]!, event.card);
    if (event.type !== 'busted' && event.type !== 'flip7') continue;
    const row = rows[event.seat]!;
    const points = row.lit < row.numbers.length ? row.points : worth(row.numbers, row.modifiers);
    rows[event.seat] = { ...row, status: 'active', flip7: false, points };
  }
  return rows;
}

/** A number that is on its way counts when it has come. */
function unlit(row: Row, card: Card): void {
  if (!row.numbers.includes(Number(card)) || row.bust === Number(card) || row.lost.includes(card)) return;
  row.lit--;
  row.points = worth(
    row.numbers.filter((number) => number !== Number(card)),
    row.modifiers,
  );
}

/** The chance of a bust with which the card that has just come was drawn. */
function riskOf(view: Flip7View, row: Row, card: Card): number {
  const bust = row.bust === Number(card);
  const had = bust ? row.numbers : row.numbers.filter((number) => number !== Number(card));
  const bad = had.reduce((sum, number) => sum + (view.deck[number] ?? 0), bust ? 1 : 0);
  return bad / (copies(view.deck) + 1);
}

/** Cards with a key each, since two decks may bring the same one twice. */
export function keyed(cards: Card[]): { card: Card; key: string }[] {
  const seen = new Map<Card, number>();
  return cards.map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { card, key: `${card}.${copy}` };
  });
}

export function copies(pile: Record<Card, number>): number {
  return Object.values(pile).reduce((a, b) => a + b, 0);
}

/** All seats but the viewer's, in the order in which they sit after it. */
export function others(seats: number, own: number | null): number[] {
  const first = own === null ? 0 : own + 1;
  return Array.from({ length: own === null ? seats : seats - 1 }, (_, i) => (first + i) % seats);
}

/** The seat in focus: the viewer's own if it is to move, else the one that the events are about, else the one to move.
 * `mine`: the viewer's seat if it is to move. */
export function looksAt(view: Flip7View, events: Flip7Event[], mine: number | null, own: number | null): number {
  if (mine !== null) return mine;
  const ended = events.some((event) => event.type === 'scored');
  if (ended) return own ?? view.last_round?.flip7 ?? view.winners[0] ?? 0;
  const latest = [...events].reverse().find((event) => 'seat' in event && event.type !== 'turn');
  if (latest && 'seat' in latest) return latest.type === 'froze' ? latest.target : latest.seat;
  return view.drawing?.seat ?? view.actors[0] ?? view.turn;
}

/** The visible card of the discard pile: the last one that the events put there, else any of its cards. */
export function topOf(view: Flip7View, events: Flip7Event[], before: Card | null): Card | null {
  let top = before;
  for (const event of events)
    if (event.type === 'discarded' || event.type === 'saved') top = event.card;
    else if (event.type === 'scored') top = event.cards[event.cards.length - 1] ?? top;
  return top !== null && view.discard[top]
    ? top
    : (Object.keys(view.discard)
        .reverse()
        .find((card) => view.discard[card]) ?? null);
}
