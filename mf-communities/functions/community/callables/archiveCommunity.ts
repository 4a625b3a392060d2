import { communityCalls } from 'mf-communities/domain';
import { archive } from '../archive.ts';
import { heavyOfficeCall } from 'backend/kernel/officeCall.ts';

/**
 * Archives a community: payload `{ communityId }`, result `{ success: true }`. It is removed from lists,
 * schedules, plan counts and public pages; its units, checkpoints, tags and records stay. Repeating it
 * changes nothing, and finishes an interrupted call.
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`, `not-found`;
 * `failed-precondition` while it is being deleted
 */
export const archiveCommunity = heavyOfficeCall(
  communityCalls.archiveCommunity,
  async ({ communityId }, { customerId, by }) => {
    await archive({ customerId, communityId, by, isDeletion: false });
    return { success: true };
  },
);
