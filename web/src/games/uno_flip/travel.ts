/* Cards that go from one place of the table to another. Places are known by name: "draw", "hand", "seat 2". */
import { cubicOut } from 'svelte/easing';
import { ms } from '$/ui/motion';

export type Places = Map<string, HTMLElement>;
export const PLACES = Symbol('places');

/** Makes an element known as a place. */
export function place(node: HTMLElement, [places, name]: [Places, string]) {
  places.set(name, node);
  return {
    destroy() {
      if (places.get(name) === node) places.delete(name);
    },
  };
}

/** An animation: a card that stays makes room for others. */
export function shift(_node: Element, { from, to }: { from: DOMRect; to: DOMRect }) {
  const x = from.left - to.left;
  const y = from.top - to.top;
  /* On its edge, while the table is turned over, a card has no width. */
  const still = !from.width || !to.width;
  return { duration: still ? 0 : ms(200), easing: cubicOut, css: (_: number, u: number) => `transform: translate(${x * u}px, ${y * u}px)` };
}

export interface From {
  rect: DOMRect | null | undefined;
  delay?: number;
}

/** A transition: the card comes from there. Without a place it is just there. */
export function travel(node: Element, { rect, delay = 0 }: From) {
  if (!rect?.width) return { duration: 0 };
  const own = node.getBoundingClientRect();
  const x = rect.left + rect.width / 2 - own.left - own.width / 2;
  const y = rect.top + rect.height / 2 - own.top - own.height / 2;
  const size = Math.min(1, rect.width / own.width);
  return {
    duration: ms(260),
    delay: ms(delay),
    easing: cubicOut,
    css: (t: number, u: number) => `transform: translate(${x * u}px, ${y * u}px) scale(${size + (1 - size) * t})`,
  };
}
