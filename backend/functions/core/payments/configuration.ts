import { defineSecret, defineString } from 'firebase-functions/params';
import { priceIds } from 'shared-lib/domain';

/** The secret key of the account at Stripe, or a restricted one; `off` for no payments. */
const secretKey = defineSecret('STRIPE_SECRET_KEY');
/** With what Stripe signs what it tells the webhook; `off` for none. */
const webhookSecret = defineSecret('STRIPE_WEBHOOK_SECRET');
/** The price of a month and an employee. Its id is Stripe's, so a project names its own. */
const standardPrice = defineString('STRIPE_PRICE', { default: '' });

/** What a function that asks Stripe may read. */
export const paymentSecrets = [secretKey];

export const webhookSecrets = [secretKey, webhookSecret];

/** A secret has to be there to be deployed, so this stands for none. */
const none = 'off';

const valueOf = (secret: typeof secretKey): string | null => {
  const value = secret.value();
  return value === '' || value === none ? null : value;
};

/** Where Stripe answers: at its own address, or at that of a stand-in on this machine. */
export interface PaymentConfiguration {
  readonly key: string;
  readonly address: { readonly host: string; readonly port: number; readonly protocol: 'http' } | null;
}

const loopback: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * How payments are made; null where they are not set up.
 * @throws Error for a stand-in that is not on this machine, or a key with which real money moves beside one
 */
export const paymentConfiguration = (): PaymentConfiguration | null => {
  const key = valueOf(secretKey);
  if (key === null) return null;
  const standIn = process.env['STRIPE_API_ADDRESS'];
  if (standIn === undefined || standIn === '') return { key, address: null };
  const { hostname, port, protocol } = new URL(standIn);
  if (protocol !== 'http:' || !loopback.has(hostname)) {
    throw new Error('STRIPE_API_ADDRESS is for a stand-in on this machine alone');
  }
  if (!/^(?:sk|rk)_test_/.test(key)) throw new Error('STRIPE_API_ADDRESS goes with a test key alone');
  return { key, address: { host: hostname, port: Number(port), protocol: 'http' } };
};

/** With what the webhook's callers sign; null where it is not set up. */
export const webhookSecretOf = (): string | null => valueOf(webhookSecret);

/** The id of the price that is sold. */
export const standardPriceId = (): string => standardPrice.value() || priceIds.standard;
