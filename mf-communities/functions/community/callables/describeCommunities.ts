import type { Transaction } from 'firebase-admin/firestore';
import { assignedAgentSchema, paths } from 'shared-lib/domain';
import { communityCalls, type CommunityFootprint } from 'mf-communities/domain';
import { archivingOf, type ArchivingFacts } from 'mf-communities/domain';
import { communityExists, hasHistory, ofCommunity } from 'backend/functions/core/community/history.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { runtime } from 'backend/kernel/runtime.ts';
import { readScheduleAndRequests, timeZoneIn } from 'backend/kernel/readScheduleAndRequests.ts';
import { recordOf } from 'backend/kernel/records.ts';
import { officeCallWith } from 'backend/kernel/officeCall.ts';

const countOf = async (path: string, communityId: string): Promise<number> =>
  (await ofCommunity(path, communityId).count().get()).data().count;

const footprintOf = async (
  customerId: string,
  communityId: string,
  planned: Omit<ArchivingFacts, 'community' | 'assignedAgents'>,
): Promise<CommunityFootprint | null> => {
  const record = await firestore().doc(paths.community(customerId, communityId)).get();
  if (!communityExists(record)) return null;
  const [agents, units, checkpoints, binTags, history] = await Promise.all([
    firestore().collection(paths.assignedAgents(customerId, communityId)).get(),
    countOf(paths.units(customerId), communityId),
    countOf(paths.checkpoints(customerId), communityId),
    countOf(paths.binTags(customerId), communityId),
    hasHistory(customerId, communityId),
  ]);
  const { regular, nights, requests } = archivingOf({
    ...planned,
    community: { id: communityId, timezone: timeZoneIn(record.data() ?? {}) },
    assignedAgents: agents.docs
      .map((agent) => recordOf(assignedAgentSchema, agent))
      .filter((agent) => agent !== null),
  });
  return {
    communityId,
    regular: [...regular],
    nights: [...nights],
    requests: requests.length,
    units,
    checkpoints,
    binTags,
    hasHistory: history,
  };
};

/**
 * Describes the dependents of some communities: payload `{ communityIds }`, result `{ footprints }`: the
 * records that archiving or deleting them would affect. They are counted on the server, so that no screen has
 * to read thousands of units.
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`
 */
export const describeCommunities = officeCallWith(runtime.counting)(
  communityCalls.describeCommunities,
  async ({ communityIds }, { customerId }) => {
    const now = Date.now();
    const planned = await firestore().runTransaction(
      (transaction: Transaction) => readScheduleAndRequests(transaction, customerId, now),
      { readOnly: true },
    );
    const footprints = await Promise.all(
      communityIds.map((id) => footprintOf(customerId, id, { ...planned, now })),
    );
    return { footprints: footprints.filter((footprint) => footprint !== null) };
  },
);
