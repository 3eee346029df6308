/* Animations of moving cards. Before a board changes, the positions of its places (data-place="draw") are noted;
 * afterwards, elements start from their old positions. Only transform and opacity move; where nothing may move, what is
 * new fades in. */
import { cubicInOut, cubicOut } from 'svelte/easing';
import { fade, ms } from './motion';

export interface Noted {
  box: DOMRect;
  node: HTMLElement;
  /** The back that lay on top, where cards lie face down. */
  back: Element | null;
}
const noted = new Map<string, Noted>();

/** Notes the current places of a board. */
export function notePlaces(board: HTMLElement | undefined): void {
  noted.clear();
  if (board && (ms(1) || fade()))
    for (const node of board.querySelectorAll<HTMLElement>('[data-place]'))
      noted.set(node.dataset.place!, {
        box: node.getBoundingClientRect(),
        node,
        back: node.querySelector('[data-back]'),
      });
}

/** For $effect: before each step of a table the places of its board are noted, and at last forgotten. They are noted
 * before anything changes, since the browser would have to lay out the board for it. */
export function noteSteps(table: { onstep: () => void }, board: HTMLElement | undefined): () => void {
  table.onstep = () => notePlaces(board);
  return () => {
    table.onstep = () => undefined;
    noted.clear();
  };
}

/** The first of these places that was seen before the change. On its edge, while a table is turned over, a card has no
 * width. */
export function placeOf(...names: string[]): Noted | undefined {
  return names.map((name) => noted.get(name)).find((found) => found?.box.width);
}

/** The transform that moves a card from `to` to `from`: between the centers, and scaled to fit, since a seat or a hand
 * is wider than its cards. */
function between(from: DOMRect, to: DOMRect) {
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  return { x, y, size: to.width ? Math.min(from.width / to.width, from.height / to.height) : 1 };
}

/** ms of a card that is dealt; it turns over in the last TURN. */
export const DEAL = 220;
const TURN = 90;
/** ms from one card that is dealt to the next. */
export const apart = (seats: number): number => (seats < 6 ? 60 : 35);

/** ms until the last card of several hands is in its place, when the cards of each come one after the other. */
export const lastIn = (hands: readonly unknown[][], duration: number, wait: number): number =>
  duration + wait * (Math.max(1, ...hands.map(({ length }) => length)) - 1);

/** How wide a card is that turns over, at a part of its turn. */
export const wide = (part: number): number => Math.abs(1 - 2 * Math.min(1, Math.max(0, part)));

/** The back that lay on top of a pile lies on a card that comes from there, for so many ms. It stays on the card if
 * that arrives sooner, and a transform no longer holds it there. */
export function cover(node: HTMLElement, { back }: Noted, time: number): void {
  const copy = back?.cloneNode(true) as HTMLElement | undefined;
  if (!copy) return;
  copy.ariaHidden = 'true';
  Object.assign(copy.style, { position: 'absolute', inset: '0', zIndex: '1', width: '100%', height: '100%' });
  copy.style.borderRadius = '15%/10.7%';
  if (getComputedStyle(node).position === 'static') node.style.position = 'relative';
  node.append(copy);
  void copy
    .animate([{ opacity: 1 }, { opacity: 1 }], time)
    .finished.catch(() => undefined)
    .then(() => copy.remove());
}

interface Coming {
  places: string[];
  duration?: number;
  /** It comes face down and is turned up at the end. */
  turns?: boolean;
}

/** A transition for a new element: it moves in from the first of `places` that was noted, or appears in place if none
 * was. */
export function come(node: HTMLElement, { places, duration = DEAL, turns = false }: Coming) {
  const old = placeOf(...places);
  if (!old) return { duration: 0 };
  if (fade()) return { duration: fade(), css: (t: number) => `opacity: ${t}` };
  const { transform } = getComputedStyle(node);
  const rest = transform === 'none' ? '' : transform;
  const { x, y, size } = between(old.box, node.getBoundingClientRect());
  const turned = 1 - TURN / duration;
  const turn = (part: number) => (turns ? `scaleX(${wide((part - turned) / (1 - turned))})` : '');
  if (turns) cover(node, old, ms(duration) - TURN / 2);
  return {
    duration: ms(duration),
    css: (part: number) => {
      const left = 1 - cubicOut(part);
      return `transform: translate(${left * x}px, ${left * y}px) scale(${1 + left * (size - 1)}) ${turn(part)} ${rest}`;
    },
  };
}

