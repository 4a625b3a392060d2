import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';

/** Whether a community's record is archived. Reads the raw data, because damaged records count as well. */
export const isArchivedRecord = (record: DocumentSnapshot): boolean =>
  record.get('archivedAt') instanceof Timestamp;

/** Whether a community exists, not just the name of a deleted one. */
export const communityExists = (record: DocumentSnapshot): boolean =>
  record.exists && !(record.get('deletedAt') instanceof Timestamp);

/**
 * Whether data may be added to a community: it exists and isn't being deleted, which would leave new data behind. Read it in the
 * transaction that adds.
 */
export const acceptsNewRecords = (record: DocumentSnapshot): boolean =>
  communityExists(record) && record.get('unfinished') !== 'deleting';
