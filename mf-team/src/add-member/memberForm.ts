import { blankMemberDetails, type NewTeamMember, type Tier } from 'shared-lib/domain';
import type { FoundErrors } from 'shared-lib/ui/form';
import type { TeamRoom } from './teamRoomOf.ts';

/** A new member as the form asks for one; no tier is chosen at first, since access is given on purpose. */
export interface MemberValues extends Omit<NewTeamMember, 'tier'> {
  tier: Tier | null;
}

export const blankMember: MemberValues = {
  firstName: '',
  lastName: '',
  email: '',
  ...blankMemberDetails,
  tier: null,
  isActive: true,
};

/** Whether nothing has been filled in yet, so that there is nothing to refuse. */
export const isBlank = ({ firstName, lastName, email, tier }: MemberValues): boolean =>
  tier === null && [firstName, lastName, email].every((text) => text.trim() === '');

const isInTeam = ({ email }: Pick<MemberValues, 'email'>, room: TeamRoom) =>
  room.emails.has(email.trim().toLowerCase());

/**
 * What the plan refuses of a member as the form stands (spec sections 5 and 6). Of who is in the team already the plan says nothing: they
 * may be who took the last place.
 * @param room null while team and plan are not known; the function decides then.
 */
export function planErrors(
  { tier, isActive, email }: Pick<MemberValues, 'tier' | 'isActive' | 'email'>,
  room: TeamRoom | null,
): FoundErrors<MemberValues> {
  if (room === null || !isActive || isInTeam({ email }, room)) return {};
  return {
    isActive: !room.member.ok && 'teamFull',
    tier: tier === 'Admin' && !room.admin.ok && { code: 'adminsFull', count: room.adminsAllowed },
  };
}

/** That someone in the team has an email already, however it is written. */
export const emailErrors = (values: Pick<MemberValues, 'email'>, room: TeamRoom | null) => ({
  email: room !== null && isInTeam(values, room) && 'duplicate',
});
