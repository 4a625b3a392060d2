import type { Community, CommunityViolations } from 'shared-lib/domain';
import { unknownProperty } from 'shared-lib/domain/nights';

/** How many violations of a community are open. */
export interface CommunityCount {
  communityId: string;
  name: string;
  count: number;
}

/**
 * The communities with the most violations.
 * @param counts how many are open, by the community's id
 * @param compare the order of names, for communities with the same number
 * @param most the largest number of communities
 */
export function mostViolations(
  counts: readonly CommunityViolations[],
  communities: readonly Pick<Community, 'id' | 'propertyName'>[],
  compare: (a: string, b: string) => number,
  max: number,
): CommunityCount[] {
  const names = new Map(communities.map(({ id, propertyName }) => [id, propertyName]));
  return counts
    .map(({ id, open }) => ({ communityId: id, name: names.get(id) || unknownProperty, count: open }))
    .sort((a, b) => b.count - a.count || compare(a.name, b.name))
    .slice(0, max);
}