/** A transition for an element that goes to another place and is smaller there; without a place it is gone at once. */
export function go(node: HTMLElement, place: string | null) {
  const to = place && node.closest('.game')?.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect();
  if (!to) return { duration: 0 };
  if (fade()) return { duration: fade(), css: (t: number) => `opacity: ${t}` };
  const { x, y, size } = between(to, node.getBoundingClientRect());
  return {
    duration: ms(SWEEP),
    css: (t: number, u: number) => {
      const way = cubicInOut(u);
      return `transform: translate(${way * x}px, ${way * y}px) scale(${1 + way * (size - 1)}); opacity: ${Math.min(1, 4 * t)}`;
    },
  };
}
const SWEEP = 450;

export const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** Moves a node in from the position of another element. */
export function comeFrom(node: HTMLElement, from: DOMRect | undefined, duration: number): void {
  if (!from?.width) return;
  const { x, y, size } = between(from, node.getBoundingClientRect());
  const way = [{ transform: `translate(${x}px, ${y}px) scale(${size})` }, { transform: 'none' }];
  node.animate(way, { duration: ms(duration), easing: EASE, fill: 'backwards' });
}

/** Moves a text, such as banked points, from one element to another, where it fades out. */
export function send(text: string, from: Element | null, to: Element | null, duration: number): void {
  const [begin, end] = [from?.getBoundingClientRect(), to?.getBoundingClientRect()];
  if (!ms(1) || !begin?.width || !end?.width) return;
  const sent = document.createElement('b');
  sent.textContent = text;
  sent.className = 'num sent';
  sent.ariaHidden = 'true';
  from!.closest('.game')!.append(sent);
  const { left, top, width, height } = begin;
  Object.assign(sent.style, { left: `${left + width / 2}px`, top: `${top + height / 2}px`, translate: '-50% -50%' });
  const { x, y } = between(begin, end);
  sent
    .animate(
      [
        { transform: 'scale(1.3)' },
        { transform: `translate(${-x}px, ${-y}px)`, opacity: 1, offset: 0.85 },
        { transform: `translate(${-x}px, ${-y}px)`, opacity: 0 },
      ],
      { duration, easing: EASE },
    )
    .finished.catch(() => undefined)
    .then(() => sent.remove());
}

/** Keyframes of a movement of `duration` ms that begins after `delay`, in `whole` ms. What moves one after the other
 * and ends together is put down in one frame; each end of its own would take one. */
export const during = (from: Keyframe, to: Keyframe, delay: number, duration: number, whole: number): Keyframe[] => [
  { ...from, easing: 'linear' },
  { ...from, offset: delay / whole },
  { ...to, offset: (delay + duration) / whole },
  to,
];

/* The last flight of a node; one before it, which ends earlier, does not put it down. */
const flights = new WeakMap<HTMLElement, Animation>();

/** What was there before moves on from its old place, above all others. Everything requested at the same time is
 * measured before any of it moves. It is put down after `whole` ms, even if it arrived before. */
export function glide(
  node: HTMLElement | null,
  from: DOMRect | undefined,
  duration: number,
  delay = 0,
  whole = delay + duration,
): void {
  const to = node?.getBoundingClientRect();
  if (!node || !from || !to?.width) return;
  const { x, y, size } = between(from, to);
  if (Math.abs(x) < 1 && Math.abs(y) < 1) return;
  queueMicrotask(() => {
    node.style.zIndex = '2';
    const away = { transform: `translate(${x}px, ${y}px) scale(${size})`, easing: EASE };
    const flight = node.animate(during(away, { transform: 'none' }, delay, duration, whole), whole);
    flights.set(node, flight);
    void flight.finished
      .catch(() => undefined)
      .then(() => {
        if (flights.get(node) === flight) node.style.zIndex = '';
      });
  });
}
