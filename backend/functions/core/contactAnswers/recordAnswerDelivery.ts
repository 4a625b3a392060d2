import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { TextMessage } from 'shared-lib/domain';
import { contactSubmissionSchema, answersAfterDelivery } from 'mf-communities/domain';
import type { Mail } from '../messages/domain/mail.ts';
import { firestore } from '../../../kernel/firebase.ts';
import { storedFields } from '../../../kernel/storedFields.ts';
import { contactAt, contactOf } from './contactRecords.ts';

/**
 * Records the delivery status of an answer on its request. Both are read in their current state, so duplicate, late or unordered events do
 * no harm; a deleted message changes nothing.
 */
export const recordAnswerDelivery = async (
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
