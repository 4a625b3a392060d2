import type Stripe from 'stripe';

/** What takes an end back, in whichever of the two ways it was set: newer subscriptions at Stripe end at a moment. */
export const resumption = ({ cancel_at_period_end }: Stripe.Subscription): Stripe.SubscriptionUpdateParams =>
  cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: '' };

/** Whether a subscription ends with its period. */
export const isEnding = ({ cancel_at_period_end, cancel_at }: Stripe.Subscription): boolean =>
  cancel_at_period_end || cancel_at !== null;
