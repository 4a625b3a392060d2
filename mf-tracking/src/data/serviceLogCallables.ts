import { callerOf } from 'shared-lib/data/kit';
import { serviceLogCalls, type ServiceLogCorrection } from 'mf-tracking/domain';

const callServiceLogs = callerOf(serviceLogCalls);

/** Corrects a service log with a new one; refused with `aborted` after a concurrent correction. */
export const correctServiceLog = (correction: ServiceLogCorrection) =>
  callServiceLogs('correctServiceLog', correction);
