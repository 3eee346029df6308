/* The rulebooks: those of the library in English (rules/), and their German translation with the same numbers (de/). */
import type { GameId } from 'upcard';
import type { Refusal } from '$/engine/messages';
import { languageNow } from '$/settings/settings.svelte';
import { addTexts, hasText, t } from '$/text/index.svelte';
import english from '$/text/rules.en.ftl?raw';
import { cardWords } from './cards';
import { plain, read, type Book, type Item, type Piece } from './markdown';

export const texts = { en: english, de: () => import('$/text/rules.de.ftl?raw') };

export type BookId = GameId | 'shared' | 'rulings';
type Load = () => Promise<{ default: string }>;

const books: Record<BookId, { en: Load; de: Load }> = {
  flip7: { en: () => import('$rules/flip7.md?raw'), de: () => import('./de/flip7.md?raw') },
  hilo: { en: () => import('$rules/hilo.md?raw'), de: () => import('./de/hilo.md?raw') },
  hi_lo_flip: { en: () => import('$rules/hi_lo_flip.md?raw'), de: () => import('./de/hi_lo_flip.md?raw') },
  uno_flip: { en: () => import('$rules/uno_flip.md?raw'), de: () => import('./de/uno_flip.md?raw') },
  shared: { en: () => import('$rules/README.md?raw'), de: () => import('./de/README.md?raw') },
  rulings: { en: () => import('$rules/rulings.md?raw'), de: () => import('./de/rulings.md?raw') },
};

/** A rulebook in the present language. Where it is for people, cards have their names. */
export async function rulebook(id: BookId): Promise<Book> {
  const book = read((await books[id][languageNow()]()).default);
  const named = (piece: Piece): Piece => {
    const words = piece.kind === 'code' ? cardWords(piece.text) : null;
    return words ? { kind: 'text', text: words } : piece;
  };
  const item = (one: Item): Item => ({ ...one, pieces: one.pieces.map(named), below: one.below.map(item) });
  for (const { blocks } of book.sections.filter((section) => section.numbered))
    for (const block of blocks) if (block.kind === 'list') block.items = block.items.map(item);
  return book;
}

const items = (book: Book): Item[] =>
  book.sections.flatMap((section) => section.blocks.flatMap((block) => (block.kind === 'list' ? block.items : [])));

/** The text of a numbered rule in the present language; '' when there is no such rule. */
export async function ruleText(game: GameId, rule: string): Promise<string> {
  const found = items(await rulebook(game)).find((item) => item.rule === rule);
  return found ? plain(found.pieces) : '';
}

/** Why a move is refused, in another language than English, in which the engine says it: the broken rule itself. What the page
 * refuses by itself is said already. */
export async function refusalText(game: GameId, refusal: Refusal): Promise<string> {
  await addTexts(texts);
  try {
    const text = refusal.rule ? await ruleText(game, refusal.rule) : '';
    if (text) return text;
  } catch (error) {
    console.warn(error); // without a network it stays English
  }
  return hasText(`refused-${refusal.error}`) ? t(`refused-${refusal.error}`) : refusal.message;
}
