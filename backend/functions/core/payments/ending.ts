import type Stripe from 'stripe';

/** The update that undoes a cancellation, in either of the two ways it can be set: newer Stripe subscriptions end at a given time. */
export const resumption = ({ cancel_at_period_end }: Stripe.Subscription): Stripe.SubscriptionUpdateParams =>
  cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: '' };

/** Whether a subscription ends with its period. */
export const isEnding = ({ cancel_at_period_end, cancel_at }: Stripe.Subscription): boolean =>
  cancel_at_period_end || cancel_at !== null;
