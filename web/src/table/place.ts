/* Places a box over a table where it covers the least of what the player needs. */

/** Elements that should stay visible, with weights. A playable card matches two of them; the ring of light shows the
 * top card. */
const needed: [string, number][] = [
  ['.status .prompt span', 4],
  ['.status .last span', 0.1],
  ['main :is(.seat, .player, .rival)', 2],
  ['main button:not(.last)', 30],
  ['main [data-ring]', 60],
  ['main :is(svg, p, [role="img"])', 1],
];
const STEP = 8;

interface Place {
  left: number;
  top: number;
}

/** The overlap of a box at a place with another one, in px². */
function shared({ width, height }: DOMRect, { left, top }: Place, b: DOMRect): number {
  const across = Math.min(left + width, b.right) - Math.max(left, b.left);
  const down = Math.min(top + height, b.bottom) - Math.max(top, b.top);
  return across > 0 && down > 0 ? across * down : 0;
}

/** Places boxes when they appear or change their size, but not while they are read: in the middle, or at a side if that
 * covers less. */
export function placeClear(boxes: HTMLElement): () => void {
  const game = boxes.closest('.game')!;

  function look(): void {
    boxes.style.translate = '';
    const box = boxes.getBoundingClientRect();
    if (!box.height) return;
    const things = needed.flatMap(([selector, weight]) =>
      [...game.querySelectorAll(selector)].map((element) => ({ weight, rect: element.getBoundingClientRect() })),
    );
    const cost = (place: Place) => things.reduce((sum, { weight, rect }) => sum + weight * shared(box, place, rect), 0);
    const first = Math.max(0, game.querySelector('header')!.getBoundingClientRect().bottom);
    const aside = game.clientWidth / 2 - box.width / 2 - STEP;
    let best = { left: box.left, top: first, cost: Infinity };
    for (const left of [box.left, box.left - aside, box.left + aside])
      for (let top = first; top + box.height <= innerHeight; top += STEP) {
        const found = { left, top, cost: cost({ left, top }) };
        if (found.cost < best.cost) best = found;
      }
    boxes.style.translate = `${best.left - box.left}px ${best.top - box.top}px`;
  }

  const watch = new ResizeObserver(look);
  watch.observe(boxes);
  watch.observe(game);
  return () => watch.disconnect();
}
