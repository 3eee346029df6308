/* Reviews games one after the other, to measure luck and skill in them. */
import { startEngine } from '$/engine/client';
import type { Reviewed } from '$/engine/messages';
import { noteGame, type PlayedGame } from './games';
import { judge } from './stats';

/* For each decision; a game takes a few seconds. */
const EACH_MS = 30;

/** Reviews those of the games that have not been; tells after each how many are done. Ends early once `stopped`. A game
 * that cannot be reviewed is left out; gives the ids of these. */
export async function judgeGames(
  games: PlayedGame[],
  tell: (done: number, of: number) => void,
  stopped: () => boolean,
): Promise<string[]> {
  const failed: string[] = [];
  for (const [index, game] of games.entries()) {
    const points = await reviewed(game, (done) => tell(index + done, games.length), stopped).catch(() => null);
    if (stopped()) break;
    if (points) {
      game.judged = judge({ ...game, seat: game.seat! }, points);
      await noteGame(game.id, { judged: game.judged }).catch(() => undefined); // it is shown, and gone with the page
    } else failed.push(game.id);
  }
  return failed;
}

/** The review of one game, by an engine of its own: one that has failed answers no more. */
async function reviewed(game: PlayedGame, tell: (part: number) => void, stopped: () => boolean): Promise<Reviewed[]> {
  const engine = startEngine();
  try {
    const points: Reviewed[] = [];
    const whole = new Promise<Reviewed[]>((resolve, reject) => {
      engine.onNotice = (notice) => {
        if (notice.notice === 'failed') return reject(new Error(notice.message));
        if (notice.notice !== 'reviewed') return;
        points.push(notice.item);
        tell(notice.done / notice.of);
        if (notice.done === notice.of || stopped()) resolve(points);
      };
    });
    const [all] = await Promise.all([whole, engine.review(game.record, game.seat!, EACH_MS)]);
    return all;
  } finally {
    engine.end();
  }
}
