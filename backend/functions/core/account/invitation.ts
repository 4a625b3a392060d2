import { Timestamp, type DocumentReference, type Transaction } from 'firebase-admin/firestore';
import { isDocumentId, paths, type Tier } from 'shared-lib/domain';
import { firestore } from '../../../kernel/firebase.ts';
import { firstPasswordMail, joiningMail } from './accountMails.ts';
import { newAccountLink, type LinkHolder } from './accountLinks.ts';
import { inviterOf } from './inviterOf.ts';
import { placeOf } from './placeOf.ts';

/** The invited member. */
interface Invited extends LinkHolder {
  readonly tier: Tier;
}

/** The inviting person, and their team. */
export interface Author {
  readonly customerId: string;
  readonly uid: string;
}

/** An invitation that isn't written yet. It is created once, even if the transaction that writes it reruns. */
export interface Invitation {
  /** The invitation's data on the member's record; identifies the valid link if there are several. */
  readonly kept: { readonly linkId: string; readonly sentAt: Timestamp; readonly expiresAt: Timestamp };
  /** Writes the link and the email that contains it. */
  readonly write: (transaction: Transaction) => void;
}

/** The email document of an invitation. Each link gets a new one, because a second email with the same id would count as already sent. */
const mailOf = (linkId: string): DocumentReference => firestore().doc(paths.mail(`invitation-${linkId}`));

/**
 * Creates the invitation of a member without a login: a link to join the team, and the email with it, in the language of the business. It
 * reserves nothing; the address stays available to others until the member joins.
 * @param holder the member's id, email and tier
 */
export const invitationTo = async ({ customerId, uid }: Author, holder: Invited): Promise<Invitation> => {
  const link = newAccountLink('joining', holder, { customerId });
  const shownOn = { kind: 'invitation', memberId: holder.uid, linkId: link.id } as const;
  const place = placeOf(holder);
  const appAddress = place.app === 'field' ? place.appAddress : null;
  const about = { customerId, to: holder.email, address: link.address, shownOn, appAddress };
  const mail = joiningMail(about, await inviterOf(customerId, uid));
  return {
    kept: { linkId: link.id, sentAt: Timestamp.now(), expiresAt: link.expiresAt },
    write: (transaction) => {
      link.write(transaction);
      transaction.set(mailOf(link.id), mail);
    },
  };
};

/**
 * Withdraws an invitation: its link, and the email with it.
 * @param invitation from the member's record, in any shape
 */
export const withdrawInvitation = (transaction: Transaction, invitation: unknown): void => {
  const linkId = (invitation as { linkId?: unknown } | null | undefined)?.linkId;
  if (typeof linkId !== 'string' || !isDocumentId(linkId)) return;
  transaction.delete(firestore().doc(paths.accountLink(linkId)));
  transaction.delete(mailOf(linkId));
};

/** An unwritten link, and its email, for choosing the first password of a login. */
export type FirstPassword = (transaction: Transaction, mail: DocumentReference) => void;

/** Creates that link for a member with an unused login, from before logins were created on joining. */
export const firstPasswordOf = async (
  { customerId, uid }: Author,
  holder: LinkHolder,
): Promise<FirstPassword> => {
  const link = newAccountLink('invitation', holder);
  const about = { customerId, to: holder.email, address: link.address };
  const mail = firstPasswordMail(about, await inviterOf(customerId, uid));
  return (transaction, reference) => {
    link.write(transaction);
    transaction.set(reference, mail);
  };
};
