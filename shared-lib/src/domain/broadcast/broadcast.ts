import * as z from 'zod/mini';
import {
  count,
  countOrZero,
  id,
  language,
  listOf,
  orNull,
  phone,
  recordFields,
  sentId,
  text,
} from '../base/fields.ts';
import { instant } from '../base/instant.ts';
import type { SkipReason } from './mayText.ts';
import { broadcastKinds, lateBy, templatedKinds } from './textKinds.ts';

/** How many communities are told something at once, and how many people. */
export const broadcastLimits = { communities: 100, texts: 20_000 } as const;

/** How many texts people may send to their own phones within an hour. */
export const testsAnHour = 5;

const anyWords = z.object({ en: z._default(text(2000), ''), es: z._default(text(2000), '') });

/** The owner's own words for one kind of text, `customers/{customerId}/smsTemplates/{kind}`; a function writes it. */
export const smsTemplateSchema = z.object({
  ...recordFields,
  ...anyWords.shape,
  updatedBy: orNull(id),
});

export type SmsTemplate = z.output<typeof smsTemplateSchema>;

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
  words: anyWords,
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

/** What is to be told, and to which communities. */
export const broadcastAskSchema = z.object({
  kind: z.enum(broadcastKinds),
  communityIds: z.array(sentId).check(z.minLength(1), z.maxLength(broadcastLimits.communities)),
  minutes: z.int().check(z.gte(lateBy.min), z.lte(lateBy.max)),
  /** What is said for one occasion; a kind with a template is told in the words of that. */
  words: orNull(anyWords),
});

export type BroadcastAsk = z.output<typeof broadcastAskSchema>;

const counts = z.object({ recipients: count, segments: count, skipped: skippedCounts });

/** A broadcast that somebody confirms: with an id of its own, so that it is sent once, and the counts that they saw. */
export const broadcastOrderSchema = z.extend(broadcastAskSchema, {
  broadcastId: z.string().check(z.regex(/^[A-Za-z0-9-]{8,40}$/)),
  expected: counts,
});

export type BroadcastOrder = z.output<typeof broadcastOrderSchema>;

/** A broadcast to be called off, or whose failed texts are to be sent again. */
export const broadcastActSchema = z.object({ broadcastId: sentId });

/** What a broadcast would come to, as functions answer it. */
export const broadcastPreviewSchema = z.object({
  counts,
  places: z.array(
    z.object({
      communityId: id,
      recipients: count,
      leavesAt: z.union([z.null(), z.number(), z.literal('never')]),
    }),
  ),
  /** How many segments may still be sent this month; null without a bound. */
  leftThisMonth: z.nullable(z.int()),
});

export type BroadcastPreview = z.output<typeof broadcastPreviewSchema>;

/** A change of one kind's template; without words it goes back to ours. */
export const smsTemplateChangeSchema = z.object({
  kind: z.enum(templatedKinds),
  words: z.nullable(anyWords),
  /** The template's `updatedAt` as its editor saw it, in epoch milliseconds; null for none. */
  seen: z.nullable(z.number()),
});

export type SmsTemplateChange = z.output<typeof smsTemplateChangeSchema>;

/** A text to one's own phone. */
export const testTextSchema = z.object({
  to: phone,
  kind: z.enum(templatedKinds),
  language,
  words: text(2000),
  /** Whose name and times it has; null for an example's. */
  communityId: orNull(sentId),
});

export type TestText = z.output<typeof testTextSchema>;
