import * as z from 'shared-lib/domain/schema';
import {
  clockLimits,
  serviceNight,
  grouped,
  type PayPeriod,
  type Payroll,
  type Decision,
} from 'shared-lib/domain';
import { calendarDate, count, id, shortText } from 'shared-lib/domain/schema';
import { overlapped } from '../clockInOut/overlaps.ts';
import { payPeriodAt } from './periods.ts';
import { payObstacleOf, payObstacles, payRowsText, type PaidRecord, type PayObstacle } from './payRows.ts';

const nightsAsked = { from: calendarDate, to: calendarDate };

/** What is asked of whoever closes or reopens a pay period. */
export const payPeriodActSchema = z.discriminatedUnion('act', [
  /** `workedMin` is the total that its author saw. */
  z.object({ act: z.literal('lock'), ...nightsAsked, workedMin: count }),
  z.object({
    act: z.literal('reopen'),
    ...nightsAsked,
    reason: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(clockLimits.reason)),
  }),
]);

export type PayPeriodAct = z.output<typeof payPeriodActSchema>;

/** What is asked of whoever looks at a pay period. */
export const payPeriodQuestionSchema = z.object(nightsAsked);

/** As many records as are named that stand in a lock's way; of more there is the number. */
export const maxNamedObstacles = 50;

/** One record that stands in a lock's way. */
const obstacle = z.object({
  id,
  memberId: z.nullable(id),
  communityId: id,
  serviceDate: calendarDate,
  why: z.enum(payObstacles),
});

/** A pay period as it is reckoned on the server: frozen where it is locked. */
export const reckonedPeriodSchema = z.object({
  rows: payRowsText,
  /** What members were called when it was locked, by id; none while it is open. */
  names: z._default(z.record(id, shortText), {}),
  obstacles: z.array(obstacle),
  obstacleCount: count,
  /** Records that came after the lock, and are not paid with it. */
  cameAfter: count,
});

export type ReckonedPeriod = z.output<typeof reckonedPeriodSchema>;

export type NamedObstacle = z.output<typeof obstacle>;

/** The records that stand in a lock's way: those to be approved, and those of one person at the same time. */
export const obstaclesOf = (records: readonly PaidRecord[]): NamedObstacle[] => {
  const byMember = grouped(records, ({ memberId }) => memberId);
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
  /** The periods that have a document. */
  readonly kept: readonly Pick<PayPeriod, 'from' | 'to' | 'state'>[];
  /** How many records of its nights are not approved, and what those that are come to. */
  readonly obstacles: number;
  readonly workedMin: number;
  /** The business's IANA zone. */
  readonly timeZone: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

export type PayPeriodPlan = Decision<{ isWritten: boolean }, PayPeriodRefusal>;

/**
 * Whether a period can be locked or reopened. What is so already changes nothing. A period is over at noon after its last night, on the
 * business's clock.
 */
export const planPayPeriodChange = (
  act: PayPeriodAct,
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
