import { documentId, where, type Query } from 'firebase/firestore';
import { paths, recordChangesSchema, type CachedKind, type DocumentSchema } from '../../domain/index.ts';
import { onWriteStart } from '../connection/writes.ts';
import { evictCached, getCached, setCached } from '../lastKnown/recordCache.ts';
import { listenToQuery } from '../listenTo.ts';
import { documentsAt } from '../liveHooks.ts';
import { reportProblem } from '../reportProblem.ts';

/** A query for records of a kind. */
interface KindQuery<T> {
  readonly customerId: string;
  readonly kind: CachedKind;
  /** Its unique name on this device. */
  readonly name: string;
  readonly asked: Query;
  readonly schema: DocumentSchema<T>;
}

/** A query's result as stored on a device. */
export interface CachedResult<T> {
  readonly records: readonly T[];
  /** How many documents there were, including damaged ones. */
  readonly found: number;
  /** The records' change marker at that time. */
  readonly change: string;
  /** When the records themselves were last listened to, in epoch milliseconds. */
  readonly readAt: number;
}

/**
 * How long an unchanged marker suffices, in milliseconds; after that, changes that bypassed functions are picked up
 * too, such as a restored backup.
 */
const enoughFor = 24 * 60 * 60_000;

/**
 * Whether a stored answer is still current.
 * @param change the records' current change marker; null if unknown
 * @param now epoch milliseconds
 */
export const isCacheComplete = (
  { change: then, readAt }: Pick<CachedResult<unknown>, 'change' | 'readAt'>,
  change: string | null,
  now: number,
): boolean => change === then && readAt <= now && now - readAt < enoughFor;

/**
 * Listens to the change marker of a kind of records: one document that functions rewrite at each change, including
 * deletions.
 * @param onChange gets null if it is unknown.
 * @returns the function that detaches it.
 */
export const listenToLastChange = (
  customerId: string,
  kind: CachedKind,
  onChange: (change: string | null) => void,
): (() => void) =>
  listenToQuery(
    documentsAt(paths.changes(customerId), where(documentId(), '==', kind)),
    recordChangesSchema,
    ([word]) => onChange(word?.change ?? null),
    (error) => {
      reportProblem(`Listening to whether ${kind} have changed failed`, error);
      onChange(null);
    },
  );

/**
 * Listens to records whose last result this device stores. While no record of their kind has changed, only the change
 * marker is read. From the first change on, or from this page's first write, it listens to the records themselves.
 * @param onData gets the records in the query's order, and how many documents there are, including damaged ones.
 * @returns the function that detaches it.
 */
export function listenToUnchanged<T>(
  { customerId, kind, name, asked, schema }: KindQuery<T>,
  onData: (records: readonly T[], found: number) => void,
  onError: (error: unknown) => void,
): () => void {
  const key = `records of ${name}`;
  const kept = getCached<CachedResult<T>>(key)?.data ?? null;
  let change: string | null = null;
  let latest: Omit<CachedResult<T>, 'change'> | null = null;
  let leaveRecords: (() => void) | null = null;

  // One stream delivers both as of the same point in time, so the result includes everything up to that change.
  const keep = () => {
    if (latest !== null && change !== null) setCached(key, { ...latest, change }, Date.now());
  };
  const follow = () => {
    const readAt = Date.now();
    leaveRecords ??= listenToQuery(
      asked,
      schema,
      (records, found) => {
        latest = { records, found, readAt };
        keep();
        onData(records, found);
      },
      (error) => {
        // Access may have been revoked since.
        evictCached(key);
        onError(error);
      },
    );
  };

  const leaveWrites = onWriteStart(follow);
  const leaveChange = listenToLastChange(customerId, kind, (latestChange) => {
    change = latestChange;
    if (kept !== null && leaveRecords === null && isCacheComplete(kept, change, Date.now())) {
      onData(kept.records, kept.found);
    } else {
      follow();
      keep();
    }
  });
  if (kept === null) follow();
  return () => {
    leaveWrites();
    leaveChange();
    leaveRecords?.();
  };
}
