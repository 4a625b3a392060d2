import { createHash, randomBytes } from 'node:crypto';
import type { DocumentReference, Transaction, Timestamp } from 'firebase-admin/firestore';
import { accountLinkLifetimes, paths, type AccountLinkKind } from 'shared-lib/domain';
import { accountLinkSchema, isLinkOpen } from './domain/accountLink.ts';
import { firestore } from '../../../kernel/firebase.ts';
import { timestampOf } from '../../../kernel/storedFields.ts';
import { siteAddress } from '../messages/configuration.ts';
import { loginOf } from '../members/moveLogin.ts';
import { recordOf } from '../../../kernel/records.ts';

/** Whose login a link is about. */
export interface LinkHolder {
  readonly uid: string;
  readonly email: string;
}

/** A link that is not stored yet: made once, also where the transaction that stores it runs again. */
export interface NewAccountLink {
  readonly id: string;
  readonly expiresAt: Timestamp;
  /** Where the link leads. */
  readonly address: string;
  readonly write: (transaction: Transaction) => void;
}

/** The hash under which what belongs to a link is kept. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Links are kept under a hash of their token, so that whoever reads the database can use none. */
export const accountLinkOf = (token: string): DocumentReference =>
  firestore().doc(paths.accountLink(hashOf(token)));

/** A token for a link: nobody guesses it. */
export const newToken = (): string => randomBytes(24).toString('base64url');

/** The page of each link. A confirmation's is one for whoever is signed in: only the person whose login it is confirms its address. */
const pages = {
  joining: '/login?mode=acceptInvitation&token=',
  invitation: '/login?mode=choosePassword&token=',
  passwordReset: '/login?mode=choosePassword&token=',
  confirmation: '/onboarding?confirm=',
} as const satisfies Record<AccountLinkKind, string>;

/**
 * Makes a link with which somebody joins a team, chooses a password, or confirms their address, once.
 * @param more whose team somebody joins
 */
export const newAccountLink = (
  kind: AccountLinkKind,
  { uid, email }: LinkHolder,
  more: { readonly customerId?: string } = {},
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
 * Whose login a token is about.
 * @param kinds what the token may be for
 * @returns null for one that was used, is too old, is for something else, or never was
 */
export const holderOf = async (
  token: string,
  kinds: readonly Exclude<AccountLinkKind, 'joining'>[],
): Promise<LinkHolder | null> => {
  const link = recordOf(accountLinkSchema, await accountLinkOf(token).get());
  if (link === null || link.kind === 'joining' || !kinds.includes(link.kind)) return null;
  return isLinkOpen(link, await loginOf(link.uid), Date.now()) ? { uid: link.uid, email: link.email } : null;
};

/** Ends one link: it has done what it was for. */
export const endLink = async (token: string): Promise<void> => {
  await accountLinkOf(token).delete();
};

/** Most links of one person, of each kind, that are ended at once; limits keep them to far less. */
const mostLinks = 200;

/**
 * Ends all links of somebody: one of them has set a password, the login has moved or is gone. Only the ways back from another email stay,
 * since whoever took an account over would end them.
 */
export const endLinksOf = async (uid: string): Promise<void> => {
  const links = firestore().collection(paths.accountLinks()).where('uid', '==', uid);
  const changes = firestore()
    .collection(paths.emailChanges())
    .where('uid', '==', uid)
    .where('kind', '==', 'change');
  const batch = firestore().batch();
  for (const found of [links, changes]) {
    for (const { ref } of (await found.select().limit(mostLinks).get()).docs) batch.delete(ref);
  }
  await batch.commit();
};
