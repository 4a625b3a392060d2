import { callerOf } from 'shared-lib/data/kit';
import { nightCalls } from 'mf-tracking/domain';

const call = callerOf(nightCalls);

/** Approves a night's shifts that have no issues; others are skipped, and returned with the reason. */
export const approveShifts = (asked: Parameters<typeof call<'approveShifts'>>[1]) =>
  call('approveShifts', asked);
