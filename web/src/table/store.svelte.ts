/* The one store of a table on the screen. A source (offline.ts, online.ts, replay.ts) feeds it with steps, which it
 * shows as long as people need, with the log and the live region. The player's moves go to the source. */
import type { GameEvent, View } from 'upcard';
import type { Hint, Opened, Refusal, Step, TableInfo, Turn } from '$/engine/messages';
import type { GameUi, Shout } from '$/games/ui';
import { announce } from '$/ui/announcer.svelte';
import { hear } from '$/ui/hear';
import { steadied } from '$/ui/steady';
import { t } from '$/text/index.svelte';
import { motionWanted, paceNow } from '$/settings/settings.svelte';
import { hasteOf } from './haste';
import { promptOf, refusalInWords, Wording, type LogEntry, type LogLine } from './log';
import { names as namesOf, type Names } from './names';
import type { Person, Source } from './source';

export class TableStore {
  readonly ui: GameUi;
  readonly source: Source;
  onstep: () => void = () => undefined; // before what is shown changes
  info: TableInfo = $state.raw(undefined as unknown as TableInfo);
  /** What is shown now. */
  view: View = $state.raw(undefined as unknown as View);
  seq = $state(0);
  /** What the step on the screen caused; after a jump empty, unless the game is over there. */
  events: GameEvent[] = $state.raw([]);
  /** What is shouted now. */
  shout: Shout | null = $state.raw(null);
  /** The seat that acts next. Its moves count only once every step is shown: see `moves`. */
  turn: Turn = $state.raw({ turn: 'wait', moves: [], canUndo: false });
  log: LogEntry[] = $state.raw([]);
  rounds: number[][] = $state.raw([]);
  /** Steps are waiting to be shown. */
  behind = $state(false);
  /** Why the game cannot continue at all, or ''. */
  problem = $state('');
  /** False when the browser did not keep the game. */
  kept = $state(true);
  /** The record of a finished game that it did not keep, or ''. */
  lost = $state('');
  /** A move has been sent and is neither confirmed nor refused yet. */
  sending = $state(false);
  /** Moves that a lesson lets through; null: all. */
  only: string[] | null = $state.raw(null);
  /** The refusal that is being explained, until something else happens. */
  refusal: (Refusal & { move: string }) | null = $state.raw(null);
  hint: Hint | null = $state.raw(null);
  /** At a table with others its players, one a seat; of a finished game what their faces are drawn from. */
  people: Person[] | null = $state.raw(null);
  faces: (string | number)[] | null = $state.raw(null);
  /** What a seat has just said; '' after a while. */
  emotes: Record<number, string> = $state({});
  /** When the time of the seat at turn is over (performance.now()), or null. */
  deadline: number | null = $state(null);

