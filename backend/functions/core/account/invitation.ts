import { Timestamp, type DocumentReference, type Transaction } from 'firebase-admin/firestore';
import { isDocumentId, paths, type Tier } from 'shared-lib/domain';
import { firestore } from '../../../kernel/firebase.ts';
import { firstPasswordMail, joiningMail } from './accountMails.ts';
import { newAccountLink, type LinkHolder } from './accountLinks.ts';
import { inviterOf } from './inviterOf.ts';
import { invitationText, requireInvitationText } from './invitationText.ts';
import { placeOf } from './placeOf.ts';
import { textDocument } from '../messages/queueMessage.ts';

/** The invited member. Without an email they are invited by text. */
export interface Invited extends LinkHolder {
  readonly phone: string | null;
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
  /** What a text says; empty for an email. */
  readonly body: string;
  /** Writes the link and the message that contains it. */
  readonly write: (transaction: Transaction) => void;
  /** Counts its text against the month's limit; nothing for an email. */
  readonly writeCounts: (transaction: Transaction) => void;
}

/** The messages of an invitation. Each link gets new ones, because a second one with the same id would count as already sent. */
const mailOf = (linkId: string): DocumentReference => firestore().doc(paths.mail(`invitation-${linkId}`));
const textOf = (linkId: string): DocumentReference =>
  firestore().doc(paths.textMessage(`invitation-${linkId}`));

/**
 * Creates the invitation of a member without a login: a link to join the team, and the email or text with it, in the language of the
 * business. It reserves nothing; the address stays available to others until the member joins.
 * @param transaction the one that writes it, which may rerun; it has not written yet
 * @param holder the member's id, email, phone and tier
 * @param made the invitation of an earlier run
 * @throws HttpsError `failed-precondition` if the number can't be texted, `resource-exhausted` for too many texts to it
 */
export const invitationTo = async (
  transaction: Transaction,
  { customerId, uid }: Author,
  holder: Invited,
  made?: Invitation | null,
): Promise<Invitation> => {
  const { email, phone } = holder;
  if (email === '' && phone !== null) {
    const count = await requireInvitationText(transaction, customerId, phone);
    const invite = made ?? (await textInvitation({ customerId, uid }, { ...holder, phone }));
    return { ...invite, writeCounts: (writing) => count(writing, invite.body) };
  }
  if (made) return made;
  const place = await placeOf(customerId, holder);
  const appAddress = place.app === 'field' ? place.appAddress : null;
  const link = newAccountLink('joining', holder, { customerId });
  const shownOn = { kind: 'invitation', memberId: holder.uid, linkId: link.id } as const;
  const about = { customerId, to: email, address: link.address, shownOn, appAddress };
  const mail = joiningMail(about, await inviterOf(customerId, uid));
  return {
    kept: { linkId: link.id, sentAt: Timestamp.now(), expiresAt: link.expiresAt },
    body: '',
    write: (writing) => {
      link.write(writing);
      writing.set(mailOf(link.id), mail);
    },
    writeCounts: () => {},
  };
};

/** The invitation by text, which is counted apart: whether it may be sent is read again when its transaction reruns. */
const textInvitation = async (
  { customerId, uid }: Author,
  holder: Invited & { readonly phone: string },
): Promise<Invitation> => {
  const { phone } = holder;
  const link = newAccountLink('joining', { uid: holder.uid, email: '' }, { customerId, phone });
  const place = await placeOf(customerId, holder);
  const body = invitationText(await inviterOf(customerId, uid), {
    link: link.address,
    fieldApp: place.app === 'field' ? place.appAddress : null,
  });
  const text = textDocument({
    to: phone,
    body,
    purpose: 'account',
    customerId,
    communityId: null,
    unitId: null,
    shownOn: { kind: 'invitation', memberId: holder.uid, linkId: link.id },
  });
  return {
    kept: { linkId: link.id, sentAt: Timestamp.now(), expiresAt: link.expiresAt },
    body,
    write: (writing) => {
      link.write(writing);
      writing.set(textOf(link.id), text);
    },
    writeCounts: () => {},
  };
};

/**
 * Withdraws an invitation: its link, and its email or text.
 * @param invitation from the member's record, in any shape
 */
export const withdrawInvitation = (transaction: Transaction, invitation: unknown): void => {
  const linkId = (invitation as { linkId?: unknown } | null | undefined)?.linkId;
  if (typeof linkId !== 'string' || !isDocumentId(linkId)) return;
  transaction.delete(firestore().doc(paths.accountLink(linkId)));
  transaction.delete(mailOf(linkId));
  transaction.delete(textOf(linkId));
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
