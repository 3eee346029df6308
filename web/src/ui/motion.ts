/* Transitions for cards that take no time when nothing is to move. */
import { crossfade, fade, fly, scale } from 'svelte/transition';
import { cubicOut } from 'svelte/easing';
import { motionWanted } from '$/settings/settings.svelte';

/** ms of a movement, or 0. */
export function ms(wanted: number): number {
  return motionWanted() ? wanted : 0;
}

/** A card that comes to a place or leaves it without another place. */
export function appear(node: Element, { x = 0, y = -24, duration = 220, delay = 0 } = {}) {
  return motionWanted() ? fly(node, { x, y, duration, delay, easing: cubicOut }) : fade(node, { duration: 0 });
}

/** A card that is turned over in its place: keyed by its face, it grows from its edge. */
export function flipOver(_node: Element, { duration = 260, delay = 0 } = {}) {
  return {
    duration: ms(duration),
    delay: ms(delay),
    easing: cubicOut,
    css: (t: number) => `transform: rotateY(${(1 - t) * 90}deg)`,
  };
}

/** A pair of transitions by which a card with the same key slides from one place to another. */
export function slides(duration = 280) {
  return crossfade({
    duration: () => ms(duration),
    easing: cubicOut,
    fallback: (node) => (motionWanted() ? scale(node, { duration: 180, start: 0.8 }) : fade(node, { duration: 0 })),
  });
}
