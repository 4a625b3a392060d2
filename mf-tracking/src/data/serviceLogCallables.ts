import { serviceLogCalls, type ServiceLogCorrection } from 'mf-tracking/domain';
import { callIn } from './callIn.ts';

/** Corrects a service log with a new one; refused with `aborted` after a concurrent correction. */
export const correctServiceLog = (correction: ServiceLogCorrection) =>
  callIn(serviceLogCalls, 'correctServiceLog', correction);
