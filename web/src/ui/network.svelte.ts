/* Whether the browser has a network. When it says so, tables with others may still be out of reach; when it denies it,
 * they are. */
let online = $state(navigator.onLine);
addEventListener('online', () => (online = true));
addEventListener('offline', () => (online = false));

export function isOnline(): boolean {
  return online;
}
