import type { SignedInUser } from '../signedInUser.ts';

/** The latest records of a listener, as cached on this device. */
export interface CachedRows {
  /** The endpoint and its argument, which includes the account. */
  readonly key: string;
  /** The records as JSON. */
  readonly text: string;
  /** When the server last confirmed them, epoch milliseconds. */
  readonly asOf: number;
}

/** The owner of the cached records. Only this user and this build of the app may read or change them. */
export interface CacheOwner {
  readonly uid: string;
  /** The build of the app; another build may use a different record format. */
  readonly build: string;
}

/** Everything cached on this device, for one user. */
export interface DeviceCache {
  readonly user: SignedInUser;
  /** The user's access, as the app last determined it. */
  readonly access: unknown;
  readonly records: readonly CachedRows[];
}

/** The first row, which identifies the owner of the others. */
interface Head extends CacheOwner, Omit<DeviceCache, 'records'> {}

const HEAD = 'head';
const recordKey = (key: string) => `records:${key}`;

/** How long a page waits for IndexedDB, in milliseconds; some browsers never answer. */
const TIMEOUT = 3000;

/**
 * Local storage key of the user whose records are cached. Removing it invalidates the cache immediately, even
 * when IndexedDB is slow.
 */
const markKey = 'vh_last_known_of';

/** Local storage key of what the header search opened last. */
export const recentItemsKey = 'vh_recent';

/** Local storage throws when the browser forbids it; then nothing is cached. */
function markedUser(): string | null {
  try {
    return localStorage.getItem(markKey);
  } catch {
    return null;
  }
}

/** Records whose data is on this device; null after a sign-out. */
function mark(uid: string | null) {
  try {
    if (uid === null) [markKey, recentItemsKey].forEach((key) => localStorage.removeItem(key));
    else localStorage.setItem(markKey, uid);
  } catch {
    // Reading will throw as well, so there is no mark.
  }
}

const isOf = (head: Head | undefined, { uid, build }: CacheOwner) =>
  head?.uid === uid && head.build === build;

/** The cache is optional, so failures are only logged. */
async function logFailure<T>(what: string, otherwise: T, action: Promise<T>): Promise<T> {
  try {
    return await action;
  } catch (error) {
    console.warn(`[valet-hub] ${what} failed`, error);
    return otherwise;
  }
}

/** @throws Error if IndexedDB doesn't answer in time */
async function withTimeout<T>(action: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('IndexedDB does not answer')), TIMEOUT);
  });
  try {
    return await Promise.race([action, late]);
  } finally {
    clearTimeout(timer);
  }
}

const attempt = <T>(what: string, otherwise: T, action: Promise<T>): Promise<T> =>
  logFailure(what, otherwise, withTimeout(action));

const READING = 'Reading what was last known';

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
async function withRows<T>(
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

/**
 * Reads everything cached for the last signed-in user. No timeout: a page busy with startup is slow to
 * receive an answer that is already there.
 * @returns null if there is nothing for this build, or IndexedDB fails.
 */
export const loadDeviceCache = (build: string): Promise<DeviceCache | null> =>
  logFailure(
    READING,
    null,
    withRows('readonly', async (rows, read) => {
      const [head, found] = await Promise.all([
        read(rows.get(HEAD)) as Promise<Head | undefined>,
        read(rows.getAll(IDBKeyRange.bound(recordKey(''), recordKey('\uffff')))) as Promise<CachedRows[]>,
      ]);
      if (!head || head.build !== build || head.uid !== markedUser()) return null;
      return { user: head.user, access: head.access, records: found };
    }),
  );

/**
 * The cache of the user Auth has confirmed. The page waits for this, so it has a timeout.
 * @param reading the pending `loadDeviceCache`
 * @returns null if it belongs to another user or times out.
 */
export async function deviceCacheOf(
  user: SignedInUser,
  reading: Promise<DeviceCache | null>,
): Promise<DeviceCache | null> {
  const known = await attempt(READING, null, reading);
  return known?.user.uid === user.uid ? known : null;
}

/** Stores the owner of the cache. Clears it if it belonged to another user or build. */
export function setCacheOwner(build: string, user: SignedInUser, access: unknown): Promise<void> {
  mark(user.uid);
  return attempt(
    'Keeping who is signed in',
    undefined,
    withRows('readwrite', async (rows, read) => {
      const keeper = { uid: user.uid, build };
      if (!isOf((await read(rows.get(HEAD))) as Head | undefined, keeper)) await read(rows.clear());
      await read(rows.put({ ...keeper, user, access } satisfies Head, HEAD));
    }),
  );
}

/**
 * Caches records and removes others. Does nothing if the user signed out or the cache has a new owner.
 * @param dropped the keys of records to remove.
 */
export const cacheRecords = (
  keeper: CacheOwner,
  records: readonly CachedRows[],
  dropped: readonly string[],
): Promise<void> =>
  attempt(
    'Keeping what was last known',
    undefined,
    withRows('readwrite', async (rows, read) => {
      if (!isOf((await read(rows.get(HEAD))) as Head | undefined, keeper)) return;
      await Promise.all([
        ...dropped.map((key) => read(rows.delete(recordKey(key)))),
        ...records.map((record) => read(rows.put(record, recordKey(record.key)))),
      ]);
    }),
  );

/** Clears the cache: no data stays on the device without a session. */
export function clearDeviceCache(): Promise<void> {
  mark(null);
  return attempt(
    'Forgetting what was last known',
    undefined,
    withRows('readwrite', async (rows, read) => {
      await read(rows.clear());
    }),
  );
}
