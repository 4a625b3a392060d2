import { memberCalls } from 'mf-team/domain';
import { refuseOwnRecord } from 'backend/kernel/calls.ts';
import { deactivateMember } from '../deactivateMember.ts';
import { officeCall } from 'backend/kernel/officeCall.ts';

/**
 * Deactivates a team member (spec section 4): payload `{ teamMemberId, takenOverBy? }`, result
 * `{ success: true }`. Their assignments and oversight are cleared, or given to the active member
 * `takenOverBy`; their pending requests are canceled. Repeating it changes nothing, and finishes an
 * interrupted call; without `takenOverBy`, the same member takes over.
 *
 * @throws HttpsError `unauthenticated`, `permission-denied` (also for the owner's record and the caller's
 * own), `invalid-argument`, `not-found`; `failed-precondition` when the member taking over is not active
 */
export const deactivateTeamMember = officeCall(memberCalls.deactivateTeamMember, async (order, author) => {
  const { teamMemberId, takenOverBy } = order;
  const { customerId, by } = author;
  refuseOwnRecord(author, teamMemberId, 'deactivated');
  await deactivateMember({ customerId, memberId: teamMemberId, by, takenOverBy });
  return { success: true };
});
