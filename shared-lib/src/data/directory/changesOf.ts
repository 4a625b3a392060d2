import {
  accountLinkLifetimes,
  communitySchema,
  directoryCommunityOf,
  directoryMemberOf,
  fullNameOf,
  readRequest,
  teamMemberSchema,
  type AssignedAgent,
  type AssignmentChange,
  type DirectoryCommunity,
  type DirectoryMember,
  type NewCommunity,
  type NewRequest,
  type NewTeamMember,
  type RequestOutcome,
  type TeamMemberChange,
} from '../../domain/index.ts';
import { assignmentKey, requestKey, type ListedRequest } from './directoryParts.ts';
import type { OwnChange } from './listing.ts';

type MemberChange = OwnChange<DirectoryMember>;

const changed = (key: string, change: (member: DirectoryMember) => DirectoryMember): MemberChange => ({
  key,
  change: (member) => member && change(member),
});

/**
 * What an addition does to the directory.
 * @param now epoch milliseconds
 */
export const memberAdded = (id: string, member: NewTeamMember, now: number): MemberChange => {
  const invitation = { linkId: id, sentAt: now, expiresAt: now + accountLinkLifetimes.joining };
  const read = teamMemberSchema.safeParse({ ...member, id, uid: id, dateCreated: now, invitation });
  return { key: id, change: (known) => known ?? (read.success ? directoryMemberOf(read.data) : null) };
};

/** What an edit does to the directory. */
export const memberEdited = ({ teamMemberId, seen: _, ...edits }: TeamMemberChange): MemberChange =>
  changed(teamMemberId, (member) => ({
    ...member,
    ...edits,
    fullName: fullNameOf(edits),
    // Another address is invited anew.
    isInvitationLost: member.isInvitationLost && edits.email === member.email.toLowerCase(),
  }));

/** What an invitation that is sent again does to the directory. */
export const memberInvitedAgain = (id: string): MemberChange =>
  changed(id, (member) => ({ ...member, isInvitationLost: false }));

/** What a deactivation that was finished does to the directory. */
export const memberDeactivated = (id: string): MemberChange =>
  changed(id, (member) => ({
    ...member,
    isActive: false,
    isDeactivating: false,
    invitedUntil: null,
    isInvitationLost: false,
  }));

/** What a reactivation does to the directory. */
export const memberReactivated = (id: string): MemberChange =>
  changed(id, (member) => ({ ...member, isActive: true, hasLogin: true }));

/** What a deletion does to the directory. */
export const memberDeleted = (id: string): MemberChange => ({ key: id, change: () => null });

/** What the addition of a community does to the directory. */
export const communityAdded = (
  { communityId, slug }: { communityId: string; slug: string },
  community: NewCommunity,
): OwnChange<DirectoryCommunity> => {
  const read = communitySchema.safeParse({ ...community, id: communityId, slug });
  return {
    key: communityId,
    change: (known) => known ?? (read.success ? directoryCommunityOf(read.data) : null),
  };
};

const communityChanged = (
  key: string,
  change: Partial<DirectoryCommunity>,
): OwnChange<DirectoryCommunity> => ({ key, change: (known) => known && { ...known, ...change } });

/**
 * What archiving a community does to the directory.
 * @param now epoch milliseconds
 */
export const communityArchived = (id: string, now: number) =>
  communityChanged(id, { archivedAt: now, districtManagerId: null });

/** What restoring a community does to the directory, but for its district manager, whom the function may give back. */
export const communityRestored = (id: string) => communityChanged(id, { archivedAt: null });

/** What the deletion of a community does to the directory. */
export const communityDeleted = (id: string): OwnChange<DirectoryCommunity> => ({
  key: id,
  change: () => null,
});

/** What an edit of a community does to the directory, which has some of the fields that can be edited. */
export const communityEdited = (
  communityId: string,
  changes: Readonly<Record<string, unknown>>,
): OwnChange<DirectoryCommunity> => ({
  key: communityId,
  change: (known) => {
    const edits = Object.entries(changes).filter(([name]) => known !== null && Object.hasOwn(known, name));
    return known && { ...known, ...Object.fromEntries(edits) };
  },
});

/** What a change of who serves regularly does to the directory. */
export const assignmentChanged = (
  customerId: string,
  { communityId, day, to }: AssignmentChange,
): OwnChange<AssignedAgent> => ({
  key: assignmentKey({ communityId, day }),
  change: () => (to === null ? null : { id: day, day, communityId, customerId, memberId: to }),
});

type RequestPlace = Pick<ListedRequest, 'recordId' | 'place'>;

/** What a new request does to the directory. */
export const requestAdded = (at: RequestPlace, asked: NewRequest): OwnChange<ListedRequest> => {
  const added = readRequest({ ...asked, status: 'pending' });
  return { key: requestKey(at), change: (known) => known ?? (added && { ...added, ...at }) };
};

/** What a decision about a request does to the directory. */
export const requestDecided = (at: RequestPlace, outcome: RequestOutcome): OwnChange<ListedRequest> => ({
  key: requestKey(at),
  change: (known) => known && { ...known, ...outcome },
});
