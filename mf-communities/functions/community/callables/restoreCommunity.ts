import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { communityCalls, pastAgentsRestored } from 'mf-communities/domain';
import { communitySchema, canOversee, messages, paths, type Community } from 'shared-lib/domain';
import { logActivity } from 'backend/functions/core/community/activity.ts';
import { communityExists } from 'backend/functions/core/community/recordStatus.ts';
import { activeMembers, restoreRegularAgents, replacedOf } from '../regularAgents.ts';
import { requireCommunityRoom } from '../room.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { requireRecord } from 'backend/kernel/records.ts';
import { officeCall } from 'backend/kernel/officeCall.ts';

const readArchived = async (
  transaction: Transaction,
  customerId: string,
  communityId: string,
): Promise<Community> => {
  const found = await transaction.get(firestore().doc(paths.community(customerId, communityId)));
  const missing = 'Community not found.';
  if (!communityExists(found)) throw new HttpsError('not-found', missing);
  const community = requireRecord(communitySchema, found, missing);
  if (community.unfinished !== null) {
    const act = community.unfinished === 'deleting' ? 'deleting' : 'archiving';
    throw new HttpsError('failed-precondition', `Finish ${act} this community first.`);
  }
  return community;
};

/**
 * Restores an archived community: payload `{ communityId }`, result `{ success: true }`. Its regular
 * specialists and its district manager are restored if they are active; removed shifts and requests are not.
 * Repeating it changes nothing.
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`, `not-found`;
 * `resource-exhausted` when the plan is full; `failed-precondition` while archiving or deleting it isn't
 * finished
 */
export const restoreCommunity = officeCall(
  communityCalls.restoreCommunity,
  async ({ communityId }, { customerId, by }) => {
    await firestore().runTransaction(async (transaction) => {
      const community = await readArchived(transaction, customerId, communityId);
      const { archivedWith } = community;
      if (community.archivedAt === null) return;
      await requireCommunityRoom(transaction, customerId, messages.restoreAtLimit);
      const { districtManagerId = null, agents = [] } = archivedWith ?? {};
      const wanted = new Set(agents.map(({ memberId }) => memberId));
      if (districtManagerId !== null) wanted.add(districtManagerId);
      const active = await activeMembers(transaction, customerId, wanted);
      const present = agents.filter(({ memberId }) => active.has(memberId));
      restoreRegularAgents(transaction, customerId, communityId, present);
      const manager = active.get(districtManagerId ?? '');
      transaction.update(firestore().doc(paths.community(customerId, communityId)), {
        archivedAt: FieldValue.delete(),
        archivedWith: FieldValue.delete(),
        pastAgents: pastAgentsRestored(
          community,
          agents.map(replacedOf),
          present.map(replacedOf),
          Date.now(),
        ),
        districtManagerId: manager && canOversee(manager.tier) ? manager.id : null,
        updatedAt: FieldValue.serverTimestamp(),
      });
      logActivity(transaction, customerId, communityId, {
        act: 'restored',
        by,
      });
    });
    return { success: true };
  },
);
