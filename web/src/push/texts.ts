/* The words of a notification: the page stores them for its service worker, which has no texts of its own. */
export const TEXTS = 'upcard-push';
export const TEXTS_AT = '/push-texts';

export interface PushTexts {
  turn: string;
  table: string;
  /** The name of each game. */
  games: Record<string, string>;
}
