import type { GameEvent, HiloEvent, HiloView } from 'upcard';
import type { SoundName } from '$/ui/sound';
import type { Names } from '$/table/names';
import { t } from '$/text/index.svelte';
import type { GameUi, Shout } from '../ui';
import Board from './Board.svelte';
import { DIM, HOP_FROM, LINE } from './flights';
import { looking } from './play.svelte';
import { describe, moveName, prompt, refusal } from './words';

export const texts = import.meta.glob<string>('./??.ftl', { query: '?raw', import: 'default' });

/* ms that a step with such an event is shown; the longest counts. */
const durations: Record<HiloEvent['type'], number> = {
  dealt: 750,
  turned: 550,
  begins: 900,
  took: 450,
  recycled: 900,
  drew: 550,
  discarded: 600,
  laid: 350,
  traded: 850,
  removed: LINE + 250,
  slid: 0,
  kept: 600,
  ended: 1500,
  stopped: 1500,
  scored: 3500,
  doubled: 0,
  won: 0,
  round: 0,
};
const FINAL = 220;

function duration(events: GameEvent[], seat: number | null): number {
  return Math.max(
    0,
    ...(events as HiloEvent[]).map((event) => {
      if (event.type === 'turned' && event.why === 'final') return FINAL;
      const mine =
        'seat' in event &&
        event.seat === seat &&
        (event.type === 'drew' || event.type === 'turned' || event.type === 'took');
      return mine ? 300 : durations[event.type];
    }),
  );
}

const sounds: Partial<Record<HiloEvent['type'], SoundName>> = {
  dealt: 'deal',
  drew: 'deal',
  turned: 'flip',
  discarded: 'play',
  traded: 'play',
  removed: 'line',
  doubled: 'bad',
  won: 'win',
};
/* The event that gives a step its sound: the last one with a sound. */
const sound = (events: GameEvent[]): SoundName | null =>
  (events as HiloEvent[]).reduce<SoundName | null>((heard, event) => sounds[event.type] ?? heard, null);

/** A line that leaves. */
function shout(events: GameEvent[], names: Names): Shout | null {
  const line = (events as HiloEvent[]).find((event) => event.type === 'removed');
  if (line?.type !== 'removed') return null;
  const text = t('hilo-shout');
  return line.seat === names.seat
    ? { text, gold: true, from: 0, strip: DIM, to: HOP_FROM }
    : { text, seat: line.seat, from: 0, strip: DIM, to: HOP_FROM };
}

export const ui: GameUi = {
  Board,
  tells: true,
  fewest: true,
  describe: (event, names) => describe(event as HiloEvent, names),
  moveName: (move, view, names) => moveName(move, view as HiloView, names),
  prompt: (view, moves, names) => prompt(view as HiloView, moves, names),
  looksAt: () => looking.at,
  refusal: (move, rule, view, names) => refusal(move, rule, view as HiloView, names),
  duration,
  shout: (events, _, names) => shout(events, names),
  sound,
};
