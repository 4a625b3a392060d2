import { Timestamp, type DocumentSnapshot, type Query, type QuerySnapshot } from 'firebase-admin/firestore';
import { paths } from 'shared-lib/domain';
import { firestore } from '../../../kernel/firebase.ts';

/** Records of service nights. They are kept when a community is deleted. */
const recordPaths = [
  paths.shiftReports,
  paths.clockInOuts,
  paths.serviceLogs,
  paths.violations,
  paths.checkpointScans,
];

/** The documents of a collection that name a community. */
export const ofCommunity = (path: string, communityId: string): Query =>
  firestore().collection(path).where('communityId', '==', communityId);

/**
 * Whether a community has any record of a night.
 * @param read reads a query, in a transaction or outside
 */
export const hasHistory = async (
  customerId: string,
  communityId: string,
  read: (query: Query) => Promise<QuerySnapshot> = (query) => query.get(),
): Promise<boolean> => {
  const found = await Promise.all(
    recordPaths.map((path) => read(ofCommunity(path(customerId), communityId).limit(1).select())),
  );
  return found.some(({ empty }) => !empty);
};

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
