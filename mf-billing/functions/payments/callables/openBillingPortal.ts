import type Stripe from 'stripe';
import { billingCalls } from 'mf-billing/domain';
import { siteAddress } from 'backend/functions/core/messages/configuration.ts';
import { refusal } from 'backend/kernel/refusal.ts';
import { paymentCall } from '../paymentCall.ts';
import { nullIfMissing } from 'backend/functions/core/payments/nullIfMissing.ts';
import { openInvoiceOf, runningSubscriptions } from 'backend/functions/core/payments/runningSubscription.ts';
import { requireStripe } from 'backend/functions/core/payments/stripeClient.ts';
import { stripeIdOf } from 'backend/functions/core/payments/stripeCustomer.ts';
import { callStripe } from 'backend/functions/core/payments/stripeRefusal.ts';

/** Stripe's page for a missing payment; null if nothing is owed. */
const missingPaymentOf = async (stripe: Stripe, stripeId: string): Promise<string | null> => {
  const [found] = await runningSubscriptions(stripe, stripeId);
  return found === undefined || found.status === 'active' ? null : openInvoiceOf(stripe, found);
};

/**
 * Opens Stripe's pages about the business's payments, with its card, address and invoices: payload `{ returnTo,
 * toPay? }`, a path on this site, result `{ url }`. With `toPay` it is the page of the unpaid invoice, if there is
 * one: another card alone pays nothing before Stripe's next try. Its address expires after a while, so request it
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
      throw refusal('failed-precondition', 'There are no payments of your business yet.', 'noPayments');
    }
    return { url: session.url };
  },
);
