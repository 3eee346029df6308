/* Finished games, in the browser's database: those against bots, those at tables of servers, and those from files. */
import type { GameId } from 'upcard';
import type { FaceFrom } from '$/ui/avatar';
import { done, withStore } from '$/ui/database';

/** What a review says of a game, in chances to win (0..1). */
export interface Judged {
  /** The chance when the game began. */
  start: number;
  /** How much the player's own moves cost, against the best ones. */
  cost: number;
  /** What cards and others gave: with it the start and the cost make up the result. */
  luck: number;
}

export interface PlayedGame {
  /** The same record has the same number everywhere, so that no game is kept twice. */
  id: string;
  /** When it was over, or imported; ms since 1970. */
  at: number;
  game: GameId;
  /** The code of its table on a server. */
  code: string | null;
  /** One a seat. */
  names: string[];
  /** What their faces are drawn from, if not from these names; games of older versions and of files lack them. */
  faces?: (FaceFrom | null)[];
  /** The player's own seat; null: none. */
  seat: number | null;
  totals: number[];
  winners: number[];
  /** The winners are one side: partners, who share their win with nobody else. */
  side?: boolean;
  /** The player has taken back a move. */
  undone?: boolean;
  record: string;
  /** Totals after each round; games of older versions lack them at first. */
  rounds?: number[][];
  /** Of the player's own seat, once it has been reviewed. */
  judged?: Judged;
}
export type NewGame = Omit<PlayedGame, 'id' | 'at'> & { at?: number };

export const DATABASE = 'upcard';
const STORE = 'games';
const HEAD = 'upcard-record 1\n';
/* When the game was over: a line that exported records have, and kept ones have not. */
const ENDED = /^ended (.*)\n/m;

/** A number of 64 bits that depends on the whole text (FNV-1a). */
function numberOf(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(36);
}

const withGames = <T>(mode: IDBTransactionMode, doing: (games: IDBObjectStore) => Promise<T>): Promise<T> =>
  withStore(DATABASE, STORE, mode, doing);

/** The number of a game's record. */
export const idOf = (record: string): string => numberOf(record.replace(ENDED, ''));

/** Keeps games that are over, all of them or none; those that are kept already stay as they are. Gives how many are
 * new. Throws where the browser does not keep them. */
export function addGames(games: NewGame[]): Promise<number> {
  return withGames('readwrite', async (store) => {
    let added = 0;
    for (const game of games) {
      const record = game.record.replace(ENDED, '');
      const id = idOf(record);
      if (await done(store.get(id))) continue;
      await done(store.put({ ...game, record, id, at: game.at ?? Date.now() }));
      added++;
    }
    return added;
  });
}

/** Keeps one. False: the browser does not keep it. */
export const addGame = (game: NewGame): Promise<boolean> =>
  addGames([game]).then(
    () => true,
    () => false,
  );

/** The newest first. Throws where the browser keeps nothing. */
export async function playedGames(): Promise<PlayedGame[]> {
  const all = await withGames('readonly', (games) => done<PlayedGame[]>(games.getAll()));
  return all.sort((a, b) => b.at - a.at);
}

export const playedGame = (id: string): Promise<PlayedGame | undefined> =>
  withGames('readonly', (games) => done(games.get(id)));

export const removeGame = (id: string): Promise<undefined> => withGames('readwrite', (games) => done(games.delete(id)));

/** Adds to what is kept of a game, if it is kept. */
export const noteGame = (id: string, more: Partial<PlayedGame>): Promise<void> =>
  withGames('readwrite', async (games) => {
    const game = await done<PlayedGame | undefined>(games.get(id));
    if (game) await done(games.put({ ...game, ...more }));
  });

/** Stores the result of a review with the game of this record, if that is stored and the seat is the player's. */
export async function noteReview(record: string, seat: number, judged: Judged): Promise<void> {
  const game = await playedGame(idOf(record));
  if (game?.seat === seat) await noteGame(game.id, { judged });
}

/** Whether other people played, too. */
export function withPeople({ record }: PlayedGame): boolean {
  const players = /^names (.*)$/m.exec(record)?.[1]?.match(/"(?:[^"\\]|\\.)*"/g) ?? [];
  return players.filter((player) => !player.startsWith('"bot:')).length > 1;
}

/** The record of a game as a file has it: with the time of its end. */
export const exported = ({ record, at }: PlayedGame): string =>
  record.replace(HEAD, `${HEAD}ended ${new Date(at).toISOString().replace(/\.\d+/, '')}\n`);

/** The records of a file: one, or several after each other. Empty if anything else comes first. */
export function recordsOf(text: string): string[] {
  const [first = '', ...rest] = text
    .replace(/^\ufeff/, '')
    .replaceAll('\r\n', '\n')
    .split(HEAD);
  return first.trim() ? [] : rest.map((record) => HEAD + record);
}
