import * as z from 'zod/mini';
import { success } from '../../domain/change/calls.ts';
import type { DeactivationOrder, NewTeamMember } from '../../domain/index.ts';
import { memberAdded, memberDeactivated } from '../directory/changesOf.ts';
import { teamPart } from '../directory/directoryParts.ts';
import { call, type CallableResult } from './call.ts';
import { offline, noAnswerCodes } from './callableError.ts';
import { addedMember, type PendingMember } from '../team/addedMember.ts';
import { applyLocally } from './applyLocally.ts';

const { tell } = teamPart.own;

const added = z.object({ teamMemberId: z.string().check(z.minLength(1)) });
const migrated = z.object({ deactivatedCount: z.int().check(z.nonnegative()) });

/** Adds a member; without an answer, checks whether it succeeded before reporting a failure. */
async function addAndLook(
  member: NewTeamMember,
  by: Omit<PendingMember, 'since'> | null,
): Promise<CallableResult<z.output<typeof added>>> {
  const since = Date.now();
  const result = await call('addTeamMember', member, added);
  if (
    result.ok ||
    by === null ||
    result.error === offline ||
    ![...noAnswerCodes, 'unknown'].includes(result.error.code)
  )
    return result;
  const teamMemberId = await addedMember(member.email, { ...by, since });
  return teamMemberId === null ? result : { ok: true, value: { teamMemberId } };
}

/** Adds a team member and sends them an invitation; accepting it creates their login account. */
const addMember = (member: NewTeamMember, by: Omit<PendingMember, 'since'> | null) =>
  applyLocally(addAndLook(member, by), ({ teamMemberId }) =>
    tell([memberAdded(teamMemberId, member, Date.now())]),
  );

/** Adds a team member; a lost answer counts as a failure. */
export const addTeamMember = (member: NewTeamMember) => addMember(member, null);

/** The same for a user who can check: a lost answer is no failure if the member exists. */
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
    call(
      'deactivateTeamMember',
      { teamMemberId, ...(takenOverBy !== undefined && { takenOverBy }) },
      success,
    ),
    () => tell([memberDeactivated(teamMemberId)]),
  );

/** Deactivates the active team members without a login account and invitation, and counts them. */
export const migrateTeamMembersWithoutAuth = () =>
  call('migrateTeamMembersWithoutAuth', undefined, migrated, false);
