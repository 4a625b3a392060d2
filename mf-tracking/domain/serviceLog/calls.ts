import type { CallTable } from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';
import { id } from 'shared-lib/domain/schema';
import { serviceLogCorrectionSchema } from './correction.ts';

/** Calls about service logs. */
export const serviceLogCalls = {
  /** Corrects a service log with a new one; fails with `aborted` after a concurrent correction. */
  correctServiceLog: { payload: serviceLogCorrectionSchema, result: z.object({ serviceLogId: id }) },
} satisfies CallTable;
