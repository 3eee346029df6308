/* The log of a table, and its words. */
import type { GameEvent, GameId } from 'upcard';
import type { Refusal, TableInfo } from '$/engine/messages';
import type { GameUi } from '$/games/ui';
import { capital, languageNow, t, textsNow } from '$/text/index.svelte';
import { names as namesOf, type Names } from './names';
import type { TableStore } from './store.svelte';

/** The engine's reasons are in English; for other languages the rulebooks are loaded on demand. */
export async function refusalInWords(game: GameId, refusal: Refusal): Promise<string> {
  /* Its sentence begins with the rule, which is shown as a link of its own. */
  const message = refusal.rule ? refusal.message.replace(`${refusal.rule}:`, '').trim() : refusal.message;
  if (languageNow() === 'en') return message;
  return (await import('$/rules/texts')).refusalText(game, { ...refusal, message });
}

/** What is to be done now. After a round of a game with a board of its own the next one is waited for, unless the
 * player looks at the end until ready. */
export function promptOf({ ui, view, events, round, moves, names }: TableStore): string {
  const ended = ui.tells && !ui.looksAt && !view.over && !moves.length && events.some(({ type }) => type === 'scored');
  return ended ? t('round-next', { round: round + 1 }) : ui.prompt(view, moves, names);
}

export interface LogEntry {
  seq: number;
  events: GameEvent[];
  /** The seat of the player for whom a bot did this. */
  botFor?: number | undefined;
}

/** A sentence of the log; `seq`: the move that brought it about; `at`: which of its events the sentence is about. */
export interface LogLine {
  seq: number;
  at: number;
  text: string;
}

/** The names, with a bot in place of this player. */
function withBot(info: TableInfo, names: Names, seat: number): Names {
  const own = seat === (info.you === undefined ? info.seat : info.you);
  return namesOf(info, { seat, name: own ? t('online-your-bot') : t('online-bot-of', { name: names.of(seat) }) });
}

/** The sentences of log entries, cached per entry for the current names and language. */
export class Wording {
  readonly #ui: GameUi;
  #found: { names: Names; language: string; lines: WeakMap<LogEntry, LogLine[]> } | null = null;

  constructor(ui: GameUi) {
    this.#ui = ui;
  }

  of(entry: LogEntry, info: TableInfo, names: Names): LogLine[] {
    const language = textsNow();
    if (this.#found?.names !== names || this.#found.language !== language)
      this.#found = { names, language, lines: new WeakMap() };
    let lines = this.#found.lines.get(entry);
    if (!lines) {
      const shownNames = entry.botFor === undefined ? names : withBot(info, names, entry.botFor);
      lines = entry.events.flatMap((event, at) => {
        const text = this.#describe(event, shownNames);
        return text ? [{ seq: entry.seq, at, text: capital(text) }] : [];
      });
      this.#found.lines.set(entry, lines);
    }
    return lines;
  }

  /** A server's events may lack what their words need: such an event is left out. */
  #describe(event: GameEvent, names: Names): string | null {
    try {
      return this.#ui.describe(event, names);
    } catch (error) {
      console.warn(event, error);
      return null;
    }
  }
}
