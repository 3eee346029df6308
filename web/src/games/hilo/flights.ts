/* The cards on their way: where each was before a step, it starts, and goes to where it is now. Only transforms move, and without
 * animations nothing does. */
import type { HiloEvent } from 'upcard';
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
/** A card that leaves the layout: a copy of it goes to the discard pile. */
export interface Leave {
  from: string;
}
export interface Flights {
  flights: Flight[];
  leaves: Leave[];
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
        for (const id of ids(before.layouts[event.seat])) if (!left.has(id)) all.leaves.push({ from: `slot-${id}` });
        return void all.slides.push(event.seat);
      }
      case 'round':
        all.deal = !now.result;
    }
  };
  for (const event of now.events) see(event);
  return all;
}

const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
const MOVE = 300;

interface Seen {
  box: DOMRect;
  node: HTMLElement;
}

export class Stage {
  #seen = new Map<string, Seen>();

  /** Before the screen changes. */
  remember(root: HTMLElement): void {
    this.#seen.clear();
    if (!ms(MOVE)) return;
    for (const node of root.querySelectorAll<HTMLElement>('[data-place]'))
      this.#seen.set(node.dataset.place!, { box: node.getBoundingClientRect(), node });
  }

  /** After it has changed. */
  show(root: HTMLElement, before: Scene, now: Scene): void {
    const duration = ms(MOVE);
    if (!duration || !now.events.length) return;
    const { flights, leaves, slides, deal } = flightsOf(before, now);
    const at = (place: string) => root.querySelector<HTMLElement>(`[data-place="${place}"]`);
    for (const { from } of new Map(leaves.map((leave) => [leave.from, leave])).values()) this.#leave(root, from, at('discard'));
    for (const seat of slides)
      for (const slot of now.layouts[seat]!.flat()) fly(at(`slot-${slot.id}`), this.#seen.get(`slot-${slot.id}`)?.box, duration);
    for (const { to, from, turns } of flights) {
      const node = at(to);
      if (to !== from) fly(node, this.#seen.get(from)?.box, duration);
      if (turns) turn(node, duration);
    }
    if (deal) {
      const from = at('draw')?.getBoundingClientRect();
      now.layouts.flatMap((rows) => rows.flat()).forEach((slot, i) => fly(at(`slot-${slot.id}`), from, duration, (i % 9) * 25));
    }
  }

  /** A copy of a card that is gone flies to the pile. */
  #leave(root: HTMLElement, from: string, to: HTMLElement | null): void {
    const seen = this.#seen.get(from);
    if (!seen || !to) return;
    const copy = seen.node.cloneNode(true) as HTMLElement;
    const frame = root.getBoundingClientRect();
    const target = to.getBoundingClientRect();
    for (const name of ['data-place', 'data-position', 'aria-label', 'role', 'tabindex']) copy.removeAttribute(name);
    copy.setAttribute('aria-hidden', 'true');
    copy.inert = true;
    Object.assign(copy.style, {
      position: 'absolute', zIndex: '3', pointerEvents: 'none',
      left: `${seen.box.left - frame.left}px`, top: `${seen.box.top - frame.top}px`,
    });
    copy.style.setProperty('--w', `${seen.box.width}px`);
    root.append(copy);
    const end = `translate(${target.left - seen.box.left}px, ${target.top - seen.box.top}px)`;
    copy
      .animate(
        [
          { transform: 'none' },
          { transform: 'scale(1.12)', offset: 0.35 },
          { transform: end, opacity: 0.4 },
        ],
        { duration: 620, easing: 'ease-in-out' },
      )
      .finished.catch(() => undefined)
      .finally(() => copy.remove());
  }
}

function fly(node: HTMLElement | null, from: DOMRect | undefined, duration: number, delay = 0): void {
  if (!node || !from) return;
  const to = node.getBoundingClientRect();
  if (!to.width || (Math.abs(from.left - to.left) < 1 && Math.abs(from.top - to.top) < 1)) return;
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;
  node.animate([{ transform: start, transformOrigin: '0 0', zIndex: 2 }, { transform: 'none', transformOrigin: '0 0', zIndex: 2 }], {
    duration, delay, easing: EASE, fill: 'backwards',
  });
}

/** A card that shows its face now. */
function turn(node: HTMLElement | null, duration: number): void {
  node?.querySelector('.card')?.animate([{ transform: 'rotateY(90deg)' }, { transform: 'none' }], { duration, easing: EASE });
}
