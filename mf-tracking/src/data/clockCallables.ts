import * as z from 'shared-lib/domain/schema';
import { clockRefusals, type ClockAct, type ClockAddition, type ClockCorrection } from 'mf-tracking/domain';
import { reckonedPeriodSchema, type PayNights, type PayPeriodAct } from 'mf-tracking/domain';
import { call } from 'shared-lib/data/kit';

const count = z.int().check(z.nonnegative());
const id = z.string().check(z.minLength(1));
const success = z.object({ success: z.literal(true) });
const leftOut = z.object({ id, code: z.enum([...clockRefusals, 'missing']) });
const approved = z.object({ approved: z.array(id), left: z.array(leftOut) });
const night = z.object({
  records: count,
  workedMin: count,
  approved: z.array(id),
  left: z.array(z.extend(leftOut, { memberId: z.nullable(id), communityId: id })),
});

const act = <T>(asked: ClockAct, result: z.ZodMiniType<T>) => call('changeClockInOuts', asked, result);

/** Corrects the times of one record; refused with `aborted` when someone else was first. */
export const correctClockInOut = (correction: ClockCorrection) => act(correction, success);

/** Adds a record for somebody who could not clock in. */
export const addClockInOut = (addition: ClockAddition) => act(addition, z.object({ clockInOutId: id }));

/** Approves records as they were seen; what can't be approved is left out, and answered with why. */
export const approveClockInOuts = (asked: Omit<Extract<ClockAct, { act: 'approve' }>, 'act'>) =>
  act({ act: 'approve', ...asked }, approved);

/** Takes approvals back. */
export const unapproveClockInOuts = (clockInOutIds: string[]) =>
  act({ act: 'unapprove', clockInOutIds }, approved);

/** Approves a night as a whole; without `expected` it says what that comes to, and writes nothing. */
export const approveNight = (asked: Omit<Extract<ClockAct, { act: 'approveNight' }>, 'act'>) =>
  act({ act: 'approveNight', ...asked }, night);

/** Locks or reopens a pay period. */
export const changePayPeriod = (asked: PayPeriodAct) => call('changePayPeriod', asked, success);

/** What a pay period comes to. */
export const reckonPayPeriod = ({ from, to }: PayNights) =>
  call('reckonPayPeriod', { from, to }, reckonedPeriodSchema);
