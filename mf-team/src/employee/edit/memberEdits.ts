import { teamMemberChangeSchema, type TeamMember, type TeamMemberChange } from 'shared-lib/domain';
import type { FoundErrors } from 'shared-lib/ui/form';
import { emailErrors } from '../../add-member/memberForm.ts';
import type { TeamRoom } from '../../add-member/teamRoomOf.ts';

/** What can be edited of a member: all that a change says, but for whom it is of and what its author saw. */
export type MemberEdits = Omit<TeamMemberChange, 'teamMemberId' | 'seen'>;

const { teamMemberId: _, seen: __, ...editable } = teamMemberChangeSchema.shape;

/** A member as the form shows one. */
export const editsOf = (member: MemberEdits): MemberEdits =>
  Object.fromEntries(
    Object.keys(editable).map((name) => [name, member[name as keyof MemberEdits]]),
  ) as unknown as MemberEdits;

/**
 * What team and plan refuse of a changed member: an email that another one has, and an active member who would be one more Admin than
 * the plan has room for (spec section 6).
 * @param member as stored.
 * @param room null while team and plan are not known; the function decides then.
 */
export function editErrors(
  values: MemberEdits,
  member: Pick<TeamMember, 'email' | 'tier' | 'isActive'>,
  room: TeamRoom | null,
): FoundErrors<MemberEdits> {
  const isOwnEmail = values.email.trim().toLowerCase() === member.email.toLowerCase();
  const isNewAdmin = member.isActive && values.tier === 'Admin' && member.tier !== 'Admin';
  return {
    ...(!isOwnEmail && emailErrors(values, room)),
    tier: isNewAdmin && room !== null && !room.admin.ok && { code: 'adminsFull', count: room.adminsAllowed },
  };
}
