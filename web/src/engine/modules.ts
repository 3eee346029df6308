/* The engine's code: whole, or with one game alone, in half the bytes. It is fetched and compiled once, while a worker
 * is still on its way, and lent to all workers. */
import type { GameId } from 'upcard';

/* By the game's name; "upcard" is the whole one. */
const modules = Object.fromEntries(
  Object.entries(import.meta.glob<string>('$wasm/*.wasm', { eager: true, query: '?url', import: 'default' })).map(
    ([path, address]) => [/([^/]*)\.wasm$/.exec(path)![1]!, address],
  ),
);
const whole = modules.upcard!;
const compiled = new Map<string, Promise<WebAssembly.Module>>();

function compile(address: string): Promise<WebAssembly.Module> {
  let module = compiled.get(address);
  if (!module) {
    module = WebAssembly.compileStreaming(fetch(address));
    module.catch(() => compiled.delete(address));
    compiled.set(address, module);
  }
  return module;
}

/** Code that plays this game, or all where it is not known yet. The whole one is taken first where it is asked for
 * already, or where the page has a service worker, which keeps only that one: it comes without a network. What cannot
 * be had is replaced by the other. */
export function engineCode(game?: GameId): Promise<WebAssembly.Module> {
  const alone = game && modules[game];
  if (!alone) return compile(whole);
  const wholeFirst = compiled.has(whole) || navigator.serviceWorker?.controller;
  const [first, second] = wholeFirst ? [whole, alone] : [alone, whole];
  return compile(first).catch(() => compile(second));
}
