import { FieldValue, type DocumentReference, type DocumentSnapshot } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { broadcastCalls, planCancel, planResend } from 'mf-settings/domain';
import { expiryOf } from 'backend/functions/core/messages/domain/planAttempt.ts';
import { paths, textMessageSchema, type Delivery, type TextMessage } from 'shared-lib/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { storedDelivery } from 'backend/functions/core/messages/deliveryRecords.ts';
import { officeCall } from 'backend/kernel/officeCall.ts';
import { recordOf } from 'backend/kernel/records.ts';
import { inTransaction } from 'backend/functions/core/summaries/transactions.ts';

/**
 * How many texts are changed concurrently, each in its own transaction, because a sender may be handling any of them.
 */
const atOnce = 20;

/** Changes a text by hand, if possible. @returns whether it did */
const changeText = (
  reference: DocumentReference,
  plan: (delivery: Delivery, text: TextMessage) => Delivery | null,
): Promise<boolean> =>
  inTransaction(async (transaction) => {
    const text = recordOf(textMessageSchema, await transaction.get(reference));
    const delivery = text?.delivery && plan(text.delivery, text);
    if (delivery) transaction.update(reference, { delivery: storedDelivery(delivery) });
    return Boolean(delivery);
  });

/** Changes a broadcast's texts that are in some states. @returns how many were changed */
const changeTexts = async (
  customerId: string,
  broadcastId: string,
  states: readonly Delivery['state'][],
  plan: (delivery: Delivery, text: TextMessage) => Delivery | null,
): Promise<number> => {
  const found = await firestore()
    .collection(paths.textMessages())
    .where('customerId', '==', customerId)
    .where('broadcastId', '==', broadcastId)
    .where('delivery.state', 'in', states)
    .select()
    .get();
  const waiting = found.docs.values();
  let changed = 0;
  const work = async () => {
    for (const { ref } of waiting) if (await changeText(ref, plan)) changed += 1;
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return changed;
};

const broadcastAt = async (customerId: string, broadcastId: string): Promise<DocumentSnapshot> => {
  const stored = await firestore().doc(paths.broadcast(customerId, broadcastId)).get();
  if (!stored.exists) throw new HttpsError('not-found', 'Broadcast not found.');
  return stored;
};

/**
 * Cancels a broadcast: payload `{ broadcastId }`, result `{ changed }`, the number of texts that won't be sent. Texts
 * already being sent are sent. Safe to repeat.
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`, `not-found`
 */
export const cancelBroadcast = officeCall(broadcastCalls.cancelBroadcast, async ({ broadcastId }, author) => {
  const { customerId, by } = author;
  const { ref } = await broadcastAt(customerId, broadcastId);
  await inTransaction(async (transaction) => {
    const stored = await transaction.get(ref);
    if (stored.get('status') === 'canceled') return;
    transaction.update(ref, {
      status: 'canceled',
      canceledAt: FieldValue.serverTimestamp(),
      canceledBy: by,
      updatedAt: FieldValue.serverTimestamp(),
    });
  });
  // No texts are created from here on, so none is missed.
  const now = Date.now();
  return {
    changed: await changeTexts(customerId, broadcastId, ['PENDING', 'RETRY'], (delivery) =>
      planCancel(delivery, now),
    ),
  };
});

/**
 * Resends a broadcast's failed texts that may still arrive: payload `{ broadcastId }`, result `{ changed }`.
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`, `not-found`
 */
export const resendBroadcast = officeCall(broadcastCalls.resendBroadcast, async ({ broadcastId }, author) => {
  const { customerId } = author;
  await broadcastAt(customerId, broadcastId);
  const now = Date.now();
  return {
    changed: await changeTexts(customerId, broadcastId, ['ERROR'], (delivery, { createdAt, expiresAt }) =>
      planResend(delivery, expiryOf({ channel: 'text', createdAt: createdAt ?? now, expiresAt }), now),
    ),
  };
});
