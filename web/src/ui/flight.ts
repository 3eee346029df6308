/* Animations of moving cards. Before a board changes, the positions of its places (data-place="draw") are noted;
 * afterwards, elements start from their old positions. Only transform and opacity move; where nothing may move, what is
 * new fades in. */
import { cubicOut } from 'svelte/easing';
import { fade, ms } from './motion';

export interface Noted {
  box: DOMRect;
  node: HTMLElement;
}
const noted = new Map<string, Noted>();

/** For $effect.pre: notes the current places of a board. Returns a function that forgets them, for when the board is
 * left. */
export function notePlaces(board: HTMLElement | undefined): () => void {
  noted.clear();
  if (board && (ms(1) || fade()))
    for (const node of board.querySelectorAll<HTMLElement>('[data-place]'))
      noted.set(node.dataset.place!, { box: node.getBoundingClientRect(), node });
  return () => noted.clear();
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

interface Coming {
  places: string[];
  duration?: number;
  /** It shows its face on the way. */
  turns?: boolean;
}

/** A transition for a new element: it moves in from the first of `places` that was noted, or appears in place if none
 * was. */
export function come(node: HTMLElement, { places, duration = 300, turns = false }: Coming) {
  const old = placeOf(...places);
  if (!old) return { duration: 0 };
  if (fade()) return { duration: fade(), css: (t: number) => `opacity: ${t}` };
  const { transform } = getComputedStyle(node);
  const rest = transform === 'none' ? '' : transform;
  const { x, y, size } = between(old.box, node.getBoundingClientRect());
  const look = (t: number, u: number) =>
    turns ? `rotateY(${u * 80}deg) ${rest}; opacity: ${Math.min(1, t * 3)}` : `scale(${1 + u * (size - 1)}) ${rest}`;
  return {
    duration: ms(duration),
    easing: cubicOut,
    css: (t: number, u: number) => `transform: translate(${u * x}px, ${u * y}px) ${look(t, u)}`,
  };
}

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
  Object.assign(sent.style, { left: `${begin.left}px`, top: `${begin.top}px` });
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

/* The last flight of a node; one before it, which ends earlier, does not put it down. */
const flights = new WeakMap<HTMLElement, Animation>();

/** What was there before moves on from its old place, above all others. Everything requested at the same time is
 * measured before any of it moves. */
export function glide(node: HTMLElement | null, from: DOMRect | undefined, duration: number, delay = 0): void {
  const to = node?.getBoundingClientRect();
  if (!node || !from || !to?.width) return;
  const { x, y, size } = between(from, to);
  if (Math.abs(x) < 1 && Math.abs(y) < 1) return;
  queueMicrotask(() => {
    node.style.zIndex = '2';
    const way = [{ transform: `translate(${x}px, ${y}px) scale(${size})` }, { transform: 'none' }];
    const flight = node.animate(way, { duration, delay, easing: EASE, fill: 'backwards' });
    flights.set(node, flight);
    void flight.finished
      .catch(() => undefined)
      .then(() => {
        if (flights.get(node) === flight) node.style.zIndex = '';
      });
  });
}
