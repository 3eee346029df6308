import { DATABASE } from '$/history/games';

/** The push service then refuses what the server still sends. */
async function endPush(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}

/** Deletes everything that the page has stored in this browser (token, games, settings) and starts again. */
export function forgetEverything(): void {
  for (const store of [localStorage, sessionStorage])
    for (const key of Object.keys(store)) if (key.startsWith('upcard.')) store.removeItem(key);
  const again = () =>
    void endPush()
      .catch(console.warn)
      .finally(() => location.replace('/'));
  try {
    const forgetting = indexedDB.deleteDatabase(DATABASE);
    forgetting.onsuccess = forgetting.onerror = forgetting.onblocked = again;
  } catch {
    again(); // where the browser keeps nothing
  }
}
