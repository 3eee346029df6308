/* The focus stays on a board when what had it is gone: a button, or a card that was played. */
import { untrack } from 'svelte';

const adrift = (): boolean => !document.activeElement || document.activeElement === document.body;

/** While a component is made: after each change of `seen`, a focus that was within `root` and is lost, or is on `root` itself, goes
 * where `next` brings it. It waits until there is something to go to, unless something else gets it. `wants`: it is claimed from the
 * start. */
export function keepFocus(root: () => HTMLElement | undefined, seen: () => unknown, next: () => void, wants = false): void {
  $effect.pre(() => {
    seen();
    const board = root();
    if (board && !adrift()) wants = board.contains(document.activeElement);
  });
  $effect(() => {
    seen();
    if (wants && (adrift() || document.activeElement === root())) untrack(next);
  });
}
