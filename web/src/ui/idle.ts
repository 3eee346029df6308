/** Calls `what` once the browser has nothing else to do. */
export const whenIdle = (what: () => void): void =>
  void ('requestIdleCallback' in globalThis ? requestIdleCallback(what) : setTimeout(what, 50));
