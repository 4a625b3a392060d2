import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';

/** Whether a community's record says that it is archived. Read raw: a damaged one has to be archived as well. */
export const isArchivedRecord = (record: DocumentSnapshot): boolean =>
  record.get('archivedAt') instanceof Timestamp;

/** Whether there is a community, and not only the name of one that was deleted. */
export const isThere = (record: DocumentSnapshot): boolean =>
  record.exists && !(record.get('deletedAt') instanceof Timestamp);

/**
 * Whether something may be added to a community: it is there, and is not being deleted, which would leave behind what comes meanwhile. Read
 * in the transaction that adds.
 */
export const takesMore = (record: DocumentSnapshot): boolean =>
  isThere(record) && record.get('unfinished') !== 'deleting';
