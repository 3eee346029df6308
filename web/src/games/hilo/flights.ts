/* Which cards of a step go where, and their flights. */
import type { HiloEvent } from 'upcard';
import { apart, DEAL, EASE, glide, lastIn, placeOf, type Noted } from '$/ui/flight';
import { fade, ms } from '$/ui/motion';
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
  /** Places whose cards leave the layout, line by line: copies of them go to the discard pile. */
  leaves: string[][];
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
function flightsOf(before: Scene, now: Scene): Flights {
  /* A new round, too, when a player has looked at the end of the last one. */
  const all: Flights = { flights: [], leaves: [], slides: [], deal: !!before.result && !now.result };
  const inHand = before.view.drawn !== null || before.view.incoming !== null;
  const ids = (rows: Rows | undefined) => new Set(rows?.flat().map((slot) => slot.id));
  const add = (to: string, from: string, turns = false) => all.flights.push({ to, from, turns });
  const see = (event: HiloEvent): void => {
    switch (event.type) {
      case 'dealt':
        all.deal = true; // the layouts have come just before
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
        if (all.slides.includes(event.seat)) return;
        const left = ids(now.layouts[event.seat]);
        all.leaves.push([...ids(before.layouts[event.seat])].filter((id) => !left.has(id)).map((id) => `slot-${id}`));
        return void all.slides.push(event.seat);
      }
    }
  };
  for (const event of now.events) see(event);
  return all;
}

const MOVE = 300;
/* A line that leaves, ms since its step began: the others dim and a gold frame comes; its cards hop one after the other
 * and fly to the pile; what is left slides together. */
export const DIM = 180;
export const HOP_FROM = 900;
const HOP = 120;
const APART = 60;
const FLY = 280;
export const SLIDE_FROM = HOP_FROM + HOP + 2 * APART + FLY / 2;
const SLIDE = 280;
/** All of it ends here, in one frame. */
export const LINE = SLIDE_FROM + SLIDE;

/** After the screen has changed: the cards of the step start from the places that were noted before it. */
export function showFlights(root: HTMLElement, before: Scene, now: Scene): void {
  if (!now.events.length) return;
  const all = flightsOf(before, now);
  const at = (place: string) => root.querySelector<HTMLElement>(`[data-place="${place}"]`);
  if (fade()) return fadeIn(all, at);
  const duration = ms(MOVE);
  if (!duration) return;
  const { flights, leaves, slides, deal } = all;
  /* All is measured first: after any change the browser would have to lay out the board again for that. */
  const frame = root.getBoundingClientRect();
  const pile = at('discard')?.getBoundingClientRect();
  const slots = slides.flatMap((seat) => now.layouts[seat]!.flat().map(({ id }) => `slot-${id}`));
  const flown = flights.filter(({ to, from }) => to !== from);
  for (const place of slots)
    if (!flown.some(({ to }) => to === place)) glide(at(place), placeOf(place)?.box, SLIDE, SLIDE_FROM);
  for (const { to, from } of flown) glide(at(to), placeOf(from)?.box, duration);
  if (deal) {
    const from = at('draw')?.getBoundingClientRect();
    const wait = apart(now.layouts.length);
    const hands = now.layouts.map((rows) => rows.flat());
    const whole = lastIn(hands, DEAL, wait);
    for (const hand of hands) hand.forEach(({ id }, i) => glide(at(`slot-${id}`), from, DEAL, i * wait, whole));
  }
  if (pile)
    for (const line of leaves)
      leave(
        root,
        line.flatMap((place) => placeOf(place) ?? []),
        frame,
        pile,
      );
  for (const place of slots)
    at(place)?.animate([{}, { opacity: 0.45, offset: 0.2 }, { opacity: 0.45, offset: 0.8 }, {}], LINE);
  /* Not wholly from the edge: from there a browser paints nothing, and the first frames would wait for it. */
  for (const { to, turns } of flights)
    if (turns)
      at(to)
        ?.querySelector('.card')
        ?.animate([{ transform: 'rotateY(89.9deg)' }, { transform: 'none' }], { duration, easing: EASE });
}

/** Without movement, the changed places fade in. */
function fadeIn({ flights, slides, deal }: Flights, at: (place: string) => HTMLElement | null): void {
  const places = deal || slides.length ? ['discard'] : [];
  for (const place of [...places, ...flights.map(({ to }) => to)])
    at(place)?.animate([{ opacity: 0 }, { opacity: 1 }], fade());
}

/** Copies of the cards of a line that is gone: in a gold frame, then on their way to the pile. `frame`: where the root
 * is. */
function leave(root: HTMLElement, line: Noted[], frame: DOMRect, target: DOMRect): void {
  const place = (node: HTMLElement, { left, top, width, height }: DOMRect) => {
    node.ariaHidden = 'true';
    Object.assign(node.style, { left: `${left - frame.left}px`, top: `${top - frame.top}px` });
    Object.assign(node.style, { width: `${width}px`, height: `${height}px` });
    node.style.setProperty('--w', `${width}px`);
    root.append(node);
  };
  const gone = (node: HTMLElement, flight: Animation) =>
    void flight.finished.catch(() => undefined).then(() => node.remove());
  /* Of several lines that go in one step all cards are there at its end, too. */
  const wait = Math.min(APART, (LINE - HOP_FROM - HOP - FLY) / Math.max(1, line.length - 1));
  const at = (time: number) => Math.min(1, time / LINE);
  line.forEach(({ box, node }, i) => {
    const copy = node.cloneNode(true) as HTMLElement;
    for (const name of ['data-place', 'data-position', 'aria-label', 'role', 'tabindex']) copy.removeAttribute(name);
    copy.classList.add('leaves');
    copy.inert = true;
    copy.style.gridArea = 'auto';
    place(copy, box);
    const ring = document.createElement('i');
    copy.append(ring);
    ring.animate([{ opacity: 0 }, {}], { duration: DIM, fill: 'backwards' });
    const from = HOP_FROM + i * wait;
    const there = from + HOP + FLY;
    const hop = `translateY(${-0.3 * box.width}px) scale(1.08)`;
    const way = `translate(${target.left + target.width / 2 - box.left - box.width / 2}px, ${target.top + target.height / 2 - box.top - box.height / 2}px) scale(${target.width / box.width})`;
    const frames = [
      {},
      { offset: at(from), easing: 'ease-out' },
      { transform: hop, offset: at(from + HOP), opacity: 1, easing: EASE },
      { transform: way, offset: at(0.97 * there), opacity: 1 },
      { transform: way, offset: at(there), opacity: 0 },
      { transform: way, opacity: 0 },
    ];
    gone(copy, copy.animate(frames, LINE));
  });
}
