/* The library's list of its games, as the package gives it. */
import type { GameInfo, OptionInfo, PresetInfo } from './api.js';
import type { GameId } from './tables.js';

/** The library's list of its games (uc_games_json; docs/drive.md). */
interface Listed {
  id: GameId;
  name: string;
  prefix: string;
  seats: [number, number];
  secret_hands?: boolean;
  rules: (Omit<OptionInfo, 'kind' | 'fallback' | 'words'> & {
    type: OptionInfo['kind'];
    default: number | string;
    values?: string[];
  })[];
  presets: PresetInfo[];
  phases: string[];
  nouns: GameInfo['nouns'];
  events: { type: string; keys: { key: string; type: string; null?: true; secret?: true }[] }[];
  view: { key: string; type: string; seen_by: string; by_seat?: true }[];
}

function gameInfo({ seats, secret_hands: secretHands = false, rules, events, view, ...listed }: Listed): GameInfo {
  return {
    ...listed,
    seats: { min: seats[0], max: seats[1] },
    secretHands,
    options: rules.map(({ type: kind, default: fallback, values: words, ...rest }) => ({
      ...rest,
      kind,
      fallback,
      ...(words && { words }),
    })),
    events: events.map(({ type, keys }) => ({
      type,
      keys: keys.map(({ key, type: kind, null: nullable = false, secret = false }) => {
        return { key, kind, nullable, secret };
      }),
    })),
    view: view.map(({ seen_by: seenBy, by_seat: bySeat = false, ...field }) => ({ ...field, seenBy, bySeat })),
  };
}

/** Reads the JSON of uc_games_json. */
export const listedGames = (json: string): GameInfo[] => (JSON.parse(json) as Listed[]).map(gameInfo);
