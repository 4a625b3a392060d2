import { logger } from 'firebase-functions';
import { HttpsError } from 'firebase-functions/https';
import type Stripe from 'stripe';
import { checkoutSchema, type CheckoutOrder } from 'mf-billing/domain';
import { languageOf } from 'backend/functions/core/account/languageOf.ts';
import { authoriseOwner } from 'backend/kernel/authoriseOwner.ts';
import { callableOptions, payloadOf } from 'backend/kernel/calls.ts';
import { siteAddress } from 'backend/functions/core/messages/configuration.ts';
import { onCall } from 'backend/kernel/onCall.ts';
import { refusal } from 'backend/kernel/refusal.ts';
import {
  beginCheckout,
  endOthers,
  noteFailure,
  noteSession,
  sessionAtStripe,
  type CheckoutTerms,
} from '../checkoutSessions.ts';
import { paymentSecrets, standardPriceId } from 'backend/functions/core/payments/configuration.ts';
import { runningSubscriptions } from 'backend/functions/core/payments/runningSubscription.ts';
import { ensureStripeId } from 'backend/functions/core/payments/stripeCustomer.ts';
import { requireStripe } from 'backend/functions/core/payments/stripeClient.ts';
import { asking } from 'backend/functions/core/payments/stripeRefusal.ts';

/** Where one looks at what was bought. */
const billingTab = '/settings?tab=billing';

/** An address of the site that says what became of the payment. */
const comingBack = (path: string, payment: 'done' | 'cancelled'): string => {
  const address = new URL(siteAddress(path));
  address.searchParams.set('payment', payment);
  return address.href;
};

const termsOf = async (
  customerId: string,
  { quantity, returnTo = billingTab }: CheckoutOrder,
): Promise<CheckoutTerms> => ({
  price: standardPriceId(),
  quantity,
  success_url: comingBack(returnTo, 'done'),
  cancel_url: comingBack(returnTo, 'cancelled'),
  locale: (await languageOf(customerId)) ?? 'en',
});

/** @throws HttpsError `failed-precondition` where the price that is set up here is not sold any more */
const requireSold = async (stripe: Stripe, priceId: string): Promise<void> => {
  const price = await stripe.prices.retrieve(priceId);
  if (price.active) return;
  logger.error(`The price ${priceId} is not active, so nobody can begin to pay`);
  throw refusal(
    'failed-precondition',
    'This plan can’t be bought at the moment. Nothing was charged.',
    'notSold',
  );
};

/** @throws HttpsError `failed-precondition` for who pays already, or owes */
const requireNone = async (stripe: Stripe, stripeId: string): Promise<void> => {
  const [found] = await runningSubscriptions(stripe, stripeId);
  if (found === undefined) return;
  throw found.status === 'active'
    ? refusal(
        'failed-precondition',
        'You have a subscription already. Change its number of employees instead.',
        'subscribed',
      )
    : refusal(
        'failed-precondition',
        'A payment of your subscription is missing. Make that payment instead.',
        'paymentMissing',
      );
};

/**
 * Begins to pay: payload `{ quantity, returnTo? }`, result `{ url }` of Stripe's page, from where the browser comes back to `returnTo` with
 * `payment=done` or `payment=cancelled`. The owner's alone. The price is ours to name, and so is where a trial comes from (`dateCreated`,
 * spec section 9). Two tabs come to one page, or the later one ends the page of the earlier; so they end with one subscription.
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`; `failed-precondition` without payments, for who pays
 *   already, and for a price that is not sold any more; `unavailable` when Stripe can't be reached
 */
export const startCheckout = onCall({ ...callableOptions, secrets: paymentSecrets }, async (request) => {
  const customerId = await authoriseOwner(request);
  const order = payloadOf(checkoutSchema, request.data);
  const stripe = requireStripe();
  const begin = async () => {
    // Somebody waits for the page, so what doesn't need each other is asked for at once.
    const [stripeId, terms] = await Promise.all([
      ensureStripeId(stripe, customerId),
      termsOf(customerId, order),
      requireSold(stripe, standardPriceId()),
    ]);
    const begun = await beginCheckout(customerId, terms, Date.now());
    try {
      await endOthers(stripe, customerId, stripeId, begun.others);
      // Only now: whatever was open before is either ended or a subscription that this finds.
      await requireNone(stripe, stripeId);
      const session = await sessionAtStripe(stripe, customerId, stripeId, begun);
      await noteSession(begun.reference, session);
      if (session.url !== null) return { url: session.url };
      throw new HttpsError('aborted', 'Another tab has begun to pay. Go on there.');
    } catch (error) {
      await noteFailure(begun.reference, error);
      throw error;
    }
  };
  return asking(begin());
});
