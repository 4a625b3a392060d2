import { blankMemberDetails, type NewTeamMember, type Tier } from 'shared-lib/domain';
import type { FoundErrors, TextObstacle } from 'shared-lib/ui/form';
import type { TeamCapacity } from './teamCapacityOf.ts';

/** A new member as entered in the form. No tier is preselected, so that access is granted deliberately. */
export interface MemberValues extends Omit<NewTeamMember, 'tier'> {
  tier: Tier | null;
  /** How they are invited. */
  via: InvitedVia;
}

export type InvitedVia = 'email' | 'text';

/** The form's payload, with only the address that the chosen invitation method needs. */
export const invitationOf = <Values extends Pick<MemberValues, 'via' | 'email' | 'phone'>>({
  via,
  ...values
}: Values) => (via === 'text' ? { ...values, email: '' } : { ...values, phone: null });

export const blankMember: MemberValues = {
  firstName: '',
  lastName: '',
  email: '',
  ...blankMemberDetails,
  tier: null,
  via: 'email',
  isActive: true,
};

/** Whether the form is still empty, so that it has no errors yet. */
export const isBlank = ({ firstName, lastName, email, phone, tier }: MemberValues): boolean =>
  tier === null && [firstName, lastName, email, phone ?? ''].every((text) => text.trim() === '');

const isInTeam = ({ email }: Pick<MemberValues, 'email'>, room: TeamCapacity) =>
  email.trim() !== '' && room.emails.has(email.trim().toLowerCase());

/**
 * The plan limits that the form's current values exceed (spec sections 5 and 6). There are none for someone
 * already on the team: they may be the one who took the last seat.
 * @param room null while team and plan are loading; the function decides then.
 */
export function planErrors(
  { tier, isActive, email }: Pick<MemberValues, 'tier' | 'isActive' | 'email'>,
  room: TeamCapacity | null,
): FoundErrors<MemberValues> {
  if (room === null || !isActive || isInTeam({ email }, room)) return {};
  return {
    isActive: !room.member.ok && 'teamFull',
    tier: tier === 'Admin' && !room.admin.ok && { code: 'adminsFull', count: room.adminsAllowed },
  };
}

/** Whether someone on the team already has an email, ignoring case. */
export const emailErrors = (values: Pick<MemberValues, 'email'>, room: TeamCapacity | null) => ({
  email: room !== null && isInTeam(values, room) && 'duplicate',
});

/**
 * Why someone can't be invited at the chosen address: it is missing, in the team, or a number that can't be texted.
 * @param obstacleTo why the business can't text a number
 */
export const addressErrors = (
  { via, email, phone }: Pick<MemberValues, 'via' | 'email' | 'phone'>,
  room: TeamCapacity | null,
  obstacleTo: (phone: string | null) => TextObstacle | null,
): FoundErrors<MemberValues> => {
  if (via === 'email') return email.trim() === '' ? { email: 'missing' } : emailErrors({ email }, room);
  if (phone === null) return { phone: 'missing' };
  return { phone: room?.phones.has(phone) ? 'phoneTaken' : obstacleTo(phone) };
};
