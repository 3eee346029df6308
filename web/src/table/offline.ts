/* A game that the page plays by itself: alone against bots, without a network. The browser stores it after every move,
 * so it can be continued later. */
import { startEngine, type Engine } from '$/engine/client';
import type { OfflineGame, Opened } from '$/engine/messages';
import { loadGame } from '$/games';
import { withTexts } from '$/text/index.svelte';
import { addEnded, removeEnded } from '$/history/ended';
import { keep } from '$/settings/settings.svelte';
import { fromAt } from './face';
import { forgetGame, keepGame, keepRecord, placeOf, stayFinished, stillHeld } from './left';
import { wonAsSide } from './places';
import type { Source } from './source';
import { TableStore } from './store.svelte';

const HINT_MS = 1200;

export interface OfflineTable {
  table: TableStore;
  engine: Engine;
}

/** Opens a new game, or with `save` continues one. A lesson (game.script) is not kept. */
export async function playOffline(game: OfflineGame, save?: string): Promise<OfflineTable> {
  const engine = startEngine(game.game);
  try {
    const seat = game.players.indexOf('you');
    const [ui, opened] = await Promise.all([
      loadGame(game.game),
      (save ? engine.read(save, seat) : engine.open(game)) as Promise<Opened>,
    ]);
    const first = {
      ...opened,
      info: { ...opened.info, names: game.names, ...(game.kind === 'together' && { you: null }) },
    };
    const table = new TableStore(ui, first, (store) => source(engine, game, store));
    return { table, engine };
  } catch (error) {
    engine.end();
    throw error;
  }
}

/* What the result of a game adds to it, by its kind. */
const endings: Record<string, Source['ending']> = {
  bots: () => withTexts(import('$/deal/Ending.svelte')),
  daily: () => withTexts(import('$/daily/Ending.svelte')),
  deal: () => withTexts(import('$/deal/Ending.svelte')),
};

/** Where the result of a daily deal is kept. */
export const DAY_KEY = 'upcard.day.';

function source(engine: Engine, game: OfflineGame, store: TableStore): Source {
  const place = placeOf(game);
  /* Others get the same cards, so undo and hints are off for everybody. */
  const fixed = game.kind === 'daily' || game.kind === 'deal';
  const keepIt = (save: string, round: number) => {
    if (!keepGame(game, save, round)) store.kept = false;
  };
  engine.onNotice = (notice) => {
    if (notice.notice === 'failed') store.problem = notice.message;
    if (notice.notice !== 'step') return;
    store.push(notice.step, notice.turn);
    if (game.script || !stillHeld(place)) return;
    if (notice.turn.turn === 'over') {
      if (!keepRecord(game, notice.save)) store.lost = notice.save;
      forgetGame(place);
      stayFinished({ game, save: notice.save });
      const { totals, winners } = notice.step.view;
      const at = game.players.indexOf('you');
      const seat = at < 0 ? null : at;
      if (game.date) keep(`${DAY_KEY}${game.date}.${game.game}`, { seat, totals, winners, rounds: notice.step.rounds });
      const { save: record, step } = notice;
      const done = {
        game: game.game,
        code: null,
        names: game.names,
        faces: game.names.map((_, one) => fromAt(store, one) ?? null),
        seat,
        totals,
        winners,
        ...(game.undone && { undone: true }),
        side: wonAsSide(store.ui, notice.step.view, winners),
        record,
        rounds: step.rounds,
      };
      const lost = () => (store.lost = record);
      void addEnded(done).then((added) => added || lost(), lost);
    } else if (notice.save) keepIt(notice.save, notice.step.view.round);
  };
  return {
    kind: 'offline',
    game,
    ending: endings[game.kind ?? 'bots'],
    move: (text) => engine.move(text),
    pass: () => engine.pass(),
    ...(game.kind === 'together' ? { sit: (seat: number | null) => engine.sit(seat) } : !fixed && { undo }),
    ...(!fixed && { hint: () => engine.hint(HINT_MS) }),
    why: (move) => engine.refusal(move),
    preview: (move) => engine.preview(move),
    odds: (kind, seat) => engine.odds(kind, seat) as Promise<never>,
    close: () => engine.end(),
  };

  async function undo(): Promise<void> {
    const ended = store.over ? await engine.save() : '';
    await engine.undo();
    if (ended) await removeEnded(ended).catch(() => undefined);
    game.undone = true;
    const seat = store.info.seat ?? 0;
    const save = await engine.save();
    store.jump({ ...(await engine.read(save, seat)), info: store.info });
    if (stillHeld(place)) keepIt(save, store.view.round);
  }
}
