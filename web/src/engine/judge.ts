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

/** A move that is not in the script; false: there is none. */
function fillIn(table: Table, mover: Mover, fills: string[]): boolean {
  if (mover === 'chance') return table.drawOne();
  const legal = table.legal(mover);
  const fill = fills.find((move) => legal.includes(move));
  return fill !== undefined && table.make(mover, fill).ok;
}

const isFirstRound = (table: Table): boolean => !table.over && (table.view('all') as { round: number }).round === 1;

/** Where the events to be told begin, and whether the round ended on the way. */
interface Arrival {
  from: number;
  ended: boolean;
}

/** Plays to the situation; null: it cannot come about. */
function arrive(table: Table, { script, fills = [], exact, mover, at, from }: Situation): Arrival | null {
  let made = 0;
  let told = 0;
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    const telling = from !== undefined && made > from;
    if ((telling || made === script.length) && !isFirstRound(table))
      return telling ? { from: told, ended: true } : null;
    const { turn, seat } = table.next();
    const actor: Mover = turn === 'chance' ? 'chance' : seat!;
    const [who, ...words] = script[made]?.split(' ') ?? [];
    if (who === (actor === 'chance' ? '*' : String(actor))) {
      if (!telling) told = table.eventCount;
      if (!makeLine(table, actor, words.join(' '))) return null;
      made++;
    } else if (made < script.length) {
      if ((exact && actor === 'chance') || !fillIn(table, actor, fills)) return null;
    } else if (actor === mover || at === 'once' || (at === 'person' && actor !== 'chance'))
      return { from: from === made ? table.eventCount : told, ended: false };
    else if (!fillIn(table, actor, fills)) return null;
  }
  return null;
}

/** The move as it is meant at this table; null: there is no such card. */
function meaning(table: Table, { mover, move }: Situation): string | null {
  if (move.startsWith('~')) return outcomes(table).find((one) => new RegExp(move.slice(1)).test(one)) ?? null;
  const [, pattern] = /\{(.*)\}/.exec(move) ?? [];
  if (pattern === undefined) return move;
  const { hands } = table.view('all') as unknown as { hands: string[][] };
  const held = hands[Number(mover)]?.find((card) => new RegExp(pattern).test(card));
  return held === undefined ? null : move.replace(`{${pattern}}`, held);
}

function answer(upcard: Upcard, situation: Situation, secret: string): Judged | null {
  const { game, seats, rules, mover, runs } = situation;
  const table = upcard.open({ game, seats, rules, players: Array<string>(seats).fill('you'), secret });
  try {
    const there = arrive(table, situation);
    const move = there && meaning(table, situation);
    const { turn } = table.view('all') as { turn?: number | null };
    if (!there || move === null || turn !== (situation.whose ?? turn)) return null;
    const viewer = situation.viewer ?? (mover === 'chance' ? 0 : mover);
    const view = table.view(viewer);
    const refusal = there.ended ? null : table.refusal(mover, move);
    if (refusal && mover === 'chance') return null;
    const from = refusal || situation.from !== undefined ? there.from : table.eventCount;
    if (!refusal && !there.ended) table.make(mover, move);
    for (let more = 0; runs && !refusal && more < MOST_MOVES && isFirstRound(table); more++)
      if (!table.drawOne()) break;
    const events = table.events(from, runs ? 'spectator' : viewer).map(withWords);
    /* Which cards were given is not told, so neither is what they allow. */
    const moves = runs ? [] : table.legal(viewer);
    return { seat: viewer, view, move, refusal, events, after: table.view(viewer), moves };
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
