/* Where on the page something of the rules is. */
import { gameOfRule, isGame } from '$/games';

/** Of a rule ("F7-3.2") or of a file that a rulebook links to ("flip7.md"); null: it is not on the page. */
export function addressOf(what: string): string | null {
  const game = gameOfRule(what);
  if (game) return `/#/rules/${game}/${what}`;
  const file = /^(\w+)\.md$/.exec(what)?.[1];
  return file === 'rulings' || isGame(file) ? `/#/rules/${file}` : null;
}
