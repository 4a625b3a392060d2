import type { Query, QuerySnapshot } from 'firebase-admin/firestore';
import { paths } from 'shared-lib/domain';
import { firestore } from '../../../kernel/firebase.ts';

/** What is recorded of nights of service. It stays when a community goes. */
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
 * Whether there is any record of a night at a community.
 * @param read reads a query, in a transaction or not
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
