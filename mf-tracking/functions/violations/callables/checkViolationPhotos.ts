import { HttpsError } from 'firebase-functions/https';
import { photoCheckOrderSchema } from 'mf-tracking/domain';
import { authorise } from 'backend/kernel/authorise.ts';
import { callableOptions, payloadOf } from 'backend/kernel/calls.ts';
import { onCall } from 'backend/kernel/onCall.ts';
import { checkPhotosOf } from '../photoRecords.ts';

/**
 * Compares a violation's photos with the originals, now: payload `{ violationId }`, result
 * `{ checked, changed }`: how many photos it has, and how many of them are missing or altered.
 *
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`; `not-found` when there is no
 * such violation
 */
export const checkViolationPhotos = onCall(callableOptions, async (request) => {
  const customerId = await authorise(request);
  const { violationId } = payloadOf(photoCheckOrderSchema, request.data);
  const checks = await checkPhotosOf(customerId, violationId, true);
  if (!checks) throw new HttpsError('not-found', 'Violation not found.');
  return { checked: checks.length, changed: checks.filter(({ ok }) => !ok).length };
});
