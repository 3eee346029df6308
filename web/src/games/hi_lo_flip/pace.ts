/* How long each event stays on the screen, and its sound. */
import type { HiLoFlipEvent, HiLoFlipView } from 'upcard';
import { apart } from '$/ui/flight';
import { HIT } from '$/ui/hit';
import { ms } from '$/ui/motion';
import type { SoundName } from '$/ui/sound';

type Type = HiLoFlipEvent['type'];

const times: Record<Type, number> = {
  dealt: 0,
  opened: 1700,
  tossed: 1700,
  drew: 650,
  played: 750,
  owes: 400,
  skipped: 700,
  recycled: 900,
  no_card: 700,
  took: 1500,
  turn: 0,
  out: 1600,
  scored: 700,
  round: 0,
  won: 600,
};

/** ms. The player's own moves need less time. */
export function duration(events: HiLoFlipEvent[], seat: number | null, view: HiLoFlipView): number {
  let sum = 0;
  for (const event of events) {
    const own = 'seat' in event && event.seat === seat;
    if (event.type === 'played' && own && !event.drawn) sum += 350;
    else if (event.type === 'dealt') sum += apart(view.seats);
    else if (event.type === 'drew' && own) sum += HIT + 150;
    else sum += times[event.type];
  }
  return sum;
}

/** ms that the chip is in the air. */
export const TOSS = 700;
export function lands(event: HiLoFlipEvent, seat: number | null): number {
  if (event.type === 'drew') return event.seat === seat ? ms(HIT) : 0;
  return event.type === 'tossed' || event.type === 'opened' ? ms(TOSS) : 0;
}

const sounds: Partial<Record<Type, SoundName>> = {
  dealt: 'deal',
  drew: 'deal',
  played: 'play',
  opened: 'coin',
  tossed: 'coin',
};

/** The sound of what matters most in a step. */
export function sound(events: HiLoFlipEvent[], seat: number | null): SoundName | null {
  const about = (type: Type) => events.find((event) => event.type === type);
  const won = about('won');
  if (won) return won.type === 'won' && won.seat === seat ? 'win' : 'bad';
  const out = about('out');
  if (out?.type === 'out') return out.seat === seat ? 'good' : 'bad';
  const took = about('took');
  if (took?.type === 'took') return took.seat === seat ? 'good' : took.from === seat ? 'bad' : 'play';
  const skipped = about('skipped');
  if (skipped?.type === 'skipped' && skipped.seat === seat) return 'bad';
  for (const event of events) if (sounds[event.type]) return sounds[event.type]!;
  return null;
}
