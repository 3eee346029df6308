/* What the build asks the engine (game-list.ts). */
declare module 'virtual:games' {
  import type { GameId } from 'upcard';
  export const games: readonly {
    id: GameId;
    /** For people: "Flip 7". */
    name: string;
    /** Of its rules: "F7". */
    prefix: string;
    seats: { min: number; max: number };
    /** Seats hold cards that others may not see. */
    secretHands: boolean;
  }[];
  /** The exact rulebooks of games without a rulebook for players. */
  export const exactRules: Partial<Record<GameId, () => Promise<{ default: string }>>>;
}
declare module 'virtual:beginnings' {
  import type { GameId, View } from 'upcard';
  /** The position before the first card, as its first player sees it, of a game with as many seats and such rules as
   * one has without choices. */
  export const beginnings: Partial<Record<GameId, View>>;
}
