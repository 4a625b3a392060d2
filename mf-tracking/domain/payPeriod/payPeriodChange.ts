import * as z from 'shared-lib/domain/schema';
import { clockLimits, overlapped } from '../clockInOut/clockTimeProblems.ts';
import { serviceNight, groupBy, type Payroll, type Decision } from 'shared-lib/domain';
import { calendarDate, count, id, shortText } from 'shared-lib/domain/schema';
import { payPeriodAt } from './periods.ts';
import { payObstacleOf, payObstacles, payRowsText, type PaidRecord, type PayObstacle } from './payRows.ts';
import type { PayPeriod } from './payPeriod.ts';

const nightsAsked = { from: calendarDate, to: calendarDate };

/** The payload for locking or reopening a pay period. */
export const payPeriodActSchema = z.discriminatedUnion('act', [
  /** `workedMin` is the total its author saw. */
  z.object({ act: z.literal('lock'), ...nightsAsked, workedMin: count }),
  z.object({
    act: z.literal('reopen'),
    ...nightsAsked,
    reason: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(clockLimits.reason)),
  }),
]);

export type PayPeriodAction = z.output<typeof payPeriodActSchema>;

/** The payload for reading a pay period. */
export const payPeriodQuestionSchema = z.object(nightsAsked);

/** Maximum number of blocking records that are listed; beyond that only their number is given. */
export const maxNamedObstacles = 50;

/** A record that blocks locking. */
const obstacle = z.object({
  id,
  memberId: z.nullable(id),
  communityId: id,
  serviceDate: calendarDate,
  why: z.enum(payObstacles),
});

/** A pay period as computed on the server; frozen once locked. */
export const calculatedPeriodSchema = z.object({
  rows: payRowsText,
  /** The members' names when it was locked, by id; empty while it is open. */
  names: z._default(z.record(id, shortText), {}),
  obstacles: z.array(obstacle),
  obstacleCount: count,
  /** Records that arrived after the lock and aren't paid with it. */
  lateRecords: count,
});

export type CalculatedPeriod = z.output<typeof calculatedPeriodSchema>;

export type NamedObstacle = z.output<typeof obstacle>;

/** The records that block locking: those not approved, and overlapping ones of one member. */
export const obstaclesOf = (records: readonly PaidRecord[]): NamedObstacle[] => {
  const byMember = groupBy(records, ({ memberId }) => memberId);
  return records.flatMap((record) => {
    const isTwice = overlapped(record, byMember.get(record.memberId) ?? []).length > 0;
    const why: PayObstacle | null = isTwice ? 'overlaps' : payObstacleOf(record);
    const { id: recordId, memberId, communityId, serviceDate } = record;
    return why === null ? [] : [{ id: recordId, memberId, communityId, serviceDate, why }];
  });
};

export type PayPeriodRefusal = 'otherNights' | 'notOver' | 'notApproved' | 'changedMeanwhile' | 'notLocked';

interface PayPeriodFacts {
  readonly payroll: Payroll;
  /** The periods with a document. */
  readonly kept: readonly Pick<PayPeriod, 'from' | 'to' | 'state'>[];
  /** The number of its records that aren't approved, and the total of those that are. */
  readonly obstacles: number;
  readonly workedMin: number;
  /** The business's IANA zone. */
  readonly timeZone: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

export type PayPeriodPlan = Decision<{ isWritten: boolean }, PayPeriodRefusal>;

/**
 * Decides whether a period can be locked or reopened. Retries are idempotent. A period ends at noon after its last night, in the business's
 * time zone.
 */
export const planPayPeriodChange = (
  act: PayPeriodAction,
  { payroll, kept, obstacles, workedMin, timeZone, now }: PayPeriodFacts,
): PayPeriodPlan => {
  const own = kept.find(({ from, to }) => from === act.from && to === act.to);
  const isLocked = own?.state === 'locked';
  if (act.act === 'reopen') {
    if (own === undefined) return { ok: false, code: 'notLocked' };
    return { ok: true, isWritten: isLocked };
  }
  if (isLocked) return { ok: true, isWritten: false };
  const { from, to } = payPeriodAt(act.from, payroll, kept);
  if (from !== act.from || to !== act.to) return { ok: false, code: 'otherNights' };
  if (serviceNight(now, timeZone) <= act.to) return { ok: false, code: 'notOver' };
  if (obstacles > 0) return { ok: false, code: 'notApproved' };
  return workedMin === act.workedMin
    ? { ok: true, isWritten: true }
    : { ok: false, code: 'changedMeanwhile' };
};
