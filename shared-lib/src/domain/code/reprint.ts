import * as z from 'zod/mini';
import { id, orNull, recordFields } from '../base/fields.ts';
import { instant } from '../base/instant.ts';

/** The most communities one request lists; beyond that there is `all`. */
export const maxReprintCommunities = 200;

/** How many requests are kept in view, only the latest. */
export const maxReprints = 50;

const communityIds = z.union([
  z.literal('all'),
  z.array(id).check(z.minLength(1), z.maxLength(maxReprintCommunities)),
]);

/** The form for reprinting labels. */
export const reprintForm = z.object({ communityIds });

/**
 * A request to reprint labels because their design has changed, `customers/{customerId}/reprints/{id}`: those of some
 * communities, or of all, printed before a moment. Labels printed later have the new design.
 */
export const reprintSchema = z.object({
  ...recordFields,
  communityIds,
  before: orNull(instant),
});

export type Reprint = z.output<typeof reprintSchema>;

/** Whether a request covers a community. */
export const appliesTo = ({ communityIds }: Pick<Reprint, 'communityIds'>, communityId: string): boolean =>
  communityIds === 'all' || communityIds.includes(communityId);

/** A community's labels printed before this time need a reprint, in epoch milliseconds; null if none do. */
export function reprintBefore(
  reprints: readonly Pick<Reprint, 'communityIds' | 'before'>[],
  communityId: string,
): number | null {
  const moments = reprints.flatMap((reprint) =>
    appliesTo(reprint, communityId) ? (reprint.before ?? []) : [],
  );
  return moments.length === 0 ? null : Math.max(...moments);
}

/** Whether a label needs a reprint. @param printedAt null if never printed */
export const isOutdated = (printedAt: number | null, before: number | null): boolean =>
  printedAt !== null && before !== null && printedAt < before;
