/* Games that the page has kept in the browser: those that were left, and the last finished one of each kind. */
import type { GameId } from 'upcard';
import type { OfflineGame } from '$/engine/messages';
import { keep, kept } from '$/settings/settings.svelte';

const KEY = 'upcard.game.';
/** Where the record of the last finished game of a kind is kept. */
export const LAST_KEY = 'upcard.last.';

export interface Kept {
  game: OfflineGame;
  save: string;
  /** The round in which it was left, if that was kept. */
  round?: number;
}

/** The game of this kind that was left, if there is one. */
export function leftGame(id: GameId): Kept | null {
  const left = kept<Kept | null>(KEY + id, null);
  const fine = left?.game?.game === id && Array.isArray(left.game.players) && typeof left.save === 'string';
  return fine ? left : null;
}

/** False when the browser does not keep it. */
export function keepGame(game: OfflineGame, save: string, round: number): boolean {
  return keep(KEY + game.game, { game, save, round } satisfies Kept);
}

export function forgetGame(id: GameId): void {
  keep(KEY + id, null);
}

/* Where the browser keeps nothing, a finished game can be looked at as long as the page is open. */
const finished = new Map<string, string>();

export function keepRecord(id: GameId, record: string): boolean {
  finished.set(id, record);
  return keep(LAST_KEY + id, record);
}

/** The record of the last finished game of a kind. */
export function lastRecord(id: string): string | null {
  const record = finished.get(id) ?? kept<string | null>(LAST_KEY + id, null);
  return typeof record === 'string' ? record : null;
}

/* A finished game stays on its screen when the page is loaded again, and when Back leads to it: the entry of the
 * history remembers it. */
interface Entry {
  finished?: OfflineGame;
}
const entry = () => (history.state ?? {}) as Entry;

export function stayFinished(game: OfflineGame): void {
  history.replaceState({ ...entry(), finished: game }, '');
}

/** The finished game of this kind that was on this screen, if there was one. */
export function finishedHere(id: GameId): Kept | null {
  const { finished } = entry();
  const save = finished?.game === id ? lastRecord(id) : null;
  return finished && save ? { game: finished, save } : null;
}

/** Another game takes its place. */
export function leaveFinished(): void {
  history.replaceState({ ...entry(), finished: undefined }, '');
}

const AGAIN_MS = 200;

/** Only one tab continues a kept game. Returns the function that releases it, or null when another tab has it; `steal`:
 * takes it from there. `lost` is called when another tab takes it. Without locks (a page over plain HTTP) the last tab
 * takes it. */
export async function hold(id: GameId, lost: () => void, steal = false): Promise<(() => void) | null> {
  if (!navigator.locks) return mark(id, lost);
  /* A screen of this tab that has just been left may still be letting go. */
  const once = () => tryToHold(id, lost, steal);
  return (await once()) ?? new Promise((resolve) => setTimeout(() => resolve(once()), AGAIN_MS));
}

function tryToHold(id: GameId, lost: () => void, steal: boolean): Promise<(() => void) | null> {
  return new Promise((resolve) => {
    let held = false;
    const take = (lock: Lock | null) => {
      held = lock !== null;
      return held ? new Promise<void>((release) => resolve(release)) : resolve(null);
    };
    navigator.locks
      .request(KEY + id, steal ? { steal } : { ifAvailable: true }, take)
      .catch(() => (held ? lost() : resolve(() => {})));
  });
}

const MARK = 'upcard.tab.';
/* What this tab has marked as its own. */
const marks = new Map<GameId, { own: number; lost: () => void }>();

function mark(id: GameId, lost: () => void): () => void {
  const own = Math.random();
  const told = ({ key }: StorageEvent) => key === MARK + id && stillHeld(id);
  const release = () => {
    removeEventListener('storage', told);
    if (marks.get(id)?.own === own) marks.delete(id);
  };
  addEventListener('storage', told);
  keep(MARK + id, own);
  marks.set(id, { own, lost: () => (release(), lost()) });
  return release;
}

/** Whether this tab may save the game. If another tab has marked it since, this one has lost it. Ask before each save,
 * because a tab that was asleep has not been notified. */
export function stillHeld(id: GameId): boolean {
  const held = marks.get(id);
  if (!held || kept(MARK + id, held.own) === held.own) return true;
  held.lost();
  return false;
}
