import {
  countTexts,
  remainingSegments,
  textCountsAt,
} from 'backend/functions/core/broadcasts/textPermission.ts';
import { FieldValue, type DocumentReference, type DocumentSnapshot } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { broadcastCalls, planCancel, planResend } from 'mf-settings/domain';
import { expiryOf } from 'backend/functions/core/messages/domain/planAttempt.ts';
import { paths, isEqual, textMessageSchema, type Delivery, type TextMessage } from 'shared-lib/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { storedDelivery } from 'backend/functions/core/messages/deliveryRecords.ts';
import { heavyOfficeCall, officeCall } from 'backend/kernel/officeCall.ts';
import { recordOf } from 'backend/kernel/records.ts';
import { inTransaction } from 'backend/functions/core/summaries/transactions.ts';
import { readPlan } from 'backend/kernel/readPlan.ts';
import { timestampOf } from 'backend/kernel/storedFields.ts';
import { planRequestedBroadcast } from '../planRequestedBroadcast.ts';

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

/**
 * Sends a reviewed broadcast: payload `{ broadcastId, kind, communityIds, minutes, words, expected }`, result `{
 * success: true }`. It plans again, and refuses if the counts differ from those its author saw. `makeBroadcastTexts`
 * creates the texts. Safe to repeat with the same `broadcastId`.
 *
 * @throws HttpsError `unauthenticated`, `permission-denied`, and those of `planRequestedBroadcast`; `aborted` with the new counts
 * if they differ from those expected; `failed-precondition` if it has no recipients; `resource-exhausted` beyond the
 * month's limit
 */
export const startBroadcast = heavyOfficeCall(broadcastCalls.startBroadcast, async (order, author) => {
  const { broadcastId, expected, ...ask } = order;
  const { customerId, by } = author;
  const reference = firestore().doc(paths.broadcast(customerId, broadcastId));
  if ((await reference.get()).exists) return { success: true };
  const now = Date.now();
  const { plan, settings, words, expiresAt } = await planRequestedBroadcast(customerId, ask, now);
  const { counts } = plan;
  if (!isEqual(counts, expected))
    throw new HttpsError('aborted', 'The recipients changed since you reviewed them.', { counts });
  if (counts.recipients === 0) throw new HttpsError('failed-precondition', 'This text has no recipients.');
  const month = await textCountsAt(customerId, now);
  await firestore().runTransaction(async (transaction) => {
    const [stored, counted] = await transaction.getAll(reference, month);
    if (stored!.exists) return;
    const left = remainingSegments(counted!, settings, await readPlan(transaction, customerId));
    if (left !== null && counts.segments > left)
      throw new HttpsError('resource-exhausted', 'This exceeds this month’s text limit.', { left });
    countTexts(transaction, counted!.ref, { texts: counts.recipients, segments: counts.segments });
    transaction.create(reference, {
      kind: ask.kind,
      communityIds: [...new Set(ask.communityIds)],
      minutes: ask.minutes,
      words,
      status: 'making',
      ...counts,
      made: 0,
      expiresAt: timestampOf(expiresAt),
      canceledAt: null,
      canceledBy: null,
      createdAt: FieldValue.serverTimestamp(),
      createdBy: by,
      updatedAt: FieldValue.serverTimestamp(),
    });
  });
  return { success: true };
});
