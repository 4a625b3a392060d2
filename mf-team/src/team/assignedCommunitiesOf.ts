import type { AssignedAgent, Community, Weekday } from 'shared-lib/domain';

/** A community that a member serves, and when (spec section 3, Team member). */
export interface AssignedCommunity {
  name: string;
  days: readonly Weekday[];
}

/**
 * The communities each member regularly serves, by the member's id. Days on which a community has no service
 * don't count.
 * @param compareNames the order of names in the viewer's language.
 */
export function assignedCommunitiesOf(
  communities: readonly Pick<Community, 'id' | 'propertyName' | 'serviceDays'>[],
  assignedAgents: readonly Pick<AssignedAgent, 'communityId' | 'day' | 'memberId'>[],
  compareNames: (a: string, b: string) => number,
): ReadonlyMap<string, readonly AssignedCommunity[]> {
  const byMember = new Map<string, AssignedCommunity[]>();
  const inOrder = communities.toSorted((a, b) => compareNames(a.propertyName, b.propertyName));
  const agentsOf = new Map<string, { day: Weekday; memberId: string }[]>();
  for (const agent of assignedAgents) {
    agentsOf.set(agent.communityId, [...(agentsOf.get(agent.communityId) ?? []), agent]);
  }
  for (const { id, propertyName, serviceDays } of inOrder) {
    const served = agentsOf.get(id)?.filter(({ day }) => serviceDays.includes(day)) ?? [];
    for (const member of new Set(served.map(({ memberId }) => memberId))) {
      const days = served.filter(({ memberId }) => memberId === member).map(({ day }) => day);
      byMember.set(member, [...(byMember.get(member) ?? []), { name: propertyName, days }]);
    }
  }
  return byMember;
}
