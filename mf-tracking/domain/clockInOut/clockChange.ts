import {
  clockLimits,
  autoCloseAt,
  lateMinutes,
  workedMinutes,
  changedFields,
  changedMeanwhile,
  type ClockTimes,
  type ShiftHours,
  type ClockEdit,
  type ClockInOut,
} from 'shared-lib/domain';
import { overlapWith, type Presence } from './overlaps.ts';
import type { ClockCorrection } from './clockAct.ts';
import { clockTimeProblems, type ClockTimeField, type ClockTimeProblem } from './clockTimeProblems.ts';

/** Why a record can't be changed so. */
export const clockRefusals = [
  /** Its pay period is locked. */
  'locked',
  /** It is otherwise by now than its author saw. */
  changedMeanwhile,
  /** It has as many entries as a record keeps. */
  'full',
  /** Nobody is named who could be paid. */
  'nobody',
  'missed',
  'open',
  /** Its clock-out was filled in automatically, and nobody has looked at it. */
  'notLookedAt',
  /** Another record has the same person on the clock at that time. */
  'overlaps',
] as const;

export type ClockRefusal = (typeof clockRefusals)[number];

/** A change of one record that is there. */
export type ClockChange =
  | ({ readonly act: 'correct' } & Omit<ClockCorrection, 'act' | 'clockInOutId'>)
  | { readonly act: 'approve'; readonly workedMin: number | null; readonly isLookedAt: boolean }
  | { readonly act: 'unapprove' }
  | { readonly act: 'autoClose' };

/** What a change is decided by. */
export interface ClockFacts {
  readonly record: ClockInOut;
  /** The other records of the same person, of its night and those next to it; none are asked for to close or to take back. */
  readonly others: readonly Presence[];
  /** When shifts end at its community, and by which clock. */
  readonly hours: ShiftHours;
  /** Whether the pay period of its night is locked. */
  readonly isLocked: boolean;
  /** Who makes the change: a login uid, or `automaticAuthor`. */
  readonly by: string;
  /** The moment of the request, epoch milliseconds. */
  readonly now: number;
}

/** The fields of a record that a change writes. */
type ClockFields = Partial<
  ClockTimes & Pick<ClockInOut, 'status' | 'workedMin' | 'lateMin' | 'approvedBy' | 'approvedAt'>
>;

/** What a change comes to. Where nothing differs, since it was made before, nothing is written. */
export type ClockPlan =
  | {
      readonly ok: false;
      readonly code: ClockRefusal | 'wrongTimes';
      readonly fields: Partial<Record<ClockTimeField, ClockTimeProblem>>;
    }
  | { readonly ok: true; readonly fields: ClockFields; readonly edits: readonly ClockEdit[] };

/** A refusal, with what is wrong with which time. */
export const refused = (
  code: ClockRefusal | 'wrongTimes',
  fields: Partial<Record<ClockTimeField, ClockTimeProblem>> = {},
): ClockPlan => ({ ok: false, code, fields });

const nothing: ClockPlan = { ok: true, fields: {}, edits: [] };

export const timeFields = ['clockInAt', 'clockOutAt', 'breakMin'] as const;

const differing = (one: ClockTimes, other: ClockTimes) =>
  timeFields.filter((field) => one[field] !== other[field]);

/** What times come to, beside themselves. */
export const reckoned = (record: Pick<ClockInOut, 'scheduledStart'>, times: ClockTimes) => ({
  workedMin: workedMinutes(times),
  lateMin: lateMinutes({ scheduledStart: record.scheduledStart, clockInAt: times.clockInAt }),
});

/** A correction takes back an approval: what was approved is not what is there any more. */
const correct = (
  change: Extract<ClockChange, { act: 'correct' }>,
  { record, others, hours, isLocked, by, now }: ClockFacts,
): ClockPlan => {
  const { clockInAt, clockOutAt, breakMin, reason } = change;
  const times = { clockInAt, clockOutAt, breakMin };
  const changed = differing(record, times);
  // A time that was filled in automatically can be corrected to what it says: somebody has looked at it.
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
  // What overlaps already can be mended step by step.
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
      ...reckoned(record, times),
      ...(isApproved && { approvedBy: null, approvedAt: null }),
    },
    edits,
  };
};

const approve = (
  { workedMin, isLookedAt }: Extract<ClockChange, { act: 'approve' }>,
  { record, others, isLocked, by, now }: ClockFacts,
): ClockPlan => {
  if (record.approvedAt !== null) return nothing;
  if (record.status === 'missed') return refused('missed');
  if (record.clockInAt === null || record.clockOutAt === null) return refused('open');
  if (isLocked) return refused('locked');
  if (record.memberId === null) return refused('nobody');
  if (record.status === 'autoClosed' && !isLookedAt) return refused('notLookedAt');
  if (record.workedMin !== workedMin) return refused(changedMeanwhile);
  if (overlapWith(record, others) > 0) return refused('overlaps');
  if (record.edits.length >= clockLimits.edits) return refused('full');
  return {
    ok: true,
    // What is approved is what the times come to, whoever wrote the figure.
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

/** Closes a clock-in that was forgotten, once it is time. Nothing is paid by it: somebody has to look at it first. */
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
      ...reckoned(record, { clockInAt, clockOutAt: closedAt, breakMin }),
    },
    edits: [{ by, at: now, field: 'clockOutAt', from: null, to: closedAt, reason: '' }],
  };
};

/** What a change of a record comes to. One that was made before changes nothing, so each may be asked for again. */
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
