/* The names of the seats, for sentences. */
import type { TableInfo } from '$/engine/messages';
import { list, t } from '$/text/index.svelte';

export interface Names {
  /** The viewer's seat, or null. */
  seat: number | null;
  /** The name of a seat; the viewer's own is the word for "you". */
  of(seat: number): string;
  /** Several seats as a list: "Ada, Ben and you". */
  list(seats: number[]): string;
  /** Arguments of a text about a seat: its name, and whether it is the viewer ("yes" or "no"), under the keys `key` and
   * `keyYou`: who(2) gives {name, nameYou}; who(2, 'target') gives {target, targetYou}. */
  who(seat: number, key?: string): Record<string, string>;
}

/* Characters that change the direction of the text after them. Servers refuse such names, but a game from a link may
 * contain them. */
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Isolates the direction of a name within a sentence. Names that need no isolation stay unchanged. */
export function apart(name: string): string {
  const plain = name.replace(turning, '');
  return /[\u0590-\u08ff\ufb1d-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u.test(plain)
    ? `\u2068${plain}\u2069`
    : plain;
}

/** `bot`: what plays for a seat meanwhile; with a bot, the seat is not "you". */
export function names(info: TableInfo, bot = { seat: -1, name: '' }): Names {
  const you = info.you === undefined ? info.seat : info.you;
  const of = (seat: number) =>
    seat === bot.seat
      ? bot.name
      : seat === you
        ? t('you')
        : apart(info.names[seat] ?? t('seat-number', { seat: seat + 1 }));
  return {
    seat: info.seat,
    of,
    list: (seats) => list(seats.map(of)),
    who: (seat, key = 'name') => ({
      [key]: of(seat),
      [`${key}You`]: seat === you && seat !== bot.seat ? 'yes' : 'no',
    }),
  };
}
