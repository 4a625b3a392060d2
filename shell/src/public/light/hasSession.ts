/** Where Auth keeps who is signed in, by its own names: a database, or local storage where there is none. */
const database = 'firebaseLocalStorageDb';
const records = 'firebaseLocalStorage';
const key = 'firebase:authUser:';

/** After this many milliseconds of silence, somebody may be signed in. */
const patience = 10_000;

function isInLocalStorage(): boolean {
  try {
    return Object.keys(localStorage).some((name) => name.startsWith(key));
  } catch {
    return false;
  }
}

/** The database, if there is one; asking for it makes none. */
const open = (): Promise<IDBDatabase | null> =>
  new Promise((resolve) => {
    const request = indexedDB.open(database);
    request.onupgradeneeded = () => request.transaction?.abort();
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => resolve(null);
  });

async function isInDatabase(): Promise<boolean> {
  const opened = await open();
  if (!opened) return false;
  try {
    if (!opened.objectStoreNames.contains(records)) return false;
    const keys = await new Promise<IDBValidKey[]>((resolve, reject) => {
      const request = opened.transaction(records).objectStore(records).getAllKeys();
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('Auth’s database could not be read'));
    });
    return keys.some((name) => String(name).startsWith(key));
  } finally {
    opened.close();
  }
}

/**
 * Whether somebody is signed in on this device, as far as can be told without Auth's own code. Whoever is not sure gets the page with
 * everything, which asks Auth.
 */
export async function hasSession(): Promise<boolean> {
  if (isInLocalStorage()) return true;
  if (!('indexedDB' in globalThis)) return false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(true), patience);
  });
  return Promise.race([isInDatabase().catch(() => true), late]).finally(() => clearTimeout(timer));
}
