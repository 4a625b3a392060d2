import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { paths, serviceLogSchema, shiftReportSchema, violationSchema } from 'shared-lib/domain';
import type { OfficePhotos, PhotoRemovalRequest } from 'mf-tracking/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { storedFields } from 'backend/kernel/storedFields.ts';
import { recordOf } from 'backend/kernel/records.ts';
import type { Author } from 'backend/kernel/officeCall.ts';
import { logReportAction } from '../shiftReports/logReportAction.ts';

type Records = PhotoRemovalRequest['records'];

/** The record that the office adds photos to, or removes them from. */
export const photoRecordAt = (customerId: string, records: Records, recordId: string): DocumentReference =>
  firestore().doc(`${paths[records](customerId)}/${recordId}`);

/** A record's office photos; null if it is missing or damaged. */
export const officePhotosOf = (records: Records, snapshot: DocumentSnapshot): OfficePhotos | null => {
  if (records === 'shiftReports') return recordOf(shiftReportSchema, snapshot);
  if (records === 'violations') return recordOf(violationSchema, snapshot);
  const log = recordOf(serviceLogSchema, snapshot);
  if (!log) return null;
  const { corrects, photo, removedPhotos } = log;
  // A field entry has a field photo.
  return { officePhotos: corrects !== null && photo ? [photo] : [], removedPhotos };
};

/** A record's office photo fields, as stored. */
export const fieldsOfPhotos = (records: Records, { officePhotos, removedPhotos }: OfficePhotos) =>
  records === 'serviceLogs'
    ? storedFields(serviceLogSchema, { photo: officePhotos[0] ?? null, removedPhotos })
    : storedFields(violationSchema, { officePhotos, removedPhotos });

/** Logs an added or removed photo of a shift report. The log of a violation is its case's own. */
export const logPhotoOfReport = (
  transaction: Transaction,
  author: Author,
  records: Records,
  snapshot: DocumentSnapshot,
  act: 'photoAdded' | 'photoRemoved',
): void => {
  const report = records === 'shiftReports' ? recordOf(shiftReportSchema, snapshot) : null;
  if (report !== null) logReportAction(transaction, author, report, act);
};
