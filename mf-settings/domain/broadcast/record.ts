import { broadcastRowSchema } from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';
import { count, countOrZero, id, instant, orNull, text } from 'shared-lib/domain/schema';

/** Why a unit's resident doesn't get a text. */
export const skipReasons = [
  'notServed',
  'noPhone',
  'noConsent',
  'suppressed',
  'unreachable',
  'duplicate',
  'quietHours',
] as const;

export type SkipReason = (typeof skipReasons)[number];

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

/** A whole broadcast. Written by functions. */
export const broadcastSchema = z.extend(broadcastRowSchema, {
  words: broadcastWords,
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
