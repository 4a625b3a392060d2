import { sharedMemberCalls, type DeactivationOrder, type NewTeamMember } from '../../domain/index.ts';
import { memberAdded, memberDeactivated } from '../directory/changesOf.ts';
import { teamPart } from '../directory/directoryParts.ts';
import { callerOf } from './call.ts';
import { noAnswerCodes, type CallableResult } from './callableError.ts';
import { offline } from './offline.ts';
import { addedMember, type PendingMember } from '../team/addedMember.ts';
import { applyLocally } from './applyLocally.ts';

const { publish } = teamPart.own;

const callMembers = callerOf(sharedMemberCalls);

/** Adds a member; if no response arrives, checks whether it succeeded before reporting a failure. */
async function addAndLook(
  member: NewTeamMember,
  by: Omit<PendingMember, 'since'> | null,
): Promise<CallableResult<{ readonly teamMemberId: string }>> {
  const since = Date.now();
  const result = await callMembers('addTeamMember', member);
  if (
    result.ok ||
    by === null ||
    result.error === offline ||
    ![...noAnswerCodes, 'unknown'].includes(result.error.code)
  )
    return result;
  const teamMemberId = await addedMember(member, { ...by, since });
  return teamMemberId === null ? result : { ok: true, value: { teamMemberId } };
}

/** Adds a team member and sends them an invitation; accepting it creates their login account. */
const addMember = (member: NewTeamMember, by: Omit<PendingMember, 'since'> | null) =>
  applyLocally(addAndLook(member, by), ({ teamMemberId }) =>
    publish([memberAdded(teamMemberId, member, Date.now())]),
  );

/** Adds a team member; a lost answer counts as a failure. */
export const addTeamMember = (member: NewTeamMember) => addMember(member, null);

/** Adds a team member for a user who can check: a lost response isn't a failure if the member exists. */
export const addTeamMemberAs =
  ({ uid, customerId }: Omit<PendingMember, 'since'>) =>
  (member: NewTeamMember) =>
    addMember(member, { uid, customerId });

/**
 * Deactivates a team member and removes everything linked to them, or completes an interrupted run; safe to repeat.
 * Refused with `failed-precondition` if the person taking over is no longer active.
 */
export const deactivateTeamMember = ({ teamMemberId, takenOverBy }: DeactivationOrder) =>
  // The SDK sends an undefined field as null, which means that no one takes over.
  applyLocally(
    callMembers('deactivateTeamMember', {
      teamMemberId,
      ...(takenOverBy !== undefined && { takenOverBy }),
    }),
    () => publish([memberDeactivated(teamMemberId)]),
  );

/** Deactivates the active team members with neither a login account nor an invitation, and counts them. */
export const migrateTeamMembersWithoutAuth = () =>
  callMembers('migrateTeamMembersWithoutAuth', undefined, false);
