/* Where on the page something of the rules is. */
import { gameIds } from '$/games';

const prefixes: Record<string, string> = { F7: 'flip7', HL: 'hilo', HF: 'hi_lo_flip', UF: 'uno_flip' };

/** Of a rule ("F7-3.2") or of a file that a rulebook links to ("flip7.md"); null: it is not on the page. */
export function addressOf(what: string): string | null {
  const rule = /^([A-Z][A-Z0-9])-/.exec(what);
  if (rule) return `/#/rules/${prefixes[rule[1]!]}/${what}`;
  const file = /^(\w+)\.md$/.exec(what)?.[1];
  return file && ([...gameIds, 'rulings'] as string[]).includes(file) ? `/#/rules/${file}` : null;
}
