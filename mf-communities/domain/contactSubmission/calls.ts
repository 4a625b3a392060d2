import { answerRefusals, contactTopics, type CallTable } from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';
import { success } from 'shared-lib/domain/schema';
import {
  receiptRequestSchema,
  sentContactFormSchema,
  sentNoticeAnswerSchema,
  sentTextSignUpSchema,
} from './contactForm.ts';
import { challengeRequestSchema, challengeSchema } from './guardAnswer.ts';
import { contactStatuses } from './handling.ts';

const receipt = z.object({
  number: z.nullable(z.string()),
  topic: z.enum(contactTopics),
  night: z.nullable(z.string()),
  status: z.enum(contactStatuses),
  /** Epoch milliseconds, as are the others. */
  createdAt: z.nullable(z.number()),
  dueAt: z.nullable(z.number()),
  answers: z.array(z.object({ text: z.string(), at: z.number() })),
});

/** A request's status, without names or the resident's text. */
export type Receipt = z.output<typeof receipt>;

/** Calls from public pages, for anyone. */
export const publicFormCalls = {
  askFormChallenge: {
    payload: challengeRequestSchema,
    result: z.object({ challenge: challengeSchema, leastFillMillis: z.number(), offersTexts: z.boolean() }),
  },
  sendContactForm: {
    payload: sentContactFormSchema,
    result: z.object({ number: z.string(), token: z.string() }),
  },
  signUpForTexts: { payload: sentTextSignUpSchema, result: success },
  answerNotice: {
    payload: sentNoticeAnswerSchema,
    result: z.object({ refused: z.nullable(z.enum(answerRefusals)) }),
  },
  readReceipt: { payload: receiptRequestSchema, result: z.object({ receipt: z.nullable(receipt) }) },
} satisfies CallTable;
