import type { Query } from 'firebase-admin/firestore';
import { paths } from 'shared-lib/domain';
import { placeOf } from '../codes/placeOf.ts';
import { firestore } from '../firebase.ts';
import { withdrawTextsOf } from '../messages/withdraw.ts';
import { ofCommunity } from './history.ts';

/** Documents that one write removes: less than the 500 of a batch, since triggers follow each. */
const chunk = 400;

/** Removes all documents that a query finds. @returns whether that was done before `until`, epoch milliseconds */
const removeAll = async (query: Query, until: number): Promise<boolean> => {
  for (;;) {
    const { docs } = await query.select().limit(chunk).get();
    if (docs.length === 0) return true;
    if (Date.now() > until) return false;
    const batch = firestore().batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
  }
};

/**
 * Removes what hangs on a community: all that lies below it, its bin tags, units and check points with the public side of their codes, and
 * what residents wrote, with their names and numbers, and what lets property managers in; texts that wait are ended. The ledger of consent stays: it is the business's proof. It can be repeated, and goes
 * on where it ended.
 * @param until epoch milliseconds after which the rest is left to another call
 * @returns whether nothing is left
 */
export const clearCommunity = async (
  customerId: string,
  communityId: string,
  until: number,
): Promise<boolean> => {
  const below = await firestore().doc(paths.community(customerId, communityId)).listCollections();
  const found = [
    paths.binTags,
    paths.binTagBatches,
    paths.units,
    paths.checkpoints,
    paths.contactSubmissions,
    paths.managerLinks,
    paths.managerTurns,
    paths.closureRequests,
  ].map((path) => ofCommunity(path(customerId), communityId));
  const codes = firestore().collection(paths.codes()).where('place', '==', placeOf(customerId, communityId));
  const letIn = [paths.managerKeys(), paths.managerSessions()].map((path) =>
    ofCommunity(path, communityId).where('customerId', '==', customerId),
  );
  for (const query of [...letIn, ...below, ...found, codes]) {
    if (!(await removeAll(query, until))) return false;
  }
  return withdrawTextsOf(customerId, communityId, until);
};
