import type { ShiftHours } from '../schedule/shiftEndAt.ts';
import { autoCloseAt, lateMinutes } from './derivedClock.ts';
import {
  workedMinutes,
  changedFields,
  changedMeanwhile,
  type ClockTimes,
  type ClockEdit,
  type ClockInOut,
} from 'shared-lib/domain';
import type { ClockCorrection } from './clockAction.ts';
import {
  clockLimits,
  clockTimeProblems,
  overlapWith,
  type ClockTimeField,
  type ClockTimeProblem,
  type Presence,
} from './clockTimeProblems.ts';

/** Why a record can't be changed. */
export const clockRefusals = [
  /** Its pay period is locked. */
  'locked',
  /** It has changed since its author saw it. */
  changedMeanwhile,
  /** It has the maximum number of entries. */
  'full',
  /** There is no member to pay. */
  'nobody',
  'missed',
  'open',
  /** Its clock-out was filled in automatically, and no one has checked it. */
  'notChecked',
  /** Another record has the same person on the clock at that time. */
  'overlaps',
] as const;

export type ClockRefusal = (typeof clockRefusals)[number];

/** A change of an existing record. */
export type ClockChange =
  | ({ readonly act: 'correct' } & Omit<ClockCorrection, 'act' | 'clockInOutId'>)
  | { readonly act: 'approve'; readonly workedMin: number | null; readonly isChecked: boolean }
  | { readonly act: 'unapprove' }
  | { readonly act: 'autoClose' };

/** The data that a change depends on. */
export interface ClockFacts {
  readonly record: ClockInOut;
  /**
   * The same person's other records, on its night and the adjacent ones; not needed to close a record or
   * withdraw an approval.
   */
  readonly others: readonly Presence[];
  /** When shifts end at its community, and in which time zone. */
  readonly hours: ShiftHours;
  /** Whether its night's pay period is locked. */
  readonly isLocked: boolean;
  /** The author: a login uid, or `automaticAuthor`. */
  readonly by: string;
  /** The moment of the request, epoch milliseconds. */
  readonly now: number;
}

/** The fields of a record that a change writes. */
type ClockFields = Partial<
  ClockTimes & Pick<ClockInOut, 'status' | 'workedMin' | 'lateMin' | 'approvedBy' | 'approvedAt'>
>;

/** The result of a change. If it was already made, nothing is written. */
export type ClockPlan =
  | {
      readonly ok: false;
      readonly code: ClockRefusal | 'wrongTimes';
      readonly fields: Partial<Record<ClockTimeField, ClockTimeProblem>>;
    }
  | { readonly ok: true; readonly fields: ClockFields; readonly edits: readonly ClockEdit[] };

/** A rejection, with the error of each time. */
export const refused = (
  code: ClockRefusal | 'wrongTimes',
  fields: Partial<Record<ClockTimeField, ClockTimeProblem>> = {},
): ClockPlan => ({ ok: false, code, fields });

const nothing: ClockPlan = { ok: true, fields: {}, edits: [] };

export const timeFields = ['clockInAt', 'clockOutAt', 'breakMin'] as const;

const differing = (one: ClockTimes, other: ClockTimes) =>
  timeFields.filter((field) => one[field] !== other[field]);

/** Fields derived from the times. */
export const calculatedFields = (record: Pick<ClockInOut, 'scheduledStart'>, times: ClockTimes) => ({
  workedMin: workedMinutes(times),
  lateMin: lateMinutes({ scheduledStart: record.scheduledStart, clockInAt: times.clockInAt }),
});

