import { logger } from 'firebase-functions';
import { HttpsError } from 'firebase-functions/https';
import type Stripe from 'stripe';
import { billingCalls, type CheckoutOrder } from 'mf-billing/domain';
import { languageOf } from 'backend/functions/core/account/languageOf.ts';
import { siteAddress } from 'backend/functions/core/messages/configuration.ts';
import { refusal } from 'backend/kernel/refusal.ts';
import {
  beginCheckout,
  expireOtherSessions,
  recordCheckoutFailure,
  recordSession,
  sessionAtStripe,
  type CheckoutTerms,
} from '../checkoutSessions.ts';
import { paymentCall } from '../paymentCall.ts';
import { standardPriceId } from 'backend/functions/core/payments/configuration.ts';
import { callStripe, runningSubscriptions } from 'backend/functions/core/payments/runningSubscription.ts';
import { ensureStripeId } from 'backend/functions/core/payments/stripeCustomer.ts';
import { requireStripe } from 'backend/functions/core/payments/stripeClient.ts';

/** The page that shows what was bought. */
const billingTab = '/settings?tab=billing';

/** An address on this site that reports the payment's outcome. */
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

/** @throws HttpsError `failed-precondition` if the configured price is no longer sold */
const requireSold = async (stripe: Stripe, priceId: string): Promise<void> => {
  const price = await stripe.prices.retrieve(priceId);
  if (price.active) return;
  logger.error(`The price ${priceId} is not active, so no one can start paying`);
  throw refusal(
    'failed-precondition',
    'This plan can’t be bought at the moment. Nothing was charged.',
    'notSold',
  );
};

/** @throws HttpsError `failed-precondition` if the business already pays, or owes */
const requireNone = async (stripe: Stripe, stripeId: string): Promise<void> => {
  const [found] = await runningSubscriptions(stripe, stripeId);
  if (found === undefined) return;
  throw found.status === 'active'
    ? refusal(
        'failed-precondition',
        'You already have a subscription. Change its number of employees instead.',
        'subscribed',
      )
    : refusal(
        'failed-precondition',
        'A payment for your subscription is overdue. Pay it instead.',
        'paymentMissing',
      );
};

/**
 * Starts a subscription: payload `{ quantity, returnTo? }`, result `{ url }` of Stripe's page, from which the browser
 * returns to `returnTo` with `payment=done` or `payment=cancelled`. Only for the owner. Clients can't set the price,
 * or the start of a trial (`dateCreated`, spec section 9). Two tabs lead to one page, or the later one ends the
 * earlier one's page, so only one subscription results.
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`; `failed-precondition` without
 * payments, for a business that already pays, and for a price that is no longer sold; `unavailable` if Stripe can't
 * be reached
 */
export const startCheckout = paymentCall(billingCalls.startCheckout, async (order, { customerId }) => {
  const stripe = requireStripe();
  const begin = async () => {
    // A user waits for the page, so independent requests run in parallel.
    const [stripeId, terms] = await Promise.all([
      ensureStripeId(stripe, customerId),
      termsOf(customerId, order),
      requireSold(stripe, standardPriceId()),
    ]);
    const begun = await beginCheckout(customerId, terms, Date.now());
    try {
      await expireOtherSessions(stripe, customerId, stripeId, begun.others);
      // Only now: earlier checkouts have either ended or become a subscription, which this finds.
      await requireNone(stripe, stripeId);
      const session = await sessionAtStripe(stripe, customerId, stripeId, begun);
      await recordSession(begun.reference, session);
      if (session.url !== null) return { url: session.url };
      throw new HttpsError('aborted', 'You’re already paying in another tab. Continue there.');
    } catch (error) {
      await recordCheckoutFailure(begun.reference, error);
      throw error;
    }
  };
  return callStripe(begin());
});
