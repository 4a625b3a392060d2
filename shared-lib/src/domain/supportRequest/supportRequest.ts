import * as z from 'zod/mini';
import { supportLimits } from '../base/constants.ts';
import { count, id, listOf, nameOrEmpty, orNull, text } from '../base/fields.ts';
import { instant } from '../base/instant.ts';

/** What a request to support may be about. */
export const supportTopics = ['howTo', 'problem', 'billing', 'account', 'idea', 'other'] as const;

export type SupportTopic = (typeof supportTopics)[number];

/** What someone who runs the business asked support, `customers/{customerId}/supportRequests/{id}`. */
export const supportRequestSchema = z.object({
  id,
  topic: z.enum(supportTopics),
  message: text(supportLimits.messageMax),
  /** What the browser knew of itself, as the person saw it before sending; null when they did not attach it. */
  diagnostics: orNull(text(supportLimits.diagnosticsMax)),
  status: z._default(z.enum(['new', 'inProgress', 'resolved']), 'new'),
  createdAt: orNull(instant),
  createdBy: id,
  /** Where the answer goes. */
  email: nameOrEmpty,
  /** By what number support knows it; null for the moment until a function has given it one. */
  number: orNull(count),
  /** What support has answered, the first first. */
  answers: listOf(z.object({ text: text(supportLimits.answerMax), at: instant }), supportLimits.answers),
});

export type SupportRequest = z.output<typeof supportRequestSchema>;

const { messageMin, messageMax } = supportLimits;

/** What someone asks support. Spaces around the message don't count. */
export const newSupportRequestSchema = z.extend(
  z.pick(supportRequestSchema, { topic: true, diagnostics: true }),
  {
    message: z.string().check(
      z.trim(),
      z.minLength(1),
      // Counted in characters that a person sees as one: the rules count at least as many of them as this.
      z.refine((message) => [...message].length >= messageMin, {
        error: 'tooShort',
        params: { min: messageMin },
      }),
      z.maxLength(messageMax),
    ),
  },
);

export type NewSupportRequest = z.output<typeof newSupportRequestSchema>;
