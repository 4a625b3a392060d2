import { FieldPath, type Query } from 'firebase-admin/firestore';
import { mailSchema } from './domain/mail.ts';
import { paths, textMessageSchema } from 'shared-lib/domain';
import { withdrawnDelivery } from './domain/planAttempt.ts';
import { firestore } from '../../../kernel/firebase.ts';
import { timestampOf } from '../../../kernel/storedFields.ts';
import { recordOf } from '../../../kernel/records.ts';
import { inTransaction } from '../summaries/transactions.ts';
import { storedDelivery } from './deliveryRecords.ts';

/** Messages listed per request. */
const pageSize = 200;

/** States of messages that may still be sent. */
const waiting = ['PENDING', 'RETRY', 'PROCESSING'];

/** Cancels a message, unless it has ended. One that is being sent isn't retried afterward. */
const withdrawOne = (path: string): Promise<void> =>
  inTransaction(async (transaction) => {
    const reference = firestore().doc(path);
    const stored = await transaction.get(reference);
    const message = recordOf(mailSchema, stored) ?? recordOf(textMessageSchema, stored);
    if (!message?.delivery) return;
    const now = Date.now();
    const delivery = withdrawnDelivery(message.delivery, now);
    if (delivery !== null) transaction.update(reference, { delivery: storedDelivery(delivery) });
    else if (message.delivery.state === 'PROCESSING')
      transaction.update(reference, { expiresAt: timestampOf(now) });
  });

/**
 * Processes each message of a query that may still be sent. Idempotent.
 * @param until epoch milliseconds after which the rest is left to another call
 * @returns whether none is left
 */
export const forEachPending = async (
  query: Query,
  until: number,
  act: (path: string) => Promise<void>,
): Promise<boolean> => {
  const pages = query.where('delivery.state', 'in', waiting).orderBy(FieldPath.documentId()).limit(pageSize);
  for (let last: string | null = null; ;) {
    const { docs } = await (last === null ? pages : pages.startAfter(last)).select().get();
    for (const { ref } of docs) {
      if (Date.now() > until) return false;
      await act(ref.path);
    }
    last = docs.at(-1)?.id ?? null;
    if (docs.length < pageSize) return true;
  }
};

/**
 * Cancels a community's waiting texts, because it is no longer served. Idempotent.
 * @param until epoch milliseconds after which the rest is left to another call
 * @returns whether none is left
 */
export const withdrawTextsOf = (customerId: string, communityId: string, until: number): Promise<boolean> =>
  forEachPending(
    firestore()
      .collection(paths.textMessages())
      .where('customerId', '==', customerId)
      .where('communityId', '==', communityId),
    until,
    withdrawOne,
  );

/** Cancels a business's emails to a person who has left it: their invitation or digest has no recipient anymore. */
export const withdrawEmailsTo = (customerId: string, email: string, until: number): Promise<boolean> =>
  forEachPending(
    firestore().collection(paths.mails()).where('customerId', '==', customerId).where('to', '==', email),
    until,
    withdrawOne,
  );
