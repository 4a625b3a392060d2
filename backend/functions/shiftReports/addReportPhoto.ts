import { FieldValue } from 'firebase-admin/firestore';
import { onCall } from 'firebase-functions/https';
import {
  paths,
  planReportPhoto,
  reportPhotoSchema,
  shiftReportSchema,
  storagePaths,
} from 'shared-lib/domain';
import { authorise } from '../authorise.ts';
import { callableOptions, payloadOf } from '../calls.ts';
import { firestore } from '../firebase.ts';
import { storedFile } from '../storedFile.ts';
import { recordOf } from '../summaries/directorySources.ts';

/**
 * Adds a photo of the office to a shift report, once its file is stored: payload `{ reportId, name, sha256 }`, result `{ refused }`, a
 * code of `reportPhotoRefusals` or null. The hash is reckoned anew from what is stored. Safe to repeat.
 *
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`
 */
export const addReportPhoto = onCall(callableOptions, async (request) => {
  const customerId = await authorise(request);
  const { reportId, name, sha256 } = payloadOf(reportPhotoSchema, request.data);
  const path = storagePaths.recordPhoto(customerId, 'shiftReports', reportId, name);
  const stored = await storedFile(path);
  const uploadedBy = request.auth?.uid ?? customerId;
  const document = firestore().doc(paths.shiftReport(customerId, reportId));
  return firestore().runTransaction(async (transaction) => {
    const report = recordOf(shiftReportSchema, await transaction.get(document));
    const photo = { path, sha256, capturedAt: null, uploadedAt: Date.now(), uploadedBy };
    const plan = planReportPhoto(report, photo, stored);
    if (!plan.ok) return { refused: plan.code };
    if (plan.photos) {
      const officePhotos = plan.photos.map(({ capturedAt, uploadedAt, ...kept }) => ({
        ...kept,
        capturedAt: capturedAt === null ? null : new Date(capturedAt),
        uploadedAt: uploadedAt === null ? null : new Date(uploadedAt),
      }));
      transaction.update(document, { officePhotos, updatedAt: FieldValue.serverTimestamp() });
    }
    return { refused: null };
  });
});
