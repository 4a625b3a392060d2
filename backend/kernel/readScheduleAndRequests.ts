import { FieldPath, type DocumentData, type Transaction } from 'firebase-admin/firestore';
import {
  communitySchema,
  defaultTimeZone,
  earliestToday,
  paths,
  type DeactivationFacts,
} from 'shared-lib/domain';
import { firestore } from './firebase.ts';

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The time zone in a community's document, however damaged the rest is. */
export const timeZoneIn = (data: DocumentData): string => {
  const read = communitySchema.shape.timezone.safeParse(data['timezone']);
  return read.success ? read.data : defaultTimeZone;
};

/**
 * Reads an account's plans and requests: the schedule from today on in every time zone, and all requests. Entries are as stored in
 * Firestore.
 * @param now epoch milliseconds
 */
export const readScheduleAndRequests = async (
  transaction: Transaction,
  customerId: string,
  now: number,
): Promise<Pick<DeactivationFacts, 'scheduleNights' | 'requestRecords'>> => {
  const database = firestore();
  const [nights, records] = await Promise.all([
    transaction.get(
      database.collection(paths.schedule(customerId)).where(FieldPath.documentId(), '>=', earliestToday(now)),
    ),
    transaction.get(database.collection(paths.requests(customerId))),
  ]);
  return {
    scheduleNights: nights.docs.map((night) => ({ id: night.id, schedule: listIn(night.get('schedule')) })),
    requestRecords: records.docs.map((record) => ({
      id: record.id,
      requests: listIn(record.get('requests')),
    })),
  };
};
