/* What games add to a score pad: a table to follow card by card, a way to count cards, and words for odds. */
import type { Component, Snippet } from 'svelte';
import type { GameId } from 'upcard';
import type { PadOdds } from 'upcard/odds';
import type { PadTurn } from 'upcard/pad';
import type { Names } from '$/table/names';

export interface FollowProps {
  turn: PadTurn;
  names: Names;
  /** The odds, below what lies on the table; and what has happened, over the question. */
  beside: Snippet;
  news: Snippet;
  /** The next card is this one: a move of chance. */
  oncard(move: string): void;
  /** The seat whose turn it is makes this move. */
  onmove(move: string): void;
}

export interface CountProps {
  odds: PadOdds;
  /** Words of cards that were entered as seen in this round. */
  seen: string[];
  /** One more card is out, or after all not. */
  onseen(word: string): void;
  ondrop(word: string): void;
}

export interface OddsProps {
  odds: PadOdds;
  turn: PadTurn;
  names: Names;
}

type Parts<Props extends object> = Record<string, () => Promise<{ default: Component<Props> }>>;
const follow = import.meta.glob('../games/*/Follow.svelte') as Parts<FollowProps>;
const count = import.meta.glob('../games/*/Count.svelte') as Parts<CountProps>;
const odds = import.meta.glob('../games/*/Odds.svelte') as Parts<OddsProps>;

export const follows = (game: GameId): boolean => `../games/${game}/Follow.svelte` in follow;
export const counts = (game: GameId): boolean => `../games/${game}/Count.svelte` in count;
export const loadFollow = async (game: GameId) => (await follow[`../games/${game}/Follow.svelte`]!()).default;
export const loadCount = async (game: GameId) => (await count[`../games/${game}/Count.svelte`]!()).default;
export const loadOdds = async (game: GameId) => (await odds[`../games/${game}/Odds.svelte`]!()).default;
