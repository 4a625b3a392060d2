import * as z from 'zod/mini';
import { orNull, text } from '../base/fields.ts';

/**
 * How to get in, `customers/{customerId}/communities/{id}/restricted/access`: apart from the community, since only those who run the
 * business, and who serves the community tonight, may read it.
 */
export const communityAccessSchema = z.object({
  gateCode: orNull(text(100).check(z.trim())),
  compactorCode: orNull(text(100).check(z.trim())),
  /** Keys, lockboxes, where to park. */
  accessNotes: orNull(text(2000).check(z.trim())),
});

export type CommunityAccess = z.output<typeof communityAccessSchema>;

/** The codes of a community that has none. */
export const noAccess: CommunityAccess = { gateCode: null, compactorCode: null, accessNotes: null };
