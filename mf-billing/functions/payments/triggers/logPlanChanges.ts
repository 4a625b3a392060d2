import { onDocumentWritten, type DocumentSnapshot } from 'firebase-functions/firestore';
import { paths, subscriptionSchema } from 'shared-lib/domain';
import {
  changeDetailsSchema,
  planChangeSchema,
  planChangesOf,
  type ChangingSubscription,
} from 'mf-billing/domain';
import { createOnce } from 'backend/kernel/createOnce.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { recordOf } from 'backend/kernel/records.ts';
import { runtime } from 'backend/kernel/runtime.ts';
import { storedFields } from 'backend/kernel/storedFields.ts';

const stateIn = (snapshot: DocumentSnapshot | undefined): ChangingSubscription | null => {
  const subscription = snapshot && recordOf(subscriptionSchema, snapshot);
  const details = snapshot && recordOf(changeDetailsSchema, snapshot);
  return subscription && details ? { ...subscription, ...details } : null;
};

/**
 * Logs what changed in a subscription, once per event. Every change ends in its document, whether it was made here, by a renewal or by the
 * provider's support.
 */
export const logPlanChanges = onDocumentWritten(
  { document: 'customers/{customerId}/subscriptions/{subscriptionId}', ...runtime.trigger, retry: true },
  async ({ id, time, data, params: { customerId } }) => {
    // A deleted subscription goes with its business.
    if (!data?.after.exists) return;
    const before = stateIn(data.before);
    const after = stateIn(data.after);
    // One that is new here may have started earlier.
    const at = (before === null ? after?.created : null) ?? Date.parse(time);
    const changes = planChangesOf(customerId, before, after);
    const event = id.replaceAll('/', '-');
    for (const change of changes) {
      const reference = firestore().doc(paths.planChange(customerId, `${event}-${change.kind}`));
      await createOnce(reference, storedFields(planChangeSchema, { ...change, at }));
    }
  },
);
