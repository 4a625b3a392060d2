import { callerOf } from 'shared-lib/data/kit';
import { nightCalls } from 'mf-tracking/domain';

const call = callerOf(nightCalls);

/** Approves shifts of a night that are in order; others are skipped, and returned with the reason. */
export const approveShifts = (asked: Parameters<typeof call<'approveShifts'>>[1]) =>
  call('approveShifts', asked);
