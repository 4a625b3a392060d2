import { startHttpServer, type HttpServer } from '../../../backend/local/src/httpServer.ts';
import { findCloudFunctions } from '../../../backend/local/src/functions/CloudFunction.ts';
import { functionsApp } from '../../../backend/local/src/functions/functionsApp.ts';
import { startLocalPayments, type LocalPayments } from 'backend/local-payments/startLocalPayments.ts';
import { testCatalog } from 'backend/local-payments/testCatalog.fixture.ts';
import { requireStripe } from 'backend/functions/core/payments/stripeClient.ts';
import { stripeWebhook } from './callables/stripeWebhook.ts';

const projectId = 'demo-payments';
const host = '127.0.0.1';
const site = 'http://localhost:5000';
const webhookPath = `/${projectId}/us-central1/stripeWebhook`;
const [product] = testCatalog.product;
const [price] = testCatalog.price;

/** Serves this process's webhook. */
export const serveWebhook = (): Promise<HttpServer> => {
  const { functions } = findCloudFunctions({ stripeWebhook });
  return startHttpServer(
    functionsApp(projectId, functions, { handled: 0, waiting: 0 }, () => {}),
    host,
    0,
  );
};

/** The product's prices, which local payments start with. */
const catalog = {
  product: [{ ...product, id: 'prod_team' }],
  price: [{ ...price, id: 'price_professional', product: 'prod_team' }],
};

/**
 * Local payments for the tests of one file. This process's functions call them, and they call its webhook.
 * @param elsewhere origin of other functions whose webhook is called instead
 */
export const useOwnPayments = (elsewhere?: () => string) => {
  let functions: HttpServer;
  let payments: LocalPayments;
  const control = async (path: string, body: object): Promise<void> => {
    const answer = await fetch(`${payments.address}/control/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
  };
  beforeAll(async () => {
    payments = await startLocalPayments({ port: 0 });
    Object.assign(process.env, payments.environment, { LOCAL_SITE_URL: site });
    functions = await serveWebhook();
    const origin = elsewhere?.() ?? `http://${host}:${functions.port}`;
    payments.open({ folder: null, webhook: `${origin}${webhookPath}`, app: [site] });
    await control('seed', catalog);
  });
  afterAll(async () => {
    await payments.stop();
    await functions.stop();
  });
  return {
    site,
    control,
    /** Origin of this process's functions. */
    functions: () => `http://${host}:${functions.port}`,
    /** Waits until the webhook has received everything. */
    settle: () => control('settle', {}),
    /** A Stripe customer with a working card; @returns their id. */
    newCustomer: async (customerId: string, card = 'pm_card_visa'): Promise<string> => {
      const stripe = requireStripe();
      const { id } = await stripe.customers.create({ metadata: { firebaseUID: customerId } });
      const method = await stripe.paymentMethods.attach(card, { customer: id });
      await stripe.customers.update(id, { invoice_settings: { default_payment_method: method.id } });
      return id;
    },
    /** Pays on the hosted page. */
    subscribe: (stripeId: string, quantity: number) =>
      requireStripe().subscriptions.create({
        customer: stripeId,
        items: [{ price: 'price_professional', quantity }],
      }),
  };
};
