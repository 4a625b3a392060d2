import { deactivationOrderSchema } from 'shared-lib/domain';
import { authorise } from 'backend/kernel/authorise.ts';
import { callableOptions, payloadOf, refuseOwnRecord } from 'backend/kernel/calls.ts';
import { deactivateMember } from '../deactivateMember.ts';
import { onCall } from 'backend/kernel/onCall.ts';

/**
 * Deactivates a team member (spec section 4): payload `{ teamMemberId, takenOverBy? }`, result `{ success: true }`. What they serve
 * and oversee is cleared, or given to the active member `takenOverBy`; their pending requests are cancelled. Repeating it changes
 * nothing, and finishes a call that broke off; without `takenOverBy` with the same member taking over.
 *
 * @throws HttpsError `unauthenticated`, `permission-denied` (also for the owner's record and the caller's own), `invalid-argument`,
 *   `not-found`; `failed-precondition` when whoever is to take over is not an active member
 */
export const deactivateTeamMember = onCall(callableOptions, async (request) => {
  const customerId = await authorise(request);
  const { teamMemberId, takenOverBy } = payloadOf(deactivationOrderSchema, request.data);
  const by = refuseOwnRecord(request, customerId, teamMemberId, 'deactivated');
  await deactivateMember({ customerId, memberId: teamMemberId, by, takenOverBy });
  return { success: true };
});
