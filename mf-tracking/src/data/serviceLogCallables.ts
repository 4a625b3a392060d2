import * as z from 'shared-lib/domain/schema';
import type { ServiceLogCorrection } from 'mf-tracking/domain';
import { call } from 'shared-lib/data/kit';

const answer = z.object({ serviceLogId: z.string().check(z.minLength(1)) });

/** Corrects a service log with a new one; refused with `aborted` after a concurrent correction. */
export const correctServiceLog = (correction: ServiceLogCorrection) =>
  call('correctServiceLog', correction, answer);
