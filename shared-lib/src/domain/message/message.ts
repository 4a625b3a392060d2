import * as z from 'zod/mini';
import { id, listOf, orNull, phone, shortText, text } from '../base/fields.ts';
import { instant } from '../base/instant.ts';
import { deliverySchema, type MessageChannel } from './delivery.ts';

/**
 * What a message is for. One of `account` was asked for by whoever gets it, or by who runs their team, a moment ago (an invitation, a
 * new password): it goes out even to an address that is on a list of suppressions. One of `test` goes to the phone of whoever tries a text;
 * one of `consent` asks a number for its YES, or confirms it; one of `answer` answers what a resident wrote; one of `reply` is the automatic
 * answer to a text.
 */
export const messagePurposes = [
  'account',
  'notice',
  'contactForm',
  'support',
  'digest',
  'service',
  'test',
  'consent',
  'answer',
  'reply',
] as const;

export type MessagePurpose = (typeof messagePurposes)[number];

export const messageFields = {
  id,
  /** Whose message it is; null for one that belongs to no business. */
  customerId: orNull(id),
  purpose: z._default(z.enum(messagePurposes), 'notice'),
  createdAt: orNull(instant),
  /** When it is of no use any more; null for `messageLifetimes` after it was made. */
  expiresAt: orNull(instant),
  delivery: orNull(deliverySchema),
  /** Which notice of which violation it brings; null for any other message. */
  notice: orNull(z.object({ violationId: id, stepId: shortText })),
  /** Which request of a resident it answers; null for any other message. */
  answers: orNull(z.object({ submissionId: id })),
};

/** The notice that a message brings: the step of its case by which it was sent. */
export type MessageNotice = NonNullable<z.output<typeof messageFields.notice>>;

/** A text on its way, `messages/{id}`, in the form of Twilio's extension. */
export const textMessageSchema = z.object({
  ...messageFields,
  /** In whose time zone the quiet hours count; null for the zone of a community that names none. */
  communityId: orNull(id),
  unitId: orNull(id),
  /** What it was sent with to many, `customers/{customerId}/broadcasts/{id}`; null for one of its own. */
  broadcastId: orNull(id),
  to: phone,
  body: text(1600),
});

/** The purposes of texts that the office sees in its history: none of them holds a secret. */
export const shownPurposes = [
  'notice',
  'service',
  'test',
  'answer',
] as const satisfies readonly MessagePurpose[];

export type TextMessage = z.output<typeof textMessageSchema>;

/** Why an address is left alone: they wrote STOP, it came back, or the office noted it. */
export const suppressionReasons = ['stopped', 'bounced', 'byHand'] as const;

/** How many times the record of a blocked address remembers that it was unblocked: eight years of them. */
export const maxUnblocks = 100;

/**
 * Why an address is left alone, `customers/{customerId}/suppressions/{id}`. The id is `suppressionId`'s.
 */
export const suppressionSchema = z.object({
  id,
  channel: z.enum(['mail', 'text']),
  /** As in E.164 or, for a mail, in small letters. */
  address: text(320),
  reason: z.enum(suppressionReasons),
  /** The word that they wrote, what the provider said, or why the office noted it. */
  note: orNull(shortText),
  at: orNull(instant),
  /** Who of the office noted it; null where nobody of it did. */
  by: orNull(id),
  /** When they wrote STOP although the office had noted them already: then taking back what the office noted is not enough. */
  stoppedAt: orNull(instant),
  /** When the business unblocked an email address; null while it is blocked. A number is never unblocked this way. */
  unblockedAt: orNull(instant),
  /** Each time someone unblocked it, oldest first. It outlives another block. */
  unblocks: listOf(z.object({ at: instant, by: id, reason: z.enum(suppressionReasons) }), maxUnblocks),
});

export type Suppression = z.output<typeof suppressionSchema>;

/** The id of the document that suppresses an address: letters of any case are one address. */
export const suppressionId = (channel: MessageChannel, address: string): string =>
  `${channel}_${encodeURIComponent(address.trim().toLowerCase())}`;
