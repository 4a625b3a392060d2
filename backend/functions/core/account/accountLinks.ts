import { createHash, randomBytes } from 'node:crypto';
import type { DocumentReference, Transaction, Timestamp } from 'firebase-admin/firestore';
import { accountLinkLifetimes, paths, type AccountLinkKind } from 'shared-lib/domain';
import { accountLinkSchema, isLinkOpen } from './domain/accountLink.ts';
import { firestore } from '../../../kernel/firebase.ts';
import { timestampOf } from '../../../kernel/storedFields.ts';
import { siteAddress } from '../messages/configuration.ts';
import { loginOf } from '../members/logins.ts';
import { recordOf } from '../../../kernel/records.ts';

/** The login that a link belongs to. */
export interface LinkHolder {
  readonly uid: string;
  readonly email: string;
}

/** A link that isn't stored yet. It is created once, even if the transaction that stores it reruns. */
export interface NewAccountLink {
  readonly id: string;
  readonly expiresAt: Timestamp;
  /** The URL of the link. */
  readonly address: string;
  readonly write: (transaction: Transaction) => void;
}

/** The hash used as the key for everything stored about a link. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Links are stored under a hash of their token, so reading the database doesn't reveal a usable link. */
export const accountLinkOf = (token: string): DocumentReference =>
  firestore().doc(paths.accountLink(hashOf(token)));

/** An unguessable token for a link. */
export const newToken = (): string => randomBytes(24).toString('base64url');

/** The page of each link. A confirmation link requires being signed in: only the owner of the login can confirm its address. */
const pages = {
  joining: '/login?mode=acceptInvitation&token=',
  invitation: '/login?mode=choosePassword&token=',
  passwordReset: '/login?mode=choosePassword&token=',
  confirmation: '/onboarding?confirm=',
  chosen: '/login?mode=confirmEmail&token=',
} as const satisfies Record<AccountLinkKind, string>;

/**
 * Creates a single-use link to join a team, set a password, or confirm an address.
 * @param more the team to join, and the number of an invitation by text
 */
export const newAccountLink = (
  kind: AccountLinkKind,
  { uid, email }: LinkHolder,
  more: { readonly customerId?: string; readonly phone?: string } = {},
): NewAccountLink => {
  const token = newToken();
  const reference = accountLinkOf(token);
  const expiresAt = timestampOf(Date.now() + accountLinkLifetimes[kind]);
  return {
    id: reference.id,
    expiresAt,
    address: siteAddress(`${pages[kind]}${token}`),
    write: (transaction) => transaction.set(reference, { kind, uid, email, expiresAt, ...more }),
  };
};

/**
 * The login that a token belongs to.
 * @param kinds what the token may be used for
 * @returns null if it was used, has expired, has another purpose, or never existed
 */
export const holderOf = async (
  token: string,
  kinds: readonly Exclude<AccountLinkKind, 'joining'>[],
): Promise<LinkHolder | null> => {
  const link = recordOf(accountLinkSchema, await accountLinkOf(token).get());
  if (link === null || link.kind === 'joining' || !kinds.includes(link.kind)) return null;
  return isLinkOpen(link, await loginOf(link.uid), Date.now()) ? { uid: link.uid, email: link.email } : null;
};

/** Deletes a link after use. */
export const endLink = async (token: string): Promise<void> => {
  await accountLinkOf(token).delete();
};

/** Maximum number of links per person and kind deleted at once; rate limits keep the real number far lower. */
const maxLinks = 200;

/**
 * Ends all of a person's links after one was used to set a password, or the login's email changed or it was deleted. Links that undo an
 * email change are kept, because someone who took over the account would end them.
 */
export const endLinksOf = async (uid: string): Promise<void> => {
  const links = firestore().collection(paths.accountLinks()).where('uid', '==', uid);
  const changes = firestore()
    .collection(paths.emailChanges())
    .where('uid', '==', uid)
    .where('kind', '==', 'change');
  const batch = firestore().batch();
  for (const found of [links, changes]) {
    for (const { ref } of (await found.select().limit(maxLinks).get()).docs) batch.delete(ref);
  }
  await batch.commit();
};
