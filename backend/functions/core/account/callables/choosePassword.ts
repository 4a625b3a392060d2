import type { CallableRequest } from 'firebase-functions/https';
import { accountTokenSchema, chosenPasswordSchema } from '../domain/accountLink.ts';
import { callableOptions, payloadOf } from '../../../../kernel/calls.ts';
import { fieldRefusal } from '../../../../kernel/fieldRefusal.ts';
import { auth } from '../../../../kernel/firebase.ts';
import { authErrorCode } from '../../members/loginRefusal.ts';
import { onCall } from '../../../../kernel/onCall.ts';
import { endLinksOf, holderOf, type LinkHolder } from '../accountLinks.ts';
import { requireFewLinks, usedUp } from '../openedLinks.ts';

const requireHolder = async (
  request: Pick<CallableRequest, 'rawRequest'>,
  token: string,
): Promise<LinkHolder> => {
  await requireFewLinks(request);
  const holder = await holderOf(token, ['invitation', 'passwordReset']);
  if (holder === null) throw usedUp();
  return holder;
};

/**
 * Returns whose password a link sets: payload `{ token }`, result `{ email }`, for anyone with the link. It changes nothing.
 * @throws HttpsError `invalid-argument`; `not-found` for a link that was used, has expired, or never existed; `resource-exhausted`
 */
export const readAccountLink = onCall(callableOptions, async (request) => {
  const { token } = payloadOf(accountTokenSchema, request.data);
  const { email } = await requireHolder(request, token);
  return { email };
});

/**
 * Sets the password of the link's owner: payload `{ token, password }`, result `{ success: true }`. The address counts as confirmed,
 * because the link was sent there. All their other links and sessions end. If Auth rejects the password, the link stays valid.
 * @throws HttpsError `invalid-argument`, also for the password; `not-found` as in `readAccountLink`; `resource-exhausted`
 */
export const choosePassword = onCall(callableOptions, async (request) => {
  const { token, password } = payloadOf(chosenPasswordSchema, request.data);
  const { uid } = await requireHolder(request, token);
  try {
    await auth().updateUser(uid, { password, emailVerified: true });
  } catch (error) {
    const code = authErrorCode(error) ?? '';
    if (!/password/.test(code)) throw error;
    throw fieldRefusal('invalid-argument', 'The password is refused.', { password: { code: 'weak' } });
  }
  await auth().revokeRefreshTokens(uid);
  await endLinksOf(uid);
  return { success: true };
});
