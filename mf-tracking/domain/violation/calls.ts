import type { CallTable } from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';
import { count, success } from 'shared-lib/domain/schema';
import { caseRefusals } from './planViolationChange.ts';
import { approvalSchema, photoCheckOrderSchema, violationChangeSchema } from './violationChange.ts';

/** Calls about violation cases. */
export const violationCalls = {
  changeViolation: { payload: violationChangeSchema, result: success },
  approveViolations: {
    payload: approvalSchema,
    result: z.object({
      approved: count,
      skipped: z.array(z.object({ violationId: z.string(), code: z.enum(caseRefusals) })),
    }),
  },
  checkViolationPhotos: {
    payload: photoCheckOrderSchema,
    result: z.object({ checked: count, changed: count }),
  },
} satisfies CallTable;
