import type Stripe from 'stripe';

/** The version of Stripe's API whose shapes the functions read; the webhook's endpoint is made with the same. */
export const stripeVersion = '2026-10-28.endive';

/** The events that the webhook follows, and has to be told; the deployment's check asks for each of them. */
export const followedEvents: readonly Stripe.Event.Type[] = [
  'checkout.session.completed',
  'checkout.session.expired',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.finalized',
  'invoice.paid',
  'invoice.payment_action_required',
  'invoice.payment_failed',
  'invoice.updated',
  'invoice.voided',
  'invoice.marked_uncollectible',
  'product.created',
  'product.updated',
  'product.deleted',
  'price.created',
  'price.updated',
  'price.deleted',
];
