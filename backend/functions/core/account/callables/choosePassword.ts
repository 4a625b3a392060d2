import type { CallableRequest } from 'firebase-functions/https';
import { signInCalls } from 'shared-lib/domain/open-calls';
import { fieldRefusal } from '../../../../kernel/fieldRefusal.ts';
import { auth } from '../../../../kernel/firebase.ts';
import { authErrorCode } from '../../members/logins.ts';
import { openCall } from '../../../../kernel/openCall.ts';
import { accountLinkOf, endLinksOf, holderOf, type LinkHolder } from '../accountLinks.ts';
import { confirmAddress } from '../confirmAddress.ts';
import { claimLink } from '../claimLink.ts';
import { countingWrongLinks, invalidLinkError } from '../openedLinks.ts';

const requireHolder = (request: Pick<CallableRequest, 'rawRequest'>, token: string): Promise<LinkHolder> =>
  countingWrongLinks(request, async () => {
    const holder = await holderOf(token, ['invitation', 'passwordReset']);
    if (holder === null) throw invalidLinkError();
    return holder;
  });

/**
 * Returns whose password a link sets: payload `{ token }`, result `{ email }`, for anyone with the link. It changes nothing.
 * @throws HttpsError `invalid-argument`; `not-found` for a link that was used, has expired, or never existed; `resource-exhausted`
 */
export const readAccountLink = openCall(signInCalls.readAccountLink, async ({ token }, request) => {
  const { email } = await requireHolder(request, token);
  return { email };
});

const setPassword = async (uid: string, password: string): Promise<void> => {
  try {
    await auth().updateUser(uid, { password, emailVerified: true });
  } catch (error) {
    const code = authErrorCode(error) ?? '';
    if (!/password/.test(code)) throw error;
    throw fieldRefusal('invalid-argument', 'This password isn’t allowed.', { password: { code: 'weak' } });
  }
};

/**
 * Sets the password of the link's owner: payload `{ token, password }`, result `{ success: true }`. The address counts as confirmed,
 * because the link was sent there. All their other links and sessions end. If Auth rejects the password, the link stays valid. Only one
 * call at a time may use a link, so when several choose at once, the first one's password counts.
 * @throws HttpsError `invalid-argument`, including for the password; `aborted` while another call uses the link; `not-found` as in
 * `readAccountLink`; `resource-exhausted`
 */
export const choosePassword = openCall(signInCalls.choosePassword, async ({ token, password }, request) => {
  const claim = await claimLink(accountLinkOf(token).id);
  try {
    const { uid } = await requireHolder(request, token);
    await setPassword(uid, password);
    await confirmAddress(uid);
    await auth().revokeRefreshTokens(uid);
    await endLinksOf(uid);
    return { success: true };
  } finally {
    await claim.release();
  }
});
