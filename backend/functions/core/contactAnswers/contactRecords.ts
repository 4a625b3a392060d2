import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { paths, type TextMessage } from 'shared-lib/domain';
import {
  answersAfterDelivery,
  contactSubmissionSchema,
  type AnswerMessage,
  type ContactPlan,
  type ContactSubmission,
} from 'mf-communities/domain';
import { firestore } from '../../../kernel/firebase.ts';
import { letterOf } from '../messages/letter.ts';
import { mailDocument, textDocument } from '../messages/queueMessage.ts';
import { recordOf, updateRecord } from '../../../kernel/records.ts';
import { storedFields } from '../../../kernel/storedFields.ts';
import type { Mail } from '../messages/domain/mail.ts';

export const contactAt = (customerId: string, submissionId: string): DocumentReference =>
  firestore().doc(paths.contactSubmission(customerId, submissionId));

/** A resident request; null if missing or damaged. */
export const contactOf = (snapshot: DocumentSnapshot): ContactSubmission | null =>
  recordOf(contactSubmissionSchema, snapshot);

/** The sender of answers, and where replies to an email go. */
export interface AnswerSender {
  readonly customerId: string;
  readonly businessName: string;
  readonly replyTo: string | null;
}

/** Queues an answer for delivery. */
const queue = (
  transaction: Transaction,
  { id, channel, to, subject, text, submissionId }: AnswerMessage,
  { customerId, businessName, replyTo }: AnswerSender,
  request: Pick<ContactSubmission, 'communityId' | 'unitId'> | undefined,
): void => {
  if (channel === 'email') {
    const mail = mailDocument({
      to,
      subject,
      ...letterOf({ paragraphs: text.split(/\n{2,}/) }),
      purpose: 'answer',
      customerId,
      fromName: businessName,
      replyTo,
      answers: { submissionId },
    });
    transaction.create(firestore().doc(paths.mail(id)), mail);
    return;
  }
  const message = textDocument({
    to,
    body: text,
    purpose: 'answer',
    customerId,
    communityId: request?.communityId ?? null,
    unitId: request?.unitId ?? null,
    answers: { submissionId },
  });
  transaction.create(firestore().doc(paths.textMessage(id)), message);
};

/** Writes a plan and queues its messages in one commit: neither exists without the other. */
export const writePlan = (
  transaction: Transaction,
  plan: Extract<ContactPlan, { ok: true }>,
  sender: AnswerSender,
  requests: readonly ContactSubmission[],
): void => {
  for (const { id, fields } of plan.changed) {
    updateRecord(transaction, contactAt(sender.customerId, id), contactSubmissionSchema, fields);
  }
  for (const message of plan.messages) {
    const request = requests.find(({ id }) => id === message.submissionId);
    queue(transaction, message, sender, request);
  }
};

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
