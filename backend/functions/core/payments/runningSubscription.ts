import type Stripe from 'stripe';
import { orNothing } from './orNothing.ts';
import { stripeIdOf } from './stripeCustomer.ts';
import { asking } from './stripeRefusal.ts';
import { refusal } from '../../../kernel/refusal.ts';

/** Statuses of a subscription for which somebody is charged, or may yet be; the first is the one that an owner means. */
const running: readonly Stripe.Subscription.Status[] = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'paused',
  'incomplete',
];

/** The subscriptions of somebody at Stripe that are not over, those in force first; none of somebody whom Stripe doesn't know any more. */
export const runningSubscriptions = async (
  stripe: Stripe,
  stripeId: string,
): Promise<Stripe.Subscription[]> => {
  const all = { customer: stripeId, status: 'all', limit: 100 } as const;
  const found = await orNothing<Stripe.ApiList<Stripe.Subscription>>(stripe.subscriptions.list(all));
  return (found?.data ?? [])
    .filter(({ status }) => running.includes(status))
    .toSorted((one, other) => running.indexOf(one.status) - running.indexOf(other.status));
};

/** Stripe's page of the invoice that waits for a payment or the bank's authentication; null where none waits. */
export const openInvoiceOf = async (stripe: Stripe, { id }: Stripe.Subscription): Promise<string | null> => {
  const { data } = await stripe.invoices.list({ subscription: id, status: 'open', limit: 1 });
  return data[0]?.hosted_invoice_url ?? null;
};

/**
 * The subscription that an owner changes, as Stripe has it now.
 * @throws HttpsError `failed-precondition` for who has none
 */
export const requireSubscription = async (
  stripe: Stripe,
  customerId: string,
): Promise<Stripe.Subscription> => {
  const stripeId = await stripeIdOf(customerId);
  const [found] = stripeId === null ? [] : await asking(runningSubscriptions(stripe, stripeId));
  if (found === undefined) {
    throw refusal(
      'failed-precondition',
      'There is no subscription to change. Choose a plan first.',
      'noSubscription',
    );
  }
  return found;
};
