import { logger } from 'firebase-functions';
import { onSchedule } from 'firebase-functions/scheduler';
import { paths } from 'shared-lib/domain';
import { forEveryCustomer } from '../../../../kernel/everyCustomer.ts';
import { firestore } from '../../../../kernel/firebase.ts';
import { runtime } from '../../../../kernel/runtime.ts';

/** Days that a notification is kept. What it is about stays in its own records. */
export const daysKept = 90;

/** As many as an account keeps, however busy its nights are: the bell and the list read the newest. */
export const mostKept = 2000;

const millisPerDay = 86_400_000;

/** Documents that one write removes: less than the 500 of a batch, since a trigger follows each. */
const chunk = 400;

/**
 * Removes the notifications of a list that are too old, or too many. It can be repeated, and goes on where it ended.
 * @param now epoch milliseconds
 */
const pruneList = async (list: string, now: number): Promise<void> => {
  const all = firestore().collection(list);
  const byAge = all.orderBy('timestamp', 'desc').select();
  const oldest = new Date(now - daysKept * millisPerDay);
  const { count } = (await all.count().get()).data();
  // To skip some costs as much as to read them.
  const [firstBeyond] = count > mostKept ? (await byAge.offset(mostKept).limit(1).get()).docs : [];
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
 * Removes the notifications of an account that are too old, or too many: of the owner's list, and of each Admin's own.
 * @param now epoch milliseconds
 */
export const prune = async (customerId: string, now: number): Promise<void> => {
  await pruneList(paths.notifications(customerId), now);
  const people = firestore().collection(paths.notificationSettings(customerId));
  const own = await people.where('isOwn', '==', true).select().get();
  for (const { id } of own.docs) await pruneList(paths.ownNotifications(customerId, id), now);
};

/** Removes old notifications of every account once a day. */
export const pruneNotifications = onSchedule(
  { schedule: '30 11 * * *', timeZone: 'Etc/UTC', ...runtime.longestRun },
  () =>
    forEveryCustomer(
      (customerId) => prune(customerId, Date.now()),
      (customerId, error) => logger.error(`Old notifications of ${customerId} could not be removed`, error),
    ),
);
