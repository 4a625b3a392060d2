import { onDocumentWritten, type Change, type DocumentSnapshot } from 'firebase-functions/firestore';
import { mailSchema, type Mail } from 'backend/functions/core/messages/domain/mail.ts';
import { textMessageSchema, violationSchema, type TextMessage } from 'shared-lib/domain';
import { noticesAfterDelivery } from 'mf-tracking/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { recordAnswerDelivery } from 'backend/functions/core/contactAnswers/contactRecords.ts';
import { recordMailFailure } from 'backend/functions/core/messages/recordMailFailure.ts';
import { runtime } from 'backend/kernel/runtime.ts';
import { storedFields } from 'backend/kernel/storedFields.ts';
import { recordOf } from 'backend/kernel/records.ts';
import { isSame } from 'backend/functions/core/summaries/isSame.ts';
import { caseAt, violationOf } from '../caseRecords.ts';

/**
 * Records the delivery state of a notice's message in its case. Both are read in their current state, so
 * late, duplicate and unordered events are harmless; a deleted message changes nothing.
 */
export const recordNoticeDelivery = async (
  snapshot: DocumentSnapshot,
  read: (snapshot: DocumentSnapshot) => Mail | TextMessage | null,
): Promise<void> => {
  await firestore().runTransaction(async (transaction) => {
    const message = read(await transaction.get(snapshot.ref));
    if (!message?.notice || !message.delivery || message.customerId === null) return;
    const { violationId, stepId } = message.notice;
    const reference = caseAt(message.customerId, violationId);
    const violation = violationOf(await transaction.get(reference));
    const notices =
      violation && noticesAfterDelivery(violation.notices, stepId, message.delivery, Date.now());
    if (notices) transaction.update(reference, storedFields(violationSchema, { notices }));
  });
};

const deliveryOf = (snapshot: DocumentSnapshot): unknown => snapshot.get('delivery');

const noteAfter =
  (read: Parameters<typeof recordNoticeDelivery>[1]) =>
  async ({ data }: { data?: Change<DocumentSnapshot> | undefined }): Promise<void> => {
    if (!data?.after.exists || isSame(data, deliveryOf)) return;
    if (data.after.get('notice')) await recordNoticeDelivery(data.after, read);
    if (data.after.get('answers')) await recordAnswerDelivery(data.after, read);
    if (data.after.get('shownOn')) await recordMailFailure(data.after, read);
  };

const options = { ...runtime.trigger, retry: true } as const;

/**
 * Reports an email's delivery: to a case for its notice, to a resident request for its answer, and to an
 * invitation or a link if it failed.
 */
export const noteMailedNotices = onDocumentWritten(
  { ...options, document: 'mail/{id}' },
  noteAfter((snapshot) => recordOf(mailSchema, snapshot)),
);

/** The same for texts. */
export const noteTextedNotices = onDocumentWritten(
  { ...options, document: 'messages/{id}' },
  noteAfter((snapshot) => recordOf(textMessageSchema, snapshot)),
);
