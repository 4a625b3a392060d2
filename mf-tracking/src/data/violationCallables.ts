import { callerOf } from 'shared-lib/data/kit';
import { violationCalls, type Approval, type ViolationChange } from 'mf-tracking/domain';

const callViolations = callerOf(violationCalls);

/**
 * Takes one step of a violation's case. Fails with `aborted` after a concurrent step, which the error's
 * fields describe, and with `failed-precondition` if the case doesn't allow the step.
 */
export const changeViolation = (change: ViolationChange) => callViolations('changeViolation', change);

/** Approves several violations; those that have changed are skipped, and returned with the reason. */
export const approveViolations = (approval: Approval) => callViolations('approveViolations', approval);

/** Checks a violation's photos against the originals now. */
export const checkViolationPhotos = (violationId: string) =>
  callViolations('checkViolationPhotos', { violationId });
