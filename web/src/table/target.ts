import type { View } from 'upcard';

/** The points that end the game, as its rules have it under the name that all games use; null: something else does. */
export function targetOf(view: View): number | null {
  const { target } = ((view as { rules?: object }).rules ?? {}) as { target?: unknown };
  return typeof target === 'number' && target > 0 ? target : null;
}
