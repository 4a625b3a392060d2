import * as z from 'shared-lib/domain/schema';
import { id, language, nameOrEmpty, orNull, text, sentEmail } from 'shared-lib/domain/schema';
import {
  instant,
  memberName,
  acceptedTermsSchema,
  longestPassword,
  passwordProblem,
  sentTerms,
} from 'shared-lib/domain';
import { accountTokenSchema } from './accountLink.ts';

const password = z.string().check(z.minLength(1), z.maxLength(longestPassword));

/** What somebody sends who signs up. */
export const signUpSchema = z
  .object({
    firstName: memberName.check(z.minLength(1, 'missing')),
    lastName: memberName,
    email: sentEmail,
    password,
    terms: sentTerms,
    language: orNull(language),
  })
  .check(
    z.refine(
      ({ firstName, lastName, email, password: chosen }) =>
        passwordProblem(chosen, [firstName, lastName, email]) === null,
      { path: ['password'], error: 'weak' },
    ),
  );

/** How long the link of a sign-up can be used, in milliseconds. */
export const signUpLifetime = 24 * 3_600_000;

/**
 * A sign-up whose email is not confirmed yet, `signUps/{id}`. The id is a hash of the link's token. It claims nothing: the login account is
 * made when the link is opened by who knows the password.
 */
export const waitingSignUpSchema = z.object({
  id,
  firstName: nameOrEmpty,
  lastName: nameOrEmpty,
  email: text(320),
  language: orNull(language),
  terms: acceptedTermsSchema,
  /** Hashed with a salt. */
  password: z.object({ hash: text(200), salt: text(100) }),
  /** The login uid that it is going to have: the same however often it is confirmed. */
  uid: id,
  /** The token, until the mail is written that has it; null from then on. */
  token: orNull(text(100)),
  expiresAt: instant,
});

export type WaitingSignUp = z.output<typeof waitingSignUpSchema>;

/** What the page of the link sends: its token, and the password that was chosen. */
export const confirmedSignUpSchema = z.extend(accountTokenSchema, { password });

/** What somebody sends who is signed in and wants their email confirmed. */
export const emailConfirmationSchema = z.object({ language: orNull(language) });
