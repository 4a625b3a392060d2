import { useMemo } from 'react';
import { useAssignedAgents, useCommunities } from 'shared-lib/data';
import type { TeamMember } from 'shared-lib/domain';
import { textCollator } from 'shared-lib/i18n';
import { assignedCommunitiesOf, type AssignedCommunity } from './assignedCommunitiesOf.ts';

/** A member as the team's list shows them. */
export interface TeamRow extends TeamMember {
  /** The communities regularly served; null while they are not known. */
  assignedCommunities: readonly AssignedCommunity[] | null;
}

const none: readonly AssignedCommunity[] = [];

/**
 * The members with the communities that they serve. The members show before the communities are loaded.
 * @param language a BCP 47 tag, for the order of the communities.
 */
export function useTeamRows(members: readonly TeamMember[], language: string): readonly TeamRow[] {
  const communities = useCommunities();
  const agents = useAssignedAgents();
  const knownCommunities = communities.status === 'ready' ? communities.data : null;
  const knownAgents = agents.status === 'ready' ? agents.data : null;
  return useMemo(() => {
    const assigned =
      knownCommunities &&
      knownAgents &&
      assignedCommunitiesOf(knownCommunities, knownAgents, textCollator(language).compare);
    return members.map((member) => ({
      ...member,
      assignedCommunities: assigned && (assigned.get(member.id) ?? none),
    }));
  }, [members, knownCommunities, knownAgents, language]);
}
