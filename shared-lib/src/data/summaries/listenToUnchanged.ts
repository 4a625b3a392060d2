import type { Query } from 'firebase/firestore';
import type { DocumentSchema, CachedKind } from '../../domain/index.ts';
import { onWriteStart } from '../connection/writes.ts';
import { evictCached, getCached, setCached } from '../lastKnown/recordCache.ts';
import { listenToQuery } from '../listenTo.ts';
import { isCacheComplete, type CachedResult } from './cachedResult.ts';
import { listenToLastChange } from './listenToLastChange.ts';

/** A query for records of a kind. */
interface KindQuery<T> {
  readonly customerId: string;
  readonly kind: CachedKind;
  /** Its unique name on this device. */
  readonly name: string;
  readonly asked: Query;
  readonly schema: DocumentSchema<T>;
}

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

  // One stream delivers both, at one point in time, so the result includes everything up to that change.
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
