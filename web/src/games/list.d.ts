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
