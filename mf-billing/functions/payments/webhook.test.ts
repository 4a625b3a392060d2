import { Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import { paths, planOf, readDocument, subscriptionSchema } from 'shared-lib/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { failNextCommit } from 'backend/kernel/testing/inProcess.fixture.ts';
import { useOwnFirestore } from 'backend/functions/core/summaries/ownFirestore.fixture.ts';
import { endEverySubscription, stopRenewals } from 'backend/functions/core/payments/subscriptionOfDeleted.ts';
import { deliver, eventOf, signed, startFakeStripe } from './webhook.fixture.ts';

/** Stripe's events, in any order, and what is written because of them. */
useOwnFirestore();
jest.setTimeout(120_000);

let stripe: Awaited<ReturnType<typeof startFakeStripe>>;
beforeAll(async () => {
  stripe = await startFakeStripe();
});
afterAll(() => stripe.stop());

const customer = 'paying-owner';
const stripeId = 'cus_of_the_test';
const end = Math.floor(Date.now() / 1000) + 20 * 86_400;
const product = {
  id: 'prod_1',
  object: 'product',
  active: true,
  name: 'Professional',
  metadata: {},
  images: [],
};
const price = { id: 'price_professional', object: 'price', product, unit_amount: 4_000, active: true };

/** A subscription in the current API's format: only the item has the period. */
const subscriptionWith = (quantity: number, more: object = {}) => ({
  id: 'sub_1',
  object: 'subscription',
  customer: stripeId,
  status: 'active',
  livemode: false,
  metadata: { customerId: customer },
  cancel_at_period_end: false,
  cancel_at: null,
  canceled_at: null,
  ended_at: null,
  trial_start: null,
  trial_end: null,
  created: end - 10 * 86_400,
  items: {
    object: 'list',
    data: [{ id: 'si_1', price, quantity, current_period_start: end - 30 * 86_400, current_period_end: end }],
  },
  ...more,
});

const at = '/v1/subscriptions/sub_1';
const reference = () => firestore().doc(paths.subscription(customer, 'sub_1'));
const written = async () => (await reference().get()).data();
const planNow = async () => {
  const data = await written();
  const result = readDocument(subscriptionSchema, reference().path, data ?? {});
  return planOf(result.ok ? [result.value] : [], Date.now());
};

let count = 0;
const updated = (object: object = subscriptionWith(1)) =>
  eventOf(`evt_${++count}`, 'customer.subscription.updated', object);

beforeEach(async () => {
  stripe.answers.clear();
  stripe.asked.length = 0;
  await reference().delete();
  await firestore().doc(paths.customer(customer)).set({ stripeId });
});

test('writes the end of the period of a subscription from the current API', async () => {
  stripe.answers.set(at, () => subscriptionWith(3));
  expect(await deliver(updated())).toBe(200);
  expect(await written()).toMatchObject({
    status: 'active',
    quantity: 3,
    current_period_end: Timestamp.fromMillis(end * 1000),
    stripeLink: 'https://dashboard.stripe.com/test/subscriptions/sub_1',
  });
  // Comparing a whole reference would compare its client, too.
  const bought = (await written())?.['price'] as DocumentReference | undefined;
  expect(bought?.path).toBe('products/prod_1/prices/price_professional');
  expect(await planNow()).toMatchObject({ name: 'enterprise', maxTeam: 4 });
});

test('a repeated event is handled once', async () => {
  stripe.answers.set(at, () => subscriptionWith(3));
  const event = updated();
  expect(await deliver(event)).toBe(200);
  stripe.asked.length = 0;
  expect(await deliver(event)).toBe(200);
  expect(stripe.asked).toEqual([]);
});

test('the same event twice at once writes the same', async () => {
  stripe.answers.set(at, () => subscriptionWith(3));
  const event = updated();
  expect(await Promise.all([deliver(event), deliver(event)])).toEqual([200, 200]);
  expect((await planNow()).quantity).toBe(3);
});

test('events out of order leave the current state', async () => {
  stripe.answers.set(at, () => subscriptionWith(5));
  const early = updated(subscriptionWith(1));
  const late = updated(subscriptionWith(5));
  expect(await deliver(late)).toBe(200);
  expect(await deliver(early)).toBe(200);
  expect((await planNow()).quantity).toBe(5);
});

test('a slow write of old data doesn’t overwrite newer data', async () => {
  const requested = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<object>();
  stripe.answers.set(at, () => {
    requested.resolve();
    return answered.promise;
  });
  const early = deliver(updated());
  await requested.promise;
  stripe.answers.set(at, () => subscriptionWith(7));
  const late = deliver(updated());
  // Firestore lets the second wait for the first, or overtake it during these reads; either way the first has an old
  // answer.
  for (let reads = 0; reads < 20; reads++) await reference().get();
  answered.resolve(subscriptionWith(1));
  expect([await early, await late]).toEqual([200, 200]);
  expect((await planNow()).quantity).toBe(7);
});

test('a lost event is made up for by the next, and can be replayed', async () => {
  const lost = updated(subscriptionWith(2));
  stripe.answers.set(at, () => subscriptionWith(4));
  expect(await deliver(updated(subscriptionWith(4)))).toBe(200);
  expect((await planNow()).quantity).toBe(4);
  expect(await deliver(lost)).toBe(200);
  expect((await planNow()).quantity).toBe(4);
});

test('if Stripe is unreachable it answers 500, and handles the event when redelivered', async () => {
  const event = updated();
  stripe.answers.set(at, () => Promise.reject(new Error('down')));
  expect(await deliver(event)).toBe(500);
  expect(await written()).toBeUndefined();
  stripe.answers.set(at, () => subscriptionWith(2));
  expect(await deliver(event)).toBe(200);
  expect((await planNow()).quantity).toBe(2);
});

test('one that was killed before writing is handled again', async () => {
  const event = updated();
  stripe.answers.set(at, () => subscriptionWith(2));
  await failNextCommit();
  expect(await deliver(event)).toBe(500);
  expect(await deliver(event)).toBe(200);
  expect((await planNow()).quantity).toBe(2);
});

test.each([
  ['with another key', (body: string) => deliver(body, signed(body, 'whsec_another'))],
  ['for another body', (body: string) => deliver(body, signed(`${body} `))],
  ['from six minutes ago', (body: string) => deliver(body, signed(body, undefined, Date.now() / 1000 - 360))],
  ['that is missing', (body: string) => deliver(body, '')],
  ['of a GET request', (body: string) => deliver(body, signed(body), 'GET')],
])('refuses a signature %s', async (_, send) => {
  stripe.answers.set(at, () => subscriptionWith(900));
  expect(await send(updated())).toBe(401);
  expect(stripe.asked).toEqual([]);
  expect(await written()).toBeUndefined();
});

test('an end at Stripe ends the plan', async () => {
  stripe.answers.set(at, () => subscriptionWith(3, { status: 'canceled', ended_at: end - 86_400 }));
  expect(await deliver(eventOf(`evt_${++count}`, 'customer.subscription.deleted', subscriptionWith(3)))).toBe(
    200,
  );
  expect(await planNow()).toMatchObject({ name: 'one' });
});

test('an invoice is written below its subscription, including one from an older API', async () => {
  const invoice = { id: 'in_1', object: 'invoice', customer: stripeId, status: 'paid', amount_due: 4_000 };
  const parent = { type: 'subscription_details', subscription_details: { subscription: 'sub_1' } };
  stripe.answers.set(at, () => subscriptionWith(1));
  stripe.answers.set('/v1/invoices/in_1', () => ({ ...invoice, parent }));
  stripe.answers.set('/v1/invoices/in_2', () => ({ ...invoice, id: 'in_2', subscription: 'sub_1' }));
  for (const id of ['in_1', 'in_2']) {
    expect(await deliver(eventOf(`evt_${++count}`, 'invoice.paid', { ...invoice, id }))).toBe(200);
    const kept = await firestore()
      .doc(paths.invoice(customer, 'sub_1', id))
      .get();
    expect(kept.data()).toMatchObject({ id, status: 'paid', amount_due: 4_000 });
  }
  expect(await written()).toBeDefined();
});

test('products and prices are what they are at Stripe', async () => {
  const tell = (type: string, object: object) => deliver(eventOf(`evt_${++count}`, type, object));
  stripe.answers.set('/v1/products/prod_9', () => ({ ...product, id: 'prod_9' }));
  stripe.answers.set('/v1/prices/price_9', () => ({
    ...{ ...price, id: 'price_9', product: 'prod_9', currency: 'usd', type: 'recurring', metadata: {} },
    ...{ billing_scheme: 'per_unit', nickname: null, tax_behavior: 'unspecified' },
    recurring: { interval: 'month', interval_count: 1, trial_period_days: null },
  }));
  expect(await tell('product.created', { id: 'prod_9', object: 'product' })).toBe(200);
  const named = { id: 'price_9', object: 'price', product: 'prod_9' };
  expect(await tell('price.created', named)).toBe(200);
  const kept = () => firestore().doc(paths.price('prod_9', 'price_9')).get();
  expect((await kept()).data()).toMatchObject({ unit_amount: 4_000, interval: 'month', active: true });
  stripe.answers.delete('/v1/prices/price_9');
  expect(await tell('price.deleted', named)).toBe(200);
  expect((await kept()).exists).toBe(false);
});

test('nothing is written for a deleted business, or a customer without one', async () => {
  stripe.answers.set(at, () => subscriptionWith(3));
  const stranger = updated(subscriptionWith(3, { customer: 'cus_of_nobody' }));
  expect(await deliver(stranger)).toBe(200);
  expect(await written()).toBeUndefined();
});

test('a subscription unknown to Stripe, as with another account’s key, stays as it was', async () => {
  stripe.answers.set(at, () => subscriptionWith(3));
  await deliver(updated());
  stripe.answers.clear();
  expect(await deliver(updated())).toBe(200);
  expect((await planNow()).quantity).toBe(3);
});

test('a customer no longer known to Stripe does not hold up a deletion', async () => {
  await stopRenewals(customer);
  expect(await endEverySubscription(customer)).toBe(true);
  expect(stripe.asked).toEqual(['/v1/subscriptions', '/v1/subscriptions']);
});
