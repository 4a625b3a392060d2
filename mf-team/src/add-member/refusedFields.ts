import type { CallableError } from 'shared-lib/data';
import { messages } from 'shared-lib/domain';
import type { MemberProblems, MemberTexts } from './memberForm.ts';
import type { TeamRoom } from './teamRoomOf.ts';

/**
 * Which field a refusal of the function `addTeamMember` is about.
 * @param room null while team and plan are not known.
 * @returns null when it is about none of them.
 */
export function refusedFields(
  { code, message }: CallableError,
  { tier }: Pick<MemberTexts, 'tier'>,
  room: TeamRoom | null,
): MemberProblems | null {
  if (code === 'already-exists') return { email: { kind: 'taken' } };
  if (code === 'failed-precondition') return { email: { kind: 'invalid' } };
  if (code !== 'resource-exhausted') return null;
  if (message === messages.addActiveAtLimit) return { isActive: { kind: 'teamFull' } };
  // Of what can be full, the allowance of admin accounts is left.
  return tier === 'Admin' && room ? { tier: { kind: 'adminsFull', max: room.adminsAllowed } } : null;
}
