/* Highlights of a finished game for one player: the best round and, from the chances to win, the turning point and the
 * luckiest card. */

import type { GameEvent } from 'upcard';
import type { LogEntry, LogLine } from '$/table/log';
import { scoresOf } from '$/table/places';

/** The round (from 1) in which a seat did best, and its points there; null: there is but one. */
export function bestRound(rounds: number[][], seat: number, fewest: boolean): { round: number; points: number } | null {
  if (rounds.length < 2 || rounds.some((totals) => !totals.length)) return null;
  const points = scoresOf(rounds).map((scores) => (fewest ? -1 : 1) * scores[seat]!);
  const best = Math.max(...points);
  return { round: points.indexOf(best) + 1, points: (fewest ? -1 : 1) * best };
}

/** The story of a game from its totals alone. */
export interface Story {
  /** The best round of all, and the seats that had it. */
  best: { seats: number[]; round: number; points: number } | null;
  /** How often another seat than before led alone; null: no seat has, as among partners. */
  changes: number | null;
  /** The seat that leads alone, at the end the winner, and by how much; how far it was behind at its worst, and after
   * which round. */
  leader: { seat: number; ahead: number; behind: number; after: number } | null;
}

/** `winners`: those of a game that is over; it may have none. */
export function storyOfTotals(rounds: number[][], fewest: boolean, winners: number[] | null = null): Story {
  const sign = fewest ? -1 : 1;
  const worth = rounds.map((totals) => totals.map((total) => sign * total));
  const gaps = worth.map((totals) => totals.map((one, seat) => one - Math.max(...totals.filter((_, i) => i !== seat))));
  const leaders = gaps.flatMap((all) => {
    const seat = all.findIndex((gap) => gap > 0);
    return seat < 0 ? [] : [seat];
  });
  const last = gaps.at(-1) ?? [];
  const seat = last.findIndex((gap) => gap > 0);
  const course = seat < 0 ? [] : gaps.map((all) => all[seat]!);
  const behind = Math.max(0, -Math.min(0, ...course));
  const bests = (rounds[0] ?? []).map((_, one) => bestRound(rounds, one, fewest));
  const first = bests.reduce(
    (best, one) => (!best || (one && sign * (one.points - best.points) > 0) ? one : best),
    null,
  );
  const best = first && {
    ...first,
    seats: bests.flatMap((one, i) => (one?.points === first.points && one.round === first.round ? [i] : [])),
  };
  return {
    best,
    changes: leaders.length ? leaders.filter((one, i) => i > 0 && one !== leaders[i - 1]).length : null,
    leader:
      seat < 0 || winners?.includes(seat) === false
        ? null
        : { seat, ahead: last[seat]!, behind, after: 1 + course.indexOf(-behind) },
  };
}

/** A chance to win at a move, and the one after what followed. */
export interface Swing {
  from: number;
  to: number;
  /** Moves made before it, and until the next chance. */
  at: number;
  next: number;
  round: number;
}

export interface Chance {
  at: number;
  round: number;
  chance: number;
}

/** From one chance to win to the one so many steps later. */
const swings = (points: Chance[], steps: number): Swing[] =>
  points.slice(steps).map((point, i) => {
    const before = points[i]!;
    return { from: before.chance, to: point.chance, at: before.at, next: point.at, round: before.round };
  });

/** The swing that is worth most, if it is worth more than the standard errors. */
const most = (all: Swing[], worth: (swing: Swing) => number): Swing | null =>
  all.reduce<Swing | null>((best, one) => (worth(one) > Math.max(LEAST, best ? worth(best) : 0) ? one : best), null);

/** The greatest rise of the chance to win for one who has won, the greatest fall for one who has not. Where no single
 * step changes more than the errors, several in a row are looked at. */
export function turningPoint(points: Chance[], won: boolean, steps = 1): Swing | null {
  const found = most(swings(points, steps), ({ from, to }) => (won ? to - from : from - to));
  return found ?? (steps < MOST_STEPS ? turningPoint(points, won, 2 * steps) : null);
}

const MOST_STEPS = 8;
/* Of 200 games each: two standard errors of a difference. */
const LEAST = 0.1;

/* The seat itself gets a card that was unseen. The deal of a round gives several cards to everybody at once. */
const GETS = /^(drew|flipped|turned)$/;

/** The card of the seat's own that raised its chance to win most, other than at the turning point, and which event it
 * is. */
export function luckiestCard(
  points: Chance[],
  turning: Swing | null,
  log: LogEntry[],
  seat: number,
): { swing: Swing; seq: number; at: number } | null {
  const gets = (event: GameEvent) =>
    GETS.test(event.type) && 'seat' in event && event.seat === seat && 'card' in event && event.card !== null;
  const found = log.flatMap(({ seq, events }) => events.flatMap((event, at) => (gets(event) ? { seq, at } : [])));
  const within = (seq: number, { at, next }: Swing) => seq > at && seq <= next;
  /* Of several cards the one that completed them. */
  const cardOf = (swing: Swing) => found.filter(({ seq }) => within(seq, swing)).at(-1);
  const others = swings(points, 1).filter(({ next }) => !turning || !within(next, turning));
  const swing = most(others.filter(cardOf), ({ from, to }) => to - from);
  return swing && { swing, ...cardOf(swing)! };
}

const FOLLOWS = /^(round|round_over|game_over|scored|doubled|cards_left|won|dealt|said_uno)$/;

/** What of a swing is told: the sentence about the event that a table is held longest for, `holds`. What only follows
 * from a move, or goes with it, is not the story. */
export function storyOf(swing: Swing, lines: LogLine[], log: LogEntry[], holds: (event: GameEvent) => number): string {
  const then = lines.filter(({ seq }) => seq > swing.at && seq <= swing.next);
  let told = then[0]?.text ?? '';
  let longest = -1;
  for (const { seq, at, text } of then) {
    const event = log.find((entry) => entry.seq === seq)?.events[at];
    if (!event || FOLLOWS.test(event.type) || holds(event) < longest) continue;
    longest = holds(event);
    told = text;
  }
  return told;
}
