/* A card that the player draws: it is lifted from its pile, flies to the light and turns, is held there for a moment,
 * and goes to its place. */
import { cover, placeOf, wide } from './flight';

/* ms */
const LIFT = 90;
const FLY = 240;
export const HOLD = 160;
const SETTLE = 210;
/** ms until it is in its place. */
export const hitTime = (hold: number): number => LIFT + FLY + hold + SETTLE;
export const HIT = hitTime(HOLD);

const LARGE = 1.6;
const RISE = -14;
const middle = ({ left, top, width, height }: DOMRect) => [left + width / 2, top + height / 2] as const;
/** A curve that goes a little too far. */
const spring = (part: number): number => 1 + 2.4 * (part - 1) ** 3 + 1.4 * (part - 1) ** 2;
const ease = (part: number): number => 1 - (1 - part) ** 3;

/** A transition, or null where it cannot be measured. */
export function hit(node: HTMLElement, place: string, hold = HOLD) {
  const pile = placeOf(place);
  const light = node.closest('.game')?.querySelector('[data-light]')?.getBoundingClientRect();
  const own = node.getBoundingClientRect();
  if (!pile || !light || !own.width) return null;
  const { transform } = getComputedStyle(node);
  const last = transform === 'none' ? '' : transform;
  const all = hitTime(hold);
  const [x, y] = middle(own);
  const off = (box: DOMRect) => [middle(box)[0] - x, middle(box)[1] - y] as const;
  const [fromX, fromY] = off(pile.box);
  const [toX, toY] = off(light);
  const first = pile.box.width / own.width;
  const at = (dx: number, dy: number, size: number, turned = 1) =>
    `transform: translate(${dx}px, ${dy}px) scale(${size}) scaleX(${wide(turned)}) ${last}`;
  cover(node, pile, LIFT + FLY / 2);
  return {
    duration: all,
    css: (t: number) => {
      const now = t * all;
      if (now < LIFT) return at(fromX, fromY + RISE * (now / LIFT), first);
      if (now < LIFT + FLY) {
        const part = (now - LIFT) / FLY;
        const way = ease(part);
        const from = fromY + RISE;
        return at(fromX + way * (toX - fromX), from + way * (toY - from), first + way * (LARGE - first), part);
      }
      if (now < LIFT + FLY + hold) return at(toX, toY, LARGE);
      const rest = 1 - spring((now - LIFT - FLY - hold) / SETTLE);
      return at(toX * rest, toY * rest, 1 + (LARGE - 1) * rest);
    },
  };
}
