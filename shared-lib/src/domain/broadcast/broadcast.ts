import * as z from 'zod/mini';
import { count, countOrZero, id, listOf, orNull, recordFields, text } from '../base/fields.ts';
import { instant } from '../base/instant.ts';
import type { SkipReason } from './canText.ts';
import { broadcastKinds } from './textKinds.ts';

/** Limits of one broadcast: communities and texts. */
export const broadcastLimits = { communities: 100, texts: 20_000 } as const;

/** A broadcast's own words, in both languages. */
export const broadcastWords = z.object({ en: z._default(text(2000), ''), es: z._default(text(2000), '') });

/** How many recipients were skipped, by reason. */
const skippedCounts = z.object({
  notServed: countOrZero,
  noPhone: countOrZero,
  noConsent: countOrZero,
  suppressed: countOrZero,
  unreachable: countOrZero,
  duplicate: countOrZero,
  quietHours: countOrZero,
} satisfies Record<SkipReason, unknown>);

/** A broadcast's progress: its texts are being created, all created, canceled, or could not be created. */
export const broadcastStatuses = ['making', 'made', 'canceled', 'failed'] as const;

/** A broadcast to the residents of some communities, `customers/{customerId}/broadcasts/{id}`. Written by functions. */
export const broadcastSchema = z.object({
  ...recordFields,
  kind: z.enum(broadcastKinds),
  communityIds: listOf(id, broadcastLimits.communities),
  words: broadcastWords,
  minutes: countOrZero,
  status: z.enum(broadcastStatuses),
  /** How many recipients it had when confirmed, and how many texts that counts as. */
  recipients: countOrZero,
  segments: countOrZero,
  skipped: skippedCounts,
  /** How many texts exist so far. */
  made: countOrZero,
  expiresAt: orNull(instant),
  canceledAt: orNull(instant),
  canceledBy: orNull(id),
});

export type Broadcast = z.output<typeof broadcastSchema>;

/** How many texts a broadcast would send. */
export const broadcastCounts = z.object({ recipients: count, segments: count, skipped: skippedCounts });
