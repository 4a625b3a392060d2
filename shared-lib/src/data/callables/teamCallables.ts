import * as z from 'zod/mini';
import type { DeactivationOrder, NewTeamMember, TeamMemberChange } from '../../domain/index.ts';
import {
  memberAdded,
  memberDeactivated,
  memberDeleted,
  memberEdited,
  memberReactivated,
} from '../directory/changesOf.ts';
import { teamPart } from '../directory/directoryParts.ts';
import { call } from './call.ts';
import { andTell } from './andTell.ts';

const { tell } = teamPart.own;

const added = z.object({ teamMemberId: z.string().check(z.minLength(1)) });
const success = z.object({ success: z.literal(true) });
const migrated = z.object({ deactivatedCount: z.int().check(z.nonnegative()) });

/** Adds a team member with a login account, and sends them an invitation with a link to set their password. */
export const addTeamMember = (member: NewTeamMember) =>
  andTell(call('addTeamMember', member, added), ({ teamMemberId }) =>
    tell([memberAdded(teamMemberId, member, Date.now())]),
  );

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

/** Deletes a team member with all that hangs on them, and their login account. */
export const deleteTeamMember = (teamMemberId: string) =>
  andTell(call('deleteTeamMember', { teamMemberId }, z.unknown()), () => tell([memberDeleted(teamMemberId)]));

/** Makes an inactive team member active again, with a new login account where there is none. */
export const reactivateTeamMember = (teamMemberId: string) =>
  andTell(call('reactivateTeamMember', { teamMemberId }, success), () =>
    tell([memberReactivated(teamMemberId)]),
  );

/** Deactivates the active team members who have no login account, and counts them. */
export const migrateTeamMembersWithoutAuth = () =>
  call('migrateTeamMembersWithoutAuth', undefined, migrated, false);
