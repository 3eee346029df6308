/* How lines of the server and a pad's own lines become one log. */
import { isCorrection } from './entry';
import type { Shared } from './pads';

/** Lines that the server does not have yet. */
export interface Part {
  id: string;
  lines: string[];
}

/** What the server says: after the first `after` lines of its log come these, which contain the parts with these
 * ids. */
export interface News {
  after: number;
  lines: string[];
  ids: string[];
  /** A part that it does not take. */
  refused?: string;
  /** Lines that it had when it was asked for all: those of them that are missing are lost there. */
  had?: number;
}

/** The most bytes of lines that are sent at once. */
const PART_BYTES = 3000;

/** The lines of a file's log. */
export const linesOf = (file: string): string[] => file.slice(headOf(file).length).split('\n').filter(Boolean);
export const headOf = (file: string): string => file.slice(0, file.indexOf('\n\n') + 2);

/** Divides the lines of a log that the server has nothing of. */
export function divide(lines: string[], newId: () => string): Shared['waiting'] {
  const parts: Shared['waiting'] = [];
  let bytes = PART_BYTES;
  for (const line of lines) {
    bytes += line.length * 3 + 1;
    if (bytes > PART_BYTES) {
      parts.push({ id: newId(), count: 0 });
      bytes = line.length * 3 + 1;
    }
    parts.at(-1)!.count++;
  }
  return parts;
}

/** The parts that wait, with their lines. */
export function partsOf(log: string[], { seq, waiting }: Shared): Part[] {
  let at = seq;
  return waiting.map(({ id, count }) => ({ id, lines: log.slice(at, (at += count)) }));
}

export interface Merged {
  /** The lines that the server has. */
  has: string[];
  /** The parts that wait. */
  waits: Part[];
  /** Those that mean something else now, because they are about other lines. */
  lost: Part[];
  /** The server had lost lines, which wait again. */
  again: boolean;
}

/** The id of a line that the server had and lost: the same on each phone that has it, so that it is entered once. */
function againId(log: string[], at: number): string {
  let hash = 0;
  for (const letter of log.slice(0, at + 1).join('\n')) hash = (Math.imul(hash, 31) + letter.codePointAt(0)!) | 0;
  return `again-${at}-${(hash >>> 0).toString(36)}`;
}

/** Without lines that were taken back before they were sent; `sent` is on its way. */
function withoutUndone(waits: Part[], sent: string): Part[] {
  const kept: Part[] = [];
  for (const part of waits) {
    const before = kept.at(-1);
    const undone = before && before.id !== sent ? before.lines : [];
    if (part.lines.join() === 'undo' && undone.length === 1 && !isCorrection(undone[0]!)) kept.pop();
    else kept.push(part);
  }
  return kept;
}

/** `sent` is the part on its way. Null: lines before these are missing. */
export function merge(log: string[], shared: Shared, sent: string, news: News): Merged | null {
  const { after, lines, ids, refused, had = 0 } = news;
  const { seq } = shared;
  if (after > seq) return null;
  const said = [...log.slice(0, after), ...lines];
  const differs = said.findIndex((line, i) => i < seq && line !== log[i]);
  const common = differs < 0 ? Math.min(said.length, seq) : differs;
  const isOld = common === said.length && common >= had;
  const missing = isOld || !shared.code ? [] : log.slice(common, seq);
  const has = isOld ? log.slice(0, seq) : said;
  const again = missing
    .map((line, i) => ({ id: againId(log, common + i), lines: [line] }))
    .filter(({ id }) => !ids.includes(id));
  const parts = [...again, ...partsOf(log, shared).filter(({ id }) => !ids.includes(id) && id !== refused)];
  const same = [...has, ...parts.flatMap((part) => part.lines)].join('\n') === log.join('\n');
  const waits = withoutUndone(parts, sent);
  const lost = same ? [] : waits.filter((part) => part.lines.some(isCorrection));
  return { has, waits: waits.filter((part) => !lost.includes(part)), lost, again: again.length > 0 };
}
