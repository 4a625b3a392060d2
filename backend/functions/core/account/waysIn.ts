import type { UserRecord } from 'firebase-admin/auth';
import { auth } from '../../../kernel/firebase.ts';
import { loginOf } from '../members/moveLogin.ts';
import { endLinksOf } from './accountLinks.ts';

/** The accounts elsewhere, such as at Google, with which somebody signs in by another address than this one. */
const accountsOfAnother = ({ providerData }: UserRecord, email: string) =>
  providerData.filter(
    ({ providerId, email: address }) =>
      providerId !== 'password' && address !== undefined && address.toLowerCase() !== email,
  );

/**
 * Ends what still opens a login to which somebody else has given another address: its sessions, the links in mails, and accounts
 * elsewhere of another address, since the address may have been taken from the very person who has these. The password stays: it is the
 * person's, and opens nothing by the address of before. Doing it again changes nothing.
 * @param login as it was before
 * @param email the address that it has now, in small letters
 */
export const endWaysIn = async (login: UserRecord, email: string): Promise<void> => {
  const providersToUnlink = accountsOfAnother(login, email).map(({ providerId }) => providerId);
  if (providersToUnlink.length > 0) await auth().updateUser(login.uid, { providersToUnlink });
  await auth().revokeRefreshTokens(login.uid);
  await endLinksOf(login.uid);
};

/** Gives a login back the accounts elsewhere that `endWaysIn` took. @param login as it was before */
export const giveBackWaysIn = async (login: UserRecord): Promise<void> => {
  const now = await loginOf(login.uid);
  const kept = new Set(now?.providerData.map(({ providerId }) => providerId));
  for (const { providerId, uid, email } of login.providerData) {
    if (now === null || providerId === 'password' || kept.has(providerId)) continue;
    await auth().updateUser(login.uid, { providerToLink: { providerId, uid, email } });
  }
};
