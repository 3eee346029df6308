import { DATABASE } from '$/history/games';
import { PADS } from '$/pad/pads';

/** The push service then refuses what the server still sends. */
async function endPush(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}

/** Deletes everything that the page has stored in this browser (token, games, settings) and starts again. */
export function forgetEverything(): void {
  try {
    for (const store of [localStorage, sessionStorage])
      for (const key of Object.keys(store)) if (key.startsWith('upcard.')) store.removeItem(key);
  } catch {
    /* The browser keeps nothing. */
  }
  const again = () =>
    void endPush()
      .catch(console.warn)
      .finally(() => location.replace('/'));
  let open = 2;
  const one = () => {
    if (!--open) again();
  };
  try {
    for (const name of [DATABASE, PADS]) {
      const forgetting = indexedDB.deleteDatabase(name);
      forgetting.onsuccess = forgetting.onerror = forgetting.onblocked = one;
    }
  } catch {
    again(); // where the browser keeps nothing
  }
}
