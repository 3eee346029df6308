/* Uno Flip in words: events, moves, and what is to be done. */
import type { UnoFlipEvent, UnoFlipView } from 'upcard';
import type { Names } from '$/table/names';
import { list, t } from '$/text/index.svelte';
import { colorName, faceName, faceOf, seenFace, topFace, type Side } from './faces';
import { plays, readColor, readPlay, readSwap } from './moves';
import { sideAt } from './sides';

/** The seat that decides now, or null. `actors` also has the seats that may catch. */
export function decider(view: UnoFlipView): number | null {
  if (view.over || view.chance) return null;
  return view.phase === 'challenge' ? (view.challenge?.by ?? null) : view.turn;
}

/** Partners sit opposite each other. */
export const side = (view: UnoFlipView, seat: number): number[] =>
  view.rules.partners === 'on' ? [seat, (seat + 2) % 4] : [seat];

/** The seat after the one that decides, if the turn comes there: with a challenge open it is that seat's already. */
export function nextSeat(view: UnoFlipView): number | null {
  if (view.over || view.turn === null || view.seats < 3) return null;
  const next = (view.turn + view.direction + view.seats) % view.seats;
  return next === decider(view) ? null : next;
}

export const cardNames = (cards: string[], side: Side): string =>
  list(cards.map((card) => faceName(faceOf(card, side))));

/** Why cards are drawn, if it is not obvious: "first card" is uno-why-first-card. */
function why(reason: string): string {
  return reason === 'choice' || reason === 'nothing' ? '' : t(`uno-why-${reason.replace(' ', '-')}`);
}

export function describe(event: UnoFlipEvent, names: Names): string | null {
  const side = sideAt(event);
  const name = (card: string) => faceName(faceOf(card, side));
  switch (event.type) {
    case 'dealt':
    case 'top':
      return null;
    case 'said_uno':
    case 'kept':
    case 'drew_on':
    case 'passed':
    case 'no_cards':
    case 'lost_turn':
    case 'skipped_all':
    case 'accepted':
    case 'begins':
    case 'dealer':
      return t(`uno-event-${event.type}`, names.who(event.seat));
    case 'dealer_card':
      return t('uno-event-dealer_card', { ...names.who(event.seat), card: name(event.card) });
    case 'dealer_tie':
      return t('uno-event-dealer_tie', { number: event.number });
    case 'dealer_shuffled':
      return t('uno-event-dealer_shuffled');
    case 'round':
      return t('uno-event-round', { ...names.who(event.dealer), round: event.round });
    case 'turned_up':
    case 'put_back':
      return t(`uno-event-${event.type}`, { card: name(event.card) });
    case 'jumped_in':
      return t('uno-event-jumped_in', { ...names.who(event.seat), ...names.who(event.before, 'before') });
    case 'swapped':
      return t('uno-event-swapped', { ...names.who(event.seat), ...names.who(event.with, 'with') });
    case 'new_hand':
      return event.hand && t('uno-event-new_hand', { ...names.who(event.seat), hand: cardNames(event.hand, side) });
    case 'played':
      return t(event.drawn ? 'uno-event-played-drawn' : 'uno-event-played', {
        ...names.who(event.seat),
        card: name(event.card),
      });
    case 'drew': {
      const args = { ...names.who(event.seat), why: why(event.why) };
      if (event.card !== null) return t('uno-event-drew', { ...args, card: name(event.card) });
      return event.back === null
        ? t('uno-event-drew-hidden', args)
        : t('uno-event-drew-back', { ...args, back: faceName(seenFace(event.back, side)) });
    }
    case 'found':
    case 'named':
      return t(`uno-event-${event.type}`, {
        ...names.who(event.seat),
        color: event.color ? colorName(event.color) : '',
      });
    case 'refilled':
      return t('uno-event-refilled', { cards: event.cards });
    case 'flipped':
      return t('uno-event-flipped', { side: event.side, card: name(event.card) });
    case 'reversed':
      return t('uno-event-reversed', { direction: event.direction > 0 ? 'right' : 'left' });
    case 'caught':
      return t('uno-event-caught', { ...names.who(event.seat), ...names.who(event.by, 'by') });
    case 'challenged': {
      const args = { ...names.who(event.seat), ...names.who(event.of, 'of') };
      return event.hand === null
        ? t('uno-event-challenged', args)
        : t('uno-event-challenged-hand', { ...args, hand: cardNames(event.hand, side) });
    }
    case 'verdict':
      return t('uno-event-verdict', {
        ...names.who(event.seat),
        verdict: event.verdict,
        color: event.color ? colorName(event.color) : '',
      });
    case 'blocked':
      return t('uno-event-blocked', { turns: event.turns });
    case 'cards_left':
      return t('uno-event-cards_left', {
        ...names.who(event.seat),
        cards: cardNames(event.cards, side),
        points: event.points,
      });
    case 'round_over':
      return event.winner === null
        ? t('uno-event-round_over-blocked', { round: event.round })
        : t('uno-event-round_over', { ...names.who(event.winner), round: event.round });
    case 'scored':
      return t('uno-event-scored', { ...names.who(event.seat), points: event.points });
    case 'game_over':
      return t('uno-event-game_over', { rounds: event.rounds });
    case 'won':
      return t('uno-event-won', { ...names.who(event.seat), total: event.total });
    default:
      return event satisfies never;
  }
}

