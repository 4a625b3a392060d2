import type { TeamMemberChange } from 'shared-lib/domain';
import {
  memberDeleted,
  memberEdited,
  memberReinvited,
  memberReactivated,
  applyLocally,
  teamPart,
  callerOf,
} from 'shared-lib/data/kit';
import type { CallableResult } from 'shared-lib/data';
import { memberCalls } from 'mf-team/domain';

const callMembers = callerOf(memberCalls);

const { publish } = teamPart.own;

/**
 * Changes a team member; fails with `aborted` after a concurrent change, and with the limits of
 * `addTeamMember` if they become an Admin.
 */
export const updateTeamMember = (change: TeamMemberChange) =>
  applyLocally(callMembers('updateTeamMember', change), () => publish([memberEdited(change)]));

/** A missing member needs no deleting: someone else did it, or the response to an earlier call was lost. */
async function deleteOrFindGone(teamMemberId: string): Promise<CallableResult<unknown>> {
  const result = await callMembers('deleteTeamMember', { teamMemberId });
  return !result.ok && result.error.code === 'not-found' ? { ok: true, value: null } : result;
}

/** Deletes a team member, everything that depends on them, and their login account. */
export const deleteTeamMember = (teamMemberId: string) =>
  applyLocally(deleteOrFindGone(teamMemberId), () => publish([memberDeleted(teamMemberId)]));

/** Reactivates a team member, with an invitation if they have no login account. */
export const reactivateTeamMember = (teamMemberId: string) =>
  applyLocally(callMembers('reactivateTeamMember', { teamMemberId }), () =>
    publish([memberReactivated(teamMemberId)]),
  );

/** Resends a member's pending invitation; the previous one becomes invalid. */
export const resendInvitation = (teamMemberId: string) =>
  applyLocally(callMembers('resendInvitation', { teamMemberId }), () =>
    publish([memberReinvited(teamMemberId)]),
  );

/** Sends the email again that confirms the address a member chose. */
export const resendEmailConfirmation = (teamMemberId: string) =>
  callMembers('resendEmailConfirmation', { teamMemberId });
