import Stripe from 'stripe';
import { paymentConfiguration } from './configuration.ts';
import { stripeVersion } from './handledEvents.ts';
import { refusal } from '../../../kernel/refusal.ts';

/** Short enough for a callable, including a retry. */
const timeoutMillis = 20_000;

let made: { readonly key: string; readonly stripe: Stripe } | undefined;

/** The Stripe client; null if payments are not set up. */
export const stripeClient = (): Stripe | null => {
  const configuration = paymentConfiguration();
  if (configuration === null) return null;
  const key = JSON.stringify(configuration);
  if (made?.key !== key) {
    const stripe = new Stripe(configuration.key, {
      apiVersion: stripeVersion,
      timeout: timeoutMillis,
      maxNetworkRetries: 2,
      telemetry: false,
      ...configuration.address,
    });
    made = { key, stripe };
  }
  return made.stripe;
};

/**
 * The same, but required.
 * @throws HttpsError `failed-precondition` if payments are not set up
 */
export const requireStripe = (): Stripe => {
  const stripe = stripeClient();
  if (stripe === null) {
    throw refusal(
      'failed-precondition',
      'Payments are not set up here, so nothing can be bought.',
      'notSetUp',
    );
  }
  return stripe;
};

/** Stripe's answer; null if it has no such object or customer. */
export const nullIfMissing = async <T>(promise: Promise<T>): Promise<T | null> => {
  try {
    return await promise;
  } catch (error) {
    if ((error as { code?: unknown }).code === 'resource_missing') return null;
    throw error;
  }
};
