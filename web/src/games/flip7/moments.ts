/* What of Flip 7 is a moment, when each of its parts comes, and what is shouted. All ms are since the step began. */
import type { Flip7Event, Flip7View, GameEvent, View } from 'upcard';
import type { Names } from '$/table/names';
import { t } from '$/text/index.svelte';
import type { Shout } from '../ui';
import { rowsOf, worth } from './rows';

/** The card that brings a moment has come into its row. */
export const DRAWN = 320;
/** Both equal cards are in the middle: the lamps break, and then the strip comes. */
const BREAKS = DRAWN + 200;
const BUST = { from: DRAWN, strip: DRAWN + 360, to: DRAWN + 1400 };
/** Anybody else's bust. */
const SMALL = { from: DRAWN, strip: DRAWN, to: DRAWN + 600 };
/** Seven lamps go on again, one after the other. */
const SEVEN = { from: DRAWN, strip: DRAWN + 490, to: DRAWN + 490 + 1400 };

const find = <T extends Flip7Event['type']>(events: GameEvent[], type: T) =>
  (events as Flip7Event[]).find((event): event is Extract<Flip7Event, { type: T }> => event.type === type);

/** ms until the moment of a step, if it has one, is over. */
export function momentOf(events: GameEvent[], seat: number | null): number {
  if (find(events, 'flip7')) return SEVEN.to;
  const bust = find(events, 'busted');
  return !bust ? 0 : bust.seat === seat ? BUST.to : SMALL.to;
}

export function lands(event: GameEvent, events: GameEvent[], seat: number | null): number {
  switch ((event as Flip7Event).type) {
    case 'busted':
      return 'seat' in event && event.seat === seat ? BREAKS : DRAWN;
    case 'flip7':
    case 'saved':
      return DRAWN;
    case 'round_over':
    case 'scored':
    case 'game_over':
    case 'won':
    case 'lost':
      return momentOf(events, seat);
    default:
      return 0;
  }
}

export function shout(events: GameEvent[], shown: View, names: Names): Shout | null {
  const row = (seat: number) => rowsOf(shown as Flip7View, events as Flip7Event[])[seat]!;
  const seven = find(events, 'flip7');
  if (seven) {
    const { numbers, modifiers } = row(seven.seat);
    const about = t('flip7-shout-seven-about', { ...names.who(seven.seat), points: worth(numbers, modifiers) });
    return { text: t('flip7-shout-seven'), about, gold: true, behind: 'rays', ...SEVEN };
  }
  const bust = find(events, 'busted');
  if (!bust) return null;
  const { seat, card } = bust;
  const text = t('flip7-shout-bust');
  if (seat !== names.seat) return { text, seat, ...SMALL };
  const { numbers, modifiers } = row(seat);
  const about = t('flip7-shout-bust-about', { card, points: worth(numbers, modifiers) });
  return { text, about, behind: 'veil', cards: { of: seat, cards: [card, card] }, ...BUST };
}
