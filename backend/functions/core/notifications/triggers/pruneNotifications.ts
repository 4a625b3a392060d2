import { logger } from 'firebase-functions';
import { onSchedule } from 'firebase-functions/scheduler';
import { paths } from 'shared-lib/domain';
import { forEachCustomer } from '../../../../kernel/forEachCustomer.ts';
import { firestore } from '../../../../kernel/firebase.ts';
import { runtime } from '../../../../kernel/runtime.ts';

/** Days a notification is kept. The records it refers to are kept. */
export const daysKept = 90;

/** Maximum number of notifications kept per list, however busy an account's nights are; the bell and the list show the newest. */
export const maxNotifications = 2000;

const millisPerDay = 86_400_000;

/** Documents per write: below the 500 of a batch, because each removal runs a trigger. */
const chunk = 400;

/**
 * Removes a list's notifications that are too old or too many. Resumable and idempotent.
 * @param now epoch milliseconds
 */
const pruneList = async (list: string, now: number): Promise<void> => {
  const all = firestore().collection(list);
  const byAge = all.orderBy('timestamp', 'desc').select();
  const oldest = new Date(now - daysKept * millisPerDay);
  const { count } = (await all.count().get()).data();
  // Skipping documents costs as much as reading them.
  const [firstBeyond] =
    count > maxNotifications ? (await byAge.offset(maxNotifications).limit(1).get()).docs : [];
  const removed = [
    byAge.startAfter(oldest).limit(chunk),
    ...(firstBeyond === undefined ? [] : [byAge.startAt(firstBeyond).limit(chunk)]),
  ];
  for (const query of removed) {
    for (let isLast = false; !isLast;) {
      const { docs } = await query.get();
      const batch = firestore().batch();
      for (const { ref } of docs) batch.delete(ref);
      await batch.commit();
      isLast = docs.length < chunk;
    }
  }
};

/**
 * Removes an account's notifications that are too old or too many: from the owner's list, and each Admin's own.
 * @param now epoch milliseconds
 */
export const prune = async (customerId: string, now: number): Promise<void> => {
  await pruneList(paths.notifications(customerId), now);
  const people = firestore().collection(paths.notificationSettings(customerId));
  const own = await people.where('isOwn', '==', true).select().get();
  for (const { id } of own.docs) await pruneList(paths.ownNotifications(customerId, id), now);
};

/** Daily removal of every account's old notifications. */
export const pruneNotifications = onSchedule(
  { schedule: '30 11 * * *', timeZone: 'Etc/UTC', ...runtime.longestRun },
  () =>
    forEachCustomer(
      (customerId) => prune(customerId, Date.now()),
      (customerId, error) => logger.error(`Removing old notifications of ${customerId} failed`, error),
    ),
);
