/* The engine's code: whole, or with one game alone, in half the bytes. It is fetched and compiled once, while a worker
 * is still on its way, and lent to all workers. */
import type { GameId } from 'upcard';
import flip7 from '$wasm/flip7.wasm?url';
import hi_lo_flip from '$wasm/hi_lo_flip.wasm?url';
import hilo from '$wasm/hilo.wasm?url';
import uno_flip from '$wasm/uno_flip.wasm?url';
import whole from '$wasm/upcard.wasm?url';

const alone: Record<GameId, string> = { flip7, hilo, hi_lo_flip, uno_flip };
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
  if (!game) return compile(whole);
  const wholeFirst = compiled.has(whole) || navigator.serviceWorker?.controller;
  const [first, second] = wholeFirst ? [whole, alone[game]] : [alone[game], whole];
  return compile(first).catch(() => compile(second));
}
