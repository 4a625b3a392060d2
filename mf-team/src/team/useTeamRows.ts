import { useMemo } from 'react';
import { useAssignmentDirectory, useCommunityDirectory } from 'shared-lib/data';
import type { DirectoryMember } from 'shared-lib/domain';
import { textCollator } from 'shared-lib/i18n';
import { assignedCommunitiesOf, type AssignedCommunity } from './assignedCommunitiesOf.ts';

/** A member as the team's list shows them. */
export interface TeamRow extends DirectoryMember {
  /** The communities regularly served; null while they are not known. */
  assignedCommunities: readonly AssignedCommunity[] | null;
}

const none: readonly AssignedCommunity[] = [];

/**
 * Makes rows of members, with the communities that they serve; without these as long as they are not known.
 * @param language a BCP 47 tag, for the order of the communities.
 */
export function useTeamRows(language: string): (members: readonly DirectoryMember[]) => readonly TeamRow[] {
  const communities = useCommunityDirectory();
  const agents = useAssignmentDirectory();
  const knownCommunities = communities.status === 'ready' ? communities.data : null;
  const knownAgents = agents.status === 'ready' ? agents.data : null;
  return useMemo(() => {
    const assigned =
      knownCommunities &&
      knownAgents &&
      assignedCommunitiesOf(knownCommunities, knownAgents, textCollator(language).compare);
    return (members) =>
      members.map((member) => ({
        ...member,
        assignedCommunities: assigned && (assigned.get(member.id) ?? none),
      }));
  }, [knownCommunities, knownAgents, language]);
}
