import type { UserRecord } from 'firebase-admin/auth';
import { auth } from '../../../kernel/firebase.ts';
import { loginOf } from '../members/logins.ts';
import { endLinksOf } from './accountLinks.ts';

/** The linked provider accounts, for example at Google, whose email differs from this one. */
const accountsOfAnother = ({ providerData }: UserRecord, email: string) =>
  providerData.filter(
    ({ providerId, email: address }) =>
      providerId !== 'password' && address !== undefined && address.toLowerCase() !== email,
  );

/**
 * Ends other access to a login whose email someone else has changed: its sessions, emailed links, and provider accounts with other emails.
 * The new address may have been taken from the person who has these.
 *
 * The password is kept: it belongs to the person, and doesn't work with the previous email. Idempotent.
 * @param login as it was before
 * @param email its new email, in lowercase
 */
export const revokeSignInMethods = async (login: UserRecord, email: string): Promise<void> => {
  const providersToUnlink = accountsOfAnother(login, email).map(({ providerId }) => providerId);
  if (providersToUnlink.length > 0) await auth().updateUser(login.uid, { providersToUnlink });
  await auth().revokeRefreshTokens(login.uid);
  await endLinksOf(login.uid);
};

/**
 * Restores the provider accounts that `revokeSignInMethods` removed.
 * @param login as it was before
 */
export const restoreSignInMethods = async (login: UserRecord): Promise<void> => {
  const now = await loginOf(login.uid);
  const kept = new Set(now?.providerData.map(({ providerId }) => providerId));
  for (const { providerId, uid, email } of login.providerData) {
    if (now === null || providerId === 'password' || kept.has(providerId)) continue;
    await auth().updateUser(login.uid, { providerToLink: { providerId, uid, email } });
  }
};
