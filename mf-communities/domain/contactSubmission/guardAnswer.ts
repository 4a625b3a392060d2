import * as z from 'shared-lib/domain/schema';
import { orNull, sentId, text } from 'shared-lib/domain/schema';

/** The forms that anyone may send. */
export const publicForms = ['contact', 'texts', 'tagAnswer'] as const;

export type PublicForm = (typeof publicForms)[number];

/** A challenge as it is signed; whatever else somebody adds to it is left out, and then its signature does not hold. */
const parameters = z.object({
  algorithm: text(40),
  nonce: text(128),
  salt: text(128),
  cost: z.int(),
  keyLength: z.int(),
  keyPrefix: text(128),
  keySignature: z.optional(text(128)),
  data: z.optional(z.record(text(20), z.union([text(1000), z.number()]))),
});

/** A challenge that a browser works for. */
export const challengeSchema = z.object({ parameters, signature: text(128) });

export type FormChallenge = z.output<typeof challengeSchema>;

/** What a form proves: a challenge that was signed for it, its solution, and that the field for robots is empty. */
export const guardAnswerSchema = z.object({
  challenge: challengeSchema,
  solution: z.object({ counter: z.int().check(z.nonnegative()), derivedKey: text(128) }),
  /** A field that no person sees. */
  website: z._default(text(500), ''),
});

export type GuardAnswer = z.output<typeof guardAnswerSchema>;

/** What a challenge is asked for with. */
export const challengeAskSchema = z.object({
  form: z.enum(publicForms),
  businessSlug: sentId,
  communitySlug: sentId,
  binTagId: orNull(text(128)),
});

export type ChallengeAsk = z.output<typeof challengeAskSchema>;

/** To what a challenge is bound: one that was made for another form or place proves nothing. */
export const boundTo = ({ form, businessSlug, communitySlug, binTagId }: ChallengeAsk): string =>
  [form, businessSlug, communitySlug, binTagId ?? ''].join('/');

/** The least time from a challenge to its form, in milliseconds, by the server's clock. A person needs longer. */
export const leastFillMillis = 3000;

/** How long a challenge is good for, in milliseconds. A form that is open for longer asks for another by itself. */
export const challengeLifetime = 30 * 60_000;

/** How hard a challenge is: a number of guesses between these two, each of so many rounds. */
export interface Difficulty {
  readonly least: number;
  readonly most: number;
  readonly rounds: number;
}

const usual: Difficulty = { least: 100, most: 300, rounds: 3000 };

/** Forms of an hour at one community beyond which each costs more, and by how much. A burst makes work for machines, and closes nothing. */
const steps = [
  { from: 200, times: 8 },
  { from: 60, times: 4 },
  { from: 20, times: 2 },
] as const;

/** How hard a challenge is, by how many forms the community got in this hour. */
export const difficultyAt = (formsThisHour: number): Difficulty => {
  const times = steps.find(({ from }) => formsThisHour >= from)?.times ?? 1;
  return { ...usual, least: usual.least * times, most: usual.most * times };
};

/** Why a form is not taken, in words of its own each. */
export const guardRefusals = ['robot', 'tooFast', 'expired', 'unproven', 'used', 'tooMany'] as const;

export type GuardRefusal = (typeof guardRefusals)[number];

/** What is known of a proof, by the server. */
export interface GuardFacts {
  readonly website: string;
  /** Whether its signature and its solution hold. */
  readonly isSolved: boolean;
  /** To what it is bound. */
  readonly boundTo: string;
  readonly expectedFor: string;
  /** Epoch milliseconds. */
  readonly issuedAt: number;
  readonly now: number;
}

/** Whether a form's proof is taken; null when it is. Neither the device's clock nor its address counts here. */
export const refusalOf = (facts: GuardFacts): GuardRefusal | null => {
  const { website, isSolved, issuedAt, now } = facts;
  if (website !== '') return 'robot';
  // A proof that was signed may be too old; of another, nothing is known.
  if (!isSolved || facts.boundTo !== facts.expectedFor || !(issuedAt <= now)) return 'unproven';
  if (now - issuedAt > challengeLifetime) return 'expired';
  return now - issuedAt < leastFillMillis ? 'tooFast' : null;
};
