import * as z from 'shared-lib/domain/schema';
import { orNull, text } from 'shared-lib/domain/schema';

/**
 * Access information, `customers/{customerId}/communities/{id}/restricted/access`. Separate from the community,
 * because only those who run the business and the specialist serving it tonight may read it.
 */
export const communityAccessSchema = z.object({
  gateCode: orNull(text(100).check(z.trim())),
  compactorCode: orNull(text(100).check(z.trim())),
  /** Keys, lockboxes, where to park. */
  accessNotes: orNull(text(2000).check(z.trim())),
});

export type CommunityAccess = z.output<typeof communityAccessSchema>;

/** Access information of a community without any. */
export const noAccess: CommunityAccess = { gateCode: null, compactorCode: null, accessNotes: null };
