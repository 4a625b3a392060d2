import * as z from 'zod/mini';
import { id, listOf, orNull, phone, shortText, text } from '../base/fields.ts';
import { instant } from '../base/instant.ts';
import { deliverySchema, type MessageChannel } from './delivery.ts';

/**
 * The purpose of a message:
 * - `account`: just requested by its recipient or by the person who runs their team (an invitation, a new password),
 * so it is sent even to a suppressed address, unless its owner reported spam;
 * - `test`: a trial text to the user's own phone;
 * - `consent`: asks a number for its YES, or confirms it;
 * - `answer`: answers what a resident wrote;
 * - `reply`: the automatic answer to a text.
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
  /** The business it belongs to; null for none. */
  customerId: orNull(id),
  purpose: z._default(z.enum(messagePurposes), 'notice'),
  createdAt: orNull(instant),
  /** When it becomes useless; null for `messageLifetimes` after it was created. */
  expiresAt: orNull(instant),
  delivery: orNull(deliverySchema),
  /** The violation notice it delivers; null for other messages. */
  notice: orNull(z.object({ violationId: id, stepId: shortText })),
  /** The resident request it answers; null for other messages. */
  answers: orNull(z.object({ submissionId: id })),
};

/** The notice that a message delivers: the step of its case that sent it. */
export type MessageNotice = NonNullable<z.output<typeof messageFields.notice>>;

/** A queued text, `messages/{id}`, in the format of Twilio's extension. */
export const textMessageSchema = z.object({
  ...messageFields,
  /** The community whose time zone applies to quiet hours; null for the default zone. */
  communityId: orNull(id),
  unitId: orNull(id),
  /** Its broadcast, `customers/{customerId}/broadcasts/{id}`; null for an individual text. */
  broadcastId: orNull(id),
  to: phone,
  body: text(1600),
  /** Whether its body is removed soon after delivery, because it contains a secret. */
  dropsWords: z._default(z.boolean(), false),
  /** The invitation whose member shows why it wasn't delivered; null for other texts. */
  shownOn: orNull(z.object({ kind: z.literal('invitation'), memberId: id, linkId: id })),
});

/** The purposes of texts shown in the office's history: none of them contains a secret. */
export const shownPurposes = [
  'notice',
  'service',
  'test',
  'answer',
] as const satisfies readonly MessagePurpose[];

export type TextMessage = z.output<typeof textMessageSchema>;

/** Why a number gets no texts: they wrote STOP, a text bounced, or the office added it. */
export const textSuppressionReasons = ['stopped', 'bounced', 'byHand'] as const;

/** Why an address gets no messages. Only an email can be reported as spam. */
export const suppressionReasons = [...textSuppressionReasons, 'complained'] as const;

/** How many unblockings the record of a blocked address keeps: eight years' worth. */
export const maxUnblocks = 100;

/**
 * Why nothing is sent to an address, `customers/{customerId}/suppressions/{id}`. The id is `suppressionId`'s.
 */
export const suppressionSchema = z.object({
  id,
  channel: z.enum(['mail', 'text']),
  /** In E.164, or lowercase for an email. */
  address: text(320),
  reason: z.enum(suppressionReasons),
  /** The word they wrote, the provider's message, or the office's reason. */
  note: orNull(shortText),
  at: orNull(instant),
  /** The office user who entered it; null if none did. */
  by: orNull(id),
  /**
   * When they wrote STOP after the office had already suppressed them: removing the office's entry is then not
   * enough.
   */
  stoppedAt: orNull(instant),
  /** When the business unblocked an email address; null while it is blocked. A number is never unblocked this way. */
  unblockedAt: orNull(instant),
  /** Each time someone unblocked it, oldest first. It outlives another block. */
  unblocks: listOf(z.object({ at: instant, by: id, reason: z.enum(suppressionReasons) }), maxUnblocks),
});

export type Suppression = z.output<typeof suppressionSchema>;

/** The id of an address's suppression; letter case doesn't matter. */
export const suppressionId = (channel: MessageChannel, address: string): string =>
  `${channel}_${encodeURIComponent(address.trim().toLowerCase())}`;
