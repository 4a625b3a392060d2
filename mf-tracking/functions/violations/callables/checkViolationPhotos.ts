import { HttpsError } from 'firebase-functions/https';
import { violationCalls } from 'mf-tracking/domain';
import { officeCall } from 'backend/kernel/officeCall.ts';
import { checkPhotosOf } from '../photoRecords.ts';

/**
 * Compares a violation's photos with the originals, now: payload `{ violationId }`, result
 * `{ checked, changed }`: how many photos it has, and how many of them are missing or altered.
 *
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`; `not-found` when there is no
 * such violation
 */
export const checkViolationPhotos = officeCall(
  violationCalls.checkViolationPhotos,
  async ({ violationId }, { customerId }) => {
    const checks = await checkPhotosOf(customerId, violationId, true);
    if (!checks) throw new HttpsError('not-found', 'Violation not found.');
    return { checked: checks.length, changed: checks.filter(({ ok }) => !ok).length };
  },
);
