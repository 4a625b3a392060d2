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
 * Takes one step of a violation's case. It is `aborted` after a concurrent step, with who, when and which in
 * the error's fields, and `failed-precondition` when the case can't take it.
 */
export const changeViolation = (change: ViolationChange) => call('changeViolation', change, success);

/** Approves several violations; those that have changed are skipped, and returned with the reason. */
export const approveViolations = (approval: Approval) => call('approveViolations', approval, approved);

/** Checks a violation's photos against the originals now. */
export const checkViolationPhotos = (violationId: string) =>
  call('checkViolationPhotos', { violationId }, checked);
