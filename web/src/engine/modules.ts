/* The engine's code: with all games, or with one game in half the bytes. It is fetched and compiled once, while the
 * worker starts, and shared by all workers. */
import type { GameId } from 'upcard';
import { earlyCode } from './early';

/* By the game's name; "upcard" is the whole one. */
const modules = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>(['$wasm/*.wasm', '!**/{pad,odds}.wasm'], {
      eager: true,
      query: '?url',
      import: 'default',
    }),
  ).map(([path, address]) => [/([^/]*)\.wasm$/.exec(path)![1]!, address]),
);
const whole = modules.upcard!;
const compiled = new Map<string, Promise<WebAssembly.Module>>();
if (earlyCode) keep(...earlyCode);

function keep(address: string, code: Promise<WebAssembly.Module>): Promise<WebAssembly.Module> {
  code.catch(() => compiled.delete(address));
  compiled.set(address, code);
  return code;
}

const compile = (address: string) =>
  compiled.get(address) ?? keep(address, WebAssembly.compileStreaming(fetch(address)));

/** Code that plays this game, or all games if the game is not known yet. The whole module is used if it has been
 * requested already, or if the page has a service worker: that one keeps only the whole module, which then comes
 * without a network. If one module cannot be loaded, the other replaces it. */
export function engineCode(game?: GameId): Promise<WebAssembly.Module> {
  const alone = game && modules[game];
  if (!alone) return compile(whole);
  const wholeFirst = compiled.has(whole) || navigator.serviceWorker?.controller;
  const [first, second] = wholeFirst ? [whole, alone] : [alone, whole];
  return compile(first).catch(() => compile(second));
}
