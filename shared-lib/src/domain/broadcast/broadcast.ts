import * as z from 'zod/mini';
import { countOrZero, id, listOf, recordFields } from '../base/fields.ts';
import { broadcastKinds } from './textKinds.ts';

/** Limits of one broadcast: communities and texts. */
export const broadcastLimits = { communities: 100, texts: 20_000 } as const;

/**
 * The fields that other areas read of a broadcast to the residents of some communities,
 * `customers/{customerId}/broadcasts/{id}`: what was announced, where and when. The rest belongs to mf-settings.
 */
export const broadcastRowSchema = z.object({
  ...recordFields,
  kind: z.enum(broadcastKinds),
  communityIds: listOf(id, broadcastLimits.communities),
  minutes: countOrZero,
  /** Its progress: its texts are being created, all created, canceled, or could not be created. */
  status: z.enum(['making', 'made', 'canceled', 'failed']),
});
