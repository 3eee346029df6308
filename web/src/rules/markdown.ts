/* Reads the little Markdown that our own rulebooks are written in, into data that components show: headings,
 * paragraphs, lists with one level below, bold, italic, code and links. A library would be ten times this size, and the
 * page would have to trust the HTML that it produces; here no HTML is involved. */

export interface Piece {
  kind: 'text' | 'bold' | 'italic' | 'code' | 'link' | 'rule';
  text: string;
  /** The target of a link. */
  to?: string;
  /** The rule option, or its value, that is called so: "tie", "tie=shared". */
  option?: string;
}

export interface Item {
  /** The number of the rule, "F7-3.2". */
  rule: string | null;
  pieces: Piece[];
  below: Item[];
}

export type Block =
  | { kind: 'heading'; pieces: Piece[] }
  | { kind: 'paragraph'; pieces: Piece[] }
  | { kind: 'list'; items: Item[] };

/** The content under a heading of the second level; the first section has the content before them. */
export interface Section {
  title: string;
  blocks: Block[];
}

export interface Book {
  title: string;
  sections: Section[];
}

/* A prefix, a section, a rule. */
const RULE = /[A-Z][A-Z0-9]{1,3}-\d+\.\d+/;
const piece = new RegExp(
  `\`([^\`]+)\`|\\*\\*(.+?)\\*\\*|\\*(.+?)\\*|\\[([^\\]]+)\\]\\(([^)]+)\\)|\\b(${RULE.source})`,
  'g',
);

export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let done = 0;
  for (const match of text.matchAll(piece)) {
    if (match.index > done) found.push({ kind: 'text', text: text.slice(done, match.index) });
    const [all, code, bold, italic, label, to, rule] = match;
    if (code) found.push({ kind: 'code', text: code });
    else if (bold) found.push({ kind: 'bold', text: bold });
    else if (italic) found.push({ kind: 'italic', text: italic });
    else if (label) found.push({ kind: 'link', text: label, to: to! });
    else found.push({ kind: 'rule', text: rule! });
    done = match.index + all.length;
  }
  if (done < text.length) found.push({ kind: 'text', text: text.slice(done) });
  return found;
}

export const plain = (list: Piece[]): string => list.map((p) => p.text).join('');

function item(text: string): Item {
  const rule = new RegExp(`^\\*\\*(${RULE.source})\\*\\*\\s+`).exec(text);
  return { rule: rule?.[1] ?? null, pieces: pieces(rule ? text.slice(rule[0].length) : text), below: [] };
}

/* Lines that belong together: a paragraph or an item continues until a blank line or the next item. */
function joined(source: string): string[] {
  const lines: string[] = [];
  let open = false;
  for (const line of source.split('\n')) {
    const begins = /^(\s*- |#)/.test(line);
    if (open && !begins && line.trim()) lines[lines.length - 1] += ' ' + line.trim();
    else if (line.trim()) lines.push(line.trimEnd());
    open = line.trim() !== '' && !line.startsWith('#');
  }
  return lines;
}

function addLine(blocks: Block[], line: string): void {
  const last = blocks[blocks.length - 1];
  const bullet = /^(\s*)- (.*)$/.exec(line);
  if (line.startsWith('#')) blocks.push({ kind: 'heading', pieces: pieces(line.replace(/^#+\s*/, '')) });
  else if (bullet) {
    const list = last?.kind === 'list' ? last : { kind: 'list' as const, items: [] };
    if (list !== last) blocks.push(list);
    const above = bullet[1] ? list.items[list.items.length - 1] : undefined;
    (above?.below ?? list.items).push(item(bullet[2]!));
  } else blocks.push({ kind: 'paragraph', pieces: pieces(line) });
}

export function read(source: string): Book {
  const book: Book = { title: '', sections: [{ title: '', blocks: [] }] };
  for (const line of joined(source)) {
    if (line.startsWith('# ')) book.title = plain(pieces(line.slice(2)));
    else if (line.startsWith('## ')) book.sections.push({ title: plain(pieces(line.slice(3))), blocks: [] });
    else addLine(book.sections[book.sections.length - 1]!.blocks, line);
  }
  return book;
}

/* ---- search ---- */

/** Lower case without accents, letter by letter. */
export const fold = (text: string): string =>
  text
    .normalize()
    .replace(/[\u00c0-\u024f]/g, (letter) => letter.normalize('NFD').charAt(0))
    .toLowerCase();

/** Groups of words, one a line, with commas between them. */
export const groups = (source: string): string[][] =>
  source
    .trim()
    .split('\n')
    .map((line) => line.split(',').map((word) => fold(word.trim())));

/** The words of a query, folded, each with its synonyms; any of them counts as a match. */
export function wordsOf(query: string, synonyms: string[][]): string[][] {
  const means = (word: string) => (group: string[]) => group.some((other) => word.length > 2 && other.startsWith(word));
  return fold(query)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => [word, ...synonyms.filter(means(word)).flat()]);
}

const has = (text: string, words: string[][]) => words.every((same) => same.some((word) => fold(text).includes(word)));
export const textOf = (i: Item): string => [i.rule ?? '', plain(i.pieces), ...i.below.map(textOf)].join(' ');

/** The parts of a book that contain all words, and the number of matches. */
export function search(book: Book, words: string[][]): { book: Book; count: number } {
  let count = 0;
  const counted = <T>(list: T[]): T[] => ((count += list.length), list);
  const hits = (block: Block): Block[] => {
    if (block.kind === 'list') {
      const items = counted(block.items.filter((i) => has(textOf(i), words)));
      return items.length ? [{ ...block, items }] : [];
    }
    return has(plain(block.pieces), words) ? counted([block]) : [];
  };
  const sections = book.sections.map((s) => ({ ...s, blocks: s.blocks.flatMap(hits) }));
  return { book: { ...book, sections }, count };
}

/** A text in parts; every second part is one of the words. */
export function marked(text: string, words: string[]): string[] {
  if (!words.length) return [text];
  const any = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  const parts: string[] = [];
  let done = 0;
  for (const { 0: found, index } of fold(text).matchAll(new RegExp(any, 'g'))) {
    parts.push(text.slice(done, index), text.slice(index, index + found.length));
    done = index + found.length;
  }
  return [...parts, text.slice(done)];
}
