import {
  accountLinkLifetimes,
  communitySchema,
  directoryCommunityOf,
  directoryMemberOf,
  fullNameOf,
  teamMemberSchema,
  type AssignedAgent,
  type AssignmentChange,
  type DirectoryCommunity,
  type DirectoryMember,
  type NewCommunity,
  type NewTeamMember,
  type TeamMemberChange,
} from '../../domain/index.ts';
import { assignmentKey } from './directoryParts.ts';
import type { LocalChange } from './listing.ts';

type MemberChange = LocalChange<DirectoryMember>;

const changed = (key: string, change: (member: DirectoryMember) => DirectoryMember): MemberChange => ({
  key,
  change: (member) => member && change(member),
});

/**
 * An addition's effect on the directory.
 * @param now epoch milliseconds
 */
export const memberAdded = (id: string, member: NewTeamMember, now: number): MemberChange => {
  const invitation = { linkId: id, sentAt: now, expiresAt: now + accountLinkLifetimes.joining };
  const read = teamMemberSchema.safeParse({ ...member, id, uid: id, dateCreated: now, invitation });
  return { key: id, change: (known) => known ?? (read.success ? directoryMemberOf(read.data) : null) };
};

/** An edit's effect on the directory. */
export const memberEdited = ({ teamMemberId, seen: _, ...edits }: TeamMemberChange): MemberChange =>
  changed(teamMemberId, (member) => ({
    ...member,
    ...edits,
    fullName: fullNameOf(edits),
    // A new address gets a new invitation.
    isInvitationLost: member.isInvitationLost && edits.email === member.email.toLowerCase(),
  }));

/** The effect of resending an invitation on the directory. */
export const memberReinvited = (id: string): MemberChange =>
  changed(id, (member) => ({ ...member, isInvitationLost: false }));

/** The effect of a completed deactivation on the directory. */
export const memberDeactivated = (id: string): MemberChange =>
  changed(id, (member) => ({
    ...member,
    isActive: false,
    isDeactivating: false,
    invitedUntil: null,
    isInvitationLost: false,
  }));

/** A reactivation's effect on the directory. */
export const memberReactivated = (id: string): MemberChange =>
  changed(id, (member) => ({ ...member, isActive: true, hasLogin: true }));

/** A deletion's effect on the directory. */
export const memberDeleted = (id: string): MemberChange => ({ key: id, change: () => null });

/** The effect of adding a community on the directory. */
export const communityAdded = (
  { communityId, slug }: { communityId: string; slug: string },
  community: NewCommunity,
): LocalChange<DirectoryCommunity> => {
  const read = communitySchema.safeParse({ ...community, id: communityId, slug });
  return {
    key: communityId,
    change: (known) => known ?? (read.success ? directoryCommunityOf(read.data) : null),
  };
};

const communityChanged = (
  key: string,
  change: Partial<DirectoryCommunity>,
): LocalChange<DirectoryCommunity> => ({ key, change: (known) => known && { ...known, ...change } });

/**
 * The effect of archiving a community on the directory.
 * @param now epoch milliseconds
 */
export const communityArchived = (id: string, now: number) =>
  communityChanged(id, { archivedAt: now, districtManagerId: null });

/**
 * The effect of restoring a community on the directory, except for its district manager, whom the function may
 * restore.
 */
export const communityRestored = (id: string) => communityChanged(id, { archivedAt: null });

/** The effect of deleting a community on the directory. */
export const communityDeleted = (id: string): LocalChange<DirectoryCommunity> => ({
  key: id,
  change: () => null,
});

/** The effect of editing a community on the directory, which has some of the editable fields. */
export const communityEdited = (
  communityId: string,
  changes: Readonly<Record<string, unknown>>,
): LocalChange<DirectoryCommunity> => ({
  key: communityId,
  change: (known) => {
    const edits = Object.entries(changes).filter(([name]) => known !== null && Object.hasOwn(known, name));
    return known && { ...known, ...Object.fromEntries(edits) };
  },
});

/** The effect of changing a regular assignment on the directory. */
export const assignmentChanged = (
  customerId: string,
  { communityId, day, to }: AssignmentChange,
): LocalChange<AssignedAgent> => ({
  key: assignmentKey({ communityId, day }),
  change: () => (to === null ? null : { id: day, day, communityId, customerId, memberId: to }),
});
