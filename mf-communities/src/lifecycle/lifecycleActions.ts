import { communityStatusOf } from 'mf-communities/domain';
import type { Community, DirectoryCommunity } from 'shared-lib/domain';

/** Lifecycle actions on a community: archive, restore, delete. */
export type LifecycleAction = 'archive' | 'finishArchiving' | 'restore' | 'delete' | 'finishDeleting';

/** The fields that the dialogs need. */
export type DialogCommunity = Pick<DirectoryCommunity, 'id' | 'propertyName' | 'districtManagerId'>;

/** The actions offered for a community; an interrupted one must be finished first. */
export function lifecycleActions(
  community: Pick<Community, 'archivedAt' | 'deletedAt' | 'unfinished'>,
): readonly LifecycleAction[] {
  if (community.unfinished === 'deleting') return ['finishDeleting'];
  if (community.unfinished === 'archiving') return ['finishArchiving', 'delete'];
  const status = communityStatusOf(community);
  if (status === 'deleted') return [];
  return status === 'archived' ? ['restore', 'delete'] : ['archive', 'delete'];
}
