import { FieldValue } from 'firebase-admin/firestore';
import { decidedAs, isOpenSwap, swapCalls, withDecision, type AnswerSwapAnswer } from 'mf-team/domain';
import { paths, readRequest } from 'shared-lib/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { signedInCall } from 'backend/kernel/signedInCall.ts';
import { requireOwnSwap } from '../swaps/swapRecords.ts';
import { tellSwap } from '../swaps/tellSwap.ts';

/**
 * Withdraws a swap until it is decided, for the field app (docs/field-app.md): payload `{ customerId, swapId }`; result
 * `{ kind: 'made' }`, or `refused` with the reason. The office's request is canceled, and a colleague who had accepted
 * is notified. Idempotent.
 *
 * @throws HttpsError `unauthenticated`, `invalid-argument`; `permission-denied` for anyone but the member who asked
 */
export const withdrawSwap = signedInCall(swapCalls.withdrawSwap, async ({ customerId, swapId }, uid) => {
  let wasAccepted = false;
  const answer = await firestore().runTransaction<AnswerSwapAnswer>(async (transaction) => {
    wasAccepted = false;
    const swap = await requireOwnSwap(transaction, customerId, swapId, 'memberId', uid);
    if (swap.status === 'withdrawn') return { kind: 'made' };
    const now = Date.now();
    if (!isOpenSwap(swap, now)) {
      return { kind: 'refused', reason: now >= swap.openUntil ? 'started' : 'closed' };
    }
    const record = firestore().doc(paths.requestRecord(customerId, swapId));
    if (swap.status === 'accepted') {
      const stored: unknown = (await transaction.get(record)).get('requests');
      const request = readRequest(Array.isArray(stored) ? stored[0] : null);
      const cancelled =
        request?.status === 'pending' &&
        withDecision(stored, { ...request, place: 0 }, decidedAs(request, 'cancelled', uid, now));
      if (cancelled && cancelled.ok) transaction.update(record, { requests: cancelled.requests });
    }
    transaction.update(firestore().doc(paths.shiftSwap(customerId, swapId)), {
      status: 'withdrawn',
      updatedAt: FieldValue.serverTimestamp(),
    });
    wasAccepted = swap.status === 'accepted';
    return { kind: 'made' };
  });
  if (wasAccepted) await tellSwap(customerId, swapId, 'withdrawn');
  return answer;
});
