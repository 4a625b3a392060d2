import { FieldPath, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { onSchedule } from 'firebase-functions/scheduler';
import { automaticAuthor, clockInOutSchema, collectionGroups } from 'shared-lib/domain';
import { planClockChange } from 'mf-tracking/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { runtime } from 'backend/kernel/runtime.ts';
import { recordOf } from 'backend/kernel/records.ts';
import { readHours, writeClock } from '../clockRecords.ts';

/** The page size of open records. */
const pageSize = 200;

/**
 * Closes one record if it is due, based on the current state of the record and its community.
 * @returns whether it did
 */
const closeOne = (found: QueryDocumentSnapshot, now: number): Promise<boolean> =>
  firestore().runTransaction(async (transaction) => {
    const customerId = found.ref.parent.parent?.id ?? '';
    const record = recordOf(clockInOutSchema, await transaction.get(found.ref));
    if (!record) return false;
    const hours = await readHours(transaction, customerId, record);
    const plan = planClockChange(
      { act: 'autoClose' },
      { record, others: [], hours, isLocked: false, by: automaticAuthor, now },
    );
    if (!plan.ok || plan.edits.length === 0) return false;
    writeClock(transaction, found.ref, plan);
    return true;
  });

/**
 * Closes every forgotten clock-in of all accounts, page by page. Each has its own transaction, so a failure
 * doesn't affect the others, and the next run finishes an interrupted one.
 * @param now epoch milliseconds
 * @returns how many were closed
 */
export const closeForgotten = async (now: number): Promise<number> => {
  const open = firestore()
    .collectionGroup(collectionGroups.clockInOuts)
    .where('status', '==', 'open')
    .orderBy(FieldPath.documentId())
    .limit(pageSize);
  let closed = 0;
  for (let last: QueryDocumentSnapshot | undefined; ;) {
    const { docs } = await (last ? open.startAfter(last) : open).get();
    for (const found of docs) {
      try {
        if (await closeOne(found, now)) closed += 1;
      } catch (error) {
        logger.error(`Closing ${found.ref.path} failed`, error);
      }
    }
    last = docs.at(-1);
    if (docs.length < pageSize) return closed;
  }
};

/** Closes forgotten clock-ins at their shift's end plus grace, within a quarter of an hour. */
export const closeForgottenClockIns = onSchedule(
  { schedule: 'every 15 minutes', timeZone: 'Etc/UTC', ...runtime.longRun },
  async () => {
    const closed = await closeForgotten(Date.now());
    if (closed > 0) logger.info(`Closed ${closed} forgotten clock-ins`);
  },
);
