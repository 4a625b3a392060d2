import type { CallTable } from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';
import { count, success } from 'shared-lib/domain/schema';
import { caseRefusals } from './planViolationChange.ts';
import { approvalSchema, photoCheckOrderSchema, violationChangeSchema } from './violationChange.ts';

/** Calls about violation cases. */
export const violationCalls = {
  /**
   * Takes one step on a violation's case. Fails with `aborted` after a concurrent step, which the error's
   * fields describe, and with `failed-precondition` if the case doesn't allow the step.
   */
  changeViolation: { payload: violationChangeSchema, result: success },
  /**
   * Approves several violations; those that have changed are skipped, and returned with the reason.
   */
  approveViolations: {
    payload: approvalSchema,
    result: z.object({
      approved: count,
      skipped: z.array(z.object({ violationId: z.string(), code: z.enum(caseRefusals) })),
    }),
  },
  /** Checks a violation's photos against the originals now. */
  checkViolationPhotos: {
    payload: photoCheckOrderSchema,
    result: z.object({ checked: count, changed: count }),
  },
} satisfies CallTable;
