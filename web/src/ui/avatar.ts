/* A small face: from the number that its player has chosen (docs/protocol.md, "Faces"), or else from the name. It is
 * the same on every device; the color of one from a name also depends on who else is at the table. */

/** The greatest number of a face; there are fewer faces. */
export const FACES_MOST = 65_535;

/** What a face is drawn from: its number or a name. */
export type FaceFrom = string | number;

export interface Face {
  /** 0..359, for oklch. */
  hue: number;
  /** Paths in a box of 24 by 24, drawn as lines. */
  eyes: string;
  mouth: string;
  hair: string;
}

const HUES = [25, 60, 95, 140, 180, 230, 275, 330];
const EYES = [
  'M8.5 11v.01M15.5 11v.01',
  'M7.500 11.500q1-1.500 2 0M14.500 11.500q1-1.500 2 0',
  'M8.5 10v2M15.5 10v2',
  'M7.500 11h2M14.500 11h2',
];
const MOUTHS = ['M8.500 15.500q3.500 3.500 7 0', 'M9 16.500h6', 'M10 15.500q2 2.500 4 0', 'M9 15.500q4.500 3 6-.5'];
const HAIR = [
  '',
  'M5 8q7-6 14 0',
  'M5.500 8l2.500-4 2 3 2-4 2 4 2-3 2.500 4',
  'M5 9h14M8 9q0-5 4-5t4 5',
  'M12 6V2.500M12 6q-3-1-4-3M12 6q3-1 4-3',
];

/** FNV-1a, mixed once more so that short names differ in all parts. */
function hash(name: string): number {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(name)) value = Math.imul(value ^ byte, 0x01000193);
  value = Math.imul(value ^ (value >>> 15), 0x85ebca6b);
  return (value ^ (value >>> 13)) >>> 0;
}

export function faceOf(from: FaceFrom): Face {
  let rest = typeof from === 'number' ? from : hash(from);
  const take = <T>(list: readonly T[]): T => {
    const one = list[rest % list.length]!;
    rest = Math.floor(rest / list.length);
    return one;
  };
  return { hue: take(HUES), eyes: take(EYES), mouth: take(MOUTHS), hair: take(HAIR) };
}

/* Degrees between hues that are taken for each other. */
const ALIKE = 40;
const between = (a: number, b: number): number => Math.min(Math.abs(a - b), 360 - Math.abs(a - b));

/** The hues of people at one table: those of chosen faces, and for the others each that of its face or another one, far
 * from those before, or at least that of nobody else. */
export function huesOf(all: FaceFrom[]): number[] {
  const chosen = (from: FaceFrom) => typeof from === 'number';
  const taken = new Set(all.filter(chosen).map((from) => faceOf(from).hue));
  return all.map((from) => {
    const own = HUES.indexOf(faceOf(from).hue);
    if (chosen(from)) return HUES[own]!;
    const turned = HUES.map((_, i) => HUES[(own + 3 * i) % HUES.length]!);
    const free = turned.filter((one) => !taken.has(one));
    const hue = free.find((one) => [...taken].every((other) => between(one, other) > ALIKE)) ?? free[0] ?? turned[0]!;
    taken.add(hue);
    return hue;
  });
}

/** The number of some face, for someone who wants another. */
export const anyFace = (): number => 1 + Math.floor(Math.random() * FACES_MOST);
