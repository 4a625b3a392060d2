import { sharedMemberCalls, teamMemberChangeSchema, type CallTable } from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';
import { idInput, success } from 'shared-lib/domain/schema';

/** A member's id is a login uid, which has at most 128 characters. */
const member = z.object({ teamMemberId: idInput.check(z.maxLength(128)) });

const ofMember = { payload: member, invalid: 'teamMemberId must be the id of a team member.' };

/** Calls about one member of the team. */
export const memberCalls = {
  ...sharedMemberCalls,
  updateTeamMember: { payload: teamMemberChangeSchema, result: success },
  // Any response confirms the deletion.
  deleteTeamMember: { ...ofMember, result: z.unknown() },
  reactivateTeamMember: { ...ofMember, result: success },
  resendInvitation: { ...ofMember, result: success },
  resendEmailConfirmation: { ...ofMember, result: success },
} satisfies CallTable;
