/* The rulebooks as players read them, in each language, with the numbers of the exact ones, rules/*.md, which are
 * for programs and their authors. Each is in the folder of its game; the texts for all games are here. In `code` they
 * name a rule option or one of its values, `tie` and `tie=shared`, which is shown as on the screen that sets up a
 * table. */
import type { GameId } from 'upcard';
import { exactRules } from 'virtual:games';
import type { Refusal } from '$/engine/messages';
import { addGameTexts, isGame } from '$/games';
import { addTexts, hasText, languageNow, t } from '$/text/index.svelte';
import { groups, plain, read, type Book, type Item, type Piece } from './markdown';

export const texts = import.meta.glob<string>('$/text/rules.*.ftl', { query: '?raw', import: 'default' });

export type BookId = GameId | 'shared' | 'rulings';
type Load = () => Promise<{ default: string }>;

const written = import.meta.glob<{ default: string }>(['../games/*/rules.*.md', './*/*.md'], { query: '?raw' });

/** For a game without rules for players, the exact ones, in English. */
function bookOf(id: BookId): Load {
  const writtenIn = (language: string) =>
    written[`../games/${id}/rules.${language}.md`] ?? written[`./${language}/${id}.md`];
  const load = writtenIn(languageNow()) ?? writtenIn('en') ?? exactRules[id as GameId];
  if (!load) throw new Error(`there are no rules of ${id}`);
  return load;
}

/** A rulebook in the present language. */
export async function rulebook(id: BookId): Promise<Book> {
  const [{ default: source }] = await Promise.all([bookOf(id)(), isGame(id) && addGameTexts(id, 'options')]);
  const book = read(source);
  const option = (piece: Piece) => `option-${id}-${piece.text.replace('=', '-')}`;
  const named = (piece: Piece): Piece =>
    piece.kind === 'code' && hasText(option(piece))
      ? { kind: 'italic', text: t(option(piece)), option: piece.text }
      : piece;
  const item = (one: Item): Item => ({ ...one, pieces: one.pieces.map(named), below: one.below.map(item) });
  for (const block of book.sections.flatMap((section) => section.blocks))
    if (block.kind === 'list') block.items = block.items.map(item);
  return book;
}

export const items = (book: Book): Item[] =>
  book.sections.flatMap((section) => section.blocks.flatMap((block) => (block.kind === 'list' ? block.items : [])));

const alike = import.meta.glob<string>('./*/synonyms.txt', { query: '?raw', import: 'default' });

/** Words that people search for, in groups of which any word finds the others too. */
export async function synonyms(): Promise<string[][]> {
  return groups((await alike[`./${languageNow()}/synonyms.txt`]?.()) ?? '');
}

/** The text of a numbered rule in the current language; '' if there is none. */
export async function ruleText(game: GameId, rule: string): Promise<string> {
  const found = items(await rulebook(game)).find((item) => item.rule === rule);
  return found ? plain(found.pieces) : '';
}

/** A refusal in other languages than English: the engine's sentences are English only, so the text of the broken rule
 * stands in. The page's own refusals are translated already. */
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
