/* Score pads in the browser's database, and the engine that reads them. */
import type { GameId } from 'upcard';
import { loadPads, type PadState, type Pads } from 'upcard/pad';
import address from '$wasm/pad.wasm?url';
import { done, withStore } from '$/ui/database';

/** A pad as it is kept: its file (docs/pad.md), and what a list shows of it. */
export interface KeptPad {
  id: string;
  /** The last entry; ms since 1970. */
  at: number;
  file: string;
  game: GameId;
  names: string[];
  totals: number[];
  rounds: number;
  over: boolean;
}

export const PADS = 'upcard-pads';
const STORE = 'pads';

let started: Promise<Pads> | undefined;
/** The engine; it has one pad open at a time. */
export function padEngine(): Promise<Pads> {
  started ??= WebAssembly.compileStreaming(fetch(address)).then(loadPads);
  started.catch(() => (started = undefined));
  return started;
}

const shown = ({ game, names, totals, rounds, over }: PadState) => ({
  ...{ game, names, totals, over },
  rounds: rounds.length,
});

/** Keeps a new pad, and gives its id. */
export async function addPad(file: string, state: PadState): Promise<string> {
  const id = Math.random().toString(36).slice(2, 10);
  const pad: KeptPad = { id, at: Date.now(), file, ...shown(state) };
  await withStore(PADS, STORE, 'readwrite', (pads) => done(pads.put(pad)));
  return id;
}

/** Keeps a pad after a line. If another window has written since `before`, nothing is kept and its file is returned. */
export const keepPad = (id: string, before: string, file: string, state: PadState): Promise<string | null> =>
  withStore(PADS, STORE, 'readwrite', async (pads) => {
    const old = await done<KeptPad | undefined>(pads.get(id));
    if (old && old.file !== before) return old.file;
    await done(pads.put({ id, at: Date.now(), file, ...shown(state) } satisfies KeptPad));
    return null;
  });

export const keptPad = (id: string): Promise<KeptPad | undefined> =>
  withStore(PADS, STORE, 'readonly', (pads) => done<KeptPad | undefined>(pads.get(id)));

/** The newest first. */
export async function keptPads(): Promise<KeptPad[]> {
  const all = await withStore(PADS, STORE, 'readonly', (pads) => done<KeptPad[]>(pads.getAll()));
  return all.sort((a, b) => b.at - a.at);
}

export const removePad = (id: string): Promise<undefined> =>
  withStore(PADS, STORE, 'readwrite', (pads) => done(pads.delete(id)));
