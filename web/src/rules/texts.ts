/* The rulebooks as players read them, in English (en/) and German (de/), with the numbers of the exact ones,
 * rules/*.md, which programs and their authors read. In `code` they name a rule option or a value of it, `tie` and
 * `tie=shared`: it is shown as where tables are set up. */
import type { GameId } from 'upcard';
import type { Refusal } from '$/engine/messages';
import { languageNow } from '$/settings/settings.svelte';
import { addTexts, hasText, t } from '$/text/index.svelte';
import { optionTexts } from '$/text/options';
import english from '$/text/rules.en.ftl?raw';
import { plain, read, type Book, type Item, type Piece } from './markdown';

export const texts = { en: english, de: () => import('$/text/rules.de.ftl?raw') };

export type BookId = GameId | 'shared' | 'rulings';
type Load = () => Promise<{ default: string }>;

const books: Record<BookId, { en: Load; de: Load }> = {
  flip7: { en: () => import('./en/flip7.md?raw'), de: () => import('./de/flip7.md?raw') },
  hilo: { en: () => import('./en/hilo.md?raw'), de: () => import('./de/hilo.md?raw') },
  hi_lo_flip: { en: () => import('./en/hi_lo_flip.md?raw'), de: () => import('./de/hi_lo_flip.md?raw') },
  uno_flip: { en: () => import('./en/uno_flip.md?raw'), de: () => import('./de/uno_flip.md?raw') },
  shared: { en: () => import('./en/shared.md?raw'), de: () => import('./de/shared.md?raw') },
  rulings: { en: () => import('./en/rulings.md?raw'), de: () => import('./de/rulings.md?raw') },
};

/** A rulebook in the present language. */
export async function rulebook(id: BookId): Promise<Book> {
  const [{ default: source }] = await Promise.all([books[id][languageNow()](), addTexts(optionTexts)]);
  const book = read(source);
  const named = (piece: Piece): Piece =>
    piece.kind === 'code' ? { kind: 'italic', text: t(`option-${id}-${piece.text.replace('=', '-')}`) } : piece;
  const item = (one: Item): Item => ({ ...one, pieces: one.pieces.map(named), below: one.below.map(item) });
  for (const block of book.sections.flatMap((section) => section.blocks))
    if (block.kind === 'list') block.items = block.items.map(item);
  return book;
}

const items = (book: Book): Item[] =>
  book.sections.flatMap((section) => section.blocks.flatMap((block) => (block.kind === 'list' ? block.items : [])));

/** The text of a numbered rule in the present language; '' when there is no such rule. */
export async function ruleText(game: GameId, rule: string): Promise<string> {
  const found = items(await rulebook(game)).find((item) => item.rule === rule);
  return found ? plain(found.pieces) : '';
}

/** Why a move is refused, in another language than English, in which the engine says it: the broken rule itself. What
 * the page refuses by itself is said already. */
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
