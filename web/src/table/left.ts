/* Games stored in the browser: unfinished ones, and the last finished one of each kind. The key of an ordinary game
 * against bots is its name, that of others "GAME.KIND", that of a daily deal "GAME.KIND.DATE". */
import type { GameId } from 'upcard';
import type { OfflineGame } from '$/engine/messages';
import { keep, kept } from '$/settings/settings.svelte';

const KEY = 'upcard.game.';
/** Where the record of the last finished game of a kind is kept. */
const LAST_KEY = 'upcard.last.';

export interface Kept {
  game: OfflineGame;
  save: string;
  /** The round in which it was left, if that was kept. */
  round?: number;
}

type Where = Pick<OfflineGame, 'game' | 'kind' | 'date'>;
export const placeOf = ({ game, kind, date }: Where): string => [game, kind, date].filter(Boolean).join('.');
/** Only the last record is kept, regardless of its date. */
export const recordPlace = ({ game, kind }: { game: GameId; kind?: OfflineGame['kind'] | undefined }): string =>
  placeOf({ game, ...(kind && { kind }) });

/* Where the browser keeps nothing, a game can be begun all the same. */
const begun = new Map<string, Kept>();

/** The game that was left there, if there is one; `save` is empty if it has not begun. */
export function leftGame(id: GameId, place: string = id): Kept | null {
  const left = begun.get(place) ?? kept<Kept | null>(KEY + place, null);
  const fine = left?.game?.game === id && Array.isArray(left.game.players) && typeof left.save === 'string';
  return fine ? left : null;
}

/** False when the browser does not keep it. */
export function keepGame(game: OfflineGame, save: string, round: number): boolean {
  const place = placeOf(game);
  const whole = { game, save, round };
  const fine = keep(KEY + place, whole satisfies Kept);
  if (fine) begun.delete(place);
  else if (game.kind) begun.set(place, whole);
  return fine;
}

export function forgetGame(place: string): void {
  begun.delete(place);
  keep(KEY + place, null);
}

/* Where the browser keeps nothing, a finished game can be looked at as long as the page is open. */
const finished = new Map<string, string>();

export function keepRecord(game: Where, record: string): boolean {
  const place = recordPlace(game);
  finished.set(place, record);
  return keep(LAST_KEY + place, record);
}

/** The record of the last finished game of a kind. */
export function lastRecord(place: string): string | null {
  const record = finished.get(place) ?? kept<string | null>(LAST_KEY + place, null);
  return typeof record === 'string' ? record : null;
}

/** Where a finished lesson is remembered. */
const LEARNED_KEY = 'upcard.learned.';
const learned = new Set<GameId>();

export function rememberLesson(id: GameId): void {
  learned.add(id);
  keep(LEARNED_KEY + id, true);
}

const storedKeys = (): string[] => {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
};

/** Forgets unfinished daily deals of days before `first`. */
export function forgetDays(first: string): void {
  for (const key of storedKeys())
    if (key.startsWith(KEY) && key.includes('.daily.') && key.slice(-first.length) < first) keep(key, null);
}

/** Whether a game of any kind has been finished in this browser. */
export const hasFinished = (): boolean => finished.size > 0 || storedKeys().some((key) => key.startsWith(LAST_KEY));

/** Whether this game was never begun here, and its lesson not finished. */
export function isNew(id: GameId): boolean {
  const stored = storedKeys().flatMap((key) =>
    [KEY, LAST_KEY, LEARNED_KEY].filter((kind) => key.startsWith(kind)).map((kind) => key.slice(kind.length)),
  );
  return ![...learned, ...begun.keys(), ...finished.keys(), ...stored].some((place) => place.split('.')[0] === id);
}

/* A finished game stays on its screen when the page is loaded again, and when Back leads to it: the entry of the
 * history remembers it. */
interface Entry {
  finished?: Kept;
}
const entry = () => (history.state ?? {}) as Entry;

export function stayFinished(finished: Kept): void {
  history.replaceState({ ...entry(), finished }, '');
}

/** The finished game that was on this screen, if there was one. It becomes the last one again, which a replay shows. */
export function finishedHere(place: string): Kept | null {
  const { finished } = entry();
  if (!finished?.game || placeOf(finished.game) !== place) return null;
  keepRecord(finished.game, finished.save);
  return finished;
}

/** Another game takes its place. */
export function leaveFinished(): void {
  history.replaceState({ ...entry(), finished: undefined }, '');
}

const AGAIN_MS = 200;

/** Only one tab continues a kept game. Returns the function that releases it, or null when another tab has it; `steal`:
 * takes it from there. `lost` is called when another tab takes it. Without locks (a page over plain HTTP) the last tab
 * takes it. */
export async function hold(id: string, lost: () => void, steal = false): Promise<(() => void) | null> {
  if (!navigator.locks) return mark(id, lost);
  /* A screen of this tab that has just been left may still be letting go. */
  const once = () => tryToHold(id, lost, steal);
  return (await once()) ?? new Promise((resolve) => setTimeout(() => resolve(once()), AGAIN_MS));
}

function tryToHold(id: string, lost: () => void, steal: boolean): Promise<(() => void) | null> {
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
/* The games that this tab has claimed. */
const marks = new Map<string, { own: number; lost: () => void }>();

function mark(id: string, lost: () => void): () => void {
  const own = Math.random();
  const onStorage = ({ key }: StorageEvent) => key === MARK + id && stillHeld(id);
  const release = () => {
    removeEventListener('storage', onStorage);
    if (marks.get(id)?.own === own) marks.delete(id);
  };
  addEventListener('storage', onStorage);
  keep(MARK + id, own);
  marks.set(id, { own, lost: () => (release(), lost()) });
  return release;
}

/** Whether this tab may save the game. If another tab has marked it since, this one has lost it. Ask before each save,
 * because a tab that was asleep has not been notified. */
export function stillHeld(id: string): boolean {
  const held = marks.get(id);
  if (!held || kept(MARK + id, held.own) === held.own) return true;
  held.lost();
  return false;
}
