/* How long events are looked at, and how they sound. */
import type { UnoFlipEvent, UnoFlipView } from 'upcard';
import { t } from '$/text/index.svelte';
import { apart } from '$/ui/flight';
import { HIT } from '$/ui/hit';
import { ms } from '$/ui/motion';
import type { SoundName } from '$/ui/sound';
import type { Shout } from '../ui';
import { hits } from './moves';
import { TURNED } from './turning.svelte';

/* In ms; other events take no time. */
const times: Partial<Record<UnoFlipEvent['type'], number>> = {
  dealer_card: 120,
  dealer_tie: 500,
  dealer: 700,
  turned_up: 600,
  put_back: 500,
  jumped_in: 500,
  swapped: 1100,
  played: 800,
  said_uno: 500,
  drew: 420,
  found: 500,
  kept: 350,
  drew_on: 200,
  passed: 600,
  refilled: 400,
  flipped: 1100,
  named: 500,
  reversed: 350,
  lost_turn: 450,
  skipped_all: 500,
  caught: 1100,
  challenged: 900,
  verdict: 1300,
  accepted: 300,
  blocked: 1500,
  round_over: 2600,
  cards_left: 500,
};

export function duration(events: UnoFlipEvent[], seat: number | null, view: UnoFlipView): number {
  let ms = hits(events, seat) ? HIT : 0;
  for (const event of events) {
    ms += event.type === 'dealt' ? apart(view.seats) : (times[event.type] ?? 0);
    /* The hand that a challenge shows is worth a longer look. */
    if (event.type === 'challenged' && event.hand) ms += 1800;
    /* The player's own moves need less time. */
    if (event.type === 'played' && event.seat === seat) ms -= 400;
  }
  return Math.min(ms, 6000);
}

/** The other side is up when the table is on its edge, a card that is drawn when it is in the hand. */
export const lands = (event: UnoFlipEvent, seat: number | null): number =>
  event.type === 'flipped' ? ms(TURNED) : hits([event], seat) ? ms(HIT) : 0;

/** The word uno, or that it was forgotten, at the seat. */
export function shout(events: UnoFlipEvent[]): Shout | null {
  const event = events.find(({ type }) => type === 'said_uno' || type === 'caught');
  if (event?.type !== 'said_uno' && event?.type !== 'caught') return null;
  const text = t(event.type === 'caught' ? 'uno-shout-caught' : 'uno-said');
  return { text, seat: event.seat, from: 0, strip: 0, to: 900 };
}

const sounds: Partial<Record<UnoFlipEvent['type'], SoundName>> = {
  dealt: 'deal',
  drew: 'deal',
  turned_up: 'play',
  played: 'play',
  flipped: 'turnover',
  swapped: 'turnover',
  caught: 'bad',
  said_uno: 'uno',
  round_over: 'good',
};
const louder: SoundName[] = ['win', 'bad', 'good', 'turnover', 'uno', 'play', 'deal'];

export function sound(events: UnoFlipEvent[], seat: number | null): SoundName | null {
  const heard = events.map((event): SoundName | undefined => {
    if (event.type === 'won') return event.seat === seat ? 'win' : 'good';
    if (event.type === 'verdict') return event.verdict === 'guilty' ? 'bad' : 'good';
    return sounds[event.type];
  });
  return louder.find((name) => heard.includes(name)) ?? null;
}
