import * as z from 'zod/mini';
import { id, orNull, recordFields } from '../base/fields.ts';
import { instant } from '../base/instant.ts';

/** As many communities as one wish names one by one; for more there is `all`. */
export const maxReprintCommunities = 200;

/** As many wishes as are kept in view; the latest. */
export const maxReprints = 50;

const communityIds = z.union([
  z.literal('all'),
  z.array(id).check(z.minLength(1), z.maxLength(maxReprintCommunities)),
]);

/** What one chooses to have labels printed again. */
export const reprintForm = z.object({ communityIds });

/**
 * The wish that labels be printed again, since their look has changed, `customers/{customerId}/reprints/{id}`: those of some communities,
 * or of all, that were printed before a moment. A label that is printed later has the new look.
 */
export const reprintSchema = z.object({
  ...recordFields,
  communityIds,
  before: orNull(instant),
});

export type Reprint = z.output<typeof reprintSchema>;

/** Whether a wish is about a community. */
export const concerns = ({ communityIds }: Pick<Reprint, 'communityIds'>, communityId: string): boolean =>
  communityIds === 'all' || communityIds.includes(communityId);

/** Before when a community's labels must have been printed to be printed again, in milliseconds; null for none of them. */
export function reprintBefore(
  reprints: readonly Pick<Reprint, 'communityIds' | 'before'>[],
  communityId: string,
): number | null {
  const moments = reprints.flatMap((reprint) =>
    concerns(reprint, communityId) ? (reprint.before ?? []) : [],
  );
  return moments.length === 0 ? null : Math.max(...moments);
}

/** Whether a label is to be printed again. @param printedAt null for one that never was */
export const isOutdated = (printedAt: number | null, before: number | null): boolean =>
  printedAt !== null && before !== null && printedAt < before;
