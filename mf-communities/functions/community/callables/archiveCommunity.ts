import { communityOrderSchema } from 'mf-communities/domain';
import { authorize } from 'backend/kernel/authorize.ts';
import { callableOptions, payloadOf } from 'backend/kernel/calls.ts';
import { archive } from '../archive.ts';
import { runtime } from 'backend/kernel/runtime.ts';
import { onCall } from 'backend/kernel/onCall.ts';

/**
 * Archives a community: payload `{ communityId }`, result `{ success: true }`. It is removed from lists,
 * schedules, plan counts and public pages; its units, checkpoints, tags and records stay. Repeating it
 * changes nothing, and finishes an interrupted call.
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`, `not-found`;
 * `failed-precondition` while it is being deleted
 */
export const archiveCommunity = onCall({ ...callableOptions, ...runtime.heavyCallable }, async (request) => {
  const customerId = await authorize(request);
  const { communityId } = payloadOf(communityOrderSchema, request.data);
  await archive({ customerId, communityId, by: request.auth?.uid ?? customerId, isDeletion: false });
  return { success: true };
});
