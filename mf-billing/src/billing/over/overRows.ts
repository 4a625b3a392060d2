import type { DirectoryMember } from 'shared-lib/domain';

/** Maximum rows listed; the next one moves up when one is resolved. */
export const maxListed = 20;

/**
 * The active members to choose from, longest inactive first. Never includes the owner.
 * @param ownerId the owner's uid
 * @param onlyAdmins whether to list only Admins
 */
export const overMembers = (
  team: readonly DirectoryMember[],
  { ownerId, onlyAdmins }: { ownerId: string; onlyAdmins: boolean },
): readonly DirectoryMember[] =>
  team
    .filter(({ id, isActive, tier }) => id !== ownerId && isActive && (!onlyAdmins || tier === 'Admin'))
    .toSorted((a, b) => (a.lastActive ?? 0) - (b.lastActive ?? 0) || a.fullName.localeCompare(b.fullName));
