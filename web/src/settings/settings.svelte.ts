/* The user's choices, stored in the browser. */
import { MediaQuery } from 'svelte/reactivity';
import { isLanguage, languages, type Language } from '$/text/languages';
import { FACES_MOST } from '$/ui/avatar';
import { colorBar } from '$/ui/bar';

/** The options, in the order in which the screen offers them. */
export const choices = {
  language: ['auto', ...(Object.keys(languages) as Language[])],
  mode: ['system', 'light', 'dark'],
  /** Times the browser's own size of text. */
  textSize: [1, 1.15, 1.3, 1.5],
  hand: ['right', 'left'],
  /** How cards tell their color apart: the printed colors with small marks, four strong colors, or large marks. */
  cards: ['standard', 'four_color', 'symbols'],
  motion: ['system', 'on', 'off'],
  /** How long each event is shown; 'instant': not at all, which tests and hurried people like. */
  pace: ['relaxed', 'normal', 'fast', 'instant'],
} as const;
type Chosen = { [K in keyof typeof choices]: (typeof choices)[K][number] };

export interface Settings extends Chosen {
  /** The name at tables with others. */
  name: string;
  /** The number of the face that one has chosen, or 0: it is drawn from the name. */
  face: number;
  sound: boolean;
  vibrate: boolean;
  /** Bots say a word now and then. */
  chatter: boolean;
  /** Shows the odds of the next card, where they can be counted. */
  odds: boolean;
}

const defaults: Settings = {
  language: 'auto',
  name: '',
  face: 0,
  mode: 'system',
  textSize: 1,
  hand: 'right',
  cards: 'standard',
  motion: 'system',
  pace: 'normal',
  sound: true,
  vibrate: false,
  chatter: true,
  odds: false,
};
const KEY = 'upcard.settings';

/** Reads a small value from the browser's storage; `fallback` if there is none (a private window, blocked storage).
 * Keys of an object that are missing or of another type, as from another version, are taken from `fallback`. */
export function kept<T>(key: string, fallback: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? fallback : (fitting(JSON.parse(text), fallback) as T);
  } catch {
    return fallback;
  }
}

function fitting(found: unknown, fallback: unknown): unknown {
  if (fallback === null || fallback === undefined) return found;
  if (found === null || typeof found !== typeof fallback || Array.isArray(found) !== Array.isArray(fallback))
    return fallback;
  if (typeof found !== 'object' || Array.isArray(found)) return found;
  const parts = Object.entries(fallback).map(([key, part]) => [
    key,
    fitting((found as Record<string, unknown>)[key] ?? part, part),
  ]);
  return { ...found, ...Object.fromEntries(parts) };
}

/** Stores a value; false if the browser stores nothing. */
export function keep(key: string, value: unknown): boolean {
  try {
    if (value === null || value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** The stored settings; values that this version does not offer get their defaults. */
function keptSettings(): Settings {
  const found = kept(KEY, defaults);
  const known = (key: keyof Chosen) => (choices[key] as readonly unknown[]).includes(found[key]);
  const unknown = (Object.keys(choices) as (keyof Chosen)[]).filter((key) => !known(key));
  const face = Number.isInteger(found.face) && found.face > 0 && found.face <= FACES_MOST ? found.face : 0;
  return { ...found, ...Object.fromEntries(unknown.map((key) => [key, defaults[key]])), face };
}

export const settings: Settings = $state(keptSettings());

/** Keeps every change, and shows it on the whole page by attributes that theme.css reads. Call it once. */
export function followSettings(): void {
  $effect(() => {
    keep(KEY, $state.snapshot(settings));
    const root = document.documentElement;
    root.dataset.mode = settings.mode;
    root.toggleAttribute('data-dark', settings.mode === 'dark' || (settings.mode === 'system' && darkMedia.current));
    colorBar(document.querySelector('.world') ?? root);
    root.dataset.hand = settings.hand;
    root.dataset.cards = settings.cards;
    root.dataset.motion = settings.motion;
    root.style.setProperty('--text', `${settings.textSize * 100}%`);
  });
  addEventListener('storage', (event) => {
    if (event.key === KEY) Object.assign(settings, keptSettings());
  });
}

/** The language that the page should have: the chosen one, or the first of the browser's that there is. */
export function chosenLanguage(): Language {
  if (settings.language !== 'auto') return settings.language;
  return navigator.languages.map((tag) => tag.split('-')[0]!).find(isLanguage) ?? 'en';
}

const darkMedia = new MediaQuery('(prefers-color-scheme: dark)');
const stillMedia = matchMedia('(prefers-reduced-motion: reduce)');

const paces = { relaxed: 1.6, normal: 1, fast: 0.45, instant: 0 };
/** How long things are shown: a factor of their usual time. */
export const paceNow = (): number => paces[settings.pace];

/** Whether things may move. */
export function motionWanted(): boolean {
  return settings.motion === 'on' || (settings.motion === 'system' && !stillMedia.matches);
}
