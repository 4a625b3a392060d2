import type { DirectoryMember } from 'shared-lib/domain';

/** Most rows of the list at once; as one is solved, the next moves up. */
export const mostListed = 20;

/**
 * The active members of whom one may be too many, those first who were not seen for the longest time. The owner is never among them.
 * @param ownerId the owner's uid
 * @param onlyAdmins whether it is about Admins alone
 */
export const overMembers = (
  team: readonly DirectoryMember[],
  { ownerId, onlyAdmins }: { ownerId: string; onlyAdmins: boolean },
): readonly DirectoryMember[] =>
  team
    .filter(({ id, isActive, tier }) => id !== ownerId && isActive && (!onlyAdmins || tier === 'Admin'))
    .toSorted((a, b) => (a.lastActive ?? 0) - (b.lastActive ?? 0) || a.fullName.localeCompare(b.fullName));
