/* The player's own card: it is lifted from the deck, flies to the light and turns, is held there for a moment, and goes
 * into its well. */
import { placeOf } from '$/ui/flight';
import { FLY, holdOf, LIFT, SETTLE } from './moments';

const LARGE = 1.6;
const RISE = -14;
const middle = ({ left, top, width, height }: DOMRect) => [left + width / 2, top + height / 2] as const;
/** A curve that goes a little too far. */
const spring = (part: number): number => 1 + 2.4 * (part - 1) ** 3 + 1.4 * (part - 1) ** 2;
const ease = (part: number): number => 1 - (1 - part) ** 3;

/** A transition, or null where it cannot be measured. */
export function hit(node: HTMLElement, risk: number) {
  const deck = placeOf('deck')?.box;
  const light = node.closest('.game')?.querySelector('[data-light]')?.getBoundingClientRect();
  const own = node.getBoundingClientRect();
  if (!deck || !light || !own.width) return null;
  const hold = holdOf(risk);
  const all = LIFT + FLY + hold + SETTLE;
  const [x, y] = middle(own);
  const off = (box: DOMRect) => [middle(box)[0] - x, middle(box)[1] - y] as const;
  const [fromX, fromY] = off(deck);
  const [toX, toY] = off(light);
  const first = deck.width / own.width;
  const at = (dx: number, dy: number, size: number, turn = 0) =>
    `transform: translate(${dx}px, ${dy}px) scale(${size}) rotateY(${turn}deg)`;
  return {
    duration: all,
    css: (t: number) => {
      const now = t * all;
      if (now < LIFT) return at(fromX, fromY + RISE * (now / LIFT), first, 88);
      if (now < LIFT + FLY) {
        const part = ease((now - LIFT) / FLY);
        const from = fromY + RISE;
        return at(
          fromX + part * (toX - fromX),
          from + part * (toY - from),
          first + part * (LARGE - first),
          88 * (1 - part),
        );
      }
      if (now < LIFT + FLY + hold) return at(toX, toY, LARGE);
      const rest = 1 - spring((now - LIFT - FLY - hold) / SETTLE);
      return at(toX * rest, toY * rest, 1 + (LARGE - 1) * rest);
    },
  };
}
