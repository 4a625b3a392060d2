import * as z from 'shared-lib/domain/schema';
import { success } from 'shared-lib/domain/schema';
import { clockRefusals, type ClockAct, type ClockAddition, type ClockCorrection } from 'mf-tracking/domain';
import { payPeriodCalls, type PayNights, type PayPeriodAct } from 'mf-tracking/domain';
import { call, callerOf } from 'shared-lib/data/kit';

const callPayPeriods = callerOf(payPeriodCalls);

const count = z.int().check(z.nonnegative());
const id = z.string().check(z.minLength(1));
const leftOut = z.object({ id, code: z.enum([...clockRefusals, 'missing']) });
const approved = z.object({ approved: z.array(id), left: z.array(leftOut) });
const night = z.object({
  records: count,
  workedMin: count,
  approved: z.array(id),
  left: z.array(z.extend(leftOut, { memberId: z.nullable(id), communityId: id })),
});

const act = <T>(asked: ClockAct, result: z.ZodMiniType<T>) => call('changeClockInOuts', asked, result);

/** Corrects the times of one record; refused with `aborted` after a concurrent change. */
export const correctClockInOut = (correction: ClockCorrection) => act(correction, success);

/** Adds a record for someone who could not clock in. */
export const addClockInOut = (addition: ClockAddition) => act(addition, z.object({ clockInOutId: id }));

/** Approves records as they were seen; others are skipped, and returned with the reason. */
export const approveClockInOuts = (asked: Omit<Extract<ClockAct, { act: 'approve' }>, 'act'>) =>
  act({ act: 'approve', ...asked }, approved);

/** Withdraws approvals. */
export const unapproveClockInOuts = (clockInOutIds: string[]) =>
  act({ act: 'unapprove', clockInOutIds }, approved);

/** Approves a whole night; without `expected` it returns a preview, and writes nothing. */
export const approveNight = (asked: Omit<Extract<ClockAct, { act: 'approveNight' }>, 'act'>) =>
  act({ act: 'approveNight', ...asked }, night);

/** Locks or reopens a pay period. */
export const changePayPeriod = (asked: PayPeriodAct) => callPayPeriods('changePayPeriod', asked);

/** Computes a pay period. */
export const reckonPayPeriod = ({ from, to }: PayNights) => callPayPeriods('reckonPayPeriod', { from, to });
