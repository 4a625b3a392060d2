const NAME = 'vh_last_known';
const STORE = 'rows';

const done = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
  });

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return done(request).then((database) => {
    // Don't block deletion, for example from the browser's settings.
    database.onversionchange = () => database.close();
    database.onclose = () => (opened = undefined);
    return database;
  });
}

/**
 * Runs an action in one atomic transaction over the rows.
 * @throws if IndexedDB is forbidden, full or corrupted.
 */
export async function withRows<T>(
  mode: IDBTransactionMode,
  run: (rows: IDBObjectStore, read: typeof done) => Promise<T>,
): Promise<T> {
  opened ??= open();
  try {
    const transaction = (await opened).transaction(STORE, mode);
    const ended = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB stopped'));
    });
    const [result] = await Promise.all([run(transaction.objectStore(STORE), done), ended]);
    return result;
  } catch (error) {
    // The next call reopens it.
    opened = undefined;
    throw error;
  }
}
