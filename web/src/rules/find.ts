/* The rules, rulings and rule options of games, and the questions of the judge: what is searched for an answer to a
 * question at the table. */
import type { GameId } from 'upcard';
import { gameName, gameOfRule } from '$/games';
import { canJudge, judgeAt, loadQuestions, type Question } from '$/judge/questions';
import { t } from '$/text/index.svelte';
import { addressOf } from './address';
import { plain, textOf, type Item } from './markdown';
import { sentences, type Entry } from './rank';
import { items, rulebook } from './texts';

/** The options that a rule describes, each with the sentence that names it. */
function optionsIn(game: GameId, rule: string, item: Item): Entry[] {
  const name = gameName(game);
  const all = [item, ...item.below].flatMap(({ pieces }) => pieces);
  const keys = new Set(all.flatMap(({ option }) => (option && !option.includes('=') ? [option] : [])));
  const whole = textOf({ ...item, rule: null }).trim();
  return [...keys].map((key) => {
    const title = t(`option-${game}-${key}`);
    const text = sentences(whole).find((sentence) => sentence.includes(title)) ?? whole;
    return { kind: 'option', game, name, rule, title, text, to: addressOf(rule)! };
  });
}

async function rulesOf(game: GameId): Promise<Entry[]> {
  const name = gameName(game);
  return items(await rulebook(game))
    .filter(({ rule }) => rule)
    .flatMap((item) => {
      const rule = item.rule!;
      const text = textOf({ ...item, rule: null }).trim();
      return [
        { kind: 'rule', game, name, rule, title: '', text, to: addressOf(rule)! },
        ...optionsIn(game, rule, item),
      ];
    });
}

async function rulings(games: GameId[]): Promise<Entry[]> {
  const { sections } = await rulebook('rulings');
  return sections.flatMap(({ blocks }, part) =>
    blocks
      .flatMap((block) => (block.kind === 'list' ? block.items : []))
      .flatMap((item): Entry[] => {
        const [, rule, text] = /^([A-Z]+-\d+\.\d+)[^:]*:\s*(.*)$/.exec(plain(item.pieces)) ?? [];
        const game = rule && gameOfRule(rule);
        if (!game || !games.includes(game)) return [];
        const name = gameName(game);
        return [{ kind: 'ruling', game, name, rule, title: '', text: text!, to: `/#/rules/rulings/part-${part}` }];
      }),
  );
}

/** What can be picked for a question, in words. */
const picksOf = ({ picks, first }: Question): string =>
  picks(first)
    .flatMap(({ label, options }) => [label, ...(options ?? []).filter(({ card }) => !card).map(({ label }) => label)])
    .join(', ');

/** The questions of the judge; `at` gives the address of one. */
async function questionsOf(game: GameId, at: (key: string) => string): Promise<Entry[]> {
  if (!canJudge(game)) return [];
  const name = gameName(game);
  return (await loadQuestions(game)).questions().map((question) => {
    const { key, label } = question;
    return { kind: 'question', game, name, rule: '', title: label, text: picksOf(question), to: at(key) };
  });
}

/** All entries of these games, in the present language. */
export const entriesOf = async (games: GameId[], at?: (key: string) => string): Promise<Entry[]> =>
  (
    await Promise.all([
      ...games.map(rulesOf),
      rulings(games),
      ...games.map((game) => questionsOf(game, at ?? ((key) => judgeAt(game, '', key)))),
    ])
  ).flat();
