import type { DocumentSnapshot } from 'firebase-admin/firestore';
import {
  failureOf,
  mailSchema,
  managerLinkSchema,
  paths,
  teamMemberSchema,
  type DeliveryFailure,
  type Mail,
} from 'shared-lib/domain';
import { firestore } from '../firebase.ts';
import { recordOf } from '../summaries/directorySources.ts';

/** Where a record keeps its failure, and what it says now; null where the mail is no longer its own. */
const shownIn = (
  shownOn: NonNullable<Mail['shownOn']>,
  record: DocumentSnapshot,
): { readonly field: string; readonly known: DeliveryFailure | null } | null => {
  if (shownOn.kind === 'managerLink') {
    const link = recordOf(managerLinkSchema, record);
    return link && { field: 'mailFailure', known: link.mailFailure };
  }
  const invitation = recordOf(teamMemberSchema, record)?.invitation;
  return invitation?.linkId === shownOn.linkId
    ? { field: 'invitation.failure', known: invitation.failure }
    : null;
};

/**
 * Notes on the record of whoever waits for a mail why it did not arrive, and that it did after all. Both are read as they are now, so an
 * event that comes twice, late or out of order does no harm. The mail of an invitation that was replaced says nothing about the new one.
 */
export const noteFailure = async (snapshot: DocumentSnapshot): Promise<void> => {
  await firestore().runTransaction(async (transaction) => {
    const mail = recordOf(mailSchema, await transaction.get(snapshot.ref));
    if (!mail?.shownOn || !mail.delivery || mail.customerId === null) return;
    const { shownOn, customerId } = mail;
    const failure = failureOf(mail.delivery);
    if (failure === undefined) return;
    const reference = firestore().doc(
      shownOn.kind === 'invitation'
        ? paths.teamMember(customerId, shownOn.memberId)
        : paths.managerLink(customerId, shownOn.linkId),
    );
    const shown = shownIn(shownOn, await transaction.get(reference));
    if (shown === null || (shown.known === null && failure === null)) return;
    transaction.update(reference, { [shown.field]: failure });
  });
};
