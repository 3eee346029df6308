/* Games from files. */
import { startEngine } from '$/engine/client';
import { addGame, recordsOf } from './games';

/** Keeps the finished games of these files, once their records have been played through. Gives how many were taken, and
 * how many not: they follow no rules, are not over, or find no room. */
export async function importGames(files: Iterable<File>): Promise<{ taken: number; refused: number }> {
  const engine = startEngine();
  let taken = 0;
  let refused = 0;
  try {
    for (const file of files) {
      const records = recordsOf(await file.text());
      if (!records.length) refused++;
      for (const record of records) {
        const fine = await keep(record).catch(() => false);
        if (fine) taken++;
        else refused++;
      }
    }
  } finally {
    engine.end();
  }
  return { taken, refused };

  async function keep(record: string): Promise<boolean> {
    const { game, names, you, winners, over, length } = await engine.replay(record);
    if (!over) return false;
    const { totals } = (await engine.position(length, 'spectator')).view;
    return addGame({ game, code: null, names, seat: you ?? null, totals, winners, record });
  }
}
