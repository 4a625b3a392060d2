import type Stripe from 'stripe';
import { billingPortalSchema } from 'mf-billing/domain';
import { authoriseOwner } from 'backend/kernel/authoriseOwner.ts';
import { callableOptions, payloadOf } from 'backend/kernel/calls.ts';
import { siteAddress } from 'backend/functions/core/messages/configuration.ts';
import { onCall } from 'backend/kernel/onCall.ts';
import { refusal } from 'backend/kernel/refusal.ts';
import { paymentSecrets } from 'backend/functions/core/payments/configuration.ts';
import { orNothing } from 'backend/functions/core/payments/orNothing.ts';
import { openInvoiceOf, runningSubscriptions } from 'backend/functions/core/payments/runningSubscription.ts';
import { requireStripe } from 'backend/functions/core/payments/stripeClient.ts';
import { stripeIdOf } from 'backend/functions/core/payments/stripeCustomer.ts';
import { asking } from 'backend/functions/core/payments/stripeRefusal.ts';

/** Stripe's page of what somebody owes; null for who owes nothing. */
const missingPaymentOf = async (stripe: Stripe, stripeId: string): Promise<string | null> => {
  const [found] = await runningSubscriptions(stripe, stripeId);
  return found === undefined || found.status === 'active' ? null : openInvoiceOf(stripe, found);
};

/**
 * Opens Stripe's pages about what the business pays, where the card, the address and the invoices are: payload `{ returnTo, toPay? }`, a
 * path of this site, result `{ url }`. With `toPay` it is the page of the invoice that a payment is missing for, where one is: another
 * card alone pays nothing before Stripe's next try. Its address ends after a while, so it is asked for anew. The owner's alone.
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`; `failed-precondition` without payments, and for who never
 *   began to pay, or was deleted at Stripe
 */
export const openBillingPortal = onCall({ ...callableOptions, secrets: paymentSecrets }, async (request) => {
  const customerId = await authoriseOwner(request);
  const { returnTo, toPay = false } = payloadOf(billingPortalSchema, request.data);
  const stripe = requireStripe();
  const stripeId = await stripeIdOf(customerId);
  if (toPay && stripeId !== null) {
    const url = await asking(missingPaymentOf(stripe, stripeId));
    if (url !== null) return { url };
  }
  const session =
    stripeId === null
      ? null
      : await asking(
          orNothing(
            stripe.billingPortal.sessions.create({ customer: stripeId, return_url: siteAddress(returnTo) }),
          ),
        );
  if (session === null) {
    throw refusal('failed-precondition', 'There are no payments of your business yet.', 'noPayments');
  }
  return { url: session.url };
});
