import * as z from 'shared-lib/domain/schema';
import { count, id, language, orNull, phone, recordFields, sentId, text } from 'shared-lib/domain/schema';
import {
  broadcastKinds,
  templatedKinds,
  broadcastLimits,
  broadcastWords,
  broadcastCounts,
  revisionSchema,
} from 'shared-lib/domain';
import { lateBy } from './textKinds.ts';

/** How many texts people may send to their own phones within an hour. */
export const testsAnHour = 5;

/** The owner's own words for one kind of text, `customers/{customerId}/smsTemplates/{kind}`; a function writes it. */
export const smsTemplateSchema = z.object({
  ...recordFields,
  ...broadcastWords.shape,
  updatedBy: orNull(id),
});

export type SmsTemplate = z.output<typeof smsTemplateSchema>;

/** What is to be told, and to which communities. */
export const broadcastAskSchema = z.object({
  kind: z.enum(broadcastKinds),
  communityIds: z.array(sentId).check(z.minLength(1), z.maxLength(broadcastLimits.communities)),
  minutes: z.int().check(z.gte(lateBy.min), z.lte(lateBy.max)),
  /** What is said for one occasion; a kind with a template is told in the words of that. */
  words: orNull(broadcastWords),
});

export type BroadcastAsk = z.output<typeof broadcastAskSchema>;

/** A broadcast that somebody confirms: with an id of its own, so that it is sent once, and the counts that they saw. */
export const broadcastOrderSchema = z.extend(broadcastAskSchema, {
  broadcastId: z.string().check(z.regex(/^[A-Za-z0-9-]{8,40}$/)),
  expected: broadcastCounts,
});

export type BroadcastOrder = z.output<typeof broadcastOrderSchema>;

/** A broadcast to be called off, or whose failed texts are to be sent again. */
export const broadcastActSchema = z.object({ broadcastId: sentId });

/** What a broadcast would come to, as functions answer it. */
export const broadcastPreviewSchema = z.object({
  counts: broadcastCounts,
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
  words: z.nullable(broadcastWords),
  /** Null for none. */
  seen: revisionSchema,
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
