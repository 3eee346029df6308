/** Calls `what` once the browser has nothing else to do. */
export const whenIdle = (what: () => void): void =>
  void ('requestIdleCallback' in globalThis ? requestIdleCallback(what) : setTimeout(what, 50));

/** Ends in a task of its own. What takes long comes in several of them: between two the browser draws and answers. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Calls `what` once the browser has laid out and drawn what there is now. */
export const onceDrawn = (what: () => void): void => void requestAnimationFrame(() => setTimeout(what));

let last = Promise.resolve();

/** Ends in a task of its own, after those of all that have asked before. */
export const ownTask = (): Promise<void> => (last = last.then(nextTask));

/** Ends when nobody waits for a task of their own any more. */
export async function allThere(): Promise<void> {
  for (let seen; seen !== last; await nextTask()) await (seen = last);
}
