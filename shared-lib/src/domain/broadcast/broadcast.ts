import * as z from 'zod/mini';
import { count, countOrZero, id, listOf, orNull, recordFields, text } from '../base/fields.ts';
import { instant } from '../base/instant.ts';
import type { SkipReason } from './mayText.ts';
import { broadcastKinds } from './textKinds.ts';

/** How many communities are told something at once, and how many people. */
export const broadcastLimits = { communities: 100, texts: 20_000 } as const;

/** A broadcast's own words, in both languages. */
export const broadcastWords = z.object({ en: z._default(text(2000), ''), es: z._default(text(2000), '') });

/** How many get no text, by why. */
const skippedCounts = z.object({
  notServed: countOrZero,
  noPhone: countOrZero,
  noConsent: countOrZero,
  suppressed: countOrZero,
  unreachable: countOrZero,
  duplicate: countOrZero,
  quietHours: countOrZero,
} satisfies Record<SkipReason, unknown>);

/** How far a broadcast is: its texts are being made, they are all made, it was called off, or it could not be made. */
export const broadcastStatuses = ['making', 'made', 'canceled', 'failed'] as const;

/** What the office told the residents of some communities, `customers/{customerId}/broadcasts/{id}`. Functions write it. */
export const broadcastSchema = z.object({
  ...recordFields,
  kind: z.enum(broadcastKinds),
  communityIds: listOf(id, broadcastLimits.communities),
  words: broadcastWords,
  minutes: countOrZero,
  status: z.enum(broadcastStatuses),
  /** How many were to get it when it was confirmed, and as how many texts that counts. */
  recipients: countOrZero,
  segments: countOrZero,
  skipped: skippedCounts,
  /** How many texts there are by now. */
  made: countOrZero,
  expiresAt: orNull(instant),
  canceledAt: orNull(instant),
  canceledBy: orNull(id),
});

export type Broadcast = z.output<typeof broadcastSchema>;

/** How many texts a broadcast would be. */
export const broadcastCounts = z.object({ recipients: count, segments: count, skipped: skippedCounts });
