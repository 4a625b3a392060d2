import * as z from 'zod/mini';
import { countOrZero, id, listOf, longText, orNull, shortText, text } from '../base/fields.ts';
import { instant } from '../base/instant.ts';
import { decisionSchema, verdicts } from './verdict.ts';

export const contactStatuses = ['new', 'inProgress', 'resolved'] as const;

export type ContactStatus = (typeof contactStatuses)[number];

/** The ways by which a resident is answered. */
export const answerChannels = ['email', 'text'] as const;

export type AnswerChannel = (typeof answerChannels)[number];

/** What people do with a request of a resident. */
export const contactActs = ['assign', 'setStatus', 'answer', 'merge', 'split', 'decide', 'setUnit'] as const;

export type ContactAct = (typeof contactActs)[number];

/** As many steps and answers as one request keeps: more than any needs, few enough for one document. */
export const maxContactSteps = 100;
export const maxAnswers = 30;

/** As many texts of a conversation as one request keeps; what is written then begins another. */
export const maxConversation = 60;

/** How far an answer has come, by what its message says; a queued one is on its way. */
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
  /** Why it did not arrive: a code of `deliveryErrors` or its provider's, and what that says; null for one that did, or may yet. */
  error: orNull(z.object({ code: shortText, message: text(1000) })),
});

const answer = z.object({
  by: id,
  at: instant,
  channel: z.enum(answerChannels),
  /** What it said, word for word, as the resident got it. */
  text: longText,
  /** The mail or text that brought it; null where another request's did, which is the same person's. */
  messageId: orNull(id),
  /** How far its message has come, and since when; null where another's brought it, and for one from before that was kept. */
  delivery: orNull(answerDelivery),
});

/** One answer as it went out. */
export type ContactAnswer = z.output<typeof answer>;

const step = z.object({
  /** Chosen by who asked for it, so that the same step is never taken twice. */
  id: shortText,
  act: z.enum(contactActs),
  at: instant,
  by: orNull(id),
  /** The status after it. */
  status: z.enum(contactStatuses),
  assignedTo: orNull(id),
  channel: orNull(z.enum(answerChannels)),
  verdict: orNull(z.enum(verdicts)),
  /** The request that it was merged with. */
  otherId: orNull(id),
});

/** One step of a request: who did what, and when. */
export type ContactStep = z.output<typeof step>;

const conversationText = z.object({
  /** Of the text, so that one that is delivered twice is kept once. */
  id: shortText,
  from: z.enum(['business', 'resident']),
  at: instant,
  text: longText,
  /** How many pictures came with it. They aren't kept. */
  pictures: countOrZero,
});

/** One text between a resident and the business. */
export type ConversationText = z.output<typeof conversationText>;

/** What becomes of a contact submission: fields of its document that functions alone write. */
export const handlingFields = {
  /** The login uid of who looks after it: the owner or an Admin. */
  assignedTo: orNull(id),
  answers: listOf(answer, maxAnswers),
  /** What the resident texted, with the business's texts to which they replied; what `answers` has isn't repeated. */
  conversation: listOf(conversationText, maxConversation),
  /** The request that it says the same as; null for one of its own. */
  mergedInto: orNull(id),
  resolvedAt: orNull(instant),
  decision: orNull(decisionSchema),
  /** Every step, the latest last. */
  steps: listOf(step, maxContactSteps),
};
