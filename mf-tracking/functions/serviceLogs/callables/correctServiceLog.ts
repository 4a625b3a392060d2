import { FieldValue } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { paths, serviceLogSchema, storagePaths } from 'shared-lib/domain';
import {
  correctionIdOf,
  isSameCorrection,
  planServiceLogCorrection,
  serviceLogCalls,
  type SentPhoto,
} from 'mf-tracking/domain';
import { fieldRefusal } from 'backend/kernel/fieldRefusal.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { officeCall } from 'backend/kernel/officeCall.ts';
import { storedFields } from 'backend/kernel/storedFields.ts';
import { officePhotoFile } from '../../photos/officePhotoFile.ts';
import { recordOf } from 'backend/kernel/records.ts';
import { conflictError } from 'backend/kernel/conflictError.ts';

/** A correction's photo, with its stored file. */
const photoOf = async (
  customerId: string,
  serviceLogId: string,
  uploadedBy: string,
  { name, sha256: sent }: SentPhoto,
) => {
  const path = storagePaths.recordPhoto(customerId, 'serviceLogs', correctionIdOf(serviceLogId), name);
  const { stored, sha256 } = await officePhotoFile(path, sent);
  const photo = { path, sha256, capturedAt: null, uploadedAt: Date.now(), uploadedBy };
  return { photo, stored };
};

/** The payload field that an error is about. */
const aboutField = { same: 'outcome', tooMany: 'outcome', notTheFile: 'photo' } as const;

/**
 * Corrects a service log with a new one that refers to it: payload
 * `{ serviceLogId, outcome, reason, bagCount, correctionReason, photo? }`, result `{ serviceLogId }`, the id
 * of the new one. The old one keeps its values, and references its correction. A photo is an office photo,
 * `{ name, sha256 }` of a file stored in the new entry's folder. Idempotent.
 *
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`, `not-found`; `aborted` when
 * someone else corrected it first; `failed-precondition` when the correction changes nothing, it was
 * corrected too often, or the stored file isn't the photo
 */
export const correctServiceLog = officeCall(
  serviceLogCalls.correctServiceLog,
  async (requested, { customerId, by }) => {
    const logs = firestore().collection(paths.serviceLogs(customerId));
    const added = requested.photo && (await photoOf(customerId, requested.serviceLogId, by, requested.photo));
    const serviceLogId = await firestore().runTransaction(async (transaction) => {
      const stored = await transaction.get(logs.doc(requested.serviceLogId));
      const log = recordOf(serviceLogSchema, stored);
      if (log === null) throw new HttpsError('not-found', 'Service log not found.');
      const plan = planServiceLogCorrection(log, requested, added);
      if (!plan.ok) {
        if (plan.code !== 'corrected') {
          throw fieldRefusal('failed-precondition', `Can't correct the service log: ${plan.code}.`, {
            [aboutField[plan.code]]: { code: plan.code },
          });
        }
        const first = recordOf(serviceLogSchema, await transaction.get(logs.doc(log.corrected?.id ?? '-')));
        if (first?.createdBy === by && isSameCorrection(first, requested)) return first.id;
        throw conflictError({ ...log.corrected });
      }
      const { id, ...entry } = plan.entry;
      const now = FieldValue.serverTimestamp();
      transaction.create(logs.doc(id), {
        ...storedFields(serviceLogSchema, entry),
        createdAt: now,
        createdBy: by,
      });
      transaction.update(stored.ref, { corrected: { id, outcome: entry.outcome, by, at: now } });
      return id;
    });
    return { serviceLogId };
  },
);
