import { teamMemberChangeSchema, type TeamMember, type TeamMemberChange } from 'shared-lib/domain';
import type { FoundErrors } from 'shared-lib/ui/form';
import { emailErrors } from '../../add-member/memberForm.ts';
import type { TeamCapacity } from '../../add-member/teamCapacityOf.ts';

/** A member's editable fields: the whole change except its target and what its author saw. */
export type MemberEdits = Omit<TeamMemberChange, 'teamMemberId' | 'seen'>;

const { teamMemberId: _, seen: __, ...editable } = teamMemberChangeSchema.shape;

/** A member as the form shows one. */
export const editsOf = (member: MemberEdits): MemberEdits =>
  Object.fromEntries(
    Object.keys(editable).map((name) => [name, member[name as keyof MemberEdits]]),
  ) as unknown as MemberEdits;

/**
 * Team and plan conflicts of a changed member: an email in use, or one more active Admin than the plan has
 * room for (spec section 6).
 * @param member as stored.
 * @param room null while team and plan are loading; the function decides then.
 */
export function editErrors(
  values: MemberEdits,
  member: Pick<TeamMember, 'email' | 'tier' | 'isActive'>,
  room: TeamCapacity | null,
): FoundErrors<MemberEdits> {
  const isOwnEmail = values.email.trim().toLowerCase() === member.email.toLowerCase();
  const isNewAdmin = member.isActive && values.tier === 'Admin' && member.tier !== 'Admin';
  return {
    ...(!isOwnEmail && emailErrors(values, room)),
    // Only members invited by text have no email, until they choose one.
    ...(!isOwnEmail && values.email.trim() === '' && { email: 'missing' }),
    tier: isNewAdmin && room !== null && !room.admin.ok && { code: 'adminsFull', count: room.adminsAllowed },
  };
}
