/* HILO in words: its events, its moves, and what the player is to do. */
import type { Card, HiloEvent, HiloView } from 'upcard';
import type { Names } from '$/table/names';
import { list, t, whole } from '$/text/index.svelte';
import { cellOf, face, placeOf } from './layout';
import { looking, taking } from './play.svelte';

/** "red 5"; "face down" for a card that is not seen. */
export function cardName(card: Card): string {
  const seen = face(card);
  return seen ? t('hilo-card', { color: seen.color, value: whole(seen.value) }) : t('hilo-face-down');
}

/** Where a card lies, for the eye: "top left", "middle". */
const placeName = (rows: Card[][], place: string): string => t('hilo-place', { place: placeOf(rows, place) });

/** "the top row", "a diagonal" where the layout is not known. */
export function lineName(line: string, rows?: Card[][]): string {
  const [kind, at = ''] = line.split(' ');
  if (!rows) return t(`hilo-line-${kind}`, { place: 'some' });
  if (kind === 'diag') return t('hilo-line-diag', { place: at });
  const alone = kind === 'row' ? rows.map((row) => row.slice(0, 1)) : rows.slice(0, 1);
  const place = placeOf(alone, kind === 'row' ? `a${at}` : `${at}1`);
  return t(`hilo-line-${kind}`, { place });
}

/** What a removal would leave, for those who do not see it. */
export function leaves(left: Card[][]): string {
  if (!left.length) return t('hilo-after-none');
  return t('hilo-after-words', { rows: left.map((row) => list(row.map(cardName))).join('; ') });
}

/** A text may begin with a card, or in German with a line. */
const sentence = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export function describe(event: HiloEvent, names: Names): string | null {
  switch (event.type) {
    case 'dealt':
      return sentence(t('hilo-dealt', { card: cardName(event.card) }));
    case 'turned': {
      const id = event.why === 'final' ? 'hilo-turned-final' : 'hilo-turned';
      return t(id, { ...names.who(event.seat), card: cardName(event.card) });
    }
    case 'begins':
      return t('hilo-begins', names.who(event.seat));
    case 'took':
      return t('hilo-took', { ...names.who(event.seat), card: cardName(event.card) });
    case 'recycled':
      return t('hilo-recycled', { cards: event.cards });
    case 'drew':
      return t('hilo-drew', { ...names.who(event.seat), card: event.card ? cardName(event.card) : t('hilo-a-card') });
    case 'discarded':
      return t('hilo-discarded', { ...names.who(event.seat), card: cardName(event.card) });
    case 'laid':
      return null; // `traded` follows, once the card that was face down is seen
    case 'traded':
      return t('hilo-traded', {
        ...names.who(event.seat),
        card: cardName(event.card),
        discarded: cardName(event.discarded),
      });
    case 'removed':
      return t('hilo-removed', {
        ...names.who(event.seat),
        line: lineName(event.line),
        cards: list([event.highest, event.middle, event.lowest].map(cardName)),
      });
    case 'slid':
      return t('hilo-slid', { direction: event.direction });
    case 'kept':
      return t('hilo-kept', names.who(event.seat));
    case 'ended':
      return t('hilo-ended', names.who(event.seat));
    case 'stopped':
      return t('hilo-stopped', { turns: event.turns });
    case 'scored':
      return t('hilo-scored', { ...names.who(event.seat), sum: whole(event.sum) });
    case 'doubled':
      return t('hilo-doubled', { ...names.who(event.seat), score: event.score });
    case 'won':
      return t('hilo-won', { ...names.who(event.seat), total: event.total });
    case 'round':
      return t('hilo-round', { round: event.round });
    default:
      return event satisfies never;
  }
}

const top = (view: HiloView): Card => view.discard[view.discard.length - 1] ?? '?';

function drawnName(view: HiloView): string {
  return view.drawn && face(view.drawn) ? cardName(view.drawn) : t('hilo-the-drawn');
}

/** The layout that a move is about. */
export const rowsOf = (view: HiloView, names: Names): Card[][] => view.layouts[names.seat ?? view.turn] ?? [];

