/* Cards that come from where they lay. Before each change of the board the places of what is marked by data-place are noted; what is
 * new on it then flies in from one of them. */
import { cubicOut } from 'svelte/easing';
import { ms } from '$/ui/motion';

const before = new Map<string, DOMRect>();

export function notePlaces(board: HTMLElement): void {
  before.clear();
  for (const element of board.querySelectorAll<HTMLElement>('[data-place]'))
    before.set(element.dataset.place!, element.getBoundingClientRect());
}

/** A transition from the first of these places that there was, or none. */
export function from(node: HTMLElement, { places, duration = 320 }: { places: string[]; duration?: number }) {
  const old = places.map((place) => before.get(place)).find((rect) => rect && rect.width > 0);
  if (!old) return { duration: 0 };
  const now = node.getBoundingClientRect();
  const style = getComputedStyle(node);
  const rest = style.transform === 'none' ? '' : style.transform;
  const x = old.left + old.width / 2 - now.left - now.width / 2;
  const y = old.top + old.height / 2 - now.top - now.height / 2;
  const size = now.width > 0 ? old.width / now.width : 1;
  return {
    duration: ms(duration),
    easing: cubicOut,
    css: (_: number, left: number) => `transform: translate(${left * x}px, ${left * y}px) scale(${1 + left * (size - 1)}) ${rest}`,
  };
}
