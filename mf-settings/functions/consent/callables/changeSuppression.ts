import { FieldValue } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { isSelfSuppressed, selfSuppressionReason } from 'shared-lib/domain';
import { consentCalls } from 'mf-settings/domain';
import { fieldRefusal } from 'backend/kernel/fieldRefusal.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { officeCall } from 'backend/kernel/officeCall.ts';
import { suppressionIn, suppressionOfPhone } from 'backend/functions/core/consent/consentRecords.ts';

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
        throw fieldRefusal('already-exists', 'This number gets no texts already.', {
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
