import * as z from 'shared-lib/domain/schema';
import { decisionSchema, verdicts } from './decision.ts';

export const contactStatuses = ['new', 'inProgress', 'resolved'] as const;

export type ContactStatus = (typeof contactStatuses)[number];

/** The channels for answering a resident. */
export const answerChannels = ['email', 'text'] as const;

export type AnswerChannel = (typeof answerChannels)[number];

/** Actions on a resident request. */
export const contactActions = [
  'assign',
  'setStatus',
  'answer',
  'merge',
  'split',
  'decide',
  'setUnit',
] as const;

export type ContactAction = (typeof contactActions)[number];

/** Maximum number of steps and answers in one request: more than any needs, few enough for one document. */
export const maxContactSteps = 100;
export const maxAnswers = 30;

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
  at: z.instant,
  /**
   * Why it did not arrive: a code from `deliveryErrors` or its provider, with its text; null if it did, or still may.
   */
  error: z.orNull(z.object({ code: z.shortText, message: z.text(1000) })),
});

const answer = z.object({
  by: z.id,
  at: z.instant,
  channel: z.enum(answerChannels),
  /** The text as the resident received it, word for word. */
  text: z.longText,
  /** The email or text that delivered it; null if another request's message to the same resident did. */
  messageId: z.orNull(z.id),
  /**
   * Its message's delivery status and when that changed; null if another request's message delivered it, and for
   * answers older than this field.
   */
  delivery: z.orNull(answerDelivery),
});

/** An answer as sent. */
export type ContactAnswer = z.output<typeof answer>;

const step = z.object({
  /** Chosen by the caller, which makes retries idempotent. */
  id: z.shortText,
  act: z.enum(contactActions),
  at: z.instant,
  by: z.orNull(z.id),
  /** The status after the step. */
  status: z.enum(contactStatuses),
  assignedTo: z.orNull(z.id),
  channel: z.orNull(z.enum(answerChannels)),
  verdict: z.orNull(z.enum(verdicts)),
  /** The request it was merged with. */
  otherId: z.orNull(z.id),
});

/** One step of a request, with its author and time. */
export type ContactStep = z.output<typeof step>;

/** How a contact submission is handled: fields that only functions write. */
export const handlingFields = {
  /** The login uid of the assignee: the owner or an Admin. */
  assignedTo: z.orNull(z.id),
  answers: z.listOf(answer, maxAnswers),
  /** The request that this one duplicates; null if it isn't a duplicate. */
  mergedInto: z.orNull(z.id),
  resolvedAt: z.orNull(z.instant),
  decision: z.orNull(decisionSchema),
  /** Every step, latest last. */
  steps: z.listOf(step, maxContactSteps),
};
