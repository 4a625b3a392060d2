import * as z from 'shared-lib/domain/schema';
import type { TeamMemberChange } from 'shared-lib/domain';
import {
  memberDeleted,
  memberEdited,
  memberInvitedAgain,
  memberReactivated,
  call,
  andTell,
  teamPart,
} from 'shared-lib/data/kit';
import type { CallableResult } from 'shared-lib/data';

const { tell } = teamPart.own;

const success = z.object({ success: z.literal(true) });

/**
 * Changes a team member; refused with `aborted` when someone else changed them first, and with the limits of `addTeamMember` where
 * they become an Admin.
 */
export const updateTeamMember = (change: TeamMemberChange) =>
  andTell(call('updateTeamMember', change, success), () => tell([memberEdited(change)]));

/** Whoever is not there any more needs no deleting: another one did it, or the answer to an earlier call was lost. */
async function deleteOrFindGone(teamMemberId: string): Promise<CallableResult<unknown>> {
  const result = await call('deleteTeamMember', { teamMemberId }, z.unknown());
  return !result.ok && result.error.code === 'not-found' ? { ok: true, value: null } : result;
}

/** Deletes a team member with all that hangs on them, and their login account. */
export const deleteTeamMember = (teamMemberId: string) =>
  andTell(deleteOrFindGone(teamMemberId), () => tell([memberDeleted(teamMemberId)]));

/** Makes an inactive team member active again, with an invitation where they have no login account. */
export const reactivateTeamMember = (teamMemberId: string) =>
  andTell(call('reactivateTeamMember', { teamMemberId }, success), () =>
    tell([memberReactivated(teamMemberId)]),
  );

/** Sends the invitation of a member again who has not joined; the one before ends. */
export const resendInvitation = (teamMemberId: string) =>
  andTell(call('resendInvitation', { teamMemberId }, success), () =>
    tell([memberInvitedAgain(teamMemberId)]),
  );
