import { storagePaths, violationSchema } from 'shared-lib/domain';
import { officePhotoCalls, planOfficePhoto } from 'mf-tracking/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { officeCall } from 'backend/kernel/officeCall.ts';
import { updateRecord } from 'backend/kernel/records.ts';
import { officePhotoFile } from '../officePhotoFile.ts';
import { logPhotoOfReport, officePhotosOf, photoRecordAt } from '../officePhotoRecords.ts';

/**
 * Adds an office photo to a shift report or a violation, once its file is stored: payload
 * `{ records, recordId, name, sha256 }`, result `{ refused }`, a code of `officePhotoRefusals` or null. The
 * hash is recomputed from the stored file. Idempotent.
 *
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`
 */
export const addOfficePhoto = officeCall(
  officePhotoCalls.addOfficePhoto,
  async (requested, { customerId, by: uploadedBy }) => {
    const { records, recordId, name, sha256: sent } = requested;
    const path = storagePaths.recordPhoto(customerId, records, recordId, name);
    const { stored, sha256 } = await officePhotoFile(path, sent);
    const document = photoRecordAt(customerId, records, recordId);
    return firestore().runTransaction(async (transaction) => {
      const snapshot = await transaction.get(document);
      const record = officePhotosOf(records, snapshot);
      const photo = { path, sha256, capturedAt: null, uploadedAt: Date.now(), uploadedBy };
      const plan = planOfficePhoto(record, photo, stored);
      if (!plan.ok) return { refused: plan.code };
      if (plan.photos) {
        updateRecord(transaction, document, violationSchema, { officePhotos: [...plan.photos] });
        logPhotoOfReport(transaction, { customerId, by: uploadedBy }, records, snapshot, 'photoAdded');
      }
      return { refused: null };
    });
  },
);
