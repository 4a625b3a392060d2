import type Stripe from 'stripe';
import { nullIfMissing } from './nullIfMissing.ts';
import { stripeIdOf } from './stripeCustomer.ts';
import { callStripe } from './stripeRefusal.ts';
import { refusal } from '../../../kernel/refusal.ts';

/** Statuses of a subscription that is charged or may yet be; the first is the one an owner means. */
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
