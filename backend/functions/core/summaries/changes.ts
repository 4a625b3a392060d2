import { randomUUID } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import { cachedKinds, paths, type CachedKind } from 'shared-lib/domain';
import { recordChanges } from './domain/summaryState.ts';
import { firestore } from '../../../kernel/firebase.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { inBatches } from './inBatches.ts';
import { inTransaction } from './transactions.ts';

const newMarker = () => ({ ...recordChanges(randomUUID()), updatedAt: FieldValue.serverTimestamp() });

/**
 * Minimum time between two writes of a kind's marker, in milliseconds. On a busy night dozens of records of a kind change per second, while
 * Firestore recommends about one write per second and document.
 */
const minInterval = 500;

/**
 * Options of functions that mark changes. Their events wait for the next marker, so an instance handles as many at once as Cloud Run
 * allows: with the default of 80, a burst would be processed at 160 per second.
 */
export const changeRecorderOptions = { ...runtime.noting, retry: true } as const;

const note = inBatches<CachedKind>(
  async (key, [kind]) => {
    if (kind === undefined) return;
    const customerId = key.slice(0, key.indexOf('/'));
    await firestore().doc(paths.recordChanges(customerId, kind)).set(newMarker());
  },
  // It reads nothing, so one write can cover any number of changes.
  { apart: minInterval, max: Infinity },
);

/**
 * Marks that records of a kind have changed, so that devices reload those they have cached. The cost is the same whichever event calls it,
 * and however often.
 */
export const recordChange = (customerId: string, kind: CachedKind): Promise<void> =>
  note(`${customerId}/${kind}`, kind);

/** Ensures that each kind has a marker: without one, devices cache nothing. */
export const completeChanges = (customerId: string): Promise<void> =>
  inTransaction(async (transaction) => {
    const markers = cachedKinds.map((kind) => firestore().doc(paths.recordChanges(customerId, kind)));
    const found = await transaction.getAll(...markers);
    for (const { exists, ref } of found) if (!exists) transaction.set(ref, newMarker());
  });
