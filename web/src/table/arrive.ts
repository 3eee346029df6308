/* A player who comes to a table by keyboard continues at the button to press there, or else at the heading, because the
 * screen that had the focus is gone. This does not apply when the page has just been opened: a screen reader then
 * begins at its top. */
import { router } from '$/router.svelte';

export function arriveAtTable(screen: HTMLElement): () => void {
  /* A frame later, after the board has had its turn ($/ui/focus.svelte.ts). */
  const frame = requestAnimationFrame(() => arrive(screen));
  return () => cancelAnimationFrame(frame);
}

function arrive(screen: HTMLElement): void {
  const { activeElement } = document;
  if (!router.moved || (activeElement && activeElement !== document.body)) return;
  const first = screen.querySelector<HTMLElement>(
    'main button:not(:disabled, [aria-disabled="true"], [tabindex="-1"])',
  );
  const heading = screen.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  (first ?? heading)?.focus({ preventScroll: true });
}
