import { unknownProperty, type Community, type Violation } from 'shared-lib/domain';

/** How many violations of a community are open. */
export interface CommunityCount {
  communityId: string;
  name: string;
  count: number;
}

/**
 * The communities with the most violations. @param compare the order of names, for communities with the same number
 * @param most the largest number of communities
 */
export function openByCommunity(
  violations: readonly Pick<Violation, 'communityId'>[],
  communities: readonly Pick<Community, 'id' | 'propertyName'>[],
  compare: (a: string, b: string) => number,
  most: number,
): CommunityCount[] {
  const counts = new Map<string, number>();
  for (const { communityId } of violations) counts.set(communityId, (counts.get(communityId) ?? 0) + 1);
  const names = new Map(communities.map(({ id, propertyName }) => [id, propertyName]));
  return [...counts]
    .map(([communityId, count]) => ({ communityId, name: names.get(communityId) || unknownProperty, count }))
    .sort((a, b) => b.count - a.count || compare(a.name, b.name))
    .slice(0, most);
}
