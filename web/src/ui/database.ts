/* The browser's database: one transaction at a time. */

/** The answer of one request. */
export const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('database'));
  });

/** Runs one transaction on a store of a database that has only this one, with `id` as its key. Throws if the browser
 * stores nothing or its storage is full. */
export async function withStore<T>(
  name: string,
  storeName: string,
  mode: IDBTransactionMode,
  doing: (store: IDBObjectStore) => Promise<T>,
): Promise<T> {
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(storeName, { keyPath: 'id' });
  const database = await done(opening);
  try {
    const transaction = database.transaction(storeName, mode);
    const over = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('database'));
    });
    over.catch(() => {});
    const result = await doing(transaction.objectStore(storeName)).catch((error: unknown) => {
      try {
        transaction.abort();
      } catch {
        /* it has failed already */
      }
      throw error;
    });
    await over;
    return result;
  } finally {
    database.close();
  }
}
