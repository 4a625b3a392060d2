import { logger } from 'firebase-functions';
import { onSchedule } from 'firebase-functions/scheduler';
import { forEachCustomer } from 'backend/kernel/forEachCustomer.ts';
import { runtime } from 'backend/kernel/runtime.ts';
import { paymentSecrets } from 'backend/functions/core/payments/configuration.ts';
import { updateStripeEmail } from 'backend/functions/core/payments/emailAtStripe.ts';
import { stripeClient } from 'backend/functions/core/payments/stripeClient.ts';
import { stripeIdOf } from 'backend/functions/core/payments/stripeCustomer.ts';
import { writeCatalog, writeSubscription } from 'backend/functions/core/payments/writeNow.ts';
import { createOnce } from 'backend/kernel/createOnce.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { recordOf } from 'backend/kernel/records.ts';
import { storedFields } from 'backend/kernel/storedFields.ts';
import { onDocumentWritten, type DocumentSnapshot } from 'firebase-functions/firestore';
import {
  changeDetailsSchema,
  planChangeSchema,
  planChangesOf,
  type ChangingSubscription,
} from 'mf-billing/domain';
import { paths, subscriptionSchema } from 'shared-lib/domain';

/**
 * Writes all businesses' subscriptions, and the products, from Stripe's current data, and sends it the
 * updates it missed. @param onFailed called for each failed business
 */
export const repairEveryPayment = async (
  onFailed: (customerId: string, error: unknown) => void,
): Promise<void> => {
  const stripe = stripeClient();
  if (stripe === null) return;
  await writeCatalog(stripe);
  await forEachCustomer(async (customerId) => {
    const stripeId = await stripeIdOf(customerId);
    if (stripeId === null) return;
    await updateStripeEmail(customerId);
    const found = await stripe.subscriptions.list({ customer: stripeId, status: 'all', limit: 100 });
    for (const { id } of found.data) await writeSubscription(stripe, customerId, id);
  }, onFailed);
};

/** Compares with Stripe once a day, for events that never arrived, and for emails that could not be sent to it. */
export const repairPayments = onSchedule(
  {
    schedule: '30 10 * * *',
    timeZone: 'Etc/UTC',
    ...runtime.longestRun,
    secrets: paymentSecrets,
  },
  () =>
    repairEveryPayment((customerId, error) =>
      logger.error(`Comparing the payments of ${customerId} with Stripe failed`, error),
    ),
);

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
    // Subscriptions are deleted only with their business.
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
