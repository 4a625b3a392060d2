import { onSchedule } from 'firebase-functions/scheduler';
import { firestore } from '../../../../kernel/firebase.ts';
import { runtime } from '../../../../kernel/runtime.ts';
import { expiringGroups, expiringTopLevelCollections } from '../expiringCollections.ts';

/** Documents per write: below the 500 of a batch. */
const chunk = 400;

/**
 * Removes expired documents.
 * @param now epoch milliseconds
 */
export const removeExpired = async (now: number): Promise<void> => {
  const sources = [
    ...expiringTopLevelCollections.map((collection) => firestore().collection(collection)),
    ...expiringGroups.map((group) => firestore().collectionGroup(group)),
  ];
  for (const source of sources) {
    const expired = source.where('expiresAt', '<=', new Date(now));
    for (let isLast = false; !isLast;) {
      const { docs } = await expired.select().limit(chunk).get();
      const batch = firestore().batch();
      for (const { ref } of docs) batch.delete(ref);
      await batch.commit();
      isLast = docs.length < chunk;
    }
  }
};

/** Hourly removal of expired documents: used links, answered requests, counters, unconfirmed sign-ups, payments, problems, form proofs, shared proofs of pickup, the activity log. */
export const pruneExpired = onSchedule(
  { schedule: 'every 1 hours', timeZone: 'Etc/UTC', ...runtime.run },
  () => removeExpired(Date.now()),
);
