/* The moments of Flip 7: the events that are one, the times of their parts, and the words that are shouted. All ms
 * are since the step began. */
import type { Flip7Event, Flip7View, GameEvent, View } from 'upcard';
import { motionWanted } from '$/settings/settings.svelte';
import type { Names } from '$/table/names';
import { t } from '$/text/index.svelte';
import { HOLD, hitTime } from '$/ui/hit';
import type { Shout } from '../ui';
import { rowsOf, worth } from './rows';

/** Anybody else's card has come into its row. */
export const DRAWN = 320;
/* The player's own goes through the light, and is held there longer where much is at risk. */
const RISKY = 350;
const RISK = 0.3;

export const holdOf = (risk: number): number => (risk < RISK ? HOLD : RISKY);

/** ms until the card of this step is in its place. */
export function landing(events: GameEvent[], seat: number | null, view: View): number {
  const drawn = (events as Flip7Event[]).find((event) => event.type === 'drew' || event.type === 'flipped');
  if (!drawn || !('seat' in drawn) || drawn.seat !== seat || !motionWanted()) return DRAWN;
  const { risk } = rowsOf(view as Flip7View, events as Flip7Event[])[seat]!;
  return hitTime(holdOf(risk ?? 0));
}

/* All of these are since the card has come. Both equal cards are in the middle: the lamps break, and then the strip
 * comes. */
const BREAKS = 200;
const BUST = { from: 0, strip: 360, to: 1400 };
/** Anybody else's bust. */
const SMALL = { from: 0, strip: 0, to: 600 };
/** Seven lamps go on again, one after the other. */
const SEVEN = { from: 0, strip: 490, to: 490 + 1400 };
const later = <T extends typeof BUST>({ from, strip, to }: T, by: number) => ({
  from: from + by,
  strip: strip + by,
  to: to + by,
});

const find = <T extends Flip7Event['type']>(events: GameEvent[], type: T) =>
  (events as Flip7Event[]).find((event): event is Extract<Flip7Event, { type: T }> => event.type === type);

/** ms until the moment of a step, if it has one, is over. */
export function momentOf(events: GameEvent[], seat: number | null, view: View): number {
  const from = landing(events, seat, view);
  if (find(events, 'flip7')) return from + SEVEN.to;
  const bust = find(events, 'busted');
  return !bust ? 0 : from + (bust.seat === seat ? BUST.to : SMALL.to);
}

export function lands(event: GameEvent, events: GameEvent[], seat: number | null, view: View): number {
  const from = landing(events, seat, view);
  switch ((event as Flip7Event).type) {
    case 'drew':
    case 'flipped':
      return from > DRAWN ? from : 0;
    case 'busted':
      return 'seat' in event && event.seat === seat ? from + BREAKS : from;
    case 'flip7':
    case 'saved':
      return from;
    case 'round_over':
    case 'scored':
    case 'game_over':
    case 'won':
    case 'lost':
      return momentOf(events, seat, view);
    default:
      return 0;
  }
}

export function shout(events: GameEvent[], shown: View, names: Names): Shout | null {
  const row = (seat: number) => rowsOf(shown as Flip7View, events as Flip7Event[])[seat]!;
  const from = landing(events, names.seat, shown);
  const seven = find(events, 'flip7');
  if (seven) {
    const { numbers, modifiers } = row(seven.seat);
    const about = t('flip7-shout-seven-about', { ...names.who(seven.seat), points: worth(numbers, modifiers) });
    return { text: t('flip7-shout-seven'), about, gold: true, behind: 'rays', ...later(SEVEN, from) };
  }
  const bust = find(events, 'busted');
  if (!bust) return null;
  const { seat, card } = bust;
  const text = t('flip7-shout-bust');
  if (seat !== names.seat) return { text, seat, ...later(SMALL, from) };
  const { numbers, modifiers } = row(seat);
  const about = t('flip7-shout-bust-about', { card, points: worth(numbers, modifiers) });
  return { text, about, behind: 'veil', cards: { of: seat, cards: [card, card] }, ...later(BUST, from) };
}
