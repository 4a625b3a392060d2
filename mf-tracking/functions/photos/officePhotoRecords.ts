import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import {
  paths,
  serviceLogSchema,
  shiftReportSchema,
  violationSchema,
  type PhotoRemovalAsked,
} from 'shared-lib/domain';
import type { OfficePhotos } from 'mf-tracking/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { storedFields } from 'backend/kernel/storedFields.ts';
import { recordOf } from 'backend/kernel/records.ts';

type Records = PhotoRemovalAsked['records'];

/** The record to which the office adds photos, or from which it removes them. */
export const photoRecordAt = (customerId: string, records: Records, recordId: string): DocumentReference =>
  firestore().doc(`${paths[records](customerId)}/${recordId}`);

/** The photos of the office on a record; null when there is none, or a damaged one. */
export const officePhotosOf = (records: Records, snapshot: DocumentSnapshot): OfficePhotos | null => {
  if (records === 'shiftReports') return recordOf(shiftReportSchema, snapshot);
  if (records === 'violations') return recordOf(violationSchema, snapshot);
  const log = recordOf(serviceLogSchema, snapshot);
  if (!log) return null;
  const { corrects, photo, removedPhotos } = log;
  // An entry of the field has a photo of the field.
  return { officePhotos: corrects !== null && photo ? [photo] : [], removedPhotos };
};

/** The fields of a record that hold its photos of the office, as they are stored. */
export const fieldsOfPhotos = (records: Records, { officePhotos, removedPhotos }: OfficePhotos) =>
  records === 'serviceLogs'
    ? storedFields(serviceLogSchema, { photo: officePhotos[0] ?? null, removedPhotos })
    : storedFields(violationSchema, { officePhotos, removedPhotos });
