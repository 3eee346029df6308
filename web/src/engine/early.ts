/* What the small script in front of the page's own (early.ts of the build) has started for a game's address. */

export interface Started {
  /** A worker that nobody uses yet. */
  worker?: Worker;
  /** An engine's address, and its code. */
  code?: [address: string, code: Promise<WebAssembly.Module>];
}

declare global {
  /** Missing where that script has not run: in development, or with a service worker. */
  var started: Started | undefined;
}

/** The worker that was started early; undefined from the second call on. */
export function earlyWorker(): Worker | undefined {
  const worker = globalThis.started?.worker;
  delete globalThis.started?.worker;
  return worker;
}

export const earlyCode = globalThis.started?.code;
