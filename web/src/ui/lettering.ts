/* Words in a game's numerals as outlines: they are there before the font is. */
import { lettering } from 'virtual:lettering';

export interface Lettered {
  letters: { path: string; x: number }[];
  width: number;
}

/** In units of 200 an em; null where a letter has no outline. */
export function lettered(game: string, word: string): Lettered | null {
  let width = 0;
  const letters = [];
  for (const letter of word) {
    const [path, wide] = lettering[game]?.[letter] ?? [];
    if (path === undefined || wide === undefined) return null;
    letters.push({ path, x: width });
    width += wide;
  }
  return { letters, width };
}
