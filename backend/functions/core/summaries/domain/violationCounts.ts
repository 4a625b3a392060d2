import { summaryFormat, type CommunityViolations } from 'shared-lib/domain';
import { communityViolationRows } from 'shared-lib/domain/summaries';

/**
 * The fields of the violation counts, except `updatedAt`.
 * @param openByCommunity communities without an open violation are left out
 * @param pendingReview how many haven't been reviewed, open or not
 */
export const violationCounts = (openByCommunity: readonly CommunityViolations[], pendingReview: number) => {
  const some = openByCommunity.filter(({ open }) => open > 0);
  return {
    open: some.reduce((sum, { open }) => sum + open, 0),
    pendingReview,
    openByCommunity: communityViolationRows.write(some),
    format: summaryFormat,
  };
};
