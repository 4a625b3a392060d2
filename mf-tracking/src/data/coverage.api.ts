import { coverageCalls } from 'mf-tracking/domain';
import { callerOf } from 'shared-lib/data/kit';

const call = callerOf(coverageCalls);

/** Counts the scanned checkpoints of each community on the seven nights up to one, `YYYY-MM-DD`. */
export const countCheckpoints = (until: string) => call('countCheckpoints', { until });
