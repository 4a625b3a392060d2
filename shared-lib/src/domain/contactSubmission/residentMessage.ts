import * as z from 'zod/mini';
import {
  countOrZero,
  id,
  listOf,
  longText,
  nameOrEmpty,
  orNull,
  recordFields,
  shortText,
} from '../base/fields.ts';
import { instant } from '../base/instant.ts';

/** The topics residents write about. */
export const contactTopics = ['missedPickup', 'violation', 'bulkItem', 'other'] as const;

export type ContactTopic = (typeof contactTopics)[number];

/** Maximum number of texts of a conversation in one request; a later text begins another. */
export const maxConversation = 60;

const conversationText = z.object({
  /** The text's id, so a text delivered twice is stored once. */
  id: shortText,
  from: z.enum(['business', 'resident']),
  at: instant,
  text: longText,
  /** How many pictures it included. They aren't stored. */
  pictures: countOrZero,
});

/** One text between a resident and the business. */
export type ConversationText = z.output<typeof conversationText>;

/**
 * A resident's message, `customers/{customerId}/contactSubmissions/{id}`: the fields that pages and functions
 * outside mf-communities read. mf-communities adds how it is handled.
 */
export const residentMessageSchema = z.object({
  ...recordFields,
  communityId: id,
  name: nameOrEmpty,
  unitNumber: orNull(shortText),
  topic: z.enum(contactTopics),
  message: z._default(longText, ''),
  /** The resident's texts and the business texts they replied to; those in `answers` aren't repeated. */
  conversation: listOf(conversationText, maxConversation),
});

export type ResidentMessage = z.output<typeof residentMessageSchema>;
