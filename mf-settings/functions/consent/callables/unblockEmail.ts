import { HttpsError } from 'firebase-functions/https';
import { paths, suppressionId, suppressionSchema } from 'shared-lib/domain';
import { consentCalls, planUnblock } from 'mf-settings/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { officeCall } from 'backend/kernel/officeCall.ts';
import { recordOf } from 'backend/kernel/records.ts';
import { storedFields } from 'backend/kernel/storedFields.ts';

/**
 * Unblocks an email address that bounced or reported spam, once in 30 days: payload `{ email }`, result `{ success: true }`. The record of the
 * address says who did it and when. Emails that were not sent stay unsent.
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`; `not-found` when the address isn't blocked;
 *   `failed-precondition` with the reason `tooSoon` when it was unblocked in the last 30 days
 */
export const unblockEmail = officeCall(consentCalls.unblockEmail, async ({ email }, { customerId, by }) => {
  const reference = firestore().doc(paths.suppression(customerId, suppressionId('mail', email)));
  await firestore().runTransaction(async (transaction) => {
    const stored = await transaction.get(reference);
    const plan = planUnblock(stored.exists ? recordOf(suppressionSchema, stored) : null, by, Date.now());
    if (!plan.ok) {
      throw plan.code === 'tooSoon'
        ? new HttpsError('failed-precondition', 'This address was unblocked in the last 30 days.', {
            reason: plan.code,
          })
        : new HttpsError('not-found', 'This address is not blocked.');
    }
    if (plan.fields) transaction.update(reference, storedFields(suppressionSchema, plan.fields));
  });
  return { success: true };
});
