import { FieldValue, type DocumentReference, type Transaction } from 'firebase-admin/firestore';
import {
  addDays,
  chunksOf,
  clockInOutSchema,
  communitySchema,
  defaultTimeZone,
  lockedPeriodAt,
  paths,
  planOn,
  type ClockEdit,
  type ClockInOut,
} from 'shared-lib/domain';
import { payPeriodSchema, type PayPeriod } from 'mf-tracking/domain';
import type { ShiftHours } from 'mf-tracking/domain';
import type { ClockPlan } from 'mf-tracking/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { maxAlternatives } from 'backend/kernel/maxAlternatives.ts';
import { timestampOf } from 'backend/kernel/storedFields.ts';
import { recordOf, updateRecord } from 'backend/kernel/records.ts';

export const clockAt = (customerId: string, clockInOutId: string): DocumentReference =>
  firestore().doc(paths.clockInOut(customerId, clockInOutId));

/** Some records by id; missing and damaged ones are left out. */
export const readClocks = async (
  transaction: Transaction,
  customerId: string,
  ids: readonly string[],
): Promise<Map<string, ClockInOut>> => {
  const snapshots = await transaction.getAll(...[...new Set(ids)].map((id) => clockAt(customerId, id)));
  const records = snapshots.flatMap((snapshot) => recordOf(clockInOutSchema, snapshot) ?? []);
  return new Map(records.map((record) => [record.id, record]));
};

/**
 * All records of some members, on some nights and the adjacent ones: a clock-in before midnight may end on
 * the next night's day.
 * @param dates `YYYY-MM-DD`
 */
export const readNeighboringNights = async (
  transaction: Pick<Transaction, 'get'>,
  customerId: string,
  members: readonly (string | null)[],
  dates: readonly string[],
): Promise<ClockInOut[]> => {
  const sorted = dates.toSorted();
  const [first, last] = [sorted[0], sorted.at(-1)];
  const named = [...new Set(members.filter((member) => member !== null))];
  if (first === undefined || last === undefined) return [];
  const found = await Promise.all(
    chunksOf(named, maxAlternatives).map((part) =>
      transaction.get(
        firestore()
          .collection(paths.clockInOuts(customerId))
          .where('memberId', 'in', part)
          .where('serviceDate', '>=', addDays(first, -1))
          .where('serviceDate', '<=', addDays(last, 1))
          .orderBy('serviceDate', 'desc'),
      ),
    ),
  );
  return found.flatMap(({ docs }) => docs.flatMap((document) => recordOf(clockInOutSchema, document) ?? []));
};

/** The default hours, from the schema, for a community without a readable record. */
export const unknownHours: ShiftHours = {
  serviceStart: '20:00',
  binInBy: '09:00',
  timezone: defaultTimeZone,
};

/**
 * When a night's shift ends at a community, and in which time zone.
 * @param serviceDate `YYYY-MM-DD`
 */
export const readHours = async (
  transaction: Pick<Transaction, 'get'>,
  customerId: string,
  { communityId, serviceDate }: Pick<ClockInOut, 'communityId' | 'serviceDate'>,
): Promise<ShiftHours> => {
  const found = await transaction.get(firestore().doc(paths.community(customerId, communityId)));
  const community = recordOf(communitySchema, found);
  return community ? planOn(community, serviceDate) : unknownHours;
};

/**
 * The pay periods that end on a night or later, for the office's changes to some nights. There are only a
 * few.
 * @param date `YYYY-MM-DD`
 */
export const readPeriodsFrom = async (
  transaction: Transaction,
  customerId: string,
  date: string,
): Promise<PayPeriod[]> => {
  const found = await transaction.get(
    firestore().collection(paths.payPeriods(customerId)).where('to', '>=', date).orderBy('to'),
  );
  return found.docs.flatMap((document) => recordOf(payPeriodSchema, document) ?? []);
};

/**
 * Returns a check of whether a night is in a locked pay period. The transaction keeps the periods from
 * changing until it ends.
 */
export const readLocks = async (
  transaction: Transaction,
  customerId: string,
  dates: readonly string[],
): Promise<(date: string) => boolean> => {
  const first = dates.toSorted()[0];
  const periods = first === undefined ? [] : await readPeriodsFrom(transaction, customerId, first);
  return (date) => lockedPeriodAt(date, periods) !== null;
};

/** An entry as stored in Firestore: `from` and `to` are moments, except for minutes of a break. */
export const storedEdit = (edit: ClockEdit) => ({
  ...edit,
  at: timestampOf(edit.at),
  ...(edit.field !== 'breakMin' && { from: timestampOf(edit.from), to: timestampOf(edit.to) }),
});

/** The fields that a plan writes; null without a difference. Entries are only ever added. */
export const clockFields = ({ fields, edits }: Extract<ClockPlan, { ok: true }>) =>
  edits.length === 0 ? null : { ...fields, edits: FieldValue.arrayUnion(...edits.map(storedEdit)) };

/** Writes a plan. Entries are only ever added, and nothing is written without a difference. */
export const writeClock = (
  transaction: Transaction,
  reference: DocumentReference,
  plan: Extract<ClockPlan, { ok: true }>,
): void => {
  const fields = clockFields(plan);
  if (fields) updateRecord(transaction, reference, clockInOutSchema, fields);
};
