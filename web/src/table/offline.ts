/* A game that the page plays by itself: alone against bots, without a network. It is kept in the browser after every move, so that
 * it goes on where it was left. */
import type { GameId } from 'upcard';
import { startEngine, type Engine } from '$/engine/client';
import type { OfflineGame, Opened } from '$/engine/messages';
import { loadGame } from '$/games';
import { keep, kept } from '$/settings/settings.svelte';
import { TableStore, type Source } from './store.svelte';

const KEY = 'upcard.game.';
/** Where the record of the last finished game of a kind is kept. */
export const LAST_KEY = 'upcard.last.';
const HINT_MS = 1200;

interface Kept {
  game: OfflineGame;
  save: string;
}

/** The game of this kind that was left, if there is one. */
export function leftGame(id: GameId): Kept | null {
  return kept<Kept | null>(KEY + id, null);
}

export function forgetGame(id: GameId): void {
  keep(KEY + id, null);
}

export interface OfflineTable {
  table: TableStore;
  engine: Engine;
}

/** Opens a new game, or with `save` goes on with one. A lesson (game.script) is not kept. */
export async function playOffline(game: OfflineGame, save?: string): Promise<OfflineTable> {
  const engine = startEngine();
  try {
    const seat = game.players.indexOf('you');
    const [ui, opened] = await Promise.all([
      loadGame(game.game),
      (save ? engine.read(save, seat) : engine.open(game)) as Promise<Opened>,
    ]);
    const first = { ...opened, info: { ...opened.info, names: game.names } };
    const table = new TableStore(ui, first, (store) => source(engine, game, store));
    return { table, engine };
  } catch (error) {
    engine.end();
    throw error;
  }
}

function source(engine: Engine, game: OfflineGame, store: TableStore): Source {
  engine.onNotice = (notice) => {
    if (notice.notice === 'failed') throw new Error(notice.message);
    if (notice.notice !== 'step') return;
    store.push(notice.step, notice.turn);
    if (game.script) return;
    if (notice.turn.turn === 'over') {
      forgetGame(game.game);
      keep(LAST_KEY + game.game, notice.save);
    } else if (notice.save) keep(KEY + game.game, { game, save: notice.save } satisfies Kept);
  };
  return {
    kind: 'offline',
    move: (text) => engine.move(text),
    pass: () => engine.pass(),
    async undo() {
      await engine.undo();
      const seat = store.info.seat ?? 0;
      const save = await engine.save();
      store.jump({ ...(await engine.read(save, seat)), info: store.info });
      keep(KEY + game.game, { game, save } satisfies Kept);
    },
    why: (move) => engine.refusal(move),
    preview: (move) => engine.preview(move),
    hint: () => engine.hint(HINT_MS),
    odds: (seat) => engine.odds(seat),
    close: () => engine.end(),
  };
}
