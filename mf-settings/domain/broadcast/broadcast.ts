import * as z from 'shared-lib/domain/schema';
import { count, id, language, orNull, phone, recordFields, idInput, text } from 'shared-lib/domain/schema';
import { broadcastKinds, templatedKinds, broadcastLimits, revisionSchema } from 'shared-lib/domain';
import { broadcastCounts, broadcastWords } from './record.ts';
import { delayMinuteBounds } from './textKinds.ts';

/** Maximum number of test texts a person may send to their own phone in an hour. */
export const maxTestsPerHour = 5;

/** The owner's own words for one kind of text, `customers/{customerId}/smsTemplates/{kind}`; a function writes it. */
export const smsTemplateSchema = z.object({
  ...recordFields,
  ...broadcastWords.shape,
  updatedBy: orNull(id),
});

export type SmsTemplate = z.output<typeof smsTemplateSchema>;

/** The message to send, and the communities to send it to. */
export const broadcastRequestSchema = z.object({
  kind: z.enum(broadcastKinds),
  communityIds: z.array(idInput).check(z.minLength(1), z.maxLength(broadcastLimits.communities)),
  minutes: z.int().check(z.gte(delayMinuteBounds.min), z.lte(delayMinuteBounds.max)),
  /** The words of a one-time message; kinds with a template use the template's. */
  words: orNull(broadcastWords),
});

export type BroadcastRequest = z.output<typeof broadcastRequestSchema>;

/** A confirmed broadcast, with an id that makes sending idempotent and the counts its author saw. */
export const broadcastOrderSchema = z.extend(broadcastRequestSchema, {
  broadcastId: z.string().check(z.regex(/^[A-Za-z0-9-]{8,40}$/)),
  expected: broadcastCounts,
});

/** A broadcast to cancel, or whose failed texts to retry. */
export const broadcastActSchema = z.object({ broadcastId: idInput });

/** The preview of a broadcast that functions return. */
export const broadcastPreviewSchema = z.object({
  counts: broadcastCounts,
  places: z.array(
    z.object({
      communityId: id,
      recipients: count,
      leavesAt: z.union([z.null(), z.number(), z.literal('never')]),
    }),
  ),
  /** Segments left this month; null if unlimited. */
  leftThisMonth: z.nullable(z.int()),
});

export type BroadcastPreview = z.output<typeof broadcastPreviewSchema>;

/** A change of one kind's template; null words restore the default. */
export const smsTemplateChangeSchema = z.object({
  kind: z.enum(templatedKinds),
  words: z.nullable(broadcastWords),
  /** Null for none. */
  seen: revisionSchema,
});

/** A test text to one's own phone. */
export const testTextSchema = z.object({
  to: phone,
  kind: z.enum(templatedKinds),
  language,
  words: text(2000),
  /** The community whose name and times it uses; null for example values. */
  communityId: orNull(idInput),
});
