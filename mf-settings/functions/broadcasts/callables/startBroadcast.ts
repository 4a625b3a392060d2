import { FieldValue } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { broadcastCalls } from 'mf-settings/domain';
import { paths, sameValue } from 'shared-lib/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { heavyOfficeCall } from 'backend/kernel/officeCall.ts';
import { readPlan } from 'backend/kernel/readPlan.ts';
import { timestampOf } from 'backend/kernel/storedFields.ts';
import { planRequestedBroadcast } from '../planRequestedBroadcast.ts';
import { countTexts, remainingSegments, textCountsAt } from 'backend/functions/core/broadcasts/textCounts.ts';

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
  if (!sameValue(counts, expected))
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
