/* What every table needs comes in one file. Left alone the bundler makes a file of each set of modules that some
 * screens share, twenty small ones for a first game, and a browser asks one server for six files at a time: on a slow
 * phone that is half a second. */
import { join } from 'node:path';
import type { Rollup } from 'vite';
import { languageOf } from './src/text/languages';

type Graph = Parameters<Rollup.GetManualChunk>[1];

/** All that `start` imports, directly or not, but for what is imported only when it is wanted. */
function reach(start: string, { getModuleInfo }: Graph): Set<string> {
  const found = new Set([start]);
  for (const id of found) getModuleInfo(id)?.importedIds.forEach((next) => found.add(next));
  return found;
}

/** The file of texts in a language: what the first screen says is one, the rulebooks are another, and what all other
 * screens say a third. What is said at a game's table comes alone. */
function textsIn(language: string, id: string): string | undefined {
  if (/\/(text\/|about\.)\w\w\.ftl\?/.test(id)) return language;
  if (/\/\w\w\.ftl\?/.test(id)) return undefined;
  return /\.ftl\?/.test(id) ? `more-${language}` : `rules-${language}`;
}

/** For Rollup's `manualChunks`: "index" for what every screen needs, or both home and tables, "table" for what else the
 * page's own tables or at least two games need, a game's name for what else its board needs, and "home" for what else
 * the home page does. (All of Svelte's parts count for every screen, since they hang together; only those that are used
 * anywhere come.) */
export function tableParts(source: string): Rollup.GetManualChunk {
  let files: Map<string, string> | undefined;
  return (id, graph) => {
    /* Reached through the binding, of which the page's own script takes a few words only. */
    if (id.includes('/@noble/')) return undefined;
    files ??= partsIn(source, graph);
    const language = languageOf(id);
    return language ? textsIn(language, id) : files.get(id);
  };
}

function partsIn(source: string, graph: Graph): Map<string, string> {
  const files = new Map<string, string>();
  const put = (name: string, parts: Iterable<string>) => {
    for (const part of parts) files.set(part, name);
  };
  for (const { game, parts } of boards(graph)) put(game, parts);
  put('table', neededAtTables(source, graph));
  const home = [...reach(join(source, 'lobby/Home.svelte'), graph)];
  const shared = home.filter((part) => files.has(part));
  put('home', home);
  put('index', [...shared, ...reach(join(source, 'main.ts'), graph)]);
  return files;
}

/** What the board of each game needs. */
const boards = (graph: Graph) =>
  [...graph.getModuleIds()].flatMap((board) => {
    const game = /\/games\/(\w+)\/index\.ts$/.exec(board)?.[1];
    return game ? [{ game, parts: reach(board, graph) }] : [];
  });

function neededAtTables(source: string, graph: Graph): Set<string> {
  const needed = reach(join(source, 'table/Play.svelte'), graph);
  const seen = new Set<string>();
  for (const { parts } of boards(graph)) for (const part of parts) (seen.has(part) ? needed : seen).add(part);
  return needed;
}
