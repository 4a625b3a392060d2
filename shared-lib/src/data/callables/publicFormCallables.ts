import * as z from 'zod/mini';
import {
  challengeSchema,
  contactTopics,
  type ChallengeAsk,
  type GuardAnswer,
  type SentContactForm,
  type SentTextSignUp,
} from '../../domain/index.ts';
import { call } from './call.ts';

/** What a form of a public page has to work for, how long it takes at least, and whether the business sends texts. */
export const askFormChallenge = (ask: ChallengeAsk) =>
  call(
    'askFormChallenge',
    ask,
    z.object({ challenge: challengeSchema, leastFillMillis: z.number(), offersTexts: z.boolean() }),
    false,
  );

type Sent<Form> = Omit<Form, 'guard'> & { readonly guard: GuardAnswer };

/** Sends what a resident wrote. Sent again with the same proof, it is one request all the same. */
export const sendContactForm = (form: Sent<SentContactForm>) =>
  call('sendContactForm', form, z.object({ number: z.string(), token: z.string() }));

/** Asks for texts to a number, which is sent one that asks for a YES. */
export const signUpForTexts = (form: Sent<SentTextSignUp>) =>
  call('signUpForTexts', form, z.object({ success: z.literal(true) }));

const receipt = z.object({
  number: z.nullable(z.string()),
  topic: z.enum(contactTopics),
  night: z.nullable(z.string()),
  status: z.enum(['new', 'inProgress', 'resolved']),
  /** Epoch milliseconds, as are the others. */
  createdAt: z.nullable(z.number()),
  dueAt: z.nullable(z.number()),
  answers: z.array(z.object({ text: z.string(), at: z.number() })),
});

/** How a resident's request stands. */
export type Receipt = z.output<typeof receipt>;

/** How the request stands that a receipt's link is about; null for a link of none. */
export const readReceipt = (ask: {
  readonly businessSlug: string;
  readonly communitySlug: string;
  readonly token: string;
}) => call('readReceipt', ask, z.object({ receipt: z.nullable(receipt) }), false);
