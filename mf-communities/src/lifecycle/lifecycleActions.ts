import { communityStandingOf, type Community, type DirectoryCommunity } from 'shared-lib/domain';

/** What can be done with a community's place among those that are served. */
export type LifecycleAction = 'archive' | 'finishArchiving' | 'restore' | 'delete' | 'finishDeleting';

/** As much of a community as the dialogs need. */
export type AskedCommunity = Pick<DirectoryCommunity, 'id' | 'propertyName' | 'districtManagerId'>;

/** What is offered for a community; what broke off is finished before anything else. */
export function lifecycleActions(
  community: Pick<Community, 'archivedAt' | 'deletedAt' | 'unfinished'>,
): readonly LifecycleAction[] {
  if (community.unfinished === 'deleting') return ['finishDeleting'];
  if (community.unfinished === 'archiving') return ['finishArchiving', 'delete'];
  const standing = communityStandingOf(community);
  if (standing === 'deleted') return [];
  return standing === 'archived' ? ['restore', 'delete'] : ['archive', 'delete'];
}
