/* The page's addresses of rules. */
import { gameOfRule, isGame } from '$/games';

/** The address of a rule ("F7-3.2") or of a file that a rulebook links to ("flip7.md"); null: it is not on the page. */
export function addressOf(what: string): string | null {
  const game = gameOfRule(what);
  if (game) return `/#/rules/${game}/${what}`;
  const file = /^(\w+)\.md$/.exec(what)?.[1];
  return file === 'rulings' || isGame(file) ? `/#/rules/${file}` : null;
}
