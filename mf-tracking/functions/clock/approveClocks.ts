import { addDays, clockInOutSchema, workedMinutes, type ClockInOut } from 'shared-lib/domain';
import { clockLimits } from 'mf-tracking/domain';
import { overlapped } from 'mf-tracking/domain';
import { planClockChange, type ClockAction, type ClockRefusal } from 'mf-tracking/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { recordOf } from 'backend/kernel/records.ts';
import {
  clockAt,
  readNeighboringNights,
  readClocks,
  readLocks,
  unknownHours,
  writeClock,
} from './clockRecords.ts';
import { recordsOfNights } from './payPeriodRecords.ts';

/** The author, and when they made the request. */
export interface ClockAuthor {
  readonly customerId: string;
  readonly by: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** A skipped record, and why. */
export interface SkippedRecord {
  readonly id: string;
  readonly code: ClockRefusal | 'missing';
}

export interface Approved {
  /** The newly approved ones. */
  readonly approved: readonly string[];
  readonly left: readonly SkippedRecord[];
}

type Approval = Extract<ClockAction, { act: 'approve' }>;

const refusalOf = (code: ClockRefusal | 'wrongTimes'): ClockRefusal =>
  code === 'wrongTimes' ? 'changedMeanwhile' : code;

/** Approves records as their author saw them, in one transaction; others are skipped and named. */
export const approveRecords = (
  { customerId, by, now }: ClockAuthor,
  { records, isChecked }: Pick<Approval, 'records' | 'isChecked'>,
): Promise<Approved> =>
  firestore().runTransaction(async (transaction) => {
    const ids = records.map(({ id }) => id);
    const found = await readClocks(transaction, customerId, ids);
    const isLocked = await readLocks(
      transaction,
      customerId,
      [...found.values()].map(({ serviceDate }) => serviceDate),
    );
    const around = await readNeighboringNights(
      transaction,
      customerId,
      [...found.values()].map(({ memberId }) => memberId),
      [...found.values()].map(({ serviceDate }) => serviceDate),
    );
    const approved: string[] = [];
    const left: SkippedRecord[] = [];
    for (const [id, { workedMin }] of new Map(records.map((record) => [record.id, record]))) {
      const record = found.get(id);
      if (!record) {
        left.push({ id, code: 'missing' });
        continue;
      }
      const facts = {
        record,
        others: overlapped(record, around),
        hours: unknownHours,
        isLocked: isLocked(record.serviceDate),
        by,
        now,
      };
      const plan = planClockChange({ act: 'approve', workedMin, isChecked }, facts);
      if (!plan.ok) left.push({ id, code: refusalOf(plan.code) });
      else if (plan.edits.length > 0) {
        writeClock(transaction, clockAt(customerId, id), plan);
        approved.push(id);
      }
    }
    return { approved, left };
  });

/** Withdraws approvals; records without one stay as they are. */
export const unapproveRecords = (
  { customerId, by, now }: ClockAuthor,
  ids: readonly string[],
): Promise<Approved> =>
  firestore().runTransaction(async (transaction) => {
    const found = [...(await readClocks(transaction, customerId, ids)).values()];
    const isLocked = await readLocks(
      transaction,
      customerId,
      found.map(({ serviceDate }) => serviceDate),
    );
    const left: SkippedRecord[] = [];
    for (const record of found) {
      const facts = {
        record,
        others: [],
        hours: unknownHours,
        isLocked: isLocked(record.serviceDate),
        by,
        now,
      };
      const plan = planClockChange({ act: 'unapprove' }, facts);
      if (plan.ok) writeClock(transaction, clockAt(customerId, record.id), plan);
      else left.push({ id: record.id, code: refusalOf(plan.code) });
    }
    return { approved: [], left };
  });

/** A preview of approving a night. */
export interface NightPlan {
  readonly records: readonly { readonly id: string; readonly workedMin: number | null }[];
  readonly workedMin: number;
  readonly left: readonly (SkippedRecord & Pick<ClockInOut, 'memberId' | 'communityId'>)[];
}

/**
 * Splits a night's records into those that can be approved and those to skip, with the reason. Missed shifts
 * are not included.
 */
export const planNight = async (
  { customerId, by, now }: ClockAuthor,
  serviceDate: string,
): Promise<NightPlan> =>
  firestore().runTransaction(
    async (transaction) => {
      const { docs } = await transaction.get(
        recordsOfNights(customerId, { from: addDays(serviceDate, -1), to: addDays(serviceDate, 1) }),
      );
      const around = docs.flatMap((document) => recordOf(clockInOutSchema, document) ?? []);
      const isLocked = (await readLocks(transaction, customerId, [serviceDate]))(serviceDate);
      const records: { id: string; workedMin: number | null }[] = [];
      const left: NightPlan['left'][number][] = [];
      let workedMin = 0;
      for (const record of around) {
        if (record.serviceDate !== serviceDate || record.status === 'missed') continue;
        const { id, memberId, communityId } = record;
        const plan = planClockChange(
          { act: 'approve', workedMin: record.workedMin, isChecked: false },
          { record, others: overlapped(record, around), hours: unknownHours, isLocked, by, now },
        );
        if (!plan.ok) left.push({ id, code: refusalOf(plan.code), memberId, communityId });
        else if (plan.edits.length > 0) {
          records.push({ id, workedMin: record.workedMin });
          workedMin += workedMinutes(record) ?? 0;
        }
      }
      return { records, workedMin, left };
    },
    { readOnly: true },
  );

/**
 * Approves a night's plan, in as many transactions as needed. It can be repeated after an interruption.
 */
export const approveNight = async (author: ClockAuthor, { records }: NightPlan): Promise<Approved> => {
  const approved: string[] = [];
  const left: SkippedRecord[] = [];
  for (let start = 0; start < records.length; start += clockLimits.approvals) {
    const part = records.slice(start, start + clockLimits.approvals);
    const done = await approveRecords(author, { records: part, isChecked: false });
    approved.push(...done.approved);
    left.push(...done.left);
  }
  return { approved, left };
};
