import * as z from 'shared-lib/domain/schema';
import { success } from 'shared-lib/domain/schema';
import { answerRefusals, contactTopics } from 'shared-lib/domain';
import {
  challengeSchema,
  type ChallengeRequest,
  type GuardAnswer,
  type SentContactForm,
  type SentNoticeAnswer,
  type SentTextSignUp,
} from 'mf-communities/domain';
import { call } from 'shared-lib/data/kit';

/** A public form's challenge, its minimum time, and whether the business sends texts. */
export const askFormChallenge = (ask: ChallengeRequest) =>
  call(
    'askFormChallenge',
    ask,
    z.object({ challenge: challengeSchema, leastFillMillis: z.number(), offersTexts: z.boolean() }),
    false,
  );

type Sent<Form> = Omit<Form, 'guard'> & { readonly guard: GuardAnswer };

/** Sends a resident's form. Sending it again with the same proof creates no second request. */
export const sendContactForm = (form: Sent<SentContactForm>) =>
  call('sendContactForm', form, z.object({ number: z.string(), token: z.string() }));

/** Signs a number up for texts. It first gets one that asks for a YES. */
export const signUpForTexts = (form: Sent<SentTextSignUp>) => call('signUpForTexts', form, success);

/** Answers a notice from a tag's page, for anyone. Returns why it was not accepted; null if it was. */
export const answerNotice = (sent: Sent<SentNoticeAnswer>) =>
  call('answerNotice', sent, z.object({ refused: z.nullable(z.enum(answerRefusals)) }));

const receipt = z.object({
  number: z.nullable(z.string()),
  topic: z.enum(contactTopics),
  night: z.nullable(z.string()),
  status: z.enum(['new', 'inProgress', 'resolved']),
  /** Epoch milliseconds, like the others. */
  createdAt: z.nullable(z.number()),
  dueAt: z.nullable(z.number()),
  answers: z.array(z.object({ text: z.string(), at: z.number() })),
});

/** A request's status. */
export type Receipt = z.output<typeof receipt>;

/** The status of the request in a receipt's link; null for an invalid link. */
export const readReceipt = (ask: {
  readonly businessSlug: string;
  readonly communitySlug: string;
  readonly token: string;
}) => call('readReceipt', ask, z.object({ receipt: z.nullable(receipt) }), false);
