import type { Query } from 'firebase/firestore';
import type { DocumentSchema, KeptKind } from '../../domain/index.ts';
import { watchOwnWrites } from '../connection/writes.ts';
import { forget, recall, remember } from '../lastKnown/lastKnown.ts';
import { listenToQuery } from '../listenTo.ts';
import { isStillEnough, type KeptAnswer } from './keptAnswer.ts';
import { listenToLastChange } from './listenToLastChange.ts';

/** A query for records of a kind. */
interface KindQuery<T> {
  readonly customerId: string;
  readonly kind: KeptKind;
  /** Names it on this device: another for each that there is. */
  readonly name: string;
  readonly asked: Query;
  readonly schema: DocumentSchema<T>;
}

/**
 * Listens to records of which this device keeps what it found. As long as no record of their kind has changed since, only the document
 * that says so is read. From the first change on, or from the first write of this page, the records themselves are listened to.
 * @param onData gets the records in the query's order, and how many documents there are, damaged ones included.
 * @returns the function that detaches it.
 */
export function listenToUnchanged<T>(
  { customerId, kind, name, asked, schema }: KindQuery<T>,
  onData: (records: readonly T[], found: number) => void,
  onError: (error: unknown) => void,
): () => void {
  const key = `records of ${name}`;
  const kept = recall<KeptAnswer<T>>(key)?.data ?? null;
  let change: string | null = null;
  let latest: Omit<KeptAnswer<T>, 'change'> | null = null;
  let leaveRecords: (() => void) | null = null;

  // One stream brings both, at one point in time: what has come by a change has it.
  const keep = () => {
    if (latest !== null && change !== null) remember(key, { ...latest, change }, Date.now());
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
        // What was granted once may not be granted any more.
        forget(key);
        onError(error);
      },
    );
  };

  const leaveWrites = watchOwnWrites(follow);
  const leaveChange = listenToLastChange(customerId, kind, (latestChange) => {
    change = latestChange;
    if (kept !== null && leaveRecords === null && isStillEnough(kept, change, Date.now())) {
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
