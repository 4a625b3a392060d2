import { siteAddress } from 'backend/functions/core/messages/configuration.ts';
import {
  callStripe,
  openInvoiceOf,
  requireSubscription,
  runningSubscriptions,
} from 'backend/functions/core/payments/runningSubscription.ts';
import { nullIfMissing, requireStripe } from 'backend/functions/core/payments/stripeClient.ts';
import { stripeIdOf } from 'backend/functions/core/payments/stripeCustomer.ts';
import { resumption, isEnding } from 'backend/functions/core/payments/subscriptionOfDeleted.ts';
import { writeSubscription } from 'backend/functions/core/payments/writeNow.ts';
import { FieldValue } from 'firebase-admin/firestore';
import { paths } from 'shared-lib/domain';
import { authorOf, billingCalls } from 'mf-billing/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { ownerCall } from 'backend/kernel/officeCall.ts';
import { refusal } from 'backend/kernel/refusal.ts';
import type Stripe from 'stripe';
import { paymentCall } from '../paymentCall.ts';

/**
 * Chooses the free plan: payload `{ plan: 'free' }`, result `{}`. It is stored as `planChosen` in the customer
 * document, which no client writes, and lets the owner in after the trial. A current subscription isn't affected.
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`
 */
export const choosePlan = ownerCall(billingCalls.choosePlan, async ({ plan }, { customerId }) => {
  await firestore()
    .doc(paths.customer(customerId))
    .update({ planChosen: plan, planChosenAt: FieldValue.serverTimestamp() });
  return {};
});

/**
 * Lets the subscription end with the paid period: no payload, result `{}`. Until then everything stays as it is. Only
 * for the owner; safe to repeat.
 * @throws HttpsError `unauthenticated`, `permission-denied`; `failed-precondition` without payments or a subscription
 */
export const cancelAtPeriodEnd = paymentCall(
  billingCalls.cancelAtPeriodEnd,
  async (_, { customerId, by }) => {
    const stripe = requireStripe();
    const subscription = await requireSubscription(stripe, customerId);
    if (!isEnding(subscription)) {
      const update = { cancel_at_period_end: true, metadata: authorOf(by, 'ends') };
      await callStripe(stripe.subscriptions.update(subscription.id, update));
    }
    await callStripe(writeSubscription(stripe, customerId, subscription.id));
    return {};
  },
);

/**
 * Undoes the end of the subscription before it takes effect: no payload, result `{}`. Only for the owner.
 * @throws HttpsError `unauthenticated`, `permission-denied`; `failed-precondition` without payments, after it has
 * ended, and while the business is scheduled for deletion
 */
export const resumeSubscription = paymentCall(
  billingCalls.resumeSubscription,
  async (_, { customerId, by }) => {
    const stripe = requireStripe();
    const subscription = await requireSubscription(stripe, customerId);
    if (subscription.metadata['endedBy'] === 'deletion') {
      throw refusal(
        'failed-precondition',
        'This business is scheduled for deletion. Cancel the deletion first.',
        'beingDeleted',
      );
    }
    if (isEnding(subscription)) {
      const update = { ...resumption(subscription), metadata: authorOf(by, 'renews') };
      await callStripe(stripe.subscriptions.update(subscription.id, update));
    }
    await callStripe(writeSubscription(stripe, customerId, subscription.id));
    return {};
  },
);

/** Stripe's page for a missing payment; null if nothing is owed. */
const missingPaymentOf = async (stripe: Stripe, stripeId: string): Promise<string | null> => {
  const [found] = await runningSubscriptions(stripe, stripeId);
  return found === undefined || found.status === 'active' ? null : openInvoiceOf(stripe, found);
};

/**
 * Opens Stripe's pages about the business's payments, with its card, address and invoices: payload `{ returnTo,
 * toPay? }`, a path on this site, result `{ url }`. With `toPay` it is the page of the unpaid invoice, if there is
 * one: a new card alone pays nothing until Stripe's next attempt. Its address expires after a while, so request it
 * each time. Only for the owner.
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`; `failed-precondition` without
 * payments, and for a business that never began to pay, or was deleted at Stripe
 */
export const openBillingPortal = paymentCall(
  billingCalls.openBillingPortal,
  async (requested, { customerId }) => {
    const { returnTo, toPay = false } = requested;
    const stripe = requireStripe();
    const stripeId = await stripeIdOf(customerId);
    if (toPay && stripeId !== null) {
      const url = await callStripe(missingPaymentOf(stripe, stripeId));
      if (url !== null) return { url };
    }
    const session =
      stripeId === null
        ? null
        : await callStripe(
            nullIfMissing(
              stripe.billingPortal.sessions.create({ customer: stripeId, return_url: siteAddress(returnTo) }),
            ),
          );
    if (session === null) {
      throw refusal('failed-precondition', 'Your business has no payments yet.', 'noPayments');
    }
    return { url: session.url };
  },
);
