import { useMemo } from 'react';
import { useAssignmentDirectory, useCommunityDirectory } from 'shared-lib/data';
import type { DirectoryMember } from 'shared-lib/domain';
import { textCollator } from 'shared-lib/i18n';
import { assignedCommunitiesOf, type AssignedCommunity } from './assignedCommunitiesOf.ts';

/** A member as the team's list shows them. */
export interface TeamRow extends DirectoryMember {
  /** The communities regularly served; null while loading. */
  assignedCommunities: readonly AssignedCommunity[] | null;
}

const none: readonly AssignedCommunity[] = [];

/**
 * Builds the rows of members, with the communities they serve once those are loaded.
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
