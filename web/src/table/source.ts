/* The source of a table on the screen, and the people at it. */
import type { Odds, Preview } from 'upcard';
import type { Component } from 'svelte';
import type { Hint, OfflineGame, Opened, Refusal } from '$/engine/messages';
import type { TableStore } from './store.svelte';

/** Where a table's steps come from and its moves go to. Members that a source does not support are missing. */
export interface Source {
  kind: 'offline' | 'online' | 'replay';
  /** A game that the page itself keeps. */
  game?: OfflineGame;
  /** An additional component for its result. */
  ending?: (() => Promise<{ default: Component<{ table: TableStore; game: OfflineGame }> }>) | undefined;
  /** null: made; the steps follow. */
  move?(text: string): Promise<Refusal | null>;
  /** Lets the open call (catching a forgotten uno) go by. */
  pass?(): Promise<void>;
  undo?(): Promise<void>;
  why?(move: string): Promise<Refusal | null>;
  preview?(move: string): Promise<Preview>;
  /** Several people at one device: switches to another seat's view, or to a spectator's. */
  sit?(seat: number | null): Promise<Opened>;
  hint?: (() => Promise<Hint>) | undefined;
  odds?: (<K extends keyof Odds>(kind: K, seat: number) => Promise<ReturnType<Odds[K]>>) | undefined;
  close(): void;
}

/** The state of a player at a table with others. */
export interface Person {
  name: string | null;
  kind: 'open' | 'person' | 'bot';
  connected: boolean;
  away: boolean;
  out: boolean;
  /** The number of the face that a person has chosen. */
  face?: number;
}
