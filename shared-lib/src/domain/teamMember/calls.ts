import * as z from 'zod/mini';
import { id } from '../base/fields.ts';
import { type CallTable, success } from '../change/calls.ts';
import { deactivationOrderSchema } from './deactivationOrder.ts';
import { invitedMemberSchema } from './newTeamMember.ts';

/** Calls about the team that several areas or the shell make. Those without a payload ignore what is sent. */
export const sharedMemberCalls = {
  addTeamMember: { payload: invitedMemberSchema, result: z.object({ teamMemberId: id }) },
  deactivateTeamMember: { payload: deactivationOrderSchema, result: success },
  migrateTeamMembersWithoutAuth: {
    payload: z.unknown(),
    result: z.object({ deactivatedCount: z.int().check(z.nonnegative()) }),
  },
} satisfies CallTable;
