import { createHash, randomBytes } from 'node:crypto';
import { Timestamp, type DocumentReference, type Transaction } from 'firebase-admin/firestore';
import {
  accountLinkLifetimes,
  accountLinkSchema,
  isLinkOpen,
  paths,
  type AccountLinkKind,
} from 'shared-lib/domain';
import { firestore } from '../firebase.ts';
import { siteAddress } from '../messages/configuration.ts';
import { loginOf } from '../moveLogin.ts';
import { recordOf } from '../summaries/directorySources.ts';

/** Links are kept under a hash of their token, so that whoever reads the database can use none. */
const referenceOf = (token: string): DocumentReference =>
  firestore().doc(paths.accountLink(createHash('sha256').update(token).digest('hex')));

/** Whose password a link sets. */
export interface LinkHolder {
  readonly uid: string;
  readonly email: string;
}

/** A link that is not stored yet: made once, also where the transaction that stores it runs again. */
export interface NewAccountLink {
  /** Where the link leads. */
  readonly address: string;
  readonly write: (transaction: Transaction) => void;
}

/** Makes a link with which somebody chooses a password, once. */
export const newAccountLink = (
  kind: AccountLinkKind,
  { uid, email }: LinkHolder,
  now = Date.now(),
): NewAccountLink => {
  const token = randomBytes(24).toString('base64url');
  const expiresAt = Timestamp.fromMillis(now + accountLinkLifetimes[kind]);
  return {
    address: siteAddress(`/login?mode=choosePassword&token=${token}`),
    write: (transaction) => transaction.set(referenceOf(token), { kind, uid, email, expiresAt }),
  };
};

/** Whose password a token may set now; null for one that was used, is too old, or never was. */
export const holderOf = async (token: string): Promise<LinkHolder | null> => {
  const link = recordOf(accountLinkSchema, await referenceOf(token).get());
  if (link === null) return null;
  return isLinkOpen(link, await loginOf(link.uid), Date.now()) ? { uid: link.uid, email: link.email } : null;
};

/** Most links of one person that are ended at once; limits keep them to far less. */
const mostLinks = 400;

/** Ends all links of somebody: one of them has set a password, or the login is gone. */
export const endLinksOf = async (uid: string): Promise<void> => {
  const links = firestore().collection(paths.accountLinks()).where('uid', '==', uid);
  const batch = firestore().batch();
  for (const { ref } of (await links.select().limit(mostLinks).get()).docs) batch.delete(ref);
  await batch.commit();
};
