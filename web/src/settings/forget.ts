/** Deletes whatever the page has kept in this browser: token, games, settings; and begins anew. */
export function forgetEverything(): void {
  for (const store of [localStorage, sessionStorage])
    for (const key of Object.keys(store)) if (key.startsWith('upcard.')) store.removeItem(key);
  location.replace('/');
}
