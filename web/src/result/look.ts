/* Looks at a finished game again, for its result. */
import { startEngine } from '$/engine/client';
import { lastRecord, recordPlace } from '$/table/left';
import type { TableStore } from '$/table/store.svelte';
import type { Chance } from './course';

/** The record of a table's game, if it is to be had. */
async function recordOf(table: TableStore, path: string | null | undefined): Promise<string | null> {
  if (table.source.kind === 'offline')
    return table.lost || lastRecord(recordPlace({ game: table.info.game, kind: table.source.game?.kind }));
  const answer = path ? await fetch(path) : null;
  return answer?.ok ? answer.text() : null;
}

/** Looks at a finished game again, in a worker of its own; `tell` is called when all chances are known, or with none if
 * they are not to be had. Returns a function that stops it. */
export function lookBack(
  table: TableStore,
  path: string | null | undefined,
  tell: (points: Chance[]) => void,
): () => void {
  const { seat } = table.info;
  let engine: ReturnType<typeof startEngine> | undefined;
  let gone = false;
  const look = async () => {
    const record = seat === null ? null : await recordOf(table, path);
    if (gone) return;
    if (!record || seat === null) return tell([]);
    const points: Chance[] = [];
    const own = (engine = startEngine(table.info.game));
    own.onNotice = (notice) => {
      if (notice.notice === 'reviewed') points.push(notice.item);
      const whole = notice.notice === 'reviewed' && notice.done === notice.of;
      if (!whole && notice.notice !== 'failed') return;
      tell(whole ? points : []);
      own.end();
    };
    await own.review(record, seat, 0);
  };
  look().catch(() => tell([]));
  return () => {
    gone = true;
    engine?.end();
  };
}
