import * as z from 'zod/mini';
import { countOrZero, id, listOf, longText, orNull, shortText, text } from '../base/fields.ts';
import { instant } from '../base/instant.ts';
import { decisionSchema, verdicts } from './verdict.ts';

export const contactStatuses = ['new', 'inProgress', 'resolved'] as const;

export type ContactStatus = (typeof contactStatuses)[number];

/** How a resident is answered. */
export const answerChannels = ['email', 'text'] as const;

export type AnswerChannel = (typeof answerChannels)[number];

/** Actions on a resident request. */
export const contactActs = ['assign', 'setStatus', 'answer', 'merge', 'split', 'decide', 'setUnit'] as const;

export type ContactAct = (typeof contactActs)[number];

/** The most steps and answers in one request: more than any needs, few enough for one document. */
export const maxContactSteps = 100;
export const maxAnswers = 30;

/** The most texts of a conversation in one request; a later text begins another. */
export const maxConversation = 60;

/** An answer's delivery status, from its message; a queued one is on its way. */
export const answerStates = [
  'queued',
  'sent',
  'delivered',
  'bounced',
  'failed',
  'suppressed',
  'withdrawn',
] as const;

export type AnswerState = (typeof answerStates)[number];

const answerDelivery = z.object({
  state: z.enum(answerStates),
  at: instant,
  /**
   * Why it did not arrive: a code from `deliveryErrors` or its provider, with its text; null if it did, or still may.
   */
  error: orNull(z.object({ code: shortText, message: text(1000) })),
});

const answer = z.object({
  by: id,
  at: instant,
  channel: z.enum(answerChannels),
  /** The text as the resident received it, word for word. */
  text: longText,
  /** The email or text that delivered it; null if another request's message to the same resident did. */
  messageId: orNull(id),
  /**
   * Its message's delivery status and when that changed; null if another request's message delivered it, and for
   * answers older than this field.
   */
  delivery: orNull(answerDelivery),
});

/** An answer as sent. */
export type ContactAnswer = z.output<typeof answer>;

const step = z.object({
  /** Chosen by the caller, which makes retries idempotent. */
  id: shortText,
  act: z.enum(contactActs),
  at: instant,
  by: orNull(id),
  /** The status after the step. */
  status: z.enum(contactStatuses),
  assignedTo: orNull(id),
  channel: orNull(z.enum(answerChannels)),
  verdict: orNull(z.enum(verdicts)),
  /** The request it was merged with. */
  otherId: orNull(id),
});

/** One step of a request, with its author and time. */
export type ContactStep = z.output<typeof step>;

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

/** How a contact submission is handled: fields that only functions write. */
export const handlingFields = {
  /** The login uid of the assignee: the owner or an Admin. */
  assignedTo: orNull(id),
  answers: listOf(answer, maxAnswers),
  /** The resident's texts and the business texts they replied to; those in `answers` aren't repeated. */
  conversation: listOf(conversationText, maxConversation),
  /** The request that this one duplicates; null if it isn't a duplicate. */
  mergedInto: orNull(id),
  resolvedAt: orNull(instant),
  decision: orNull(decisionSchema),
  /** Every step, latest last. */
  steps: listOf(step, maxContactSteps),
};
