import * as z from 'shared-lib/domain/schema';
import { answerRefusals, contactTopics } from 'shared-lib/domain';
import {
  challengeSchema,
  type ChallengeAsk,
  type GuardAnswer,
  type SentContactForm,
  type SentNoticeAnswer,
  type SentTextSignUp,
} from 'mf-communities/domain';
import { call } from 'shared-lib/data/kit';

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

/** Answers a notice from the page of a tag, for anybody. The result is why it was not taken; null when it was. */
export const answerNotice = (sent: Sent<SentNoticeAnswer>) =>
  call('answerNotice', sent, z.object({ refused: z.nullable(z.enum(answerRefusals)) }));

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
