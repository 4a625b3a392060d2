import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { paths } from 'shared-lib/domain';
import { signInCalls } from 'shared-lib/domain/open-calls';
import { signUpLifetime, pendingSignUpSchema } from '../domain/signUp.ts';
import { firestore } from '../../../../kernel/firebase.ts';
import { runtime } from '../../../../kernel/runtime.ts';
import { siteAddress } from '../../messages/configuration.ts';
import { loginWith } from '../../members/logins.ts';
import { openCall } from '../../../../kernel/openCall.ts';
import { timestampOf } from '../../../../kernel/storedFields.ts';
import { recordOf } from '../../../../kernel/records.ts';
import { hashOf, newToken } from '../accountLinks.ts';
import { linkEmail } from '../accountEmails.ts';
import { requireWithin, sourceOf } from '../requireWithin.ts';

const hour = 3_600_000;

/** Sign-ups per address, resent emails included, and per source, which may be a whole office. */
const limits = { address: { max: 5, within: hour }, source: { max: 30, within: hour } };

const scryptOf = promisify<string, string, number, Buffer>(scrypt);

/** A pending sign-up's password, irreversibly hashed. */
const hashed = async (password: string, salt = randomBytes(16).toString('base64url')) => ({
  hash: (await scryptOf(password, salt, 32)).toString('base64url'),
  salt,
});

/** Whether a password matches the hash. */
export const isPassword = async (
  password: string,
  kept: { readonly hash: string; readonly salt: string },
): Promise<boolean> => {
  const { hash } = await hashed(password, kept.salt);
  return hash.length === kept.hash.length && timingSafeEqual(Buffer.from(hash), Buffer.from(kept.hash));
};

/**
 * Requests an account: payload `{ firstName, lastName, email, password, terms, language? }`, result `{ success: true }`, for anyone. It
 * only records the request, so neither the response nor its timing reveals if the account exists; `sendSignUpMail` checks. It reserves
 * nothing: `confirmSignUp` creates the account for the person who has both the email and the password. Calling it again sends another
 * email.
 * @throws HttpsError `invalid-argument`, including for outdated terms and for a password that is too easy to guess; `resource-exhausted` after
 * too many requests for the address or from one source
 */
export const requestSignUp = openCall(signInCalls.requestSignUp, async (sent, request) => {
  const { email, password, terms, ...requested } = sent;
  await requireWithin([
    { act: 'signUpOf', by: email, ...limits.address },
    { act: 'signUpFrom', by: sourceOf(request), ...limits.source },
  ]);
  const token = newToken();
  const now = Date.now();
  await firestore()
    .doc(paths.signUp(hashOf(token)))
    .create({
      ...requested,
      email,
      terms: { version: terms, acceptedAt: timestampOf(now) },
      password: await hashed(password),
      uid: randomBytes(14).toString('hex'),
      token,
      expiresAt: timestampOf(now + signUpLifetime),
    });
  return { success: true };
});

/** Sends the sign-up email: the link or, to someone with an account, a note that they already have one. */
const answer = async ({ ref: reference }: QueryDocumentSnapshot): Promise<void> => {
  const requested = recordOf(pendingSignUpSchema, await reference.get());
  // The event may be delivered twice.
  if (requested === null || requested.token === null) return;
  const { email, token } = requested;
  const language = requested.language ?? 'en';
  const login = await loginWith(email);
  const mail =
    login === null
      ? linkEmail(
          'signUp',
          { to: email, address: siteAddress(`/login?mode=confirmSignUp&token=${token}`) },
          language,
        )
      : linkEmail('haveAccount', { to: email, address: siteAddress('/login') }, language);
  await firestore().runTransaction(async (transaction) => {
    if ((await transaction.get(reference)).get('token') !== token) return;
    transaction.create(firestore().doc(paths.mail(`signUp-${reference.id}`)), mail);
    if (login === null) transaction.update(reference, { token: null });
    else transaction.delete(reference);
  });
};

export const sendSignUpMail = onDocumentCreated(
  { document: 'signUps/{id}', ...runtime.trigger, retry: true },
  async ({ data }) => {
    if (data) await answer(data);
  },
);
