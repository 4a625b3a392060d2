import { logger } from 'firebase-functions';
import { onSchedule } from 'firebase-functions/scheduler';
import { forEveryCustomer } from 'backend/kernel/everyCustomer.ts';
import { runtime } from 'backend/kernel/runtime.ts';
import { paymentSecrets } from 'backend/functions/core/payments/configuration.ts';
import { updateStripeEmail } from 'backend/functions/core/payments/emailAtStripe.ts';
import { stripeClient } from 'backend/functions/core/payments/stripeClient.ts';
import { stripeIdOf } from 'backend/functions/core/payments/stripeCustomer.ts';
import { writeCatalog, writeSubscription } from 'backend/functions/core/payments/writeNow.ts';

/**
 * Writes all businesses' subscriptions, and the products, from Stripe's current data, and sends it what it has
 * missed. @param onFailed called for each failed business
 */
export const repairEveryPayment = async (
  onFailed: (customerId: string, error: unknown) => void,
): Promise<void> => {
  const stripe = stripeClient();
  if (stripe === null) return;
  await writeCatalog(stripe);
  await forEveryCustomer(async (customerId) => {
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