/** What a stack makes a seat draw. */
const stack = (view: UnoFlipView) => ({
  cards: view.drawing?.left ?? 0,
  until: view.drawing?.until ? colorName(view.drawing.until) : '',
  search: view.drawing?.until ? (view.drawing.left ? 'both' : 'only') : 'no',
});

export function moveName(move: string, view: UnoFlipView, names: Names): string {
  const play = readPlay(move);
  if (play) {
    return t('uno-move-play', {
      card: faceName(faceOf(play.card, view.side)),
      color: play.color ? colorName(play.color) : '',
      wild: play.color ? 'yes' : 'no',
      uno: play.uno ? 'yes' : 'no',
    });
  }
  const other = readSwap(move);
  if (other !== null) return t('uno-move-swap', names.who(other));
  const color = readColor(move);
  if (color) return t('uno-move-color', { color: colorName(color) });
  if (move === 'catch' && view.uno !== null) return t('uno-move-catch', names.who(view.uno));
  if (move === 'draw' && view.phase === 'stack') return t('uno-move-take', stack(view));
  return t(`uno-move-${move}`);
}

/** What a card must have to fit: "red", "5". */
function wanted(view: UnoFlipView): string[] {
  const top = topFace(view.discard, view.side);
  const items = view.color ? [colorName(view.color)] : [];
  if (view.first_flip) items.push(t('uno-symbol-flip'));
  else if (top && top.color !== null) items.push(/^\d$/.test(top.symbol) ? top.symbol : t(`uno-symbol-${top.symbol}`));
  return items;
}

/** "red, 5 or wild" */
const wantedList = (view: UnoFlipView): string => list([...wanted(view), t('uno-any-wild')], 'disjunction');

const begin = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** Why a move is refused, or null where the rule's own words are as plain. */
export function refusal(move: string, rule: string, view: UnoFlipView, names: Names): string | null {
  const seat = decider(view);
  if (move === 'catch' || move === 'uno') return t(`uno-no-${move}`);
  if (seat !== null && seat !== names.seat) return t('uno-no-turn', names.who(seat));
  const play = readPlay(move);
  if (!play) return null;
  const card = faceName(faceOf(play.card, view.side));
  const [color, symbol] = wanted(view);
  switch (rule) {
    case 'UF-3.1':
      if (view.first_flip) return color === undefined ? null : begin(t('uno-no-fit-flip', { card, color }));
      return color === undefined ? null : begin(t('uno-no-fit', { card, color, symbol: symbol ?? 'none' }));
    case 'UF-3.3':
      return view.drew ? t('uno-no-other', { card: faceName(seenFace(view.drew, view.side)) }) : null;
    case 'UF-5.6':
      if (view.phase === 'challenge') return t('uno-no-answer');
      return color === undefined ? null : begin(t('uno-no-wild', { card, color }));
    case 'UF-7.8':
      return t('uno-no-answer-stack');
    case 'UF-7.9':
      return t('uno-no-swap');
    case 'UF-7.7':
      return begin(t('uno-no-last', { card }));
    case 'UF-2.3':
    case 'UF-5.8':
      return t('uno-no-color');
    default:
      return null;
  }
}

export function prompt(view: UnoFlipView, moves: string[], names: Names): string {
  const has = (move: string) => moves.includes(move);
  if (view.over) return t('uno-ask-over');
  if (moves.some((move) => readColor(move))) return t('uno-ask-color');
  if (moves.some((move) => readSwap(move) !== null)) return t('uno-ask-swap');
  if (has('challenge') && view.challenge)
    return t('uno-ask-challenge', { ...names.who(view.challenge.of), color: view.color ? colorName(view.color) : '' });
  if (has('draw') && view.phase === 'stack')
    return t(plays(moves).length ? 'uno-ask-answer' : 'uno-ask-take', stack(view));
  if (has('keep')) return t(plays(moves).length ? 'uno-ask-drawn' : 'uno-ask-keep');
  if (plays(moves).length && decider(view) !== names.seat) return t('uno-ask-jump');
  if (plays(moves).length) return t('uno-ask-play', { wanted: wantedList(view) });
  if (has('draw')) return t('uno-ask-draw');
  if (has('pass')) return t('uno-ask-pass');
  if (has('catch') && view.uno !== null) return t('uno-ask-catch', names.who(view.uno));
  if (has('uno')) return t('uno-ask-late');
  const seat = decider(view);
  if (seat !== null) return t(view.phase === 'swap' ? 'uno-ask-swapping' : 'uno-ask-wait', names.who(seat));
  if (view.drawing && view.phase === 'top')
    return t('uno-ask-drawing', {
      ...names.who(view.drawing.seat),
      until: view.drawing.until ? colorName(view.drawing.until) : '',
      hunt: view.drawing.until ? 'yes' : 'no',
    });
  return view.turn === null ? t('uno-ask-dealing') : t('uno-ask-wait', names.who(view.turn));
}
