import * as z from 'shared-lib/domain/schema';
import { caseRefusals } from 'mf-tracking/domain';
import type { Approval, ViolationChange } from 'mf-tracking/domain';
import { call } from 'shared-lib/data/kit';

const count = z.int().check(z.nonnegative());
const success = z.object({ success: z.literal(true) });
const approved = z.object({
  approved: count,
  skipped: z.array(z.object({ violationId: z.string(), code: z.enum(caseRefusals) })),
});
const checked = z.object({ checked: count, changed: count });

/**
 * Takes one step of a violation's case. It is `aborted` when somebody else took a step meanwhile, with who, when and which in the fields
 * of the error, and `failed-precondition` when the case can't take it.
 */
export const changeViolation = (change: ViolationChange) => call('changeViolation', change, success);

/** Approves several violations; those that are not as they were seen are left, and answered with why. */
export const approveViolations = (approval: Approval) => call('approveViolations', approval, approved);

/** Has the photos of a violation compared with what was taken, now. */
export const checkViolationPhotos = (violationId: string) =>
  call('checkViolationPhotos', { violationId }, checked);
