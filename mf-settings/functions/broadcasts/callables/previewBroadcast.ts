import { broadcastCalls } from 'mf-settings/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { heavyOfficeCall } from 'backend/kernel/officeCall.ts';
import { readPlan } from 'backend/kernel/readPlan.ts';
import { planRequestedBroadcast } from '../planRequestedBroadcast.ts';
import { remainingSegments, textCountsAt } from 'backend/functions/core/broadcasts/textCounts.ts';

/**
 * Previews a broadcast: payload `{ kind, communityIds, minutes, words }`, result `{ counts, places, leftThisMonth }`.
 * Writes nothing.
 * @throws HttpsError `unauthenticated`, `permission-denied`, and those of `planRequestedBroadcast`
 */
export const previewBroadcast = heavyOfficeCall(
  broadcastCalls.previewBroadcast,
  async (ask, { customerId }) => {
    const now = Date.now();
    const [{ plan, settings }, month] = await Promise.all([
      planRequestedBroadcast(customerId, ask, now),
      textCountsAt(customerId, now),
    ]);
    const { counts, places } = plan;
    const left = await firestore().runTransaction(
      async (transaction) =>
        remainingSegments(await transaction.get(month), settings, await readPlan(transaction, customerId)),
      { readOnly: true },
    );
    return { counts, places: [...places], leftThisMonth: left };
  },
);
