import {
  clockCallsFor,
  payPeriodCalls,
  type ClockAction,
  type ClockAddition,
  type ClockCorrection,
  type PayNights,
  type PayPeriodAction,
} from 'mf-tracking/domain';
import { callerOf } from 'shared-lib/data/kit';

const callPayPeriods = callerOf(payPeriodCalls);

const change = <Asked extends ClockAction>(requested: Asked) =>
  callerOf(clockCallsFor<Asked['act']>(requested.act))('changeClockInOuts', requested);

/** Corrects the times of one record; fails with `aborted` after a concurrent change. */
export const correctClockInOut = (correction: ClockCorrection) => change(correction);

/** Adds a record for someone who could not clock in. */
export const addClockInOut = (addition: ClockAddition) => change(addition);

/** Approves records as they were seen; others are skipped, and returned with the reason. */
export const approveClockInOuts = (requested: Omit<Extract<ClockAction, { act: 'approve' }>, 'act'>) =>
  change({ act: 'approve', ...requested });

/** Withdraws approvals. */
export const unapproveClockInOuts = (clockInOutIds: string[]) => change({ act: 'unapprove', clockInOutIds });

/** Approves a whole night; without `expected` it returns a preview, and writes nothing. */
export const approveNight = (requested: Omit<Extract<ClockAction, { act: 'approveNight' }>, 'act'>) =>
  change({ act: 'approveNight', ...requested });

/** Locks or reopens a pay period. */
export const changePayPeriod = (requested: PayPeriodAction) => callPayPeriods('changePayPeriod', requested);

/** Computes the progress of pay periods that aren't locked. */
export const reckonPayProgress = (periods: readonly PayNights[], withMembers = false) =>
  callPayPeriods('reckonPayProgress', {
    periods: periods.map(({ from, to }) => ({ from, to })),
    withMembers,
  });

/** Computes a pay period. */
export const reckonPayPeriod = ({ from, to }: PayNights) => callPayPeriods('reckonPayPeriod', { from, to });
