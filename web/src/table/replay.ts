/* A finished game to step through, seen by one of its players, by a spectator, or with all cards open. */
import { tick } from 'svelte';
import { startEngine, type Engine } from '$/engine/client';
import type { Opened, ReplayInfo, Reviewed, Turn } from '$/engine/messages';
import { loadGame } from '$/games';
import type { GameEvent } from 'upcard';
import { TableStore } from './store.svelte';

export type Perspective = number | 'spectator' | 'all';
const nothing: Turn = { turn: 'wait', moves: [], canUndo: false };

export class ReplayTable {
  readonly table: TableStore;
  readonly info: ReplayInfo;
  readonly engine: Engine;
  /** Finished reviews by seat, so that none is computed twice. */
  readonly reviews = new Map<number, Reviewed[]>();
  #viewer: Perspective;
  #tale: GameEvent[][];
  /* For whom a bot did what led to a position. */
  #bots: (number | undefined)[];
  /* Of several quick requests, only the last is shown. */
  #newest = 0;
  /* Where the last of them leads to. */
  #at = 0;

  private constructor(table: TableStore, info: ReplayInfo, engine: Engine, viewer: Perspective, tale: GameEvent[][]) {
    this.table = table;
    this.info = info;
    this.engine = engine;
    this.#viewer = viewer;
    this.#tale = tale;
    this.#bots = standIns(info);
  }

  /** Opens a record, at its beginning. Throws with a sentence if the text is not a record. */
  static async open(record: string, viewer: Perspective): Promise<ReplayTable> {
    const engine = startEngine();
    try {
      const info = await engine.replay(record);
      const [ui, tale, opened] = await Promise.all([
        loadGame(info.game),
        engine.tale(viewer),
        position(engine, info, viewer, 0, [[]], []),
      ]);
      const table = new TableStore(ui, opened, () => ({ kind: 'replay', close: () => engine.end() }));
      return new ReplayTable(table, info, engine, viewer, tale);
    } catch (error) {
      engine.end();
      throw error;
    }
  }

  /** Goes to the position after `at` moves. It always shows the effect of the last move, because boards show more of a
   * move than a position holds: the cards with which a round has ended. */
  async go(at: number): Promise<void> {
    const request = ++this.#newest;
    this.#at = at;
    const look = (there: number) => position(this.engine, this.info, this.#viewer, there, this.#tale, this.#bots);
    const onward = at === this.table.seq + 1 && !this.table.behind;
    const [before, step] = await Promise.all([
      onward ? null : look(Math.max(0, at - 1)),
      this.engine.position(at, this.#viewer),
    ]);
    if (request !== this.#newest) return;
    if (before) {
      this.table.jump(before);
      await tick();
    }
    if (at > 0) this.table.push({ ...step, botFor: this.#bots[at] }, nothing);
  }

  /** Shows a position alone, without what led there. */
  async stand(at: number): Promise<void> {
    this.table.jump(await position(this.engine, this.info, this.#viewer, at, this.#tale, this.#bots));
  }

  /** Asks the viewer for one of these moves. It is not made: `make` gets it. */
  ask(moves: string[], make: (move: string) => void): void {
    this.table.source.move = (move) => {
      this.table.asked(nothing);
      make(move);
      return Promise.resolve(null);
    };
    this.table.asked({ turn: 'you', moves, canUndo: false });
  }

  /** Shows the present position as somebody else saw it. */
  async look(viewer: Perspective): Promise<void> {
    this.#viewer = viewer;
    this.#tale = await this.engine.tale(viewer);
    await this.go(this.#at);
  }

  close(): void {
    this.table.close();
  }
}

async function position(
  engine: Engine,
  info: ReplayInfo,
  viewer: Perspective,
  at: number,
  tale: GameEvent[][],
  bots: (number | undefined)[],
): Promise<Opened> {
  const step = await engine.position(at, viewer);
  const past = tale
    .slice(0, at + 1)
    .flatMap((events, seq) => (events.length ? [{ seq, events, botFor: bots[seq] }] : []));
  const seat = typeof viewer === 'number' ? viewer : null;
  return { ...step, info: { ...info, seat }, past, turn: nothing };
}

/** For each position, for whom a bot made the decision that led there: the record's line `stand_ins`, such as
 * "1:4-17 0:3". Chance moves belong to the decision before them. */
function standIns({ moves, headers }: ReplayInfo): (number | undefined)[] {
  const stood = new Set<string>();
  for (const run of headers.stand_ins?.split(' ') ?? []) {
    const [, seat, first, last] = /^(\d{1,2}):(\d{1,6})(?:-(\d{1,6}))?$/.exec(run) ?? [];
    for (let number = Number(first); number <= Math.min(Number(last ?? first), moves.length); number++)
      stood.add(`${Number(seat)}:${number}`);
  }
  const made: Record<number, number> = {};
  let now: number | undefined;
  return [undefined].concat(
    moves.map(({ mover }) => {
      if (mover === 'chance') return now;
      made[mover] = (made[mover] ?? 0) + 1;
      return (now = stood.has(`${mover}:${made[mover]}`) ? mover : undefined);
    }) as never[],
  );
}
