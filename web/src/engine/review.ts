/* A finished game looked at again, as one seat saw it. */
import type { Replay } from 'upcard';
import type { Notice, Reviewed } from './messages';

/** Reviews a game from one seat's views: its chance to win at every decision and, if `ms` is positive, the quality of
 * its own moves. */
export async function review(game: Replay, own: number, ms: number, post: (notice: Notice) => void): Promise<void> {
  const points: number[] = [];
  for (let at = 0; at < game.length; at++) if (game.moves[at]!.mover !== 'chance') points.push(at);
  points.push(game.length);
  for (const [index, at] of points.entries()) {
    const { chance, error } = game.evaluate(at, own, { playouts: 200 });
    const item: Reviewed = {
      at,
      round: game.view(at, own).round,
      chance: chance[own] ?? 0,
      error: error[own] ?? 0,
      decision: ms && game.moves[at]?.mover === own ? decision(game, at, own, ms) : null,
    };
    post({ notice: 'reviewed', item, done: index + 1, of: points.length });
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function decision(game: Replay, at: number, own: number, ms: number): Reviewed['decision'] {
  if (game.legal(at, own).length < 2) return null;
  const made = game.moves[at]!.text;
  const { choices } = game.advise(at, own, { ms });
  const best = choices[0];
  /* A search leaves out not saying uno, which is never better: it is judged as the play itself. */
  const same = choices.find((c) => c.move === made) ?? choices.find((c) => c.move === `${made} uno`);
  if (!best || !same) return null;
  return {
    made,
    best: best.move,
    bestValue: best.value,
    cost: Math.max(0, same.behind),
    costError: same.behindError,
    reasons: game.reasons(at, own, best.move),
    said: game.reason(at, own, best.move),
    view: game.view(at, own),
  };
}
