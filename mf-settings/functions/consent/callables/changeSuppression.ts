import { FieldValue } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import {
  isSelfSuppressed,
  paths,
  selfSuppressionReason,
  suppressionId,
  suppressionSchema,
} from 'shared-lib/domain';
import { consentCalls, planUnblock } from 'mf-settings/domain';
import { fieldRefusal } from 'backend/kernel/fieldRefusal.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { officeCall } from 'backend/kernel/officeCall.ts';
import { suppressionIn, suppressionOfPhone } from 'backend/functions/core/consent/consentRecords.ts';
import { recordOf } from 'backend/kernel/records.ts';
import { storedFields } from 'backend/kernel/storedFields.ts';

/**
 * Adds or removes the office's suppression of a number: payload `{ act: 'add', phone, note }` or `{ act: 'remove',
 * phone }`, result `{ success: true }`. Consent stays as it is, so a number suppressed by mistake gets texts again.
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`; `already-exists` if the number is
 * already suppressed; `not-found` if it isn't; `failed-precondition` if they wrote STOP or their number refuses
 * texts, which the office can't undo
 */
export const changeSuppression = officeCall(consentCalls.changeSuppression, async (change, author) => {
  const { customerId, by } = author;
  const reference = suppressionOfPhone(customerId, change.phone);
  await firestore().runTransaction(async (transaction) => {
    const noted = suppressionIn(await transaction.get(reference));
    if (change.act === 'add') {
      if (noted !== null) {
        throw fieldRefusal('already-exists', 'This number is already on the do-not-text list.', {
          phone: { code: 'suppressed' },
        });
      }
      transaction.create(reference, {
        channel: 'text',
        address: change.phone,
        reason: 'byHand',
        note: change.note,
        by,
        stoppedAt: null,
        at: FieldValue.serverTimestamp(),
      });
      return;
    }
    if (noted === null) throw new HttpsError('not-found', 'This number is no longer on the list.');
    if (isSelfSuppressed(noted))
      throw new HttpsError('failed-precondition', 'You can only remove entries that your office added.', {
        reason: selfSuppressionReason(noted),
      });
    transaction.delete(reference);
  });
  return { success: true };
});

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
