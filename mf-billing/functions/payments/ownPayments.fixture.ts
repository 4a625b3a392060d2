import { startHttpServer, type HttpServer } from '../../../backend/local/src/httpServer.ts';
import { findCloudFunctions } from '../../../backend/local/src/functions/CloudFunction.ts';
import { functionsApp } from '../../../backend/local/src/functions/functionsApp.ts';
import { startLocalPayments, type LocalPayments } from 'backend/local-payments/startLocalPayments.ts';
import { testCatalogue } from 'backend/local-payments/testCatalogue.fixture.ts';
import { requireStripe } from 'backend/functions/core/payments/stripeClient.ts';
import { stripeWebhook } from './callables/stripeWebhook.ts';

const projectId = 'demo-payments';
const host = '127.0.0.1';
const site = 'http://localhost:5000';
const webhookPath = `/${projectId}/us-central1/stripeWebhook`;
const [product] = testCatalogue.product;
const [price] = testCatalogue.price;

/** Serves the webhook of this process. */
export const serveWebhook = (): Promise<HttpServer> => {
  const { functions } = findCloudFunctions({ stripeWebhook });
  return startHttpServer(
    functionsApp(projectId, functions, { handled: 0, waiting: 0 }, () => {}),
    host,
    0,
  );
};

/** The prices of the product, as local payments begin with them. */
const catalogue = {
  product: [{ ...product, id: 'prod_team' }],
  price: [{ ...price, id: 'price_professional', product: 'prod_team' }],
};

/**
 * Local payments for the tests of one file, which the functions of this process ask, and which tell their webhook.
 * @param elsewhere origin of the functions whose webhook is told in place of that
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
    await control('seed', catalogue);
  });
  afterAll(async () => {
    await payments.stop();
    await functions.stop();
  });
  return {
    site,
    control,
    /** Origin of the functions of this process. */
    functions: () => `http://${host}:${functions.port}`,
    /** Waits until the webhook has heard of everything. */
    settle: () => control('settle', {}),
    /** Somebody at Stripe with a card that pays; @returns their id. */
    newCustomer: async (customerId: string, card = 'pm_card_visa'): Promise<string> => {
      const stripe = requireStripe();
      const { id } = await stripe.customers.create({ metadata: { firebaseUID: customerId } });
      const method = await stripe.paymentMethods.attach(card, { customer: id });
      await stripe.customers.update(id, { invoice_settings: { default_payment_method: method.id } });
      return id;
    },
    /** What the hosted page does when somebody pays there. */
    subscribe: (stripeId: string, quantity: number) =>
      requireStripe().subscriptions.create({
        customer: stripeId,
        items: [{ price: 'price_professional', quantity }],
      }),
  };
};
