import type { ZodMiniType } from 'shared-lib/domain/schema';
import {
  clockResults,
  payPeriodCalls,
  type ClockAct,
  type ClockAddition,
  type ClockCorrection,
  type PayNights,
  type PayPeriodAct,
} from 'mf-tracking/domain';
import { call, callerOf } from 'shared-lib/data/kit';

const callPayPeriods = callerOf(payPeriodCalls);

const act = <T>(asked: ClockAct, result: ZodMiniType<T>) => call('changeClockInOuts', asked, result);

/** Corrects the times of one record; refused with `aborted` after a concurrent change. */
export const correctClockInOut = (correction: ClockCorrection) => act(correction, clockResults.correct);

/** Adds a record for someone who could not clock in. */
export const addClockInOut = (addition: ClockAddition) => act(addition, clockResults.add);

/** Approves records as they were seen; others are skipped, and returned with the reason. */
export const approveClockInOuts = (asked: Omit<Extract<ClockAct, { act: 'approve' }>, 'act'>) =>
  act({ act: 'approve', ...asked }, clockResults.approve);

/** Withdraws approvals. */
export const unapproveClockInOuts = (clockInOutIds: string[]) =>
  act({ act: 'unapprove', clockInOutIds }, clockResults.unapprove);

/** Approves a whole night; without `expected` it returns a preview, and writes nothing. */
export const approveNight = (asked: Omit<Extract<ClockAct, { act: 'approveNight' }>, 'act'>) =>
  act({ act: 'approveNight', ...asked }, clockResults.approveNight);

/** Locks or reopens a pay period. */
export const changePayPeriod = (asked: PayPeriodAct) => callPayPeriods('changePayPeriod', asked);

/** Computes a pay period. */
export const reckonPayPeriod = ({ from, to }: PayNights) => callPayPeriods('reckonPayPeriod', { from, to });
