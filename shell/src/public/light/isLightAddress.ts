import { isReservedSegment } from 'shared-lib/domain';

/**
 * Whether an address may be a light page, one without the app around it: a printed code, a community or a bin
 * tag. Only the modules' routes can tell for certain; until they are loaded, this decides what to fetch. Keep
 * in sync with index.html.
 * @param pathname such as `/sunrise-valet/maple-court`
 */
export function isLightAddress(pathname: string): boolean {
  const [first = '', second, part, ...below] = pathname.split('/').filter((segment) => segment !== '');
  if (first === 't') return second !== undefined && part === undefined;
  if (second === undefined || isReservedSegment(first)) return false;
  return part === undefined || (part === 'bintag' && below.length === 1);
}

/** The names under which Auth stores the session: an IndexedDB database, or else local storage. */
const database = 'firebaseLocalStorageDb';
const records = 'firebaseLocalStorage';
const key = 'firebase:authUser:';

/** After this many milliseconds without a response, assume there may be a session. */
const patience = 10_000;

function isInLocalStorage(): boolean {
  try {
    return Object.keys(localStorage).some((name) => name.startsWith(key));
  } catch {
    return false;
  }
}

/** Opens the database if it exists, without creating it. */
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
 * Whether this device has a session, checked without loading Auth. If in doubt, returns true, so the full
 * page loads and asks Auth.
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
