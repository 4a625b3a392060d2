import * as z from 'zod/mini';
import type { ServiceLogCorrection } from '../../domain/index.ts';
import { call } from './call.ts';

const answer = z.object({ serviceLogId: z.string().check(z.minLength(1)) });

/** Corrects a service log by a new one; refused with `aborted` when somebody else was first. */
export const correctServiceLog = (correction: ServiceLogCorrection) =>
  call('correctServiceLog', correction, answer);
