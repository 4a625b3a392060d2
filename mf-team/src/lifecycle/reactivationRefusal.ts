import type { TeamMember } from 'shared-lib/domain';
import type { TeamCapacity } from '../add-member/teamCapacityOf.ts';

/** Why a member can't be reactivated. */
export type ReactivationRefusal =
  | { readonly key: 'atLimit'; readonly limit: number }
  | { readonly key: 'adminsFull'; readonly count: number }
  | { readonly key: 'planUnavailable' };

/**
 * Checks whether the plan has room for one more active member (spec sections 5 and 6).
 * @param room null while team and plan are loading.
 * @returns null if there is room.
 */
export function reactivationRefusal(
  { tier }: Pick<TeamMember, 'tier'>,
  room: Pick<TeamCapacity, 'member' | 'admin' | 'adminsAllowed'> | null,
): ReactivationRefusal | null {
  if (room === null) return { key: 'planUnavailable' };
  const { member, admin, adminsAllowed } = room;
  if (!member.ok) {
    return member.reason === 'limitReached'
      ? { key: 'atLimit', limit: member.limit }
      : { key: 'planUnavailable' };
  }
  return tier === 'Admin' && !admin.ok ? { key: 'adminsFull', count: adminsAllowed } : null;
}
