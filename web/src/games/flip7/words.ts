/* The words of Flip 7 for the page round its board, and which of its events have a sound. */
import type { Card, Flip7Event, Flip7View, GameEvent, View } from 'upcard';
import type { Names } from '$/table/names';
import type { SoundName } from '$/ui/sound';
import { t } from '$/text/index.svelte';
import { kindOf, worth } from './rows';

export function cardName(card: Card): string {
  const kind = kindOf(card);
  if (kind === 'number') return card;
  return kind === 'plus' ? t('flip7-plus', { points: Number(card.slice(1)) }) : t(`flip7-card-${kind}`);
}

export function describe(any: GameEvent, names: Names): string | null {
  const event = any as Flip7Event;
  const who = (seat: number, more: Record<string, string | number> = {}) => ({ ...names.who(seat), ...more });
  switch (event.type) {
    case 'round':
      return t('flip7-round', who(event.dealer, { round: event.round }));
    case 'reshuffled':
      return t('flip7-reshuffled', { cards: event.cards });
    case 'dealt':
      return t('flip7-dealt', who(event.seat, { card: cardName(event.card) }));
    case 'drew':
      return t('flip7-drew', who(event.seat, { card: cardName(event.card) }));
    case 'flipped':
      return t('flip7-flipped', who(event.seat, { card: cardName(event.card), left: event.left }));
    case 'no_card':
      return t('flip7-no-card', who(event.seat));
    case 'stayed':
      return t('flip7-stayed', who(event.seat, { points: event.points }));
    case 'busted':
      return t('flip7-busted', who(event.seat, { card: event.card }));
    case 'saved':
      return t('flip7-saved', who(event.seat, { card: event.card }));
    case 'set_aside':
      return t('flip7-set-aside', who(event.seat, { card: cardName(event.card) }));
    case 'froze':
      if (event.seat === event.target) return t('flip7-froze-self', who(event.seat, { points: event.points }));
      return t('flip7-froze', who(event.seat, { ...names.who(event.target, 'target'), points: event.points }));
    case 'flip3':
      if (event.seat === event.target) return t('flip7-flip3-self', who(event.seat));
      return t('flip7-flip3', who(event.seat, names.who(event.target, 'target')));
    case 'gave':
      if (event.seat === event.target) return t('flip7-gave-self', who(event.seat));
      return t('flip7-gave', who(event.seat, names.who(event.target, 'target')));
    case 'discarded':
      return t('flip7-discarded', who(event.seat, { card: cardName(event.card) }));
    case 'flip7':
      return t('flip7-seven', who(event.seat));
    case 'turn':
      return null; // the prompt already says it
    case 'round_over':
      return t('flip7-round-over', { round: event.round });
    case 'scored':
      return t('flip7-scored', who(event.seat, { points: event.score }));
    case 'game_over':
      return t('flip7-game-over', { round: event.round });
    case 'won':
      return t('flip7-won', who(event.seat, { points: event.total }));
    case 'lost':
      return t('flip7-lost', { points: event.target });
    default: {
      const unknown: never = event;
      return unknown;
    }
  }
}

export function moveName(move: string, shown: View, names: Names): string {
  const view = shown as Flip7View;
  if (move === 'hit') return t('flip7-move-hit');
  if (move === 'stay') {
    const row = view.table[view.turn];
    return t('flip7-move-stay', { points: row ? worth(row.numbers, row.modifiers) : 0 });
  }
  const seat = Number(move.split(' ')[1]);
  return t(`flip7-move-${view.assign?.card ?? 'target'}`, names.who(seat));
}

export function prompt(shown: View, moves: string[], names: Names): string {
  const view = shown as Flip7View;
  if (view.over) return t('flip7-prompt-over');
  const [acting] = view.actors;
  if (moves.includes('stay')) {
    /* At one device nobody is "you". */
    const who = names.who(acting!);
    return who.nameYou === 'yes' ? t('flip7-prompt-choose') : t('flip7-wait-choose', who);
  }
  if (moves.includes('hit')) return t('flip7-prompt-hit');
  if (moves.length) return t(`flip7-prompt-${view.assign?.card ?? 'target'}`);
  if (acting === undefined)
    return view.dealing ? t('flip7-wait-deal') : t('flip7-wait-card', names.who(view.drawing?.seat ?? view.turn));
  return t(view.assign ? 'flip7-wait-target' : 'flip7-wait-choose', names.who(acting));
}

export function refusal(move: string, _rule: string, shown: View, names: Names): string | null {
  const view = shown as Flip7View;
  if (view.over || view.chance) return null;
  if (!view.assign) return t(move === 'stay' ? 'flip7-refused-stay' : 'flip7-refused-choose');
  const seat = Number(move.split(' ')[1]);
  const row = view.table[seat];
  if (!row) return t('flip7-refused-assign');
  if (row.status !== 'active') return t('flip7-refused-out', names.who(seat));
  return view.assign.card === 'second' ? t('flip7-refused-second', names.who(seat)) : t('flip7-refused-others');
}

export function sound(events: GameEvent[], seat: number | null, shown: View): SoundName | null {
  const happened = events as Flip7Event[];
  const has = (...types: Flip7Event['type'][]) => happened.some((event) => types.includes(event.type));
  const won = happened.filter((event) => event.type === 'won');
  if (won.length) return seat === null || won.some((event) => event.seat === seat) ? 'win' : 'good';
  if (has('flip7')) return 'seven';
  if (has('saved')) return 'saved';
  if (has('busted', 'lost')) return 'bust';
  if (has('froze')) return 'freeze';
  if (has('flip3')) return 'flip';
  /* Each number of a row has a note of its own, which rises. */
  const number = happened.find((event) => 'card' in event && kindOf(event.card) === 'number');
  if (number && 'seat' in number) {
    const row = (shown as Flip7View).table[number.seat];
    const lamps = row?.status === 'busted' ? 0 : (row?.numbers.length ?? 0);
    if (lamps >= 1 && lamps <= 6) return `lamp${lamps as 1 | 2 | 3 | 4 | 5 | 6}`;
  }
  if (has('dealt', 'drew', 'flipped', 'gave')) return 'deal';
  return happened.some((event) => event.type === 'turn' && event.seat === seat) ? 'turn' : null;
}
