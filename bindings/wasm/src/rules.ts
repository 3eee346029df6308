/* The rulebooks are Markdown (rules/) and no part of the module: the caller supplies the text. */

/** The text of a numbered rule ("F7-3.2") of a rulebook, with a list below it; null: there is no such rule. */
export function ruleText(book: string, id: string): string | null {
  const lines = book.split('\n');
  const mark = `- **${id}** `;
  const first = lines.findIndex((line) => line.startsWith(mark));
  if (first < 0) return null;
  const text = [(lines[first] as string).slice(mark.length)];
  for (let i = first + 1; lines[i]?.startsWith('  '); i++) text.push((lines[i] as string).trim());
  return text.join('\n');
}
