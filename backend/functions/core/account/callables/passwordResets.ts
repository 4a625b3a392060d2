import { onDocumentCreated } from 'firebase-functions/firestore';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { paths, readDocument } from 'shared-lib/domain';
import { passwordResetRequestSchema, signInCalls } from 'shared-lib/domain/open-calls';
import { firestore } from '../../../../kernel/firebase.ts';
import { runtime } from '../../../../kernel/runtime.ts';
import { loginWith } from '../../members/logins.ts';
import { openCall } from '../../../../kernel/openCall.ts';
import { timestampOf } from '../../../../kernel/storedFields.ts';
import { linkEmail } from '../accountEmails.ts';
import { newAccountLink } from '../accountLinks.ts';
import { languageOf } from '../languageOf.ts';
import { requireWithin, sourceOf } from '../requireWithin.ts';

const hour = 3_600_000;

/** Reset requests per address, and per source, which may be a whole office. */
const limits = { address: { max: 5, within: hour }, source: { max: 30, within: hour } };

/**
 * Requests an email with a password reset link: payload `{ email, language? }`, result `{ success: true }`, for anyone. It only records the
 * request, so neither the response nor its timing reveals if the account exists; `sendPasswordReset` checks.
 * @throws HttpsError `invalid-argument`; `resource-exhausted` after too many requests for the address or from one source
 */
export const requestPasswordReset = openCall(
  signInCalls.requestPasswordReset,
  async ({ email, language }, request) => {
    await requireWithin([
      { act: 'resetOf', by: email, ...limits.address },
      { act: 'resetFrom', by: sourceOf(request), ...limits.source },
    ]);
    const expiresAt = timestampOf(Date.now() + hour);
    await firestore().collection(paths.passwordResets()).add({ email, language, expiresAt });
    return { success: true };
  },
);

/** Sends the requested email if the address has an account, and deletes the request. */
const answer = async (request: QueryDocumentSnapshot): Promise<void> => {
  const { ref: reference } = request;
  const requested = readDocument(passwordResetRequestSchema, reference.path, request.data());
  const login = requested.ok ? await loginWith(requested.value.email) : null;
  if (!requested.ok || login === null || login.disabled) {
    await reference.delete();
    return;
  }
  const { email } = requested.value;
  const link = newAccountLink('passwordReset', { uid: login.uid, email });
  const language = (await languageOf(login.uid)) ?? requested.value.language ?? 'en';
  const mail = linkEmail('passwordReset', { to: email, address: link.address }, language);
  await firestore().runTransaction(async (transaction) => {
    // The event may be delivered twice.
    if (!(await transaction.get(reference)).exists) return;
    link.write(transaction);
    transaction.create(firestore().doc(paths.mail(`reset-${reference.id}`)), mail);
    transaction.delete(reference);
  });
};

export const sendPasswordReset = onDocumentCreated(
  { document: 'passwordResets/{id}', ...runtime.trigger, retry: true },
  async ({ data }) => {
    if (data) await answer(data);
  },
);
