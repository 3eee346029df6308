/* Which cards of a step go where, and their flights. */
import type { HiloEvent } from 'upcard';
import { EASE, glide, placeOf, type Noted } from '$/ui/flight';
import { ms } from '$/ui/motion';
import { cellOf } from './layout';
import type { Rows, Scene } from './scene';

/** One card of a step: what is animated (a place's name) and where it comes from. */
export interface Flight {
  to: string;
  from: string;
  /** It was face down before. */
  turns?: boolean;
}
export interface Flights {
  flights: Flight[];
  /** Places whose cards leave the layout: copies of them go to the discard pile. */
  leaves: string[];
  /** Seats whose cards close up. */
  slides: number[];
  /** A new round: all cards are dealt. */
  deal: boolean;
}

const slotAt = (rows: Rows | undefined, place: string): string => {
  const { row, column } = cellOf(place);
  return `slot-${rows?.[row]?.[column]?.id ?? ''}`;
};

/** What moves in the step from one scene to the next. */
export function flightsOf(before: Scene, now: Scene): Flights {
  const all: Flights = { flights: [], leaves: [], slides: [], deal: false };
  const inHand = before.view.drawn !== null || before.view.incoming !== null;
  const ids = (rows: Rows | undefined) => new Set(rows?.flat().map((slot) => slot.id));
  const add = (to: string, from: string, turns = false) => all.flights.push({ to, from, turns });
  const see = (event: HiloEvent): void => {
    switch (event.type) {
      case 'dealt':
        return void add('discard', 'draw', true);
      case 'drew':
        return void add('hand', 'draw', event.card !== null);
      case 'discarded':
        return void add('discard', 'hand');
      case 'took':
        return void add('hand', 'discard');
      case 'turned': {
        const place = slotAt(before.layouts[event.seat], event.position);
        return void add(place, place, true);
      }
      case 'traded': {
        const place = slotAt(before.layouts[event.seat], event.position);
        add(place, inHand ? 'hand' : 'discard');
        return void add('discard', place, true);
      }
      case 'removed': {
        const left = ids(now.layouts[event.seat]);
        for (const id of ids(before.layouts[event.seat])) if (!left.has(id)) all.leaves.push(`slot-${id}`);
        return void all.slides.push(event.seat);
      }
      case 'round':
        all.deal = !now.result;
    }
  };
  for (const event of now.events) see(event);
  return all;
}

const MOVE = 300;

/** After the screen has changed: the cards of the step start from the places that were noted before it. */
export function showFlights(root: HTMLElement, before: Scene, now: Scene): void {
  const duration = ms(MOVE);
  if (!duration || !now.events.length) return;
  const { flights, leaves, slides, deal } = flightsOf(before, now);
  const at = (place: string) => root.querySelector<HTMLElement>(`[data-place="${place}"]`);
  for (const place of new Set(leaves)) leave(root, placeOf(place), at('discard'));
  for (const seat of slides)
    for (const { id } of now.layouts[seat]!.flat()) glide(at(`slot-${id}`), placeOf(`slot-${id}`)?.box, duration);
  for (const { to, from, turns } of flights) {
    const node = at(to);
    if (to !== from) glide(node, placeOf(from)?.box, duration);
    if (turns)
      node
        ?.querySelector('.card')
        ?.animate([{ transform: 'rotateY(90deg)' }, { transform: 'none' }], { duration, easing: EASE });
  }
  if (deal) {
    const from = at('draw')?.getBoundingClientRect();
    now.layouts.flat(2).forEach(({ id }, i) => glide(at(`slot-${id}`), from, duration, (i % 9) * 25));
  }
}

/** A copy of a card that is gone flies to the pile. */
function leave(root: HTMLElement, seen: Noted | undefined, to: HTMLElement | null): void {
  if (!seen || !to) return;
  const { box, node } = seen;
  const copy = node.cloneNode(true) as HTMLElement;
  const frame = root.getBoundingClientRect();
  const target = to.getBoundingClientRect();
  for (const name of ['data-place', 'data-position', 'aria-label', 'role', 'tabindex']) copy.removeAttribute(name);
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  Object.assign(copy.style, {
    position: 'absolute',
    zIndex: '3',
    pointerEvents: 'none',
    left: `${box.left - frame.left}px`,
    top: `${box.top - frame.top}px`,
  });
  copy.style.setProperty('--w', `${box.width}px`);
  root.append(copy);
  const end = `translate(${target.left - box.left}px, ${target.top - box.top}px)`;
  copy
    .animate([{ transform: 'none' }, { transform: 'scale(1.12)', offset: 0.35 }, { transform: end, opacity: 0.4 }], {
      duration: 620,
      easing: 'ease-in-out',
    })
    .finished.catch(() => undefined)
    .then(() => copy.remove());
}
