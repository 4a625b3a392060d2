import { FieldValue } from 'firebase-admin/firestore';
import { legsOf, refusedLegs, swapCalls, type AnswerSwapAnswer } from 'mf-team/domain';
import { paths } from 'shared-lib/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { signedInCall } from 'backend/kernel/signedInCall.ts';
import { readLegs } from '../swaps/readLegs.ts';
import { requireOwnSwap } from '../swaps/swapRecords.ts';
import { tellSwap } from '../swaps/tellSwap.ts';

/**
 * The colleague's answer to a swap, for the field app (docs/field-app.md): payload `{ customerId, swapId, isAccepted }`;
 * result `{ kind: 'made' }`, or `refused` with the reason. An accepted one becomes a request for the office, which is
 * notified of it like of any other. Idempotent.
 *
 * @throws HttpsError `unauthenticated`, `invalid-argument`; `permission-denied` for anyone but the colleague
 */
export const answerSwap = signedInCall(swapCalls.answerSwap, async (requested, uid) => {
  const { customerId, swapId, isAccepted } = requested;
  const status = isAccepted ? 'accepted' : 'refused';
  let isNews = false;
  const answer = await firestore().runTransaction<AnswerSwapAnswer>(async (transaction) => {
    isNews = false;
    const swap = await requireOwnSwap(transaction, customerId, swapId, 'colleagueId', uid);
    if (swap.status === status) return { kind: 'made' };
    if (swap.status !== 'asked') return { kind: 'refused', reason: 'closed' };
    const now = Date.now();
    if (now >= swap.openUntil) return { kind: 'refused', reason: 'started' };
    if (isAccepted) {
      const { legs } = await readLegs(transaction, customerId, swap);
      const [refused] = refusedLegs(legs, now, false);
      if (refused) return { kind: 'refused', reason: refused.reason };
      const [requestDate] = legsOf(swap)
        .map(({ serviceDate }) => serviceDate)
        .sort();
      transaction.set(firestore().doc(paths.requestRecord(customerId, swapId)), {
        requests: [
          {
            userId: swap.memberId,
            status: 'pending',
            requestType: 'shiftSwap',
            requestDate,
            communityId: swap.shift.communityId,
          },
        ],
      });
    }
    transaction.update(firestore().doc(paths.shiftSwap(customerId, swapId)), {
      status,
      updatedAt: FieldValue.serverTimestamp(),
    });
    isNews = true;
    return { kind: 'made' };
  });
  if (isNews && !isAccepted) await tellSwap(customerId, swapId, 'refused');
  return answer;
});
