import { defineSecret, defineString } from 'firebase-functions/params';
import { priceIds } from 'shared-lib/domain';

/** The secret or restricted key of the Stripe account; `off` for no payments. */
const secretKey = defineSecret('STRIPE_SECRET_KEY');
/** Stripe's signing secret for the webhook; `off` for none. */
const webhookSecret = defineSecret('STRIPE_WEBHOOK_SECRET');
/** The monthly price per additional employee. Stripe generates its id, so a project configures its own. */
const standardPrice = defineString('STRIPE_PRICE', { default: '' });

/** The secrets of functions that call Stripe. */
export const paymentSecrets = [secretKey];

export const webhookSecrets = [secretKey, webhookSecret];

/** A secret must exist for deployment, so this value means none. */
const none = 'off';

const valueOf = (secret: typeof secretKey): string | null => {
  const value = secret.value();
  return value === '' || value === none ? null : value;
};

/** Stripe's API address, or a local stand-in's. */
export interface PaymentConfiguration {
  readonly key: string;
  readonly address: { readonly host: string; readonly port: number; readonly protocol: 'http' } | null;
}

const loopback: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * How payments are configured; null if not set up.
 * @throws Error for a stand-in that isn't on this machine, or a live key combined with a stand-in
 */
export const paymentConfiguration = (): PaymentConfiguration | null => {
  const key = valueOf(secretKey);
  if (key === null) return null;
  const standIn = process.env['STRIPE_API_ADDRESS'];
  if (standIn === undefined || standIn === '') return { key, address: null };
  const { hostname, port, protocol } = new URL(standIn);
  if (protocol !== 'http:' || !loopback.has(hostname)) {
    throw new Error('STRIPE_API_ADDRESS must be on this machine');
  }
  if (!/^(?:sk|rk)_test_/.test(key)) throw new Error('STRIPE_API_ADDRESS requires a test key');
  return { key, address: { host: hostname, port: Number(port), protocol: 'http' } };
};

/** The webhook's signing secret; null if not set up. */
export const webhookSecretOf = (): string | null => valueOf(webhookSecret);

/** The id of the price for sale. */
export const standardPriceId = (): string => standardPrice.value() || priceIds.standard;
