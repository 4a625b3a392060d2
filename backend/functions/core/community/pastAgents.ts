import type { Transaction } from 'firebase-admin/firestore';
import {
  communitySchema,
  groupBy,
  isDocumentId,
  pastAgentsAfter,
  paths,
  type AssignmentChange,
} from 'shared-lib/domain';
import { firestore } from '../../../kernel/firebase.ts';
import { recordOf } from '../../../kernel/records.ts';

type Change = Pick<AssignmentChange, 'communityId' | 'day' | 'from' | 'to'>;

/**
 * Reads the communities whose regular assignments are about to change, to keep the replaced ones: the first half of a transaction. A
 * damaged community keeps none until it is repaired.
 * @param leaves whether the replaced specialists are also unavailable tonight
 * @returns the second half, which writes the replaced assignments
 */
export const preparePastAgents = async (
  transaction: Transaction,
  customerId: string,
  changes: readonly Change[],
  leaves = false,
): Promise<() => void> => {
  const byCommunity = groupBy(
    changes.filter(({ communityId, from, to }) => from !== to && isDocumentId(communityId)),
    ({ communityId }) => communityId,
  );
  const references = [...byCommunity.keys()].map((id) => firestore().doc(paths.community(customerId, id)));
  const found = references.length === 0 ? [] : await transaction.getAll(...references);
  const now = Date.now();
  return () => {
    for (const snapshot of found) {
      const community = recordOf(communitySchema, snapshot);
      const replaced = byCommunity.get(snapshot.id) ?? [];
      const pastAgents = community && pastAgentsAfter(community, replaced, now, { leaves });
      if (pastAgents) transaction.update(snapshot.ref, { pastAgents });
    }
  };
};
