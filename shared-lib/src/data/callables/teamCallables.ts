import * as z from 'zod/mini';
import type { DeactivationOrder, NewTeamMember, TeamMemberChange } from '../../domain/index.ts';
import { call } from './call.ts';

const added = z.object({ teamMemberId: z.string().check(z.minLength(1)) });
const success = z.object({ success: z.literal(true) });
const migrated = z.object({ deactivatedCount: z.int().check(z.nonnegative()) });

/** Adds a team member with a login account, and sends them an invitation with a link to set their password. */
export const addTeamMember = (member: NewTeamMember) => call('addTeamMember', member, added);

/**
 * Changes a team member; refused with `aborted` when someone else changed them first, and with the limits of `addTeamMember` where
 * they become an Admin.
 */
export const updateTeamMember = (change: TeamMemberChange) => call('updateTeamMember', change, success);

/**
 * Deactivates a team member with all that hangs on them, or finishes a deactivation that broke off; safe to repeat. Refused with
 * `failed-precondition` when whoever is to take over is not active any more.
 */
export const deactivateTeamMember = ({ teamMemberId, takenOverBy }: DeactivationOrder) =>
  // The SDK sends an undefined field as null, which says that nobody takes over.
  call('deactivateTeamMember', { teamMemberId, ...(takenOverBy !== undefined && { takenOverBy }) }, success);

/** Deletes a team member with all that hangs on them, and their login account. */
export const deleteTeamMember = (teamMemberId: string) =>
  call('deleteTeamMember', { teamMemberId }, z.unknown());

/** Makes an inactive team member active again, with a new login account where there is none. */
export const reactivateTeamMember = (teamMemberId: string) =>
  call('reactivateTeamMember', { teamMemberId }, success);

/** Deactivates the active team members who have no login account, and counts them. */
export const migrateTeamMembersWithoutAuth = () =>
  call('migrateTeamMembersWithoutAuth', undefined, migrated, false);
