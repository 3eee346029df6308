/* The texts of games that only some screens need, by game. */
import type { Texts } from '$/text/index.svelte';

function byGame(files: Texts): Record<string, Texts> {
  const found: Record<string, Texts> = {};
  for (const [path, load] of Object.entries(files)) (found[path.split('/')[1]!] ??= {})[path] = load;
  return found;
}

export const options = byGame(import.meta.glob<string>('./*/options.*.ftl', { query: '?raw', import: 'default' }));
export const reasons = byGame(import.meta.glob<string>('./*/reasons.*.ftl', { query: '?raw', import: 'default' }));
export const pad = byGame(import.meta.glob<string>('./*/pad.*.ftl', { query: '?raw', import: 'default' }));
export const judge = byGame(import.meta.glob<string>('./*/judge.*.ftl', { query: '?raw', import: 'default' }));
