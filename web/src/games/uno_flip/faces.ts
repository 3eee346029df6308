/* The two faces of a card: what their texts mean, in which order a hand lies, and how they are called. */
import { t } from '$/text/index.svelte';

export type Side = 'light' | 'dark';

export interface Face {
  side: Side;
  /** null: wild. */
  color: string | null;
  /** "7", "draw1", "wild-draw2" */
  symbol: string;
}

export const colors: Record<Side, readonly string[]> = {
  light: ['red', 'yellow', 'green', 'blue'],
  dark: ['pink', 'teal', 'purple', 'orange'],
};

export const other = (side: Side): Side => (side === 'light' ? 'dark' : 'light');

function read(text: string, side: Side): Face {
  const at = text.indexOf(':');
  return at < 0 ? { side, color: null, symbol: text } : { side, color: text.slice(0, at), symbol: text.slice(at + 1) };
}

/* There are few faces, and a picture whose face is the same object is not drawn again. */
const faces = new Map<string, Face>();

/** "red:7" or "wild", which is on both sides. */
export function face(text: string, side: Side): Face {
  const key = `${side} ${text}`;
  const found = faces.get(key) ?? read(text, side);
  faces.set(key, found);
  return found;
}

/** The face of a card ("red:7/teal:1") on a side. */
export function faceOf(card: string, side: Side): Face {
  return face(card.split('/')[side === 'light' ? 0 : 1] ?? '?', side);
}

/** What others see of a card: a list of a view has whole cards, or their backs alone. */
export function seenFace(text: string, side: Side): Face {
  return text.includes('/') ? faceOf(text, side) : face(text, other(side));
}

const symbols = '1 2 3 4 5 6 7 8 9 draw1 draw5 reverse skip skip-all flip wild wild-draw2 wild-draw-color'.split(' ');

function rank(f: Face): number {
  const color = f.color === null ? 4 : colors[f.side].indexOf(f.color);
  return color * symbols.length + symbols.indexOf(f.symbol);
}

export interface Held {
  /** Unlike its text it is there once: there is one pair of equal cards. */
  id: string;
  card: string;
  face: Face;
  back: Face;
}

/** The own cards as they lie: by the color of the side that is up, then by number and symbol. */
export function arrange(cards: string[], side: Side): Held[] {
  const seen = new Set<string>();
  return cards
    .map((card) => {
      const id = seen.has(card) ? `${card}#2` : card;
      seen.add(card);
      return { id, card, face: faceOf(card, side), back: faceOf(card, other(side)) };
    })
    .sort((a, b) => rank(a.face) - rank(b.face) || rank(a.back) - rank(b.back));
}

/** "red 7", "wild" */
export function faceName(f: Face): string {
  const symbol = /^\d$/.test(f.symbol) ? f.symbol : t(`uno-symbol-${f.symbol}`);
  return f.color === null ? symbol : t('uno-face', { color: colorName(f.color), symbol });
}

export const colorName = (color: string): string => t(`uno-color-${color}`);

/** The card on top of the discard pile, or null. */
export function topFace(discard: string[], side: Side): Face | null {
  const top = discard[discard.length - 1];
  return top === undefined ? null : faceOf(top, side);
}
