import * as z from 'zod/mini';
import { count } from '../base/fields.ts';
import { cells } from './cells.ts';
import { rowFormat } from './rowFormat.ts';
import { rowsOf, summaryFields } from './summaryFields.ts';

/** How many open violations one community has. Its id is the community's. */
export interface CommunityViolations {
  readonly id: string;
  readonly open: number;
}

export const communityViolationRows = rowFormat({ id: cells.id, open: cells.count });

/**
 * How many violations need attention, `customers/{customerId}/counts/violations`. `damaged` counts unreadable rows,
 * which are skipped.
 */
export const violationCountsSchema = z.pipe(
  z.object({
    ...summaryFields,
    open: count,
    pendingReview: count,
    openByCommunity: rowsOf(communityViolationRows),
  }),
  z.transform(({ openByCommunity, ...counts }) => ({
    ...counts,
    openByCommunity: openByCommunity.records,
    damaged: openByCommunity.damaged,
  })),
);

export type ViolationCounts = z.output<typeof violationCountsSchema>;

/**
 * Counts the open violations of each community.
 * @param violations those that are open, as stored
 */
export const countOpen = (
  violations: readonly { readonly communityId?: unknown }[],
): CommunityViolations[] => {
  const counts = new Map<string, number>();
  for (const { communityId } of violations) {
    if (typeof communityId === 'string') counts.set(communityId, (counts.get(communityId) ?? 0) + 1);
  }
  return Array.from(counts, ([id, open]) => ({ id, open }));
};
