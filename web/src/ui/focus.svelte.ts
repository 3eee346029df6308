/* Keeps the focus when the focused element is gone: a button, a card that was played, a row that was deleted. */
import { onMount, tick, untrack } from 'svelte';

const focused = (): Element | null => (document.activeElement === document.body ? null : document.activeElement);
const usable = (element: Element): boolean => element.isConnected && !element.matches(':disabled');

/** While a component is made: after each change of `seen`, a focus that was within `root` and is lost, or is on `root`
 * itself, goes where `next` brings it. It waits until there is something to go to, unless something else gets it, or
 * the user lets go of the board by pressing an empty place. `wants`: it is claimed from the start. */
export function keepFocus(
  root: () => HTMLElement | undefined,
  seen: () => unknown,
  next: () => void,
  wants = false,
): void {
  let had: Element | null = null;
  /* An empty place of the board was pressed, which may give the focus to the board itself. */
  let aside = false;
  /* At first it waits for a frame: to give the focus lays out the table, which is just being made. */
  let made = !wants;

  function pressed({ target }: PointerEvent): void {
    const board = root();
    const thing = (target as Element).closest('button, a[href], input, select, [tabindex]');
    aside = thing === board;
    if (aside || !thing || !board?.contains(thing)) wants = false;
  }

  $effect.pre(() => {
    seen();
    const board = root();
    const now = focused();
    if (board && now) {
      wants = board.contains(now) && !(aside && now === board);
      had = now;
    } else if (had) {
      if (usable(had)) wants = false; // it was let go of
      had = null;
    }
  });
  function claim(): void {
    const now = focused();
    if (wants && (!now || now === root())) untrack(next);
  }

  $effect(() => {
    seen();
    if (made) return claim();
    made = true;
    const frame = requestAnimationFrame(claim);
    return () => cancelAnimationFrame(frame);
  });
  onMount(() => {
    addEventListener('pointerdown', pressed, true);
    return () => removeEventListener('pointerdown', pressed, true);
  });
}

/** Before a row of a list is deleted: gives the function that then moves the focus to the row in its place, or to the
 * heading of the page. */
export function keepRow(): () => Promise<void> {
  const row = document.activeElement?.closest('li');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  return async () => {
    await tick();
    const to = next?.isConnected ? next.querySelector<HTMLElement>('button') : null;
    if (row) (to ?? heading())?.focus({ preventScroll: true });
  };
}

function heading(): HTMLElement | null {
  const title = document.querySelector<HTMLElement>('main h1');
  if (title) title.tabIndex = -1;
  return title;
}
