/* A round as it is being entered: a line of the pad (docs/pad.md), and back. No rule stands here. */
import type { PadProblem, PadState } from 'upcard/pad';
import { capital, hasText, list, t } from '$/text/index.svelte';

/** One seat's part: points as they are typed, behind = where they are a sum that the rules may change; cards, or the
 * word for cards that count nothing. */
export interface Part {
  points: string;
  cards: string[];
  nothing: boolean;
}

export interface Draft {
  parts: Part[];
  /** Who did what the game asks for. */
  who: number | null;
  /** The entry that it corrects, or before which it is inserted; 0: a new one. */
  fixes: number;
  /** The last entry of a round that was followed move by move: its points take the place of them all. */
  last?: number;
  inserts?: boolean;
  /** It ends the round that is followed card by card. */
  ends?: boolean;
  /** The round that was being entered before the correction began. */
  before?: Draft | undefined;
}

/** It corrects or inserts a round, and is not the next one. */
export const isEarlier = ({ fixes, ends }: Draft): boolean => fixes > 0 && !ends;

/** It corrects a round that has ended, and so asks for nobody's part in turn. */
export const corrects = (draft: Draft): boolean => isEarlier(draft) && !draft.inserts;

export const noPart = (): Part => ({ points: '', cards: [], nothing: false });
export const newDraft = (seats: number): Draft => ({
  parts: Array.from({ length: seats }, noPart),
  who: null,
  fixes: 0,
});
const isPart = (part: Partial<Part> | null): boolean =>
  typeof part?.points === 'string' && Array.isArray(part.cards) && typeof part.nothing === 'boolean';

/** Whether a draft that the browser kept, perhaps for another version of the page, is one of this pad. */
export const fits = (draft: Draft | null, state: PadState): draft is Draft =>
  Array.isArray(draft?.parts) &&
  draft.parts.length === state.names.length &&
  draft.parts.every(isPart) &&
  draft.fixes <= state.entries.length &&
  (!draft.ends || (state.begun && draft.last === state.entries.length)) &&
  (draft.before === undefined || fits(draft.before, state));

export const isEmpty = ({ points, cards, nothing }: Part): boolean => !points && !cards.length && !nothing;

/** A seat has nothing yet, and is not the one that went out, where that one holds nothing. */
export const waits = (seat: number, { parts, who }: Draft, { bonus, sums }: PadState): boolean =>
  isEmpty(parts[seat]!) && !(who === seat && !bonus && !sums);

/** The next seat that waits, after this one or from the first on; null: none does. */
export function waitingAfter(seat: number, draft: Draft, state: PadState): number | null {
  const seats = draft.parts.map((_, one) => one).filter((one) => one !== seat && waits(one, draft, state));
  return seats.find((one) => one > seat) ?? seats[0] ?? null;
}

/** The numbers of a heap, as they are typed: "12/1". */
export const heapOf = ({ cards }: Part): string[] => (cards[0]?.includes('/') ? cards[0] : '/').split('/');

/** A heap after one more key; a digit takes the place of a number that was there before. */
export function typedHeap(part: Part, key: string, old: boolean, at: number): Part | null {
  const numbers = heapOf(part);
  const before = old || numbers[at] === '0' ? '' : numbers[at]!;
  numbers[at] = key === '<' ? numbers[at]!.slice(0, -1) : before + key;
  if (numbers[at].length > 3) return null;
  return { ...noPart(), cards: numbers.some(Boolean) ? [numbers.join('/')] : [] };
}

/** Points after one more key; null: there are no such points. */
export function typedPoints(part: Part, key: string, old: boolean, { most, least, sums }: PadState): Part | null {
  const replaced = old && /\d/.test(key);
  const points = replaced || part.nothing || part.cards.length ? '' : part.points.replace('=', '');
  const longer = points === '0' ? key : points + key;
  const turned = points.startsWith('-') ? points.slice(1) : `-${points}`;
  const next = key === '<' ? points.slice(0, -1) : key === '-' ? turned : longer;
  if (Number(next) > most || Number(next) < least) return null;
  return { ...noPart(), points: next && sums ? `=${next}` : next };
}

/** The points as a number; null: none are typed. */
export const pointsOf = ({ points }: Part): number | null =>
  /\d/.test(points) ? Number(points.replace('=', '')) : null;

/** What a part is worth in a line: with the bonus, which people do not type. */
export const worthOf = (part: Part, bonus: number): number | null => {
  const points = pointsOf(part);
  return points === null || part.points.startsWith('=') ? points : points + bonus;
};

const partText = (part: Part, word: string | null, bonus = 0): string =>
  part.nothing && word
    ? word
    : part.cards.length
      ? `[${part.cards.join(' ')}]`
      : pointsOf(part) === null
        ? ''
        : bonus
          ? String(worthOf(part, bonus))
          : part.points;

/** The entries that a draft corrects, as a line names them. */
export const corrected = ({ fixes, last }: Draft): string => (last && last > fixes ? `${fixes}-${last}` : `${fixes}`);

export function roundLine(draft: Draft, { nothing, bonus }: PadState, checked = true): string {
  const { parts, who, fixes, inserts } = draft;
  const texts = parts.map((part, seat) => partText(part, nothing, seat === who ? bonus : 0));
  const round = `${checked ? 'round' : 'round!'} ${texts.join(' | ')}${who === null ? '' : `; ${who}`}`;
  return fixes ? `${inserts ? 'insert' : 'fix'} ${corrected(draft)} ${round}` : round;
}

