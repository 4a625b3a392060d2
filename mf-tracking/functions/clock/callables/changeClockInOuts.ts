import { FieldValue } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { clockInOutSchema, paths } from 'shared-lib/domain';
import {
  clockCalls,
  planClockAddition,
  planClockChange,
  type ClockAction,
  type ClockAddition,
  type ClockPlan,
} from 'mf-tracking/domain';
import { changeRecord } from 'backend/kernel/changeRecord.ts';
import { fieldRefusal } from 'backend/kernel/fieldRefusal.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { officeCall } from 'backend/kernel/officeCall.ts';
import { storedFields } from 'backend/kernel/storedFields.ts';
import {
  approveNight,
  approveRecords,
  planNight,
  unapproveRecords,
  type ClockAuthor,
} from '../approveClocks.ts';
import {
  clockAt,
  clockFields,
  readNeighboringNights,
  readHours,
  readLocks,
  storedEdit,
} from '../clockRecords.ts';
import { conflictError } from 'backend/kernel/conflictError.ts';

/** Maximum number of records one person can have in one community on one night. */
const maxPerNight = 4;

type Refusal = Extract<ClockPlan, { ok: false }>;

/** The form fields that a rejected plan's errors belong to: a time for an overlap, or `reason`. */
const refusalOf = ({ code, fields }: Refusal): HttpsError => {
  if (code === 'changedMeanwhile') return conflictError();
  const about = Object.entries(fields).map(([field, problem]) => [field, { code: problem }] as const);
  return fieldRefusal(
    'failed-precondition',
    `Can't change the record: ${code}.`,
    about.length > 0
      ? Object.fromEntries(about)
      : { [code === 'overlaps' ? 'clockInAt' : 'reason']: { code } },
  );
};

type Correction = Extract<ClockAction, { act: 'correct' }>;

const correct = ({ customerId, by, now }: ClockAuthor, change: Correction) => {
  const reference = clockAt(customerId, change.clockInOutId);
  const entity = { reference, schema: clockInOutSchema, missing: 'Record not found.' };
  return changeRecord(entity, async (record, transaction) => {
    const [hours, isLocked, around] = await Promise.all([
      readHours(transaction, customerId, record),
      readLocks(transaction, customerId, [record.serviceDate]),
      readNeighboringNights(transaction, customerId, [record.memberId], [record.serviceDate]),
    ]);
    const plan = planClockChange(change, {
      record,
      others: around.filter(({ id }) => id !== record.id),
      hours,
      isLocked: isLocked(record.serviceDate),
      by,
      now,
    });
    if (!plan.ok) throw refusalOf(plan);
    return { ok: true, fields: clockFields(plan) };
  });
};

const add = ({ customerId, by, now }: ClockAuthor, addition: ClockAddition): Promise<string> =>
  firestore().runTransaction(async (transaction) => {
    const { memberId, communityId, serviceDate } = addition;
    const [member, community, others] = await Promise.all([
      transaction.get(firestore().doc(paths.teamMember(customerId, memberId))),
      transaction.get(firestore().doc(paths.community(customerId, communityId))),
      readNeighboringNights(transaction, customerId, [memberId], [serviceDate]),
    ]);
    if (!member.exists || !community.exists) {
      throw new HttpsError('not-found', 'Team member or community not found.');
    }
    const [hours, isLocked] = await Promise.all([
      readHours(transaction, customerId, { communityId, serviceDate }),
      readLocks(transaction, customerId, [serviceDate]),
    ]);
    const plan = planClockAddition(addition, {
      others,
      timeZone: hours.timezone,
      isLocked: isLocked(serviceDate),
      by,
      now,
    });
    if (!plan.ok) throw refusalOf(plan);
    const base = `${memberId}_${serviceDate}_${communityId}`;
    const taken = new Set(others.map(({ id }) => id));
    const id = Array.from({ length: maxPerNight }, (_, index) =>
      index === 0 ? base : `${base}_${index + 1}`,
    ).find((free) => !taken.has(free));
    if (id === undefined) throw refusalOf({ ok: false, code: 'full', fields: {} });
    transaction.create(clockAt(customerId, id), {
      memberId,
      communityId,
      serviceDate,
      shiftReportId: null,
      source: 'manual',
      ...storedFields(clockInOutSchema, plan.fields),
      edits: plan.edits.map(storedEdit),
      createdAt: FieldValue.serverTimestamp(),
      createdBy: by,
    });
    return id;
  });

/**
 * The office's actions on working times, by `act`: `correct` (result `{ success: true }`), `add`
 * (`{ clockInOutId }`), `approve` and `unapprove` (`{ approved, left }`: ids, and skipped records with the
 * reason), `approveNight` (`{ records, workedMin, left, approved }`; without `expected` it writes nothing,
 * and `approved` is empty). Each is idempotent. Every changed figure is an entry in the record's `edits`.
 *
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`; `not-found`;
 * `failed-precondition` with the affected fields; `aborted` after a concurrent change, or when a night's
 * figures have changed
 */
export const changeClockInOuts = officeCall(clockCalls.changeClockInOuts, async (act, { customerId, by }) => {
  const author = { customerId, by, now: Date.now() };
  switch (act.act) {
    case 'correct':
      return correct(author, act);
    case 'add':
      return { clockInOutId: await add(author, act) };
    case 'approve':
      return approveRecords(author, act);
    case 'unapprove':
      return unapproveRecords(author, act.clockInOutIds);
    case 'approveNight': {
      const plan = await planNight(author, act.serviceDate);
      const { workedMin } = plan;
      const records = plan.records.length;
      if (act.expected === null) return { records, workedMin, left: plan.left, approved: [] };
      if (act.expected.records !== records || act.expected.workedMin !== workedMin) {
        throw conflictError();
      }
      const done = await approveNight(author, plan);
      return { records, workedMin, left: plan.left, approved: done.approved };
    }
  }
});
