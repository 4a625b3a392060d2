import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { startLocalPayments, type LocalPayments } from '../startLocalPayments.ts';
import { testCatalog } from '../testCatalog.fixture.ts';

/** The app's address for redirects. */
export const app = 'http://127.0.0.1:5999';

/** The error that a call is refused with. */
export const refusal = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => null,
    (caught: unknown) => caught,
  );
  if (!(error instanceof Stripe.errors.StripeError)) throw new Error(`Not refused: ${String(error)}`);
  const { type, code, param, statusCode } = error;
  return [type, code, param, statusCode];
};

export const idOf = (value: string | { id: string } | null | undefined): string =>
  typeof value === 'string' ? value : (value?.id ?? '');

/** Local payments with the test catalog, new for each test of a file, and the calls its tests share. */
export const ownApi = () => {
  let folder: string;
  let payments: LocalPayments;
  let stripe: Stripe;

  const clientOf = (key: string): Stripe =>
    new Stripe(key, {
      host: '127.0.0.1',
      port: new URL(payments.address).port,
      protocol: 'http',
      apiVersion: Stripe.API_VERSION,
      maxNetworkRetries: 0,
    });

  const control = async (path: string, wish: object): Promise<Record<string, unknown>> => {
    const answer = await fetch(`${payments.address}/control/${path}`, {
      method: 'POST',
      body: JSON.stringify(wish),
    });
    expect(answer.status).toBe(200);
    return (await answer.json()) as Record<string, unknown>;
  };

  const start = async (): Promise<void> => {
    payments = await startLocalPayments({ port: 0 });
    payments.open({ folder, webhook: null, app: [app] });
    stripe = clientOf(payments.environment.STRIPE_SECRET_KEY!);
    await control('seed', testCatalog);
  };

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'local-payments-'));
    await start();
  });
  afterEach(async () => {
    await payments.stop();
    rmSync(folder, { recursive: true });
  });

  const customerWith = async (card = 'pm_card_visa'): Promise<Stripe.Customer> => {
    const customer = await stripe.customers.create({ email: 'o@demo.test', metadata: { firebaseUID: 'u1' } });
    const method = await stripe.paymentMethods.attach(card, { customer: customer.id });
    return stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: method.id } });
  };

  return {
    stripe: () => stripe,
    address: () => payments.address,
    clientOf,
    control,
    customerWith,
    subscribed: async (quantity: number, card?: string) => {
      const customer = await customerWith(card);
      return stripe.subscriptions.create({
        customer: customer.id,
        items: [{ price: 'price_test', quantity }],
      });
    },
    /** As after a kill: only persisted data is left. */
    startAgain: async () => {
      await payments.stop();
      await start();
    },
  };
};
