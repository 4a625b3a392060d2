import * as z from 'shared-lib/domain/schema';
import { id, language, nameOrEmpty, orNull, text } from 'shared-lib/domain/schema';
import { instant, acceptedTermsSchema } from 'shared-lib/domain';

/** How long a sign-up's link is valid, in milliseconds. */
export const signUpLifetime = 24 * 3_600_000;

/**
 * A sign-up with an unconfirmed email, `signUps/{id}`. The id is a hash of the link's token. It reserves nothing: the login account is
 * created when someone who knows the password opens the link.
 */
export const pendingSignUpSchema = z.object({
  id,
  firstName: nameOrEmpty,
  lastName: nameOrEmpty,
  email: text(320),
  language: orNull(language),
  terms: acceptedTermsSchema,
  /** Hashed with a salt. */
  password: z.object({ hash: text(200), salt: text(100) }),
  /** The future login's uid, so that confirming twice creates one login. */
  uid: id,
  /** The token, until the email that contains it is written; null after that. */
  token: orNull(text(100)),
  expiresAt: instant,
});

export type PendingSignUp = z.output<typeof pendingSignUpSchema>;
