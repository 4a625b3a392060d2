import * as z from 'zod/mini';
import type { DeactivationOrder, NewTeamMember, TeamMemberChange } from '../../domain/index.ts';
import {
  memberAdded,
  memberDeactivated,
  memberDeleted,
  memberEdited,
  memberInvitedAgain,
  memberReactivated,
} from '../directory/changesOf.ts';
import { teamPart } from '../directory/directoryParts.ts';
import { call, type CallableResult } from './call.ts';
import { offline, unanswered } from './callableError.ts';
import { addedMember, type Addition } from '../team/addedMember.ts';
import { andTell } from './andTell.ts';

const { tell } = teamPart.own;

const added = z.object({ teamMemberId: z.string().check(z.minLength(1)) });
const success = z.object({ success: z.literal(true) });
const migrated = z.object({ deactivatedCount: z.int().check(z.nonnegative()) });

/** Adds a member; where no answer comes, looks whether it was done before it says that it was not. */
async function addAndLook(
  member: NewTeamMember,
  by: Omit<Addition, 'since'> | null,
): Promise<CallableResult<z.output<typeof added>>> {
  const since = Date.now();
  const result = await call('addTeamMember', member, added);
  if (
    result.ok ||
    by === null ||
    result.error === offline ||
    ![...unanswered, 'unknown'].includes(result.error.code)
  )
    return result;
  const teamMemberId = await addedMember(member.email, { ...by, since });
  return teamMemberId === null ? result : { ok: true, value: { teamMemberId } };
}

/** Adds a team member, and sends them an invitation; their login account begins when they accept it. */
const addMember = (member: NewTeamMember, by: Omit<Addition, 'since'> | null) =>
  andTell(addAndLook(member, by), ({ teamMemberId }) =>
    tell([memberAdded(teamMemberId, member, Date.now())]),
  );

/** Adds a team member; an answer that is lost counts as a failure. */
export const addTeamMember = (member: NewTeamMember) => addMember(member, null);

/** The same by somebody who can look: an answer that is lost is no failure where the member is there. */
export const addTeamMemberAs =
  ({ uid, customerId }: Omit<Addition, 'since'>) =>
  (member: NewTeamMember) =>
    addMember(member, { uid, customerId });

/**
 * Changes a team member; refused with `aborted` when someone else changed them first, and with the limits of `addTeamMember` where
 * they become an Admin.
 */
export const updateTeamMember = (change: TeamMemberChange) =>
  andTell(call('updateTeamMember', change, success), () => tell([memberEdited(change)]));

/**
 * Deactivates a team member with all that hangs on them, or finishes a deactivation that broke off; safe to repeat. Refused with
 * `failed-precondition` when whoever is to take over is not active any more.
 */
export const deactivateTeamMember = ({ teamMemberId, takenOverBy }: DeactivationOrder) =>
  // The SDK sends an undefined field as null, which says that nobody takes over.
  andTell(
    call(
      'deactivateTeamMember',
      { teamMemberId, ...(takenOverBy !== undefined && { takenOverBy }) },
      success,
    ),
    () => tell([memberDeactivated(teamMemberId)]),
  );

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

/** Deactivates the active team members who have no login account and no invitation, and counts them. */
export const migrateTeamMembersWithoutAuth = () =>
  call('migrateTeamMembersWithoutAuth', undefined, migrated, false);
