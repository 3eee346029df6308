/* What happened in words. The texts come by `t`, so that a test can try both languages. */
import type { Card, Flip7Event, Flip7View } from 'upcard';
import type { Names } from '$/table/names';
import { kindOf, worth } from './rows';

type Text = (id: string, args?: Record<string, string | number>) => string;

export function cardName(card: Card, t: Text): string {
  const kind = kindOf(card);
  if (kind === 'number') return card;
  return kind === 'plus' ? t('flip7-plus', { points: Number(card.slice(1)) }) : t(`flip7-card-${kind}`);
}

export function sentence(event: Flip7Event, names: Names, t: Text): string | null {
  const who = (seat: number, more: Record<string, string | number> = {}) => ({ ...names.who(seat), ...more });
  switch (event.type) {
    case 'round': return t('flip7-round', who(event.dealer, { round: event.round }));
    case 'reshuffled': return t('flip7-reshuffled', { cards: event.cards });
    case 'dealt': return t('flip7-dealt', who(event.seat, { card: cardName(event.card, t) }));
    case 'drew': return t('flip7-drew', who(event.seat, { card: cardName(event.card, t) }));
    case 'flipped': return t('flip7-flipped', who(event.seat, { card: cardName(event.card, t), left: event.left }));
    case 'no_card': return t('flip7-no-card', who(event.seat));
    case 'stayed': return t('flip7-stayed', who(event.seat, { points: event.points }));
    case 'busted': return t('flip7-busted', who(event.seat, { card: event.card }));
    case 'saved': return t('flip7-saved', who(event.seat, { card: event.card }));
    case 'set_aside': return t('flip7-set-aside', who(event.seat, { card: cardName(event.card, t) }));
    case 'froze':
      if (event.seat === event.target) return t('flip7-froze-self', who(event.seat, { points: event.points }));
      return t('flip7-froze', who(event.seat, { ...names.who(event.target, 'target'), points: event.points }));
    case 'flip3':
      if (event.seat === event.target) return t('flip7-flip3-self', who(event.seat));
      return t('flip7-flip3', who(event.seat, names.who(event.target, 'target')));
    case 'gave': return t('flip7-gave', who(event.seat, names.who(event.target, 'target')));
    case 'discarded': return t('flip7-discarded', who(event.seat, { card: cardName(event.card, t) }));
    case 'flip7': return t('flip7-seven', who(event.seat));
    case 'turn': return null; // the prompt tells it
    case 'round_over': return t('flip7-round-over', { round: event.round });
    case 'scored': return t('flip7-scored', who(event.seat, { points: event.score }));
    case 'game_over': return t('flip7-game-over', { round: event.round });
    case 'won': return t('flip7-won', who(event.seat, { points: event.total }));
    default: {
      const unknown: never = event;
      return unknown;
    }
  }
}

export function moveSentence(move: string, view: Flip7View, names: Names, t: Text): string {
  if (move === 'hit') return t('flip7-move-hit');
  if (move === 'stay') {
    const row = view.table[view.turn];
    return t('flip7-move-stay', { points: row ? worth(row.numbers, row.modifiers) : 0 });
  }
  const seat = Number(move.split(' ')[1]);
  return t(`flip7-move-${view.assign?.card ?? 'target'}`, names.who(seat));
}

export function promptSentence(view: Flip7View, moves: string[], names: Names, t: Text): string {
  if (view.over) return t('flip7-prompt-over');
  if (moves.includes('stay')) return t('flip7-prompt-choose');
  if (moves.includes('hit')) return t('flip7-prompt-hit');
  if (moves.length) return t(`flip7-prompt-${view.assign?.card ?? 'target'}`);
  const [acting] = view.actors;
  if (acting === undefined) return view.dealing ? t('flip7-wait-deal') : t('flip7-wait-card', names.who(view.drawing?.seat ?? view.turn));
  return t(view.assign ? 'flip7-wait-target' : 'flip7-wait-choose', names.who(acting));
}