/** The typed points, if the line is right with the bonus in them and not on top of them. */
export function bonusIn(draft: Draft, state: PadState, tried: (line: string) => object): number | null {
  const part = draft.who === null ? undefined : draft.parts[draft.who];
  const points = part ? pointsOf(part) : null;
  if (!part || points === null || !state.bonus) return null;
  part.points = String(points - state.bonus);
  return isProblem(tried(roundLine(draft, state))) ? null : points;
}

/** The cards that were entered as seen in this round, with the numbers of their entries. */
export function seenIn({ entries, rounds }: PadState): { word: string; entry: number }[] {
  const first = rounds.at(-1)?.entry ?? 0;
  return entries.flatMap((line, i) =>
    i >= first && line.startsWith('seen ') ? [{ word: line.slice('seen '.length), entry: i + 1 }] : [],
  );
}

/** A line that is about other lines, or about the round that begins after them, and so about the pad as it was seen. */
export const isCorrection = (line: string): boolean => /^(undo|fix|insert|drop|deal|rules)\b/.test(line);

/** The parts of a round, as a line has them; null: it is no round. */
function partsOf(line: string, who: number | null, state: PadState): Part[] | null {
  const [, parts] = /^round!? ?([^;]*)/.exec(line) ?? [];
  if (parts === undefined) return null;
  return parts.split('|').map((text, seat) => {
    const part = text.trim();
    const cards = /^\[(.*)\]$/.exec(part);
    if (cards) return { ...noPart(), cards: cards[1]!.split(' ').filter(Boolean) };
    if (part === state.nothing) return { ...noPart(), nothing: true };
    const bonus = part && seat === who ? state.bonus : 0;
    return { ...noPart(), points: bonus ? String(Number(part) - bonus) : part };
  });
}

/** The draft of an entry that is a round, as a correction of it; null: it is a move. */
export function draftOf(number: number, state: PadState): Draft | null {
  const who = state.rounds.find(({ entry }) => entry === number)?.who ?? null;
  const parts = partsOf(state.entries[number - 1] ?? '', who, state);
  return parts && { parts, who, fixes: number };
}

/** The draft that ends a round which is followed card by card by its points; null: none is. */
export function draftOfBegun(state: PadState): Draft | null {
  const [, first, line] = /^fix (\d+)\S* (.*)$/.exec(state.soFar ?? '') ?? [];
  const parts = line === undefined ? null : partsOf(line, null, state);
  return parts && { parts, who: null, fixes: Number(first), last: state.entries.length, ends: true };
}

/** Whether an entry is a move, not a round. */
export const isMove = (entry: string): boolean => /^[*\d]/.test(entry);

/** The draft of a round that was followed move by move, by the points that it gave; null: the entry ends none. */
export function draftOfMoves(last: number, { rounds, entries }: PadState): Draft | null {
  const at = rounds.findIndex(({ entry }) => entry === last);
  if (at < 0 || !isMove(entries[last - 1]!)) return null;
  const before = rounds[at - 1]?.entry ?? 0;
  const first = 1 + entries.findIndex((entry, i) => i >= before && isMove(entry));
  return {
    parts: rounds[at]!.points.map((points) => ({ ...noPart(), points: `${points}` })),
    who: null,
    fixes: first,
    last,
  };
}

export const isProblem = (found: object | number | null): found is PadProblem =>
  typeof found === 'object' && found !== null && 'code' in found;

/** The number of the round that an entry belongs to. */
export function roundOf(number: number, { rounds }: PadState): number {
  const round = rounds.findIndex(({ entry }) => entry >= number);
  return 1 + (round < 0 ? rounds.length : round);
}

/** Why a line is refused, in the page's language. */
export function problemText(problem: PadProblem, state: PadState): string {
  const id = `pad-no-${problem.code}`;
  if (!hasText(id)) return problem.message;
  const own = hasText(`${id}-${state.game}`) ? `${id}-${state.game}` : id;
  const reason = t(own, { word: problem.word, least: state.least, most: state.most });
  const whole = problem.seat === null ? capital(reason) : `${state.names[problem.seat]}: ${reason}`;
  return problem.entry ? `${whole} ${t('pad-later', { round: roundOf(problem.entry, state) })}` : whole;
}

/** "Ann begins", "the oldest or the youngest begins: Ann and Bob". */
export const beginsText = ({ begins, names }: PadState): string =>
  t(begins.length > 1 ? 'pad-begins-age' : 'pad-begins', {
    names: list(begins.map((seat) => names[seat]!)),
    all: begins.length === names.length ? 'yes' : 'no',
  });

/** Who leads, or has won. */
export function leadersText({ over, winners, leaders, playedOff, names }: PadState): string {
  const seats = over ? winners : leaders;
  const who = { names: list(seats.map((seat) => names[seat]!)), count: seats.length };
  if (playedOff) return t('pad-played-off', who);
  return !over ? t('pad-leads', who) : seats.length ? t('pad-wins', who) : t('pad-nobody');
}

/** Letters of a name; with three bytes each it fits into a file. */
export const NAME_LETTERS = 19;

/** A name as files and lines may hold it, unlike those of others. */
export function plainName(name: string, seat: number, others: string[]): string {
  const plain = name.replace(/[|;[\]:"\\\p{Cc}\u2028-\u202e\u2066-\u2069]/gu, ' ').trim();
  const own = /^[\d*]/.test(plain) ? `#${plain}` : plain || t('seat-number', { seat: seat + 1 });
  return others.includes(own) ? `${own} (${seat + 1})` : own;
}