/** A trade for the card at a place: the text `id`, or `id`-down when that card is face down. */
function tradeName(id: string, view: HiloView, place: string, names: Names, more: Record<string, string>): string {
  const { row, column } = cellOf(place);
  const rows = rowsOf(view, names);
  const card = rows[row]?.[column] ?? '?';
  const position = placeName(rows, place);
  return face(card) ? t(id, { ...more, card: cardName(card), position }) : t(`${id}-down`, { ...more, position });
}

function removeName(line: string, rows: Card[][]): string {
  const slide = line.startsWith('diag') ? `-${line.split(' ')[2]}` : '';
  return t(`hilo-move-remove${slide}`, { line: lineName(line, rows) });
}

export function moveName(move: string, view: HiloView, names: Names): string {
  const [verb, ...rest] = move.split(' ');
  const place = rest[0] ?? '';
  switch (verb) {
    case 'turn':
      return t('hilo-move-turn', { position: placeName(rowsOf(view, names), place) });
    case 'take':
      return sentence(tradeName('hilo-move-take', view, place, names, { taken: cardName(top(view)) }));
    case 'trade':
      return sentence(tradeName('hilo-move-trade', view, place, names, { drawn: drawnName(view) }));
    case 'discard':
      return sentence(t('hilo-move-discard', { drawn: drawnName(view) }));
    case 'remove':
      return sentence(removeName(rest.join(' '), rowsOf(view, names)));
    default:
      return t(`hilo-move-${verb}`);
  }
}

/** Whether the player chooses which lines go at the end of a round. The view says so itself only where some lines
 * stay (`kept`). */
function atEnd(view: HiloView, moves: string[]): boolean {
  if (view.phase !== 'hilo' || view.kept) return view.phase === 'hilo';
  const { final_lines, final_choice } = view.rules;
  const open = view.layouts.flat(2).every(face);
  return final_lines === 'all' && final_choice === 'player' && open && !view.slid && !moves.includes('keep');
}

function ask(view: HiloView, moves: string[], names: Names): string {
  switch (view.phase) {
    case 'uncover': {
      const first = (view.layouts[names.seat ?? 0] ?? []).flat().every((card) => !face(card));
      return t(first ? 'hilo-ask-uncover' : 'hilo-ask-uncover-second');
    }
    case 'choose':
      if (taking.at === null) return t('hilo-ask-choose', { top: cardName(top(view)) });
      return sentence(t(taking.at ? 'hilo-ask-aimed' : 'hilo-ask-picked', { top: cardName(top(view)) }));
    case 'drawn':
      return sentence(t('hilo-ask-drawn', { drawn: drawnName(view) }));
    case 'flip':
      return t('hilo-ask-flip');
    default:
      if (atEnd(view, moves)) return t('hilo-ask-final');
      if (view.slid) return t('hilo-ask-slid');
      return t(moves.includes('keep') ? 'hilo-ask-hilo' : 'hilo-ask-hilo-forced', {
        again: view.removed ? 'yes' : 'no',
      });
  }
}

export function prompt(view: HiloView, moves: string[], names: Names): string {
  if (view.over) return t('hilo-over');
  if (looking.at !== null) return t('hilo-round-over', { round: looking.at });
  if (moves.length) {
    const text = ask(view, moves, names);
    return view.ended_by === null || atEnd(view, moves) ? text : t('hilo-last-turn', { ask: text });
  }
  if (view.chance) return t('hilo-wait-chance');
  return view.turn === names.seat ? ' ' : t('hilo-wait', { name: names.of(view.turn) });
}

/** Why a move is refused; where only the time for it is wrong, what it is the time for. */
export function refusal(move: string, rule: string, view: HiloView, names: Names): string | null {
  const [verb] = move.split(' ');
  if (view.over || view.chance) return null;
  if (view.phase === 'hilo') {
    if (verb === 'keep' && rule !== 'HL-5.2') return t(rule === 'HL-4.7' ? 'hilo-refused-slid' : 'hilo-refused-forced');
    if (rule === 'HL-5.2') return t(verb === 'remove' ? 'hilo-refused-stays' : 'hilo-refused-final');
    return t(verb === 'remove' ? 'hilo-refused-line' : 'hilo-refused-other');
  }
  if (verb === 'turn' && (view.phase === 'uncover' || view.phase === 'flip')) return t('hilo-refused-open');
  return ask(view, [], names);
}
