/* Fetches all parts of a game in parallel; otherwise each would wait for the one before. */
import { warmEngine } from '$/engine/client';
import { gameIds, loadGame } from '$/games';

const warmed = new Set<string>();

export function warm(game: string | undefined): void {
  const id = gameIds.find((one) => one === game);
  if (!id || warmed.has(id)) return;
  warmed.add(id);
  /* The code that needs them reports failures. */
  const ignore = () => warmed.delete(id);
  warmEngine(id).catch(ignore); // first, as the largest
  import('./Play.svelte').catch(ignore);
  loadGame(id).catch(ignore);
}
