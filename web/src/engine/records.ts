/* Requests about records: positions of a finished game, its review, its verification, and its link. */
import type { GameEvent, Replay, Upcard } from 'upcard';
import type { Asked, Checked, Notice, ReplayInfo, Step } from './messages';
import { withWords } from './messages';

type Questions = 'replay' | 'position' | 'tale' | 'reasons' | 'review' | 'verify' | 'link' | 'unlink';

/** The handlers for one page. A review runs in the background; `failed` is called if it fails. */
export function records(
  upcard: () => Upcard,
  post: (notice: Notice) => void,
  failed: (error: unknown) => void,
): Pick<Asked, Questions> {
  let replay: Replay | undefined;
  function theReplay(): Replay {
    if (!replay) throw new Error('no game is open');
    return replay;
  }

  return {
    replay(record: string): ReplayInfo {
      replay = upcard().replay(record);
      const view = replay.at(replay.length);
      const you = replay.players.indexOf('you');
      return {
        game: replay.game,
        seats: replay.seats,
        rules: { ...view.rules },
        names: replay.names,
        seat: null,
        you: you < 0 ? null : you,
        players: replay.players,
        length: replay.length,
        moves: replay.moves,
        headers: replay.headers,
        over: view.over,
        winners: view.winners,
      };
    },

    position(at, who): Step {
      const game = theReplay();
      const events = at ? game.events(at, who).map(withWords) : [];
      return { seq: at, events, view: game.view(at, who), rounds: game.rounds(at) };
    },

    tale(who): GameEvent[][] {
      const game = theReplay();
      const all: GameEvent[][] = [[]];
      for (let at = 1; at <= game.length; at++) all.push(game.events(at, who).map(withWords));
      return all;
    },

    reasons(at, own, move) {
      const game = theReplay();
      return { reasons: game.reasons(at, own, move), said: game.reason(at, own, move) };
    },

    review(record, own, ms): void {
      const game = upcard().replay(record);
      import('./review').then(({ review }) => review(game, own, ms, post)).catch(failed);
    },

    verify(record): Checked {
      const verdict = upcard().verify(record);
      return { ok: verdict.ok, reason: verdict.reason ?? '', draws: verdict.draws.length, seeded: verdict.seeded };
    },

    link: (record) => upcard().linkWrite(record),
    unlink: (link) => upcard().linkRead(link),
  };
}
