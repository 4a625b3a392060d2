import { callIn } from 'shared-lib/data/kit';
import { serviceLogCalls, type ServiceLogCorrection } from 'mf-tracking/domain';

/** Corrects a service log with a new one; refused with `aborted` after a concurrent correction. */
export const correctServiceLog = (correction: ServiceLogCorrection) =>
  callIn(serviceLogCalls, 'correctServiceLog', correction);
