import { createHash, createHmac, randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Transaction } from 'firebase-admin/firestore';
import { HttpsError, type CallableRequest } from 'firebase-functions/https';
import { paths } from 'shared-lib/domain';
import {
  boundTo,
  challengeLifetime,
  difficultyAt,
  refusalOf,
  type ChallengeRequest,
  type FormChallenge,
  type GuardAnswer,
  type GuardRefusal,
} from 'mf-communities/domain';
import { countedSince, requireWithin, sourceOf } from '../account/requireWithin.ts';
import { fieldRefusal } from '../../../kernel/fieldRefusal.ts';
import { firestore } from '../../../kernel/firebase.ts';
import { timestampOf } from '../../../kernel/storedFields.ts';
import { formKey } from './formKey.ts';

const hour = 3_600_000;

/**
 * Forms accepted per hour: from one source, since a whole building may share an address; by tag; and by community. A burst at a community
 * first raises the cost of each form (`difficultyAt`), so a real person still gets through long before the limit.
 */
export const formLimits = {
  source: { max: 20, within: hour },
  tag: { max: 20, within: hour },
  community: { max: 600, within: hour },
} as const;

/** A proof is remembered as long as its challenge could be valid, plus some margin. */
const remembered = 2 * challengeLifetime;

const refused: Readonly<Record<GuardRefusal, string>> = {
  robot: 'The honeypot field was filled in.',
  tooFast: 'The form was submitted faster than a person could fill it in.',
  expired: 'The form was open for too long. Request a new challenge.',
  unproven: 'The form has no valid challenge.',
  used: 'The form was already submitted.',
  tooMany: 'Too many submissions from this network. Try again later.',
};

/** A refusal, for the field `guard`. The page decides what to do by its code. */
const refusal = (reason: GuardRefusal): HttpsError =>
  fieldRefusal(reason === 'tooMany' ? 'resource-exhausted' : 'failed-precondition', refused[reason], {
    guard: { code: reason },
  });

/** The response once a limit is reached. */
export const tooManyForms = (): HttpsError => refusal('tooMany');

const placeOfForm = ({ businessSlug, communitySlug }: ChallengeRequest) => `${businessSlug}/${communitySlug}`;

/**
 * A challenge for a form, bound to the form, its page and the time.
 * @param now epoch milliseconds
 */
export const newChallenge = async (ask: ChallengeRequest, now: number): Promise<FormChallenge> => {
  const key = await formKey();
  const { min, max, rounds } = difficultyAt(await countedSince('formsAt', placeOfForm(ask), now));
  const { parameters, signature } = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: rounds,
    counter: randomInt(min, max + 1),
    deriveKey,
    hmacSignatureSecret: key,
    hmacKeySignatureSecret: `${key}/solution`,
    data: { bound: boundTo(ask), issuedAt: now },
  });
  return { parameters, signature } as FormChallenge;
};

/** A form that appears to be sent by a person. */
export interface ProvenForm {
  /** The challenge's id; the same when the form is resent. */
  readonly id: string;
  /** The sender's secret; the same when the form is resent. */
  readonly token: string;
  /**
   * Checks in a transaction if the proof was already used.
   * @returns true if it was used by this very form, whose response was lost
   * @throws HttpsError `failed-precondition` if another form used it
   */
  readonly wasSent: (transaction: Transaction) => Promise<boolean>;
  /** Marks it as used, in the same transaction. */
  readonly remember: (transaction: Transaction) => void;
}

/**
 * Guards a form that anyone may send: a field that only bots fill in, a minimum time by the server's clock, proof of work, and counters by
 * source, tag and community. A form without a proof causes no reads or writes.
 * @param content of the form, to tell a retry from another form with the same proof
 * @throws HttpsError `failed-precondition` or `resource-exhausted`, for the field `guard`, with one of `guardRefusals`
 */
export const guardPublicForm = async (
  request: Pick<CallableRequest, 'rawRequest'>,
  ask: ChallengeRequest,
  { challenge, solution, website }: GuardAnswer,
  content: unknown,
  now: number,
): Promise<ProvenForm> => {
  const key = await formKey();
  const { verified } = await verifySolution({
    challenge: challenge as Parameters<typeof verifySolution>[0]['challenge'],
    solution,
    deriveKey,
    hmacSignatureSecret: key,
    hmacKeySignatureSecret: `${key}/solution`,
  });
  const { bound, issuedAt } = challenge.parameters.data ?? {};
  const reason = refusalOf({
    website,
    isSolved: verified,
    boundTo: String(bound),
    expectedFor: boundTo(ask),
    issuedAt: Number(issuedAt),
    now,
  });
  if (reason !== null) throw refusal(reason);
  const place = placeOfForm(ask);
  try {
    // The source counts first: flooding from one source must not use up the community's limit.
    await requireWithin([{ act: 'formsFrom', by: sourceOf(request), ...formLimits.source }]);
    await requireWithin([
      { act: 'formsAt', by: place, ...formLimits.community },
      ...(ask.binTagId === null ? [] : [{ act: 'formsOfTag', by: ask.binTagId, ...formLimits.tag }]),
    ]);
  } catch (error) {
    if (error instanceof HttpsError && error.code === 'resource-exhausted') throw tooManyForms();
    throw error;
  }
  const macOf = (words: string) => createHmac('sha256', key).update(words);
  const id = createHash('sha256').update(challenge.signature).digest('hex').slice(0, 32);
  const sent = macOf(`content/${JSON.stringify(content)}`).digest('base64url');
  const reference = firestore().doc(paths.usedProof(id));
  return {
    id,
    token: macOf(`receipt/${challenge.signature}`).digest('base64url'),
    wasSent: async (transaction) => {
      const used = await transaction.get(reference);
      if (used.exists && used.get('content') !== sent) throw refusal('used');
      return used.exists;
    },
    remember: (transaction) =>
      transaction.create(reference, { content: sent, expiresAt: timestampOf(now + remembered) }),
  };
};