  #none: string[] = [];
  names: Names = $derived(namesOf(this.info));
  /** The player's legal moves, [] while steps are still being shown or a move is on its way. */
  moves: string[] = $derived(this.behind || this.sending ? this.#none : this.turn.moves);
  mine = $derived(!this.behind && (this.turn.turn === 'you' || this.turn.turn === 'call'));
  /** The round on the screen: the next one once it has been announced. */
  round: number = $derived.by(() => this.view.round - (this.#awaits(/^round$/) ? 1 : 0));
  /** The points of all seats, those of a round once they have been announced. */
  totals: number[] = $derived.by(() => (this.#awaits(/^(scored|round_over)$/) ? this.#totalsBefore : this.view.totals));
  over = $derived(this.view?.over === true && !this.behind);
  /** What is to be done now, in words. What follows from an event that is not announced yet waits for it. */
  prompt: string = $derived.by(() => {
    if (!this.#awaits(/^(?!round$|won$)/)) this.#prompt = promptOf(this);
    return this.#prompt;
  });
  /** The log in words, the oldest first, up to what the board shows now. */
  lines: LogLine[] = $derived.by(() => this.log.flatMap((entry) => this.#words(entry).filter(this.#isOut(entry))));

  #wording: Wording;
  #queue: { step: Step; turn: Turn }[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #onward: (() => void) | undefined; // what the timer waits for
  #cues: ReturnType<typeof setTimeout>[] = []; // beginning and end of a shout
  #totalsBefore: number[] = [];
  #closed = false;
  #said = '';
  #prompt = '';
  /* The step on the screen, and how many of its events have been announced. */
  #onScreen: LogEntry | null = $state.raw(null);
  #announced = $state(0);

  constructor(ui: GameUi, opened: Opened, source: (store: TableStore) => Source) {
    this.ui = ui;
    this.#wording = new Wording(ui);
    this.jump(opened);
    this.source = source(this);
  }

  #words = (entry: LogEntry): LogLine[] => this.#wording.of(entry, this.info, this.names);
  #isOut = (entry: LogEntry) => (line: LogLine) => entry !== this.#onScreen || line.at < this.#announced;

  #awaits = (what: RegExp) => this.events.slice(this.announced).some(({ type }) => what.test(type));

  /** How many of `events` have been announced: what follows from the others is not seen yet. */
  get announced(): number {
    return this.#onScreen ? this.#announced : this.events.length;
  }

  /** The view after all steps, those that wait to be shown too. */
  get latest(): View {
    return this.#queue[this.#queue.length - 1]?.step.view ?? this.view;
  }

  /** Moves all waiting steps to the log without showing them. */
  skip(): void {
    this.#hush();
    this.#onScreen = null;
    const skipped = this.#queue.splice(0).map(({ step }) => step);
    this.log = [...this.log, ...skipped.filter((step) => step.events.length)];
  }

  /** Shows another position at once, without steps between; `opened.past` is its whole log. */
  jump(opened: Opened): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#hush();
    this.#queue = [];
    this.onstep();
    this.#onScreen = null;
    this.info = opened.info;
    this.view = opened.view;
    this.seq = opened.seq;
    /* The cards of a last round lie in its events. */
    this.events = opened.view.over ? (opened.past.at(-1)?.events ?? []) : [];
    this.rounds = opened.rounds;
    this.log = opened.past;
    this.ui.learn?.(this.log, this.view);
    this.turn = opened.turn;
    this.behind = false;
    this.refusal = this.hint = null;
    if (this.mine) this.#announceTurn();
  }

  /** Queues a step, to be shown after those before it. */
  push(step: Step, turn: Turn): void {
    if (this.#closed) return;
    this.#queue.push({ step, turn });
    this.behind = true;
    if (!this.#timer) this.#next();
  }

  /** Sets the legal moves when they arrive without a step (a server asks). */
  asked(turn: Turn): void {
    const last = this.#queue[this.#queue.length - 1];
    if (last) last.turn = turn;
    else {
      const before = this.mine;
      this.turn = turn;
      if (this.mine && !before) this.#announceTurn();
    }
  }

  #next(): void {
    const { step, turn } = this.#queue.shift() ?? {};
    this.#timer = undefined;
    this.#hush();
    if (!step || !turn) {
      this.behind = false;
      if (this.mine) this.#announceTurn();
      return;
    }
    this.onstep();
    this.#totalsBefore = this.view.totals;
    const haste = hasteOf(this, step.view);
    this.view = { ...steadied(this.view, step.view) };
    this.seq = step.seq;
    this.events = step.events;
    this.rounds = steadied(this.rounds, step.rounds);
    this.refusal = this.hint = null;
    this.turn = turn;
    const entry = { seq: step.seq, events: step.events, botFor: step.botFor };
    if (step.events.length) {
      this.log = [...this.log, entry];
      this.ui.learn?.(this.log, this.view);
    }
    this.#announced = 0;
    this.#onScreen = entry;
    const end = this.#time(step.events) * haste;
    if (end) this.#cue(step.events);
    this.#announceDue(entry, 0, end);
  }

  /** One event of a step may be shouted. */
  #cue(events: GameEvent[]): void {
    const shout = this.ui.shout?.(events, this.view, this.names);
    if (!shout) return;
    this.#cues = [setTimeout(() => (this.shout = shout), shout.from), setTimeout(() => this.#hush(), shout.to)];
  }

  #hush(): void {
    this.#cues.forEach(clearTimeout);
    this.shout = null;
  }

  /** Ends the current shout, and continues at once. */
  hurry(): void {
    if (!this.shout) return;
    this.#hush();
    clearTimeout(this.#timer);
    this.#onward?.();
  }

  /** Announces the events of a step when they are due, in words and sound; the next step follows after `end` ms. */
  #announceDue(entry: LogEntry, now: number, end: number): void {
    const { events } = entry;
    const from = this.#announced;
    let to = from;
    while (to < events.length && this.#due(events, to, end) <= now) to++;
    if (to > from) {
      this.#announced = to;
      this.#say(this.#words(entry).filter(({ at }) => at >= from && at < to));
      const sound = this.ui.sound?.(events.slice(from, to), this.info.seat, this.view);
      if (sound) hear(sound);
    }
    const next = to < events.length ? this.#due(events, to, end) : end;
    this.#onward = () => (to < events.length ? this.#announceDue(entry, next, end) : this.#next());
    this.#timer = setTimeout(this.#onward, next - now);
  }

  /** ms from the beginning of its step until an event is announced: when the board shows it. The next round and the win
   * wait until the end of the last round has been seen. */
  #due(events: GameEvent[], at: number, end: number): number {
    const event = events[at]!;
    if (event.type === 'round' || event.type === 'won') return at ? end : 0;
    return Math.min(end, this.ui.lands?.(event, events, this.info.seat, this.view) ?? 0);
  }

  /** Announces lines; equal ones in a row are announced once. */
  #say(lines: LogLine[]): void {
    for (const { text } of lines) if (text !== this.#said) announce((this.#said = text));
  }

  /** How long events are shown, in ms; 0 if the page is hidden or many steps are waiting. */
  #time(events: GameEvent[]): number {
    if (document.hidden || this.#queue.length > 40) return 0;
    const ms = this.ui.duration(events, this.info.seat, this.view);
    /* Reading a shout takes as long without movement. */
    const still = !motionWanted() && !this.ui.shout?.(events, this.view, this.names);
    return Math.round(ms * paceNow() * (still ? 0.7 : 1));
  }

  #announceTurn(): void {
    announce(this.ui.prompt(this.view, this.turn.moves, this.names));
  }

  /** The player makes a move. `refusal` explains a refused one, and nothing is lost by it. */
  async play(move: string): Promise<boolean> {
    if (this.behind || this.sending || !this.source.move) return false;
    if (!this.turn.moves.includes(move) || (this.only && !this.only.includes(move))) {
      await this.explain(move);
      return false;
    }
    this.sending = true;
    this.refusal = null;
    try {
      const refusal = await this.source.move(move);
      if (refusal) await this.#refused(move, refusal);
      return !refusal;
    } finally {
      this.sending = false;
    }
  }

  /** Says why a move cannot be made now. */
  async explain(move: string): Promise<void> {
    const early = this.only && this.turn.moves.includes(move);
    const later = { error: 'lesson', rule: null, message: t('lesson-not-now') };
    const refusal = early ? later : await this.source.why?.(move);
    if (refusal) await this.#refused(move, refusal);
  }

  async #refused(move: string, refusal: Refusal): Promise<void> {
    const at = this.seq;
    const plain = refusal.rule && this.ui.refusal?.(move, refusal.rule, this.view, this.names);
    const message = plain || (await refusalInWords(this.info.game, refusal));
    if (this.seq !== at) return;
    this.hint = null; // one box at a time
    this.refusal = { ...refusal, message, move };
    announce(refusal.rule ? `${message} (${refusal.rule})` : message);
  }

  async ask(): Promise<void> {
    const at = this.seq;
    const hint = await this.source.hint?.();
    if (!hint || this.seq !== at) return;
    this.refusal = null;
    this.hint = hint;
  }

  close(): void {
    this.#closed = true;
    this.#hush();
    clearTimeout(this.#timer);
    this.source.close();
  }
}
