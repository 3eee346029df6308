/* What is shown is made anew at each step. What of it says the same as before remains the same object, so that nothing
 * that shows only that is rendered again. */

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const nameOf = (part: unknown): unknown => (isObject(part) ? (part.id ?? part.key) : undefined);

/** `now` with all parts of `before` that say the same, or `before` itself if all do. In a list, parts with an `id` or a
 * `key` are looked for by that. */
export function steadied<T>(before: unknown, now: T): T {
  if (before === now || !isObject(before) || !isObject(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const parts: Record<string, unknown> = now;
  const keys = Object.keys(parts);
  const was = (key: string): unknown => {
    const name = nameOf(parts[key]);
    return name === undefined ? before[key] : Object.values(before).find((part) => nameOf(part) === name);
  };
  let changed = keys.length !== Object.keys(before).length;
  for (const key of keys) {
    parts[key] = steadied(was(key), parts[key]);
    changed ||= !(key in before) || !Object.is(parts[key], before[key]);
  }
  return changed ? now : (before as T);
}

/** For $derived.by. */
export function steady<T>(make: () => T): () => T {
  let before: T;
  return () => (before = steadied(before, make()));
}
