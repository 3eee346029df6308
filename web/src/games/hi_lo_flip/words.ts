/* Events, moves and what is to be done, in words. */
import type { HiLoFlipEvent, HiLoFlipView } from 'upcard';
import type { Names } from '$/table/names';
import { t } from '$/text/index.svelte';
import { cardOf, kindOf, owes, topOf } from './moves';

/** A text of this game. */
export const word = (id: string, args?: Parameters<typeof t>[1]): string => t(`hi_lo_flip-${id}`, args);

export const side = (which: string): string => word(which === 'hi' ? 'hi' : 'lo');

/** A card and what it does: "52, asks for another card". */
export const cardName = (card: number): string => word(`card-${kindOf(card)}`, { card });

const yes = (is: boolean): string => (is ? 'yes' : 'no');

/** null: cards dealt to others, and turns, which the prompt announces. */
export function describe(event: HiLoFlipEvent, names: Names): string | null {
  const who = 'seat' in event ? names.who(event.seat) : {};
  switch (event.type) {
    case 'dealt':
      return event.card !== null && event.seat === names.seat ? word('dealt', { card: event.card }) : null;
    case 'opened':
      return word('opened', { ...who, side: side(event.side) });
    case 'tossed':
      return word('tossed', { ...who, side: side(event.side), turned: yes(event.turned) });
    case 'drew':
      return event.card === null ? word('drew-hidden', who) : word('drew', { ...who, card: event.card });
    case 'played':
      return word('played', { ...who, card: event.card, drawn: yes(event.drawn) });
    case 'owes':
      return word('owes', who);
    case 'skipped':
      return word('skipped', { ...who, ...names.who(event.by, 'by') });
    case 'recycled':
      return word('recycled', { top: event.top, cards: event.cards.length });
    case 'no_card':
      return word('no_card', who);
    case 'took':
      return word('took', {
        ...who,
        ...names.who(event.from, 'from'),
        top: event.top,
        cards: event.cards.length,
        points: event.points,
      });
    case 'turn':
      return null;
    case 'out':
      return word('out', { ...who, cards: event.cards.length, bonus: event.bonus });
    case 'scored':
      return word('scored', { ...who, score: event.score });
    case 'round':
      return word('round', { ...who, round: event.round });
    case 'won':
      return word('won', { ...who, total: event.total });
    default: {
      const none: never = event;
      return none;
    }
  }
}

export const moveName = (move: string): string => word('move', { card: cardOf(move) });

/** What may be played now: "higher than 45", "any card". */
export function wanted(view: HiLoFlipView): string {
  const top = topOf(view);
  if (top === undefined || view.phase === 'reset') return word('any');
  return word(view.chip === 'lo' ? 'lower' : 'higher', { top });
}

/** Why a card is refused: "58 is not lower than 45." null: the rule's own words do. */
export function refusal(move: string, view: HiLoFlipView): string | null {
  const top = topOf(view);
  if (top === undefined || view.phase !== 'play') return null;
  return word(view.chip === 'lo' ? 'not-lower' : 'not-higher', { card: cardOf(move), top });
}

/* What the seat at turn is about, as an id: it is the same whether the viewer or somebody else is meant. */
function doing(view: HiLoFlipView): string {
  if (view.phase === 'reset') return 'restart';
  if (view.phase === 'chip') return 'stuck';
  if (topOf(view) === undefined) return 'begin';
  return owes(view) ? 'another' : 'play';
}

export function prompt(view: HiLoFlipView, names: Names): string {
  if (view.over) return word('over');
  if (view.phase === 'deal') return word('dealing');
  if (view.phase === 'draw' && view.drawing !== null) return word('draws', names.who(view.drawing));
  if (view.turn === null) return word('toss');
  return word(`ask-${doing(view)}`, { ...names.who(view.turn), wanted: wanted(view), top: topOf(view) ?? 0 });
}
