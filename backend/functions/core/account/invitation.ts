import { Timestamp, type DocumentReference, type Transaction } from 'firebase-admin/firestore';
import { isDocumentId, paths } from 'shared-lib/domain';
import { firestore } from '../../../kernel/firebase.ts';
import { firstPasswordMail, joiningMail } from './accountMails.ts';
import { newAccountLink, type LinkHolder } from './accountLinks.ts';
import { inviterOf } from './inviterOf.ts';

/** Who invites, and to whose team. */
export interface Author {
  readonly customerId: string;
  readonly uid: string;
}

/** An invitation that is not written yet: made once, also where the transaction that writes it runs again. */
export interface Invitation {
  /** What the member's record says of it: of several links, it names the one that counts. */
  readonly kept: { readonly linkId: string; readonly sentAt: Timestamp; readonly expiresAt: Timestamp };
  /** Writes the link and the mail that has it. */
  readonly write: (transaction: Transaction) => void;
}

/** The mail of an invitation: one of its own for each link, since a second one under the same id would pass for the first. */
const mailOf = (linkId: string): DocumentReference => firestore().doc(paths.mail(`invitation-${linkId}`));

/**
 * Makes the invitation of a member who has no login: a link to join the team, and the mail that has it, in the language of the business.
 * It claims nothing; the address stays everybody's until somebody joins.
 * @param holder the member's id, and the address
 */
export const invitationTo = async ({ customerId, uid }: Author, holder: LinkHolder): Promise<Invitation> => {
  const link = newAccountLink('joining', holder, { customerId });
  const shownOn = { kind: 'invitation', memberId: holder.uid, linkId: link.id } as const;
  const about = { customerId, to: holder.email, address: link.address, shownOn };
  const mail = joiningMail(about, await inviterOf(customerId, uid));
  return {
    kept: { linkId: link.id, sentAt: Timestamp.now(), expiresAt: link.expiresAt },
    write: (transaction) => {
      link.write(transaction);
      transaction.set(mailOf(link.id), mail);
    },
  };
};

/** Ends an invitation: its link, and the mail that has it. @param invitation as the member's record has it, of whatever shape */
export const withdrawInvitation = (transaction: Transaction, invitation: unknown): void => {
  const linkId = (invitation as { linkId?: unknown } | null | undefined)?.linkId;
  if (typeof linkId !== 'string' || !isDocumentId(linkId)) return;
  transaction.delete(firestore().doc(paths.accountLink(linkId)));
  transaction.delete(mailOf(linkId));
};

/** A link that is not written yet, with which somebody chooses the first password of their login, and its mail. */
export type FirstPassword = (transaction: Transaction, mail: DocumentReference) => void;

/** Makes that link for a member who has a login that nobody has used, from before logins were made by who joins. */
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
