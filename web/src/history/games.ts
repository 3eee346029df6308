/* Finished games, in the browser's database: those against bots, those at tables of servers, and those from files. */
import type { GameId } from 'upcard';

export interface PlayedGame {
  /** The same record has the same number everywhere, so that no game is kept twice. */
  id: string;
  /** When it was over here, or imported; ms since 1970. */
  at: number;
  game: GameId;
  /** The code of its table on a server. */
  code: string | null;
  /** One a seat. */
  names: string[];
  /** The player's own seat; null: none. */
  seat: number | null;
  totals: number[];
  winners: number[];
  record: string;
}

export const DATABASE = 'upcard';
const STORE = 'games';
const HEAD = 'upcard-record 1\n';

/** A number of 64 bits that depends on the whole text (FNV-1a). */
function numberOf(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(36);
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('database'));
  });

/** Does something with the games. Throws where the browser keeps nothing. */
async function withGames<T>(mode: IDBTransactionMode, doing: (games: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'id' });
  const database = await done(opening);
  try {
    return await done(doing(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

/** Keeps a game that is over; one that is kept already stays as it is. False: the browser does not keep it. */
export async function addGame(game: Omit<PlayedGame, 'id' | 'at'>): Promise<boolean> {
  try {
    const id = numberOf(game.record);
    if (!(await playedGame(id))) await withGames('readwrite', (games) => games.put({ ...game, id, at: Date.now() }));
    return true;
  } catch {
    return false;
  }
}

/** The newest first; [] where the browser keeps nothing. */
export async function playedGames(): Promise<PlayedGame[]> {
  const all = await withGames<PlayedGame[]>('readonly', (games) => games.getAll()).catch(() => []);
  return all.sort((a, b) => b.at - a.at);
}

export const playedGame = (id: string): Promise<PlayedGame | undefined> =>
  withGames('readonly', (games) => games.get(id));

export const removeGame = (id: string): Promise<undefined> => withGames('readwrite', (games) => games.delete(id));

/** The records of a file: one, or several after each other. */
export const recordsOf = (text: string): string[] =>
  text
    .replaceAll('\r\n', '\n')
    .split(HEAD)
    .slice(1)
    .map((rest) => HEAD + rest);
