import type { CallableRequest } from 'firebase-functions/https';
import { signInCalls } from 'shared-lib/domain/open-calls';
import { auth } from '../../../../kernel/firebase.ts';
import { openCall } from '../../../../kernel/openCall.ts';
import { endLink, holderOf, type LinkHolder } from '../accountLinks.ts';
import { confirmAddress } from '../confirmAddress.ts';
import { countingWrongLinks, invalidLinkError } from '../openedLinks.ts';

const requireHolder = (request: Pick<CallableRequest, 'rawRequest'>, token: string): Promise<LinkHolder> =>
  countingWrongLinks(request, async () => {
    const holder = await holderOf(token, ['chosen']);
    if (holder === null) throw invalidLinkError();
    return holder;
  });

/**
 * Returns the email that a link confirms, chosen after an invitation by text: payload `{ token }`, result `{ email }`, for anyone with the
 * link. It changes nothing, so a mail scanner that opens links confirms nothing.
 * @throws HttpsError `invalid-argument`; `not-found` for a link that was used, has expired, or never existed; `resource-exhausted`
 */
export const readChosenEmail = openCall(signInCalls.readChosenEmail, async ({ token }, request) => {
  const { email } = await requireHolder(request, token);
  return { email };
});

/**
 * Confirms that email: payload `{ token }`, result `{ email }`, for anyone with the link. From then on notices go there.
 * @throws HttpsError as `readChosenEmail`
 */
export const confirmChosenEmail = openCall(signInCalls.confirmChosenEmail, async ({ token }, request) => {
  const { uid, email } = await requireHolder(request, token);
  await auth().updateUser(uid, { emailVerified: true });
  await confirmAddress(uid);
  await endLink(token);
  return { email };
});
