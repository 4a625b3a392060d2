import * as z from 'zod/mini';
import { id, orNull, recordFields } from '../base/fields.ts';
import { instant } from '../base/instant.ts';

/** Maximum number of communities one request lists; beyond that, use `all`. */
export const maxReprintCommunities = 200;

const communityIds = z.union([
  z.literal('all'),
  z.array(id).check(z.minLength(1), z.maxLength(maxReprintCommunities)),
]);

/** The form for reprinting labels. */
export const reprintForm = z.object({ communityIds });

/**
 * A request to reprint labels because their design has changed, `customers/{customerId}/reprints/{id}`: those of the
 * given communities, or of all, printed before a given time. Labels printed later have the new design.
 */
export const reprintSchema = z.object({
  ...recordFields,
  communityIds,
  before: orNull(instant),
});

export type Reprint = z.output<typeof reprintSchema>;
