import { Timestamp, type DocumentReference, type Transaction } from 'firebase-admin/firestore';
import { isDocumentId, paths, type Tier } from 'shared-lib/domain';
import { fieldRefusal } from '../../../kernel/fieldRefusal.ts';
import { firestore } from '../../../kernel/firebase.ts';
import { requireTextable, type Textable } from '../broadcasts/textPermission.ts';
import { firstPasswordEmail, joiningEmail } from './accountEmails.ts';
import { newAccountLink, type LinkHolder } from './accountLinks.ts';
import { inviterOf, type Inviter } from './inviterOf.ts';
import { workplaceOf } from './workplaceOf.ts';
import { textDocument } from '../messages/queueMessage.ts';
import { countWithinLimit } from './requireWithin.ts';

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
  /** A text's body; empty for an email. */
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

/** How many invitations one number may get in a day, from all businesses together, so that no phone can be flooded. */
const perNumber = { max: 5, within: 24 * 3_600_000 };

/** The cost of a text depends on its length. */
const longestBusiness = 40;

const words = {
  en: {
    who: (business: string) =>
      business ? `${business} invited you to its team.` : 'You’re invited to join a team on Valet Hub.',
    join: (link: string) => `Create your account: ${link}`,
    app: (address: string) => `Then open the field app: ${address}`,
    small: 'The link works once, within 7 days. Reply STOP to opt out.',
  },
  // Without accented letters that would double its cost.
  es: {
    who: (business: string) =>
      business ? `${business} lo invita a su equipo.` : 'Lo invitan a un equipo en Valet Hub.',
    join: (link: string) => `Cree su cuenta: ${link}`,
    app: (address: string) => `Para el trabajo de campo: ${address}`,
    small: 'El enlace sirve una vez, por una semana. Responda STOP para no recibir mensajes.',
  },
};

/** The text that invites someone to a team. @param fieldApp where they get the field app; null if they don't need it */
export const invitationText = (
  { businessName, language }: Pick<Inviter, 'businessName' | 'language'>,
  { link, fieldApp }: { readonly link: string; readonly fieldApp: string | null },
): string => {
  const { who, join, app, small } = words[language];
  const lines = [
    who(businessName.slice(0, longestBusiness).trim()),
    join(link),
    fieldApp === null ? '' : app(fieldApp),
    small,
  ];
  return lines.filter(Boolean).join('\n').replaceAll('’', "'");
};

/**
 * Requires that a number may get an invitation now.
 * @returns counts it, in the same transaction
 * @throws HttpsError `failed-precondition` as in `requireTextable`; `resource-exhausted` after too many to this number,
 * or this month
 */
const requireInvitationText = async (
  transaction: Transaction,
  customerId: string,
  phone: string,
): Promise<Textable['count']> => {
  const { count } = await requireTextable(transaction, customerId, phone, 'phone');
  const write = await countWithinLimit(
    transaction,
    [{ act: 'invitationTo', by: phone, ...perNumber }],
    Date.now(),
  );
  if (write === null) {
    throw fieldRefusal('resource-exhausted', 'This number got too many invitations today.', {
      phone: { code: 'tooManyTexts' },
    });
  }
  return (writing, body) => {
    try {
      count(writing, body);
    } catch (error) {
      throw fieldRefusal('resource-exhausted', (error as Error).message, { phone: { code: 'monthLimit' } });
    }
    write();
  };
};

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
  const place = await workplaceOf(customerId, holder);
  const appAddress = place.app === 'field' ? place.appAddress : null;
  const link = newAccountLink('joining', holder, { customerId });
  const shownOn = { kind: 'invitation', memberId: holder.uid, linkId: link.id } as const;
  const about = { customerId, to: email, address: link.address, shownOn, appAddress };
  const mail = joiningEmail(about, await inviterOf(customerId, uid));
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

/** The invitation by text, which is counted separately: whether it may be sent is checked again when its transaction reruns. */
const textInvitation = async (
  { customerId, uid }: Author,
  holder: Invited & { readonly phone: string },
): Promise<Invitation> => {
  const { phone } = holder;
  const link = newAccountLink('joining', { uid: holder.uid, email: '' }, { customerId, phone });
  const place = await workplaceOf(customerId, holder);
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
  const mail = firstPasswordEmail(about, await inviterOf(customerId, uid));
  return (transaction, reference) => {
    link.write(transaction);
    transaction.set(reference, mail);
  };
};
