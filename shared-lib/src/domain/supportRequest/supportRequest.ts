import * as z from 'zod/mini';
import { supportLimits } from '../base/constants.ts';
import { count, id, listOf, nameOrEmpty, orNull, text } from '../base/fields.ts';
import { instant } from '../base/instant.ts';

/** The topics of a support request. */
export const supportTopics = ['howTo', 'problem', 'billing', 'account', 'idea', 'other'] as const;

export type SupportTopic = (typeof supportTopics)[number];

/** A support request from someone who runs the business, `customers/{customerId}/supportRequests/{id}`. */
export const supportRequestSchema = z.object({
  id,
  topic: z.enum(supportTopics),
  message: text(supportLimits.messageMax),
  /** Browser diagnostics as the user saw them before sending; null if not attached. */
  diagnostics: orNull(text(supportLimits.diagnosticsMax)),
  status: z._default(z.enum(['new', 'inProgress', 'resolved']), 'new'),
  createdAt: orNull(instant),
  createdBy: id,
  /** The answer's recipient. */
  email: nameOrEmpty,
  /** Its number for support; null until a function has assigned one. */
  number: orNull(count),
  /** Support's answers, oldest first. */
  answers: listOf(z.object({ text: text(supportLimits.answerMax), at: instant }), supportLimits.answers),
});

export type SupportRequest = z.output<typeof supportRequestSchema>;

const { messageMin, messageMax } = supportLimits;

/** A new support request. Spaces around the message don't count. */
export const newSupportRequestSchema = z.extend(
  z.pick(supportRequestSchema, { topic: true, diagnostics: true }),
  {
    message: z.string().check(
      z.trim(),
      z.minLength(1),
      // Counts code points, as a person would; the rules count at least as many characters.
      z.refine((message) => [...message].length >= messageMin, {
        error: 'tooShort',
        params: { min: messageMin },
      }),
      z.maxLength(messageMax),
    ),
  },
);

export type NewSupportRequest = z.output<typeof newSupportRequestSchema>;
