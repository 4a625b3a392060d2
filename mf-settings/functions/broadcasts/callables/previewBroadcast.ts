import { broadcastAskSchema, type BroadcastPreview } from 'mf-settings/domain';
import { authorise } from 'backend/kernel/authorise.ts';
import { callableOptions, payloadOf } from 'backend/kernel/calls.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { runtime } from 'backend/kernel/runtime.ts';
import { onCall } from 'backend/kernel/onCall.ts';
import { readPlan } from 'backend/kernel/readPlan.ts';
import { planAsked } from '../planAsked.ts';
import { leftThisMonth, textCountsAt } from 'backend/functions/core/broadcasts/textCounts.ts';

/**
 * Previews a broadcast: payload `{ kind, communityIds, minutes, words }`, result `{ counts, places, leftThisMonth }`.
 * Writes nothing.
 * @throws HttpsError `unauthenticated`, `permission-denied`, and those of `planAsked`
 */
export const previewBroadcast = onCall(
  { ...callableOptions, ...runtime.heavyCallable },
  async (request): Promise<BroadcastPreview> => {
    const customerId = await authorise(request);
    const ask = payloadOf(broadcastAskSchema, request.data);
    const now = Date.now();
    const [{ plan, settings }, month] = await Promise.all([
      planAsked(customerId, ask, now),
      textCountsAt(customerId, now),
    ]);
    const { counts, places } = plan;
    const left = await firestore().runTransaction(
      async (transaction) =>
        leftThisMonth(await transaction.get(month), settings, await readPlan(transaction, customerId)),
      { readOnly: true },
    );
    return { counts, places: [...places], leftThisMonth: left };
  },
);
