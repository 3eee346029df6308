/* Ranks what is found by how well it has the words that somebody searches for. */
import type { GameId } from 'upcard';
import { fold } from './markdown';

export interface Entry {
  kind: 'rule' | 'ruling' | 'option' | 'question';
  game: GameId;
  /** The game's name. */
  name: string;
  /** Its number; a question has none. */
  rule: string;
  /** Of an option: what it is called; of a question of the judge: its words. */
  title: string;
  text: string;
  /** The address of its place. */
  to: string;
}

/** The sentences of a text. */
export const sentences = (text: string): string[] =>
  (text.match(/.+?(?:[.!?]["”»)]?(?=\s+\p{Lu})|$)/gsu) ?? [text]).map((one) => one.trim());

const begins = (text: string, word: string): boolean =>
  new RegExp(`(?:^|[^\\p{L}\\d])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`, 'u').test(text);

/** How well a text has a word: at the beginning of one of its own, within one, or as a word for the same. */
function weight(text: string, [word, ...same]: string[]): number {
  if (begins(text, word!)) return 4;
  if (text.includes(word!)) return 2;
  return same.some((other) => begins(text, other)) ? 1 : 0;
}

/* The number of a rule, whole or its end, and a title say most. */
function points({ rule, title, text, name }: Entry, words: string[][]): number[] {
  return words.map((word) => {
    const number = rule.toLowerCase();
    if (number === word[0] || number.endsWith(`-${word[0]}`)) return 20;
    return 2 * weight(fold(title), word) + weight(fold(`${text} ${name}`), word);
  });
}

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);
const hits = (numbers: number[]): number => numbers.filter((one) => one > 0).length;

/** The entries that have most of the words, the best first. */
export function find(entries: Entry[], words: string[][]): Entry[] {
  const scored = entries.map((entry) => ({ entry, points: points(entry, words) }));
  const most = Math.max(1, ...scored.map(({ points }) => hits(points)));
  return scored
    .filter(({ points }) => hits(points) === most)
    .sort((one, other) => sum(other.points) - sum(one.points))
    .map(({ entry }) => entry);
}

/** The sentence of a text that has most of the words. */
export function sentenceOf(text: string, words: string[][]): string {
  const worth = (sentence: string) => sum(words.map((word) => weight(fold(sentence), word)));
  return sentences(text).reduce((best, one) => (worth(one) > worth(best) ? one : best));
}
