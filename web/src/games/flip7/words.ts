/* The words of Flip 7 for the page round its board. */
import type { Card, Flip7Event, Flip7View, GameEvent, View } from 'upcard';
import type { Names } from '$/table/names';
import type { SoundName } from '$/ui/sound';
import { t } from '$/text/index.svelte';
import { cardName, moveSentence, promptSentence, sentence } from './sentences';

export const nameOfCard = (card: Card): string => cardName(card, t);
export const describe = (event: GameEvent, names: Names): string | null => sentence(event as Flip7Event, names, t);
export const moveName = (move: string, view: View, names: Names): string => moveSentence(move, view as Flip7View, names, t);
export const prompt = (view: View, moves: string[], names: Names): string => promptSentence(view as Flip7View, moves, names, t);

export function sound(events: GameEvent[], seat: number | null): SoundName | null {
  const happened = events as Flip7Event[];
  const has = (...types: Flip7Event['type'][]) => happened.some((event) => types.includes(event.type));
  if (has('won')) return 'win';
  if (has('flip7', 'saved')) return 'good';
  if (has('busted')) return 'bad';
  if (has('froze', 'flip3')) return 'flip';
  if (happened.some((event) => event.type === 'turn' && event.seat === seat)) return 'turn';
  return has('dealt', 'drew', 'flipped', 'gave') ? 'deal' : null;
}
