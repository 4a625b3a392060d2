import { startHttpServer, type HttpServer } from '../../local/src/httpServer.ts';
import { findCloudFunctions } from '../../local/src/functions/CloudFunction.ts';
import { functionsApp } from '../../local/src/functions/functionsApp.ts';
import { startLocalPayments, type LocalPayments } from '../../local-payments/startLocalPayments.ts';
import { testCatalogue } from '../../local-payments/testCatalogue.fixture.ts';
import { requireStripe } from './stripeClient.ts';
import { stripeWebhook } from './stripeWebhook.ts';

const projectId = 'demo-payments';
const host = '127.0.0.1';
const site = 'http://localhost:5000';
const [product] = testCatalogue.product;
const [price] = testCatalogue.price;

/** The prices of the product, as local payments begin with them. */
const catalogue = {
  product: [{ ...product, id: 'prod_team' }],
  price: [{ ...price, id: 'price_professional', product: 'prod_team' }],
};

/** Local payments for the tests of one file, which the functions of this process ask, and which tell their webhook. */
export const useOwnPayments = () => {
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
    const { functions: found } = findCloudFunctions({ stripeWebhook });
    const app = functionsApp(projectId, found, { handled: 0, waiting: 0 }, () => {});
    functions = await startHttpServer(app, host, 0);
    const webhook = `http://${host}:${functions.port}/${projectId}/us-central1/stripeWebhook`;
    payments.open({ folder: null, webhook, app: [site] });
    await control('seed', catalogue);
  });
  afterAll(async () => {
    await payments.stop();
    await functions.stop();
  });
  return {
    site,
    control,
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
