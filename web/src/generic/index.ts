/* Defaults for a game without a folder, or with missing parts: a board and words from the engine's tables, in
 * English. */
import type { GameEvent, GameId, GameInfo, View } from 'upcard';
import type { EventWithWords } from '$/engine/messages';
import type { GameUi } from '$/games/ui';
import { knownGames } from '$/lobby/rules';
import type { Names } from '$/table/names';
import { addTexts, t } from '$/text/index.svelte';
import Board from './Board.svelte';
import { words } from './fields';

/* ms that a step is shown, however much it brings about. */
const STEP_MS = 700;

const texts = import.meta.glob<string>('./??.ftl', { query: '?raw', import: 'default' });

const infos = new Map<GameId, GameInfo>();

/** The engine's tables of a game whose board is shown. */
export const infoOf = (id: GameId): GameInfo => infos.get(id)!;

/** The engine's own sentence; without one the type of the event, and whom it concerns. */
function describe(event: GameEvent, names: Names): string | null {
  const { said, type, seat } = event as EventWithWords & { seat?: number };
  if (said) return said.replace(/\bYou was\b/g, 'You were');
  return typeof seat === 'number' ? `${names.of(seat)}: ${words(type)}` : words(type);
}

function prompt(view: View, moves: string[], names: Names): string {
  if (moves.length) return t('your-turn');
  const { actors } = view;
  const you = actors.length === 1 && actors[0] === names.seat;
  if (!actors.length) return '';
  return t('generic-waits', { names: names.list(actors), count: actors.length, you: you ? 'yes' : 'no' });
}

export async function genericUi(id: GameId): Promise<GameUi> {
  const [games] = await Promise.all([knownGames(id), addTexts(texts)]);
  infos.set(id, games.find((game) => game.id === id)!);
  return {
    Board,
    describe,
    moveName: (move) => words(move),
    prompt,
    duration: (events) => (events.length ? STEP_MS : 0),
  };
}
