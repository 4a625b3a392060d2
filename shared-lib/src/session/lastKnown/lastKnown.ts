import type { SignedInUser } from '../signedInUser.ts';
import { inRows } from './database.ts';

/** What a listener has last brought, as this device keeps it. */
export interface KeptRecords {
  /** The endpoint and its argument, which names the account whose records they are. */
  readonly key: string;
  /** The records as JSON. */
  readonly text: string;
  /** When the server last confirmed them, in epoch milliseconds. */
  readonly asOf: number;
}

/** Whose the kept records are: only this user and this build of the app may read or change them. */
export interface Keeper {
  readonly uid: string;
  /** Names the build of the app, since another one may give the records another shape. */
  readonly build: string;
}

/** All that a device keeps: one user's, and what the app last knew of them. */
export interface LastKnown {
  readonly user: SignedInUser;
  /** Where the user may go, as the app last decided. */
  readonly access: unknown;
  readonly records: readonly KeptRecords[];
}

/** The first row, which says whose the others are. */
interface Head extends Keeper, Omit<LastKnown, 'records'> {}

const HEAD = 'head';
const recordKey = (key: string) => `records:${key}`;

/** Milliseconds after which a page goes on without it: some browsers let IndexedDB wait for ever. */
const PATIENCE = 3000;

/** Names the user whose records are kept. It goes at once where IndexedDB takes its time: without it nothing that is kept counts. */
const markKey = 'vh_last_known_of';

/** Local storage throws where a browser forbids it: then nothing is kept. */
function markedUser(): string | null {
  try {
    return localStorage.getItem(markKey);
  } catch {
    return null;
  }
}

function mark(uid: string | null) {
  try {
    if (uid === null) localStorage.removeItem(markKey);
    else localStorage.setItem(markKey, uid);
  } catch {
    // Then there is no mark either.
  }
}

const isOf = (head: Head | undefined, { uid, build }: Keeper) => head?.uid === uid && head.build === build;

/** Everything works without what is kept; that it could not be used is only noted. */
async function noted<T>(what: string, otherwise: T, action: Promise<T>): Promise<T> {
  try {
    return await action;
  } catch (error) {
    console.warn(`[valet-hub] ${what} failed`, error);
    return otherwise;
  }
}

/** @throws Error where IndexedDB doesn't answer in time */
async function inTime<T>(action: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('IndexedDB does not answer')), PATIENCE);
  });
  try {
    return await Promise.race([action, late]);
  } finally {
    clearTimeout(timer);
  }
}

const attempt = <T>(what: string, otherwise: T, action: Promise<T>): Promise<T> =>
  noted(what, otherwise, inTime(action));

const READING = 'Reading what was last known';

/**
 * Reads in one go what this device keeps of the user who was last signed in. It takes as long as it takes: a page that is busy with its
 * own start hears late of an answer that has long been there.
 * @returns null where there is nothing for this build, or IndexedDB fails.
 */
export const readLastKnown = (build: string): Promise<LastKnown | null> =>
  noted(
    READING,
    null,
    inRows('readonly', async (rows, read) => {
      const [head, found] = await Promise.all([
        read(rows.get(HEAD)) as Promise<Head | undefined>,
        read(rows.getAll(IDBKeyRange.bound(recordKey(''), recordKey('\uffff')))) as Promise<KeptRecords[]>,
      ]);
      if (!head || head.build !== build || head.uid !== markedUser()) return null;
      return { user: head.user, access: head.access, records: found };
    }),
  );

/**
 * What this device keeps of someone of whom Auth has said that they are signed in. From then on something waits for it, so that its time
 * is bounded.
 * @param reading what `readLastKnown` has begun
 * @returns null where it is another's, or doesn't come in time.
 */
export async function lastKnownOf(
  user: SignedInUser,
  reading: Promise<LastKnown | null>,
): Promise<LastKnown | null> {
  const known = await attempt(READING, null, reading);
  return known?.user.uid === user.uid ? known : null;
}

/** Keeps whose page this is. What was kept of another user or by another build is forgotten. */
export function keepUser(build: string, user: SignedInUser, access: unknown): Promise<void> {
  mark(user.uid);
  return attempt(
    'Keeping who is signed in',
    undefined,
    inRows('readwrite', async (rows, read) => {
      const keeper = { uid: user.uid, build };
      if (!isOf((await read(rows.get(HEAD))) as Head | undefined, keeper)) await read(rows.clear());
      await read(rows.put({ ...keeper, user, access } satisfies Head, HEAD));
    }),
  );
}

/**
 * Keeps records and drops others. Nothing happens where a sign-out, another user or another build has come between.
 * @param dropped the keys of records that are no longer kept.
 */
export const keepRecords = (
  keeper: Keeper,
  records: readonly KeptRecords[],
  dropped: readonly string[],
): Promise<void> =>
  attempt(
    'Keeping what was last known',
    undefined,
    inRows('readwrite', async (rows, read) => {
      if (!isOf((await read(rows.get(HEAD))) as Head | undefined, keeper)) return;
      await Promise.all([
        ...dropped.map((key) => read(rows.delete(recordKey(key)))),
        ...records.map((record) => read(rows.put(record, recordKey(record.key)))),
      ]);
    }),
  );

/** Forgets all of it: nothing of a user stays on the device without a session. */
export function forgetLastKnown(): Promise<void> {
  mark(null);
  return attempt(
    'Forgetting what was last known',
    undefined,
    inRows('readwrite', async (rows, read) => {
      await read(rows.clear());
    }),
  );
}
