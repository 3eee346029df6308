/* Games from files, and what older versions of the page kept elsewhere. */
import { hasRefused, startEngine, type Engine } from '$/engine/client';
import { gameIds, loadGame } from '$/games';
import { keep, kept } from '$/settings/settings.svelte';
import { lastRecord } from '$/table/left';
import { wonAsSide } from '$/table/places';
import { t } from '$/text/index.svelte';
import { addGames, idOf, noteGame, recordsOf, type NewGame, type PlayedGame } from './games';

async function withEngine<T>(doing: (engine: Engine) => Promise<T>): Promise<T> {
  const engine = startEngine();
  try {
    return await doing(engine);
  } finally {
    engine.end();
  }
}

/** Plays a record through. Throws with the reason if it follows no rules or is not over. */
async function gameOf(engine: Engine, record: string): Promise<NewGame> {
  const { game, names, you, winners, over, length, headers } = await engine.replay(record);
  if (!over) throw new Error(t('games-not-over'));
  const { view, rounds } = await engine.position(length, 'spectator');
  const ended = Date.parse(headers.ended ?? '');
  return {
    game,
    code: null,
    names,
    seat: you ?? null,
    totals: view.totals,
    winners,
    side: wonAsSide(await loadGame(game), view, winners),
    record,
    rounds,
    ...(ended > 0 && { at: Math.min(ended, Date.now()) }),
  };
}

/** Keeps the finished games of these files: all of them, or none where anything is wrong. Gives how many there were and
 * how many of them are new; throws with a sentence that names the file and what is wrong with it. */
export async function importGames(files: Iterable<File>): Promise<{ games: number; fresh: number }> {
  const games = await withEngine(async (engine) => {
    const found: NewGame[] = [];
    for (const file of files) {
      const records = recordsOf(await file.text());
      if (!records.length) throw new Error(t('games-bad-file', { file: file.name, reason: t('games-no-record') }));
      for (const [index, record] of records.entries())
        try {
          found.push(await gameOf(engine, record));
        } catch (error) {
          const reason = (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
          const nth = { file: file.name, game: index + 1, reason };
          throw new Error(t(records.length > 1 ? 'games-bad-game' : 'games-bad-file', nth));
        }
    }
    return found;
  });
  try {
    return { games: games.length, fresh: await addGames(games) };
  } catch {
    throw new Error(t('games-no-room'));
  }
}

/** Keeps one finished game, and gives its id. */
export async function keepRecord(record: string): Promise<string> {
  await addGames([await withEngine((engine) => gameOf(engine, record))]);
  return idOf(record);
}

/** Rethrows what may go well another time: anything but that the engine cannot read a record. */
function passes(error: unknown): void {
  if (!hasRefused(error)) throw error;
}

const MOVED = 'upcard.games.moved';

/** Migrates, once, the last finished games, which older versions stored apart. */
export async function moveOldGames(): Promise<void> {
  if (kept(MOVED, false)) return;
  const records = gameIds.flatMap((id) => lastRecord(id) ?? []);
  if (records.length)
    await withEngine(async (engine) => {
      const games: NewGame[] = [];
      for (const record of records) await gameOf(engine, record).then((game) => games.push(game), passes);
      await addGames(games);
    });
  keep(MOVED, true);
}

/** Adds the rounds, and whether partners won, to games of servers and of older versions, which were kept without. */
export async function completeGames(games: PlayedGame[]): Promise<void> {
  const without = games.filter(({ rounds }) => !rounds);
  if (without.length)
    await withEngine(async (engine) => {
      for (const game of without) {
        const found = await gameOf(engine, game.record).catch(passes);
        await noteGame(game.id, { rounds: found?.rounds ?? [], side: found?.side ?? false });
      }
    });
}
