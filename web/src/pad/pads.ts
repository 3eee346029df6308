/* Score pads in the browser's database, and the engine that reads them. */
import type { GameId } from 'upcard';
import { loadPads, type PadState, type Pads } from 'upcard/pad';
import address from '$wasm/pad.wasm?url';
import { keep } from '$/settings/settings.svelte';
import { done, withStore } from '$/ui/database';

/** Where a pad is shared, and how much of it the server has: the first `seq` lines of the log. The rest waits to be
 * sent, in parts of some lines, each with its id. */
export interface Shared {
  /** Null: only the code to look on is known. */
  code: string | null;
  look: string;
  seq: number;
  /** The lines that it had when it was shared here: once the server has them, others may come. */
  made: number;
  waiting: { id: string; count: number }[];
}

/** A pad as it is kept: its file (docs/pad.md), and what a list shows of it. */
export interface KeptPad {
  shared?: Shared;
  id: string;
  /** The last entry; ms since 1970. */
  at: number;
  file: string;
  game: GameId;
  names: string[];
  totals: number[];
  rounds: number;
  over: boolean;
  /** The names of who has won, of a game that is over; pads that were kept long ago lack them. */
  winners?: string[];
}

export const PADS = 'upcard-pads';
const STORE = 'pads';

let compiled: Promise<WebAssembly.Module> | undefined;
/** An engine for one screen: it has one pad open at a time. */
export async function padEngine(): Promise<Pads> {
  compiled ??= WebAssembly.compileStreaming(fetch(address));
  compiled.catch(() => (compiled = undefined));
  return loadPads(await compiled);
}

const padOf = (id: string, file: string, state: PadState, shared: Shared | null): KeptPad => {
  const { game, names, totals, rounds, over } = state;
  const winners = state.winners.map((seat) => names[seat]!);
  return {
    id,
    at: Date.now(),
    file,
    game,
    names,
    totals,
    over,
    winners,
    rounds: rounds.length,
    ...(shared && { shared }),
  };
};

/* Where the browser stores nothing or its storage is full, pads last as long as the page is open. `stored` is the file
 * in the database, or ''. */
const held = new Map<string, { pad: KeptPad; stored: string }>();
export const heldPads = (): KeptPad[] => [...held.values()].map(({ pad }) => pad);

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(PADS);
/** Calls back when another window has written to a pad, and when this window comes back into sight. Returns what ends
 * it. */
export function followPad(id: string, call: () => void): () => void {
  const written = ({ data }: MessageEvent) => data === id && call();
  const seen = () => document.visibilityState === 'visible' && call();
  channel?.addEventListener('message', written);
  document.addEventListener('visibilitychange', seen);
  return () => {
    channel?.removeEventListener('message', written);
    document.removeEventListener('visibilitychange', seen);
  };
}

/** Stores a pad that follows the stored file `before` ('' for a new one). If another window has written to it or shared
 * it since, nothing is stored and its pad is returned. Throws if the browser does not store it; then this window holds
 * it. */
export async function keepPad(
  id: string,
  before: string,
  file: string,
  state: PadState,
  shared: Shared | null,
): Promise<KeptPad | null> {
  const pad = padOf(id, file, state, shared);
  try {
    const other = await withStore(PADS, STORE, 'readwrite', async (pads) => {
      const old = await done<KeptPad | undefined>(pads.get(id));
      if (old && (old.file !== before || (old.shared && !shared))) return old;
      await done(pads.put(pad));
      return null;
    });
    held.delete(id);
    if (other === null) channel?.postMessage(id);
    return other;
  } catch (error) {
    held.set(id, { pad, stored: before });
    throw error;
  }
}

/** Keeps a new pad, and gives its id. */
export async function addPad(
  file: string,
  state: PadState,
  id = newId(),
  shared: Shared | null = null,
): Promise<string> {
  await keepPad(id, '', file, state, shared).catch(() => {});
  return id;
}

export const newId = (): string => Math.random().toString(36).slice(2, 10);

/** A pad, and its file as it is stored. */
export async function keptPad(id: string): Promise<{ pad: KeptPad; stored: string } | null> {
  const own = held.get(id);
  if (own) return own;
  const pad = await withStore(PADS, STORE, 'readonly', (pads) => done<KeptPad | undefined>(pads.get(id)));
  return pad ? { pad, stored: pad.file } : null;
}

/** The newest first. */
export async function keptPads(): Promise<KeptPad[]> {
  const all = await withStore(PADS, STORE, 'readonly', (pads) => done<KeptPad[]>(pads.getAll()));
  const newer = heldPads();
  const rest = all.filter(({ id }) => !held.has(id));
  return [...newer, ...rest].sort((a, b) => b.at - a.at);
}

/** Where the round that is being entered is kept. */
export const draftKey = (id: string): string => `upcard.pad.draft.${id}`;

export async function removePad(id: string): Promise<void> {
  if (held.get(id)?.stored !== '') await withStore(PADS, STORE, 'readwrite', (pads) => done(pads.delete(id)));
  held.delete(id);
  keep(draftKey(id), null);
}
