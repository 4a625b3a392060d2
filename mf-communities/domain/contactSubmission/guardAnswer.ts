import * as z from 'shared-lib/domain/schema';
import { orNull, idInput, text } from 'shared-lib/domain/schema';

/** The public forms. */
export const publicForms = ['contact', 'texts', 'tagAnswer'] as const;

export type PublicForm = (typeof publicForms)[number];

/** A challenge as signed. Any added field is dropped, and then its signature no longer matches. */
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

/** A challenge for a browser to solve. */
export const challengeSchema = z.object({ parameters, signature: text(128) });

export type FormChallenge = z.output<typeof challengeSchema>;

/** A form's proof: its signed challenge, the solution, and an empty honeypot field. */
export const guardAnswerSchema = z.object({
  challenge: challengeSchema,
  solution: z.object({ counter: z.int().check(z.nonnegative()), derivedKey: text(128) }),
  /** The honeypot field, which no person sees. */
  website: z._default(text(500), ''),
});

export type GuardAnswer = z.output<typeof guardAnswerSchema>;

/** The payload that requests a challenge. */
export const challengeRequestSchema = z.object({
  form: z.enum(publicForms),
  businessSlug: idInput,
  communitySlug: idInput,
  binTagId: orNull(text(128)),
});

export type ChallengeRequest = z.output<typeof challengeRequestSchema>;

/** The scope of a challenge: one issued for another form or page is invalid. */
export const boundTo = ({ form, businessSlug, communitySlug, binTagId }: ChallengeRequest): string =>
  [form, businessSlug, communitySlug, binTagId ?? ''].join('/');

/**
 * The minimum time between issuing a challenge and receiving its form, in milliseconds, by the server's
 * clock. A person needs longer.
 */
export const minFillMillis = 3000;

/**
 * How long a challenge is valid, in milliseconds. A form that is open longer fetches another automatically.
 */
export const challengeLifetime = 30 * 60_000;

/** A challenge's difficulty: between these numbers of guesses, each with this many rounds. */
export interface Difficulty {
  readonly min: number;
  readonly max: number;
  readonly rounds: number;
}

const usual: Difficulty = { min: 100, max: 300, rounds: 3000 };

/**
 * Above this many forms per hour at one community, each challenge gets harder by this factor: a burst costs
 * bots work, but blocks no one.
 */
const steps = [
  { from: 200, times: 8 },
  { from: 60, times: 4 },
  { from: 20, times: 2 },
] as const;

/** A challenge's difficulty, from the number of forms the community got this hour. */
export const difficultyAt = (formsThisHour: number): Difficulty => {
  const times = steps.find(({ from }) => formsThisHour >= from)?.times ?? 1;
  return { ...usual, min: usual.min * times, max: usual.max * times };
};

/** Why a form is not accepted, each with its own message. */
export const guardRefusals = ['robot', 'tooFast', 'expired', 'unproven', 'used', 'tooMany'] as const;

export type GuardRefusal = (typeof guardRefusals)[number];

/** The server's findings about a proof. */
export interface GuardFacts {
  readonly website: string;
  /** Whether its signature and its solution are valid. */
  readonly isSolved: boolean;
  /** The challenge's scope. */
  readonly boundTo: string;
  readonly expectedFor: string;
  /** Epoch milliseconds. */
  readonly issuedAt: number;
  readonly now: number;
}

/** Checks a form's proof; null if accepted. Neither the device's clock nor its IP address counts here. */
export const refusalOf = (facts: GuardFacts): GuardRefusal | null => {
  const { website, isSolved, issuedAt, now } = facts;
  if (website !== '') return 'robot';
  // An unsigned proof's timestamp can't be trusted, so it can't be called too old.
  if (!isSolved || facts.boundTo !== facts.expectedFor || !(issuedAt <= now)) return 'unproven';
  if (now - issuedAt > challengeLifetime) return 'expired';
  return now - issuedAt < minFillMillis ? 'tooFast' : null;
};
