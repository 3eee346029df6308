/* Whoever comes to a table by keys goes on at what is to be pressed there, or else at its heading: the screen that had
 * the focus is gone. Not when the page itself has just been opened: then a screen reader begins at its top. */
import { router } from '$/router.svelte';

export function arriveAtTable(screen: HTMLElement): void {
  const { activeElement } = document;
  if (!router.moved || (activeElement && activeElement !== document.body)) return;
  const first = screen.querySelector<HTMLElement>(
    'main button:not(:disabled, [aria-disabled="true"], [tabindex="-1"])',
  );
  const heading = screen.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  (first ?? heading)?.focus({ preventScroll: true });
}
