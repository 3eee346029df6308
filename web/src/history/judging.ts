/* Reviews games one after the other, to measure luck and skill in them. */
import { startEngine } from '$/engine/client';
import type { Reviewed } from '$/engine/messages';
import { noteGame, type PlayedGame } from './games';
import { judge } from './stats';

/* For each decision; a game takes a few seconds. */
const EACH_MS = 30;

/** Reviews those of the games that have not been; tells after each how many are done. Ends early once `stopped`. */
export async function judgeGames(
  games: PlayedGame[],
  tell: (done: number, of: number) => void,
  stopped: () => boolean,
): Promise<void> {
  const engine = startEngine();
  try {
    for (const [index, game] of games.entries()) {
      const seat = game.seat!;
      const points: Reviewed[] = [];
      const whole = new Promise<void>((resolve, reject) => {
        engine.onNotice = (notice) => {
          if (notice.notice === 'failed') return reject(new Error(notice.message));
          if (notice.notice !== 'reviewed') return;
          points.push(notice.item);
          tell(index + notice.done / notice.of, games.length);
          if (notice.done === notice.of || stopped()) resolve();
        };
      });
      await engine.review(game.record, seat, EACH_MS);
      await whole;
      if (stopped()) return;
      game.judged = judge({ ...game, seat }, points);
      await noteGame(game.id, { judged: game.judged });
    }
  } finally {
    engine.end();
  }
}
