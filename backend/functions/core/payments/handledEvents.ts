import type Stripe from 'stripe';

/** The Stripe API version whose objects the functions read; the webhook endpoint is created with the same. */
export const stripeVersion = '2026-10-28.endive';

/** The events that the webhook handles; the deployment check requires each of them. */
export const handledEvents: readonly Stripe.Event.Type[] = [
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
