/* Answers questions about positions: it plays to the position, with the cards and moves that are asked about, and asks
 * the library there. */
import type { Mover, Table, Upcard } from 'upcard';
import type { Judged, Situation } from './messages';
import { withWords } from './messages';

const MOST_MOVES = 400;
/* The cards that nobody asks about differ from try to try: one of them may be in the way. */
const TRIES = 12;

/** The cards that chance may still give, as moves. */
function outcomes(table: Table): string[] {
  const view = table.view('all') as unknown as Record<string, { cards?: string[] } | string[] | number[] | undefined>;
  const { draw, unseen } = view;
  const cards = Array.isArray(draw) ? draw : (draw?.cards ?? (unseen as string[] | undefined) ?? []);
  return cards.map((card) => `card ${card}`);
}

/** Makes the move that a line means; false: it is not possible. */
function makeLine(table: Table, mover: Mover, move: string): boolean {
  if (!move.startsWith('~')) return table.make(mover, move).ok;
  const pattern = new RegExp(move.slice(1));
  const found = (mover === 'chance' ? outcomes(table) : table.legal(mover)).find((one) => pattern.test(one));
  return found !== undefined && table.make(mover, found).ok;
}

/** Plays to the situation; false: it cannot come about. `last`: the number of events before the script's last line. */
function arrive(table: Table, { script, fills, mover, now }: Situation): { last: number } | null {
  const lines = [...script];
  let last = 0;
  for (let made = 0; made < MOST_MOVES; made++) {
    const { turn, seat } = table.next();
    if (turn === 'over') return null;
    const actor: Mover = turn === 'chance' ? 'chance' : seat!;
    const [who, ...words] = lines[0]?.split(' ') ?? [];
    if (who === (actor === 'chance' ? '*' : String(actor))) {
      last = table.eventCount;
      if (!makeLine(table, actor, words.join(' '))) return null;
      lines.shift();
    } else if (!lines.length && (actor === mover || (now && actor !== 'chance'))) return { last };
    else if (actor === 'chance') table.drawOne();
    else {
      const legal = table.legal(actor);
      const fill = fills.find((move) => legal.includes(move));
      if (fill === undefined || !table.make(actor, fill).ok) return null;
    }
  }
  return null;
}

function answer(upcard: Upcard, situation: Situation, secret: string): Judged | null {
  const { game, seats, rules, mover, move } = situation;
  const table = upcard.open({ game, seats, rules, players: Array<string>(seats).fill('you'), secret });
  try {
    const there = arrive(table, situation);
    if (!there) return null;
    const viewer = mover === 'chance' ? 0 : mover;
    const view = table.view(viewer);
    const hand = (view as { hands?: unknown[] }).hands?.[Number(mover)];
    const held = (pattern: string) => (hand as string[]).find((card) => new RegExp(pattern).test(card)) ?? '';
    const meant = move.replace(/\{(.*)\}/, (_, pattern: string) => held(pattern));
    const refusal = table.refusal(mover, meant);
    const from = refusal ? there.last : table.eventCount;
    if (!refusal) table.make(mover, meant);
    const events = table.events(from, viewer).map(withWords);
    return { seat: viewer, view, move: meant, refusal, events, after: table.view(viewer) };
  } finally {
    table.free();
  }
}

/** The answer to the first situation that can come about; null: none can. */
export function judge(upcard: Upcard, situations: Situation[]): Judged | null {
  for (let attempt = 0; attempt < TRIES; attempt++)
    for (const situation of situations) {
      const found = answer(upcard, situation, `judge ${attempt}`);
      if (found) return found;
    }
  return null;
}