/** A correction withdraws an approval, since the approved values are gone. */
const correct = (
  change: Extract<ClockChange, { act: 'correct' }>,
  { record, others, hours, isLocked, by, now }: ClockFacts,
): ClockPlan => {
  const { clockInAt, clockOutAt, breakMin, reason } = change;
  const times = { clockInAt, clockOutAt, breakMin };
  const changed = differing(record, times);
  // An automatic time can be "corrected" to the same value, which confirms that someone has checked it.
  const keepsAutomatic = changed.length === 0 && record.status === 'autoClosed';
  if (changed.length === 0 && !keepsAutomatic) return nothing;
  if (isLocked) return refused('locked');
  if (changedFields(record, change.seen, timeFields).length > 0) return refused(changedMeanwhile);
  const mayBeOpen = record.status === 'open';
  const problems = clockTimeProblems(times, {
    serviceDate: record.serviceDate,
    timeZone: hours.timezone,
    mayBeOpen,
    now,
  });
  if (Object.keys(problems).length > 0) return refused('wrongTimes', problems);
  // Existing overlaps can be fixed step by step.
  if (overlapWith(times, others) > overlapWith(record, others)) return refused('overlaps');
  const entry = (field: keyof ClockInOut, from: number | null, to: number | null): ClockEdit => ({
    by,
    at: now,
    field,
    from,
    to,
    reason,
  });
  const written = keepsAutomatic ? (['clockOutAt'] as const) : changed;
  const isApproved = record.approvedAt !== null;
  const edits = [
    ...written.map((field) => entry(field, record[field], times[field])),
    ...(isApproved ? [entry('approvedAt', record.approvedAt, null)] : []),
  ];
  if (record.edits.length + edits.length > clockLimits.edits) return refused('full');
  return {
    ok: true,
    fields: {
      ...Object.fromEntries(changed.map((field) => [field, times[field]])),
      status: clockOutAt === null ? 'open' : 'closed',
      ...calculatedFields(record, times),
      ...(isApproved && { approvedBy: null, approvedAt: null }),
    },
    edits,
  };
};

const approve = (
  { workedMin, isChecked }: Extract<ClockChange, { act: 'approve' }>,
  { record, others, isLocked, by, now }: ClockFacts,
): ClockPlan => {
  if (record.approvedAt !== null) return nothing;
  if (record.status === 'missed') return refused('missed');
  if (record.clockInAt === null || record.clockOutAt === null) return refused('open');
  if (isLocked) return refused('locked');
  if (record.memberId === null) return refused('nobody');
  if (record.status === 'autoClosed' && !isChecked) return refused('notChecked');
  if (record.workedMin !== workedMin) return refused(changedMeanwhile);
  if (overlapWith(record, others) > 0) return refused('overlaps');
  if (record.edits.length >= clockLimits.edits) return refused('full');
  return {
    ok: true,
    // The approved time is computed from the times, regardless of the stored figure.
    fields: { approvedBy: by, approvedAt: now, workedMin: workedMinutes(record) },
    edits: [{ by, at: now, field: 'approvedAt', from: null, to: now, reason: '' }],
  };
};

const unapprove = ({ record, isLocked, by, now }: ClockFacts): ClockPlan => {
  if (record.approvedAt === null) return nothing;
  if (isLocked) return refused('locked');
  if (record.edits.length >= clockLimits.edits) return refused('full');
  return {
    ok: true,
    fields: { approvedBy: null, approvedAt: null },
    edits: [{ by, at: now, field: 'approvedAt', from: record.approvedAt, to: null, reason: '' }],
  };
};

/** Closes a forgotten clock-in once it is due. It isn't paid until someone has checked it. */
const autoClose = ({ record, hours, by, now }: ClockFacts): ClockPlan => {
  const { status, clockInAt, clockOutAt, breakMin, serviceDate } = record;
  if (status !== 'open' || clockInAt === null || clockOutAt !== null) return nothing;
  const closedAt = autoCloseAt(serviceDate, clockInAt, hours);
  if (closedAt > now) return nothing;
  return {
    ok: true,
    fields: {
      status: 'autoClosed',
      clockOutAt: closedAt,
      ...calculatedFields(record, { clockInAt, clockOutAt: closedAt, breakMin }),
    },
    edits: [{ by, at: now, field: 'clockOutAt', from: null, to: closedAt, reason: '' }],
  };
};

/** Plans a change of a record. Changes are idempotent. */
export const planClockChange = (change: ClockChange, facts: ClockFacts): ClockPlan => {
  switch (change.act) {
    case 'correct':
      return correct(change, facts);
    case 'approve':
      return approve(change, facts);
    case 'unapprove':
      return unapprove(facts);
    case 'autoClose':
      return autoClose(facts);
  }
};
