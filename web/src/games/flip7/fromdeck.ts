import { cubicOut } from 'svelte/easing';
import { ms } from '$/ui/motion';

/** A card that comes from the deck of its board, turning over on its way. */
export function fromDeck(node: Element) {
  const deck = node.closest('.board')?.querySelector('.deck');
  const duration = ms(300);
  if (!deck || !duration) return { duration: 0 };
  const from = deck.getBoundingClientRect();
  const to = node.getBoundingClientRect();
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  return {
    duration,
    easing: cubicOut,
    css: (t: number, u: number) => `transform: translate(${u * x}px, ${u * y}px) rotateY(${u * 80}deg); opacity: ${Math.min(1, t * 3)}`,
  };
}
