import { FieldValue } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { storagePaths } from 'shared-lib/domain';
import { officePhotoCalls, planPhotoRemoval } from 'mf-tracking/domain';
import { bucket, firestore } from 'backend/kernel/firebase.ts';
import { officeCall } from 'backend/kernel/officeCall.ts';
import { fieldsOfPhotos, logPhotoOfReport, officePhotosOf, photoRecordAt } from '../officePhotoRecords.ts';

/**
 * Removes a photo that the office added: payload `{ records, recordId, name }`, result `{ success: true }`.
 * The record keeps who added and who removed it, when, and its hash; the file is deleted permanently. Field
 * photos are never removed. Idempotent.
 *
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`; `not-found` when the record
 * has no such photo of the office
 */
export const removeOfficePhoto = officeCall(
  officePhotoCalls.removeOfficePhoto,
  async (requested, { customerId, by }) => {
    const { records, recordId, name } = requested;
    const path = storagePaths.recordPhoto(customerId, records, recordId, name);
    const document = photoRecordAt(customerId, records, recordId);
    await firestore().runTransaction(async (transaction) => {
      const snapshot = await transaction.get(document);
      const record = officePhotosOf(records, snapshot);
      const plan = planPhotoRemoval(record, path, by, Date.now());
      if (!plan.ok) throw new HttpsError('not-found', 'Office photo not found.');
      if (!plan.fields) return;
      transaction.update(document, {
        ...fieldsOfPhotos(records, plan.fields),
        updatedAt: FieldValue.serverTimestamp(),
      });
      logPhotoOfReport(transaction, { customerId, by }, records, snapshot, 'photoRemoved');
    });
    // Only now: if the file were deleted while its record still named it, it would look like lost evidence.
    await bucket().file(path).delete({ ignoreNotFound: true });
    return { success: true };
  },
);
