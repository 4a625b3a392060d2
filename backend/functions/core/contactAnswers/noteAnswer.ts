import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { contactSubmissionSchema, type TextMessage } from 'shared-lib/domain';
import type { Mail } from '../messages/domain/mail.ts';
import { answersAfterDelivery } from 'mf-communities/domain';
import { firestore } from '../../../kernel/firebase.ts';
import { storedFields } from '../../../kernel/storedFields.ts';
import { contactAt, contactOf } from './contactRecords.ts';

/**
 * Notes in a request how far the message of one of its answers has come. Both are read as they are now, so an event that comes twice, late or
 * before another one does no harm; a message that is gone says nothing more.
 */
export const noteAnswer = async (
  snapshot: DocumentSnapshot,
  read: (snapshot: DocumentSnapshot) => Mail | TextMessage | null,
): Promise<void> => {
  await firestore().runTransaction(async (transaction) => {
    const message = read(await transaction.get(snapshot.ref));
    if (!message?.answers || !message.delivery || message.customerId === null) return;
    const reference = contactAt(message.customerId, message.answers.submissionId);
    const submission = contactOf(await transaction.get(reference));
    const answers =
      submission && answersAfterDelivery(submission.answers, message.id, message.delivery, Date.now());
    if (answers) transaction.update(reference, storedFields(contactSubmissionSchema, { answers }));
  });
};
