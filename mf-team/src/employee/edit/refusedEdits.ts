import type { CallableError } from 'shared-lib/data';
import type { TeamRoom } from '../../add-member/teamRoomOf.ts';
import type { EditProblems } from './checkEdits.ts';

/**
 * Which field a refusal of the function `updateTeamMember` is about.
 * @param room null while team and plan are not known.
 * @returns null when it is about none of them.
 */
export function refusedEdits({ code }: CallableError, room: TeamRoom | null): EditProblems | null {
  switch (code) {
    case 'already-exists':
      return { email: { kind: 'taken' } };
    case 'failed-precondition':
      return { email: { kind: 'shared' } };
    case 'resource-exhausted':
      return room && { tier: { kind: 'adminsFull', max: room.adminsAllowed } };
    default:
      return null;
  }
}
