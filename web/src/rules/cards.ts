/* The rulebooks name cards as programs write them, "red:3/wild-draw-color": people read words. */
import { hasText, t } from '$/text/index.svelte';

const id = (word: string) => `card-${word}`;

/** `code` in words where it names cards and nothing else: "red yellow", "draw1", "red:1/pink:3". */
export function cardWords(code: string): string | null {
  const words = code.split(/[ :/]/);
  if (!words.some((word) => hasText(id(word))) || !words.every((word) => /^-?\d+$/.test(word) || hasText(id(word)))) return null;
  if (!code.includes(':') && !code.includes('/')) return words.map((word) => t(id(word))).join(', ');
  return code.split('/').map((face) => face.split(':').map((word) => (hasText(id(word)) ? t(id(word)) : word)).join(' ')).join(' / ');
}
