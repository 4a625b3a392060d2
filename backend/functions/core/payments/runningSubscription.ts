import { logger } from 'firebase-functions';
import { HttpsError } from 'firebase-functions/https';
import Stripe from 'stripe';
import { nullIfMissing } from './stripeClient.ts';
import { stripeIdOf } from './stripeCustomer.ts';
import { refusal } from '../../../kernel/refusal.ts';

/** Statuses of a subscription that is charged or may yet be; an active one is preferred. */
const running: readonly Stripe.Subscription.Status[] = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'paused',
  'incomplete',
];

/** A customer's subscriptions at Stripe that haven't ended, active ones first; empty for a customer Stripe no longer has. */
export const runningSubscriptions = async (
  stripe: Stripe,
  stripeId: string,
): Promise<Stripe.Subscription[]> => {
  const all = { customer: stripeId, status: 'all', limit: 100 } as const;
  const found = await nullIfMissing<Stripe.ApiList<Stripe.Subscription>>(stripe.subscriptions.list(all));
  return (found?.data ?? [])
    .filter(({ status }) => running.includes(status))
    .toSorted((one, other) => running.indexOf(one.status) - running.indexOf(other.status));
};

/** Stripe's page for an invoice that needs a payment or the bank's authentication; null if none does. */
export const openInvoiceOf = async (stripe: Stripe, { id }: Stripe.Subscription): Promise<string | null> => {
  const { data } = await stripe.invoices.list({ subscription: id, status: 'open', limit: 1 });
  return data[0]?.hosted_invoice_url ?? null;
};

/** The error an owner gets when Stripe refuses or is unreachable. Errors in our own request are logged, not shown. */
const refusalOf = (error: unknown): unknown => {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  logger.error(`Stripe rejected the request: ${error.message}`, {
    code: error.code,
    requestId: error.requestId,
  });
  if (error instanceof Stripe.errors.StripeCardError) {
    return refusal('failed-precondition', error.message, 'cardRefused');
  }
  if (error instanceof Stripe.errors.StripeIdempotencyError) {
    return new HttpsError('aborted', 'A different version of this request was just sent. Try again.');
  }
  if (error instanceof Stripe.errors.StripeInvalidRequestError) {
    return new HttpsError('internal', 'The payment provider rejected this. Nothing was charged.');
  }
  return new HttpsError('unavailable', 'The payment provider could not be reached. Try again in a minute.');
};

/**
 * Calls Stripe, for a callable.
 * @throws HttpsError `failed-precondition` for a refused card, `unavailable` if Stripe is unreachable, `internal` otherwise
 */
export const callStripe = async <T>(promise: Promise<T>): Promise<T> => {
  try {
    return await promise;
  } catch (error) {
    throw refusalOf(error);
  }
};

/**
 * The current subscription at Stripe that an owner changes.
 * @throws HttpsError `failed-precondition` if there is none
 */
export const requireSubscription = async (
  stripe: Stripe,
  customerId: string,
): Promise<Stripe.Subscription> => {
  const stripeId = await stripeIdOf(customerId);
  const [found] = stripeId === null ? [] : await callStripe(runningSubscriptions(stripe, stripeId));
  if (found === undefined) {
    throw refusal(
      'failed-precondition',
      'There is no subscription to change. Choose a plan first.',
      'noSubscription',
    );
  }
  return found;
};
