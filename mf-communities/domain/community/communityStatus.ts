import { isArchived, type Community } from 'shared-lib/domain';

/** A community's status. */
export const communityStatusOf = (
  community: Pick<Community, 'archivedAt' | 'deletedAt'>,
): 'served' | 'archived' | 'deleted' => {
  if (community.deletedAt !== null) return 'deleted';
  return isArchived(community) ? 'archived' : 'served';
};
