import { deactivationOrderSchema } from 'shared-lib/domain';
import { authorise } from 'backend/kernel/authorise.ts';
import { callableOptions, payloadOf, refuseOwnRecord } from 'backend/kernel/calls.ts';
import { deactivateMember } from '../deactivateMember.ts';
import { onCall } from 'backend/kernel/onCall.ts';

/**
 * Deactivates a team member (spec section 4): payload `{ teamMemberId, takenOverBy? }`, result
 * `{ success: true }`. Their assignments and oversight are cleared, or given to the active member
 * `takenOverBy`; their pending requests are canceled. Repeating it changes nothing, and finishes an
 * interrupted call; without `takenOverBy`, the same member takes over.
 *
 * @throws HttpsError `unauthenticated`, `permission-denied` (also for the owner's record and the caller's
 * own), `invalid-argument`, `not-found`; `failed-precondition` when the member taking over is not active
 */
export const deactivateTeamMember = onCall(callableOptions, async (request) => {
  const customerId = await authorise(request);
  const { teamMemberId, takenOverBy } = payloadOf(deactivationOrderSchema, request.data);
  const by = refuseOwnRecord(request, customerId, teamMemberId, 'deactivated');
  await deactivateMember({ customerId, memberId: teamMemberId, by, takenOverBy });
  return { success: true };
});
