import type { DocumentSnapshot } from 'firebase-admin/firestore';
import {
  contactSubmissionSchema,
  dataExportSchema,
  emailChangeMailSchema,
  paths,
  teamMemberSchema,
  toldMailSchema,
  type DeliveryFailure,
} from 'shared-lib/domain';
import { failureOf } from './domain/deadNumbers.ts';
import { mailSchema, type Mail } from './domain/mail.ts';
import { managerLinkSchema } from 'mf-communities/domain';
import { firestore } from '../../../kernel/firebase.ts';
import { storedFields } from '../../../kernel/storedFields.ts';
import { recordOf } from '../../../kernel/records.ts';

type ShownOn = NonNullable<Mail['shownOn']>;

/** Where the record is that shows a mail's failure. */
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

/** The field in which a record keeps its failure, what it says now, and what is written beside it. */
interface Shown {
  readonly field: string;
  readonly known: DeliveryFailure | null;
  readonly beside?: object;
}

/** @returns null where the mail is no longer the record's own */
const shownIn = (shownOn: ShownOn, record: DocumentSnapshot, { to, createdAt }: Mail): Shown | null => {
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
      const told = recordOf(toldMailSchema, record);
      const at = createdAt ?? 0;
      if (told !== null && at < (told.at ?? 0)) return null;
      const beside = storedFields(toldMailSchema, { email: to, at });
      return { field: 'failure', known: told?.failure ?? null, beside };
    }
  }
};

/**
 * Notes on the record of whoever waits for a mail why it did not arrive, and that it did after all. Both are read as they are now, so an
 * event that comes twice, late or out of order does no harm. A mail that was replaced by another one says nothing about that.
 */
export const noteFailure = async (snapshot: DocumentSnapshot): Promise<void> => {
  await firestore().runTransaction(async (transaction) => {
    const mail = recordOf(mailSchema, await transaction.get(snapshot.ref));
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
