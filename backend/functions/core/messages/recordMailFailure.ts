import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { paths, teamMemberSchema, type DeliveryFailure, type TextMessage } from 'shared-lib/domain';
import { dataExportSchema, emailChangeMailSchema, mailDeliverySchema } from 'mf-settings/domain';
import { contactSubmissionSchema, managerLinkSchema } from 'mf-communities/domain';
import { failureOf } from './domain/suppressionReasons.ts';
import type { Mail } from './domain/mail.ts';
import { firestore } from '../../../kernel/firebase.ts';
import { storedFields } from '../../../kernel/storedFields.ts';
import { recordOf } from '../../../kernel/records.ts';

type ShownOn = NonNullable<Mail['shownOn']>;

/** The path of the record that shows an email's failure. */
const placeOf = (customerId: string, shownOn: ShownOn): string => {
  switch (shownOn.kind) {
    case 'invitation':
      return paths.teamMember(customerId, shownOn.memberId);
    case 'managerLink':
      return paths.managerLink(customerId, shownOn.linkId);
    case 'receipt':
      return paths.contactSubmission(customerId, shownOn.submissionId);
    case 'export':
      return paths.dataExport(customerId, shownOn.exportId);
    case 'emailChange':
    case 'told':
      return paths.personalMail(customerId, shownOn.uid, shownOn.kind);
  }
};

/** The field that holds a record's failure, its current value, and what is written along with it. */
interface Shown {
  readonly field: string;
  readonly known: DeliveryFailure | null;
  readonly beside?: object;
}

/** @returns null if the email no longer belongs to the record */
const shownIn = (
  shownOn: ShownOn,
  record: DocumentSnapshot,
  { to, createdAt }: Pick<Mail, 'to' | 'createdAt'>,
): Shown | null => {
  switch (shownOn.kind) {
    case 'invitation': {
      const invitation = recordOf(teamMemberSchema, record)?.invitation;
      const isOwn = invitation?.linkId === shownOn.linkId;
      return isOwn ? { field: 'invitation.failure', known: invitation.failure } : null;
    }
    case 'managerLink': {
      const link = recordOf(managerLinkSchema, record);
      return link && { field: 'mailFailure', known: link.mailFailure };
    }
    case 'receipt': {
      const submission = recordOf(contactSubmissionSchema, record);
      return submission && { field: 'receiptFailure', known: submission.receiptFailure };
    }
    case 'export': {
      const dataExport = recordOf(dataExportSchema, record);
      return dataExport && { field: 'mailFailure', known: dataExport.mailFailure };
    }
    case 'emailChange': {
      const change = recordOf(emailChangeMailSchema, record);
      return change?.changeId === shownOn.changeId ? { field: 'failure', known: change.failure } : null;
    }
    case 'told': {
      const status = recordOf(mailDeliverySchema, record);
      const at = createdAt ?? 0;
      if (status !== null && at < (status.at ?? 0)) return null;
      const beside = storedFields(mailDeliverySchema, { email: to, at });
      return { field: 'failure', known: status?.failure ?? null, beside };
    }
  }
};

/**
 * Records why an expected email or text wasn't delivered, on the record of the person waiting for it, and clears that once it is delivered. Both
 * are read in their current state, so duplicate, late or unordered events do no harm. A replaced email doesn't affect its replacement.
 */
export const recordMailFailure = async (
  snapshot: DocumentSnapshot,
  read: (snapshot: DocumentSnapshot) => Mail | TextMessage | null,
): Promise<void> => {
  await firestore().runTransaction(async (transaction) => {
    const mail = read(await transaction.get(snapshot.ref));
    if (!mail?.shownOn || !mail.delivery) return;
    const { shownOn } = mail;
    const customerId = shownOn.kind === 'emailChange' ? shownOn.customerId : mail.customerId;
    const failure = failureOf(mail.delivery);
    if (customerId === null || failure === undefined) return;
    const record = await transaction.get(firestore().doc(placeOf(customerId, shownOn)));
    const shown = shownIn(shownOn, record, mail);
    if (shown === null || (shown.known === null && failure === null)) return;
    const fields = { ...shown.beside, [shown.field]: failure };
    if (record.exists) transaction.update(record.ref, fields);
    else transaction.set(record.ref, fields);
  });
};
